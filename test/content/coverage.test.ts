/** Every claim of a complete chapter has its paragraphs, is enforced or cited, and is proven by a scenario that shows it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Covered, coverage, played } from '../../src/cli/coverage.ts';
import { pageOf } from '../../src/content/game-page.ts';
import { rulesOf } from '../../src/content/games.ts';
import { games } from '../../src/games/index.ts';

describe.each(Object.values(games))('$id', (game) => {
  let run: ReturnType<typeof played>;
  let chapters: Covered[];
  beforeAll(() => {
    run = played(game);
    chapters = coverage(game, run);
  }, 120_000);

  test('no scenario fails', () => expect(run.failing).toEqual([]));
  test('no scenario claims to prove a rule that its play never shows', () => expect(run.unshown).toEqual([]));
  test('the complete chapters have no hole', () => {
    const asked = chapters.filter((chapter) => chapter.asked);
    expect(asked.map(({ chapter }) => chapter).sort()).toEqual([...(pageOf(game.id)?.completeChapters ?? [])].sort());
    expect(asked.flatMap(({ holes }) => holes)).toEqual([]);
    for (const { claims, paragraphs, cited, proven, slips } of asked)
      expect([paragraphs, cited, proven]).toEqual([claims, claims - slips, claims - slips]);
  });
  test('only what is open can be a slip of the source', () =>
    expect(
      rulesOf(game.id)
        .filter(({ slip, kind, switch: setting }) => slip && (kind !== 'open' || setting))
        .map(({ id }) => id),
    ).toEqual([]));
  test('every claim of the inventory is counted once', () => {
    expect(chapters.reduce((sum, { claims }) => sum + claims, 0)).toBe(rulesOf(game.id).length);
    expect(new Set(rulesOf(game.id).map(({ id }) => id)).size).toBe(rulesOf(game.id).length);
  });
});
