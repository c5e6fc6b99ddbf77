/**
 * Whatever the engine can say has words in every language, read from its sources and its chart: each type of fact a
 * sentence, each guard a reason and a paragraph, each state a name. What is told and refused in play is heard in
 * test/scenarios, where it is played.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleEntry } from '../../src/content/games.ts';
import { chapters } from '../../src/content/passages.ts';
import type { Move, ScenarioGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { root } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { packOf } from '../../src/i18n/pack.ts';
import { voiceOf } from '../../src/i18n/say.ts';
import { modelOf } from '../../src/statechart/model.ts';
import { statesOf } from '../../src/statechart/types.ts';
import { yamlOf } from '../support/prose.ts';

/** Types of facts that stand in the sources of a game, played or not. */
function typesIn(game: string): string[] {
  const folder = join(root, 'src/games', game);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const types = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\btype:\s*((?:[^\n]|\n\s+[?:])*)/g)].flatMap(([, written]) =>
      [...(written?.split(/,\s*rule\b/)[0] ?? '').matchAll(/'([a-z0-9-]+\.[a-z0-9-]+)'/g)].map((match) => match[1] as string),
    ),
  );
  return [...new Set(types)].sort();
}

/** Any position does to ask for the rule of a verb. */
const openingOf = (game: ScenarioGame) =>
  game.start({ opens: [...game.chart.rows.keys()][0] as string, edition: game.editions[0] as string, table: {} });

/** Rules that stand as a guard before some move, and those that say when a verb is open. */
function refusersOf(game: ScenarioGame): string[] {
  const verbs = new Set([...game.chart.rows.values()].flatMap((rows) => rows.map(({ verb }) => verb)));
  const guards = [...game.chart.rows.values()].flatMap((rows) => rows.flatMap(({ condition }) => condition.rules));
  return [...new Set([...guards, ...[...verbs].map((verb) => game.closed(openingOf(game), { who: 'A', verb } as Move))])].sort();
}

describe.each(Object.values(games))('$id', (game) => {
  const events = Object.fromEntries(
    langs.map((lang) => [lang, yamlOf(`${lang}/${game.id}/events.yaml`) as Record<string, string>]),
  );
  const refusals = Object.fromEntries(
    langs.map((lang) => [lang, yamlOf(`${lang}/${game.id}/refusals.yaml`) as Record<string, string>]),
  );
  const voices = langs.map((lang) => ({ lang, voice: voiceOf(packOf(lang, game.id, cardNames(game.id))) }));
  const types = typesIn(game.id);

  test('the sources were read', () => expect(types.length).toBeGreaterThan(50));
  test.each(langs)('every type of fact has a sentence, and every sentence a fact: %s', (lang) => {
    expect(Object.keys(events[lang] ?? {}).sort()).toEqual(types);
  });
  test('every rule that can refuse has a reason, and every reason a rule', () => {
    const refusing = refusersOf(game);
    for (const lang of langs) {
      const reasons = Object.keys(refusals[lang] ?? {});
      expect(
        refusing.filter((rule) => !reasons.includes(rule)),
        lang,
      ).toEqual([]);
      expect(
        reasons.filter((rule) => !ruleEntry(game.id, rule)),
        lang,
      ).toEqual([]);
    }
  });
  test('every rule that can refuse has a paragraph in every language', () => {
    const cited = refusersOf(game);
    expect(cited.length).toBeGreaterThan(50);
    const without = langs.flatMap((lang) => {
      const ids = new Set(chapters(lang, game.id).flatMap(({ passages }) => passages.map(({ id }) => id)));
      return cited.filter((rule) => !ids.has(rule)).map((rule) => `${lang}: ${rule}`);
    });
    expect(without).toEqual([]);
    expect(cited.filter((rule) => !ruleEntry(game.id, rule))).toEqual([]);
  });
  test('every state that the chart draws has a name in every language', () => {
    const drawn = statesOf(modelOf(game.chart as never).root);
    expect(drawn.length).toBeGreaterThan(10);
    for (const { lang, voice } of voices) {
      const names = voice.words.states;
      const isNamed = (path: string, key: string): boolean => Boolean((names[path] ?? names[key])?.trim());
      expect(
        drawn.filter(({ path, key }) => !isNamed(path, key)).map(({ path }) => path),
        lang,
      ).toEqual([]);
    }
  });
});
