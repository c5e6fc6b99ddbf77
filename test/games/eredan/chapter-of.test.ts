/** A page finds the chapter of a rule by its id alone; the list of the rules says the same. */
import { expect, test } from 'vitest';
import { chapterOf } from '../../../src/games/eredan/chapter-of.ts';
import { completeChapters, rules } from '../../../src/games/eredan/rules.ts';

test('every rule is found in its own chapter, and every chapter by a rule', () => {
  expect(rules.filter(({ id, chapter }) => chapterOf(id) !== chapter).map(({ id }) => id)).toEqual([]);
  expect([...new Set(rules.map(({ id }) => chapterOf(id)))].sort()).toEqual([...completeChapters].sort());
});
