/** Every scenario is told in every language: title, introduction, its questions and remarks; the cards it names exist. */
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../src/content/game-page.ts';
import type { ScenarioGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { scenarioWords } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { packOf } from '../../src/i18n/pack.ts';
import { voiceOf } from '../../src/i18n/say.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { yamlOf } from '../support/prose.ts';
import { scenariosOf } from '../support/scenarios.ts';

interface Words {
  readonly title?: string;
  readonly intro?: string;
  readonly ask?: Readonly<Record<string, string>>;
  readonly remarks?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

const MOST_TITLE = 60;

const plain = (text: string): string => text.replaceAll('*', '');
const notesOf = ({ moves, refused, allowed, expect: expected }: Scenario): string[] =>
  [...moves, ...refused, ...allowed, ...expected].flatMap(({ note }) => (note === undefined ? [] : [note]));
const unique = (items: Iterable<string>): string[] => [...new Set(items)].sort();

/** Ids in the places of a sketch that hold cards. */
function cardsNamed(value: unknown, key = ''): string[] {
  // with the level it was played at where that matters: `disarm pot`
  if (typeof value === 'string') return CARD_KEYS.has(key) && !NO_CARD.has(value.split(' ')[0] as string) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => cardsNamed(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([inner, item]) =>
    inner === 'card' && typeof item === 'string'
      ? [item]
      : cardsNamed(item, CARD_KEYS.has(key) && !CARD_KEYS.has(inner) ? '' : inner),
  );
}
const CARD_KEYS = new Set(['hand', 'library', 'ashHeap', 'inPlay', 'attached']);

describe.each(Object.values(games))('$id', (game: ScenarioGame) => {
  const scenarios = scenariosOf(game.id);
  const ids = scenarios.map(({ id }) => id);
  const known: ReadonlySet<string> = new Set((pageOf(game.id)?.cards ?? []).map(({ id }) => id));

  test.each(langs)('every scenario has its words, and all words a scenario: %s', (lang) => {
    const words = scenarioWords(lang, game.id) as Readonly<Record<string, Words>>;
    expect(Object.keys(words).sort()).toEqual([...ids].sort());
    for (const scenario of scenarios) {
      const { title = '', intro = '', ask = {}, remarks = {}, labels = {} } = words[scenario.id] ?? {};
      expect(plain(title).trim(), `${lang} ${scenario.id}: title`).not.toBe('');
      expect(plain(title).length, `${lang} ${scenario.id}: ${title}`).toBeLessThanOrEqual(MOST_TITLE);
      expect(plain(intro).trim().length, `${lang} ${scenario.id}: intro`).toBeGreaterThan(20);
      expect(unique(Object.keys(ask)), `${lang} ${scenario.id}: questions`).toEqual(
        unique(scenario.predict.map((question) => question.ask)),
      );
      expect(unique(Object.keys(remarks)), `${lang} ${scenario.id}: remarks`).toEqual(unique(notesOf(scenario)));
      const parameters = scenario.parameters.map(({ name }) => name);
      expect(
        Object.keys(labels).filter((name) => !parameters.includes(name)),
        `${lang} ${scenario.id}: labels`,
      ).toEqual([]);
      for (const text of [...Object.values(ask), ...Object.values(remarks)])
        expect(text.trim(), `${lang} ${scenario.id}`).not.toBe('');
      for (const text of [title, intro, ...Object.values(ask), ...Object.values(remarks)])
        expect(text.split('*').length % 2, `${lang} ${scenario.id}: asterisks in pairs: ${text}`).toBe(1);
    }
  });
  test.each(langs)('no two titles are the same, and no introduction speaks of cards that do not exist: %s', (lang) => {
    const words = Object.entries(scenarioWords(lang, game.id));
    expect(unique(words.map(([, { title }]) => title))).toHaveLength(words.length);
    const names = new Set(Object.values(cardNames(game.id)));
    const unknown = words.flatMap(([id, { title, intro = '' }]) =>
      [...`${title} ${intro}`.matchAll(/\*([^*]+)\*/g)].flatMap(([, name]) =>
        names.has(name as string) ? [] : [`${id}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });
  test.each(langs)('what may be answered has a word: %s', (lang) => {
    const voice = voiceOf(packOf(lang, game.id, cardNames(game.id)));
    const wordless = scenarios.flatMap(({ id, predict, parameters }) =>
      [...predict.flatMap(({ options }) => options), ...parameters.flatMap(({ values }) => values)].flatMap((value) =>
        typeof value === 'number' || voice.has(`value.${value}`) ? [] : [`${id}: ${value}`],
      ),
    );
    expect(unique(wordless)).toEqual([]);
  });
  test('the cards that a scenario lays, plays or aims at exist', () => {
    const named = scenarios.flatMap(({ id, table, moves, refused, allowed }) =>
      [
        ...cardsNamed(table),
        ...[...moves, ...refused, ...allowed].flatMap(({ move: { card, verb } }) =>
          card && !NO_CARD.has(card) && !MINION.test(card) && verb !== 'order' ? [card] : [],
        ),
      ].map((card) => ({ id, card })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(
      // a card may be described where it is laid: some-weapon-2-for-3
      unique(
        named
          .filter(({ card }) => !known.has(card.split(' ')[0] as string) && !isDescribed(card))
          .map(({ id, card }) => `${id}: ${card}`),
      ),
    ).toEqual([]);
  });
  test('every card of the engine is told in every language, and no other', () => {
    for (const lang of langs)
      expect(Object.keys(yamlOf(`${lang}/${game.id}/cards.yaml`) as object).sort(), lang).toEqual([...known].sort());
  });
});

/** What a situation describes instead of naming; `src/games/vtes/cards/described.ts` reads it, and refuses what it cannot read. */
const isDescribed = (card: string): boolean => /^some-[a-z]/.test(card) && card !== 'some-effect';

/** A minion by its letter, or who sits at the table: they too may be aimed at. */
const MINION = /^(?:[A-Z]\d?|Red|Blue|Green|Yellow|Ann|Bob)$/;

/** What whoever sits down may choose to play with. */
const DECKS = ['toreador', 'ventrue', 'brujah', 'malkavian', 'own', 'crypt-pack', 'crypt-pack-blood-and-alchemy'];

/** What stands where a card does, and is none: bare hands, cards nobody looks at, an effect that no card is named for, an action, a vote. */
const NO_CARD = new Set(['hand', 'unnamed', 'some-effect', 'hunt', 'for', 'against', 'library', 'faction', 'move', ...DECKS]);
