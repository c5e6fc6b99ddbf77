/** Whatever the engine can say has words in every language: each fact a sentence, each refusal a reason, each rule it cites a paragraph. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleEntry } from '../../src/content/games.ts';
import { chapters } from '../../src/content/passages.ts';
import type { Move, ScenarioGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { root } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { packOf } from '../../src/i18n/pack.ts';
import { plain, voiceOf } from '../../src/i18n/say.ts';
import { modelOf } from '../../src/statechart/model.ts';
import { statesOf } from '../../src/statechart/types.ts';
import { type Said, saidIn } from '../support/play-all.ts';
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

/** Names a message prints, chooses by or counts. */
function parametersOf(message: string, lang: string): string[] {
  const names = new Set<string>();
  const walk = (elements: readonly object[]): void => {
    for (const element of elements as { type: number; value: string; options?: Record<string, { value: object[] }> }[]) {
      // as the parser numbers them: 0 text, 7 the sign of a figure
      if (element.type !== 0 && element.type !== 7) names.add(element.value);
      for (const option of Object.values(element.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, lang).getAst());
  return [...names];
}

describe.each(Object.values(games))('$id', (game) => {
  let said: Said;
  beforeAll(() => {
    said = saidIn(game);
  }, 120_000);
  const events = Object.fromEntries(
    langs.map((lang) => [lang, yamlOf(`${lang}/${game.id}/events.yaml`) as Record<string, string>]),
  );
  const refusals = Object.fromEntries(
    langs.map((lang) => [lang, yamlOf(`${lang}/${game.id}/refusals.yaml`) as Record<string, string>]),
  );
  const voices = langs.map((lang) => ({ lang, voice: voiceOf(packOf(lang, game.id, cardNames(game.id))) }));
  const types = typesIn(game.id);

  test('the scenarios were played, and the sources read', () => {
    expect(said.positions).toBeGreaterThan(1000);
    expect(types).toEqual(expect.arrayContaining([...new Set(said.events.map(({ type }) => type))]));
  });
  test.each(langs)('every type of fact has a sentence, and every sentence a fact: %s', (lang) => {
    expect(Object.keys(events[lang] ?? {}).sort()).toEqual(types);
  });
  test.each(langs)('every fact carries what its sentence asks for, and can be said: %s', (lang) => {
    const { voice } = voices.find((each) => each.lang === lang) as (typeof voices)[number];
    const lacking = said.events.flatMap((event) =>
      parametersOf(events[lang]?.[event.type] ?? '', lang)
        .filter((name) => event[name] === undefined)
        .map((name) => `${event.type} (${event.rule}): ${name}`),
    );
    expect([...new Set(lacking)]).toEqual([]);
    const ids = Object.keys(voice.words.cards).filter((id) => id.includes('-'));
    const odd = said.events.flatMap((event) => {
      const text = plain(voice.event(event));
      const leftover =
        /[{}#⟨⟩*]|undefined|\bnull\b|NaN|some[-_]effect|\bunnamed\b/.exec(text)?.[0] ?? ids.find((id) => text.includes(id));
      return leftover || text.trim().length < 3 ? [`${event.type}: ${text}`] : [];
    });
    expect([...new Set(odd)]).toEqual([]);
  });
  test('every rule that can refuse has a reason, and every reason a rule', () => {
    const refusing = [...new Set([...refusersOf(game), ...said.refusals])].sort();
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
    for (const { voice } of voices)
      for (const rule of said.refusals) expect(plain(voice.refusal(rule))).not.toMatch(/[{}#⟨⟩*]|undefined/);
  });
  test('every rule that a fact or a refusal cites has a paragraph in every language', () => {
    const cited = [...new Set([...said.events.map(({ rule }) => rule), ...said.refusals, ...refusersOf(game)])].sort();
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
