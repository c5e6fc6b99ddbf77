/** What some say is checked like what is true: the engine says otherwise, and at the rule that it is about. */
import { describe, expect, test } from 'vitest';
import { readyGames, ruleEntry } from '../../src/content/games.ts';
import { chapters } from '../../src/content/passages.ts';
import { check, claims, claimWords } from '../../src/content/some-say.ts';
import { scenarioIndex } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';

describe.each(readyGames.map(({ id }) => id))('%s', (game) => {
  const all = claims(game);

  test('there are ten mistakes or more, each with its own id', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each(all)('$id: the engine says otherwise', (claim) => {
    const { faults, objections } = check(game, claim);
    expect(faults).toEqual([]);
    expect(objections.length).toBeGreaterThan(0);
  });

  test.each(all)('$id is about a rule that its scenario proves', ({ rule, scenario }) => {
    expect(ruleEntry(game, rule)).toBeDefined();
    expect(scenarioIndex(game).find(({ id }) => id === scenario)?.proves).toContain(rule);
  });

  test.each(langs)('in %s each stands once, right after its rule, and has its words', (lang) => {
    const placed = chapters(lang, game).flatMap(({ sayings }) => sayings);
    expect(placed.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const { id, rule } of all) expect(placed.find((each) => each.id === id)?.after, id).toBe(rule);
    expect(Object.keys(claimWords(lang, game)).sort()).toEqual(all.map(({ id }) => id).sort());
  });
});
