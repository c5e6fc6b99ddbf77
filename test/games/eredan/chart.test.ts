/** The names in the chart, the ids of rules, the cards as data, and sketches that cannot be laid. */
import { describe, expect, test } from 'vitest';
import { missingIn } from '../../../src/engine/chart.ts';
import { type Json, SketchError } from '../../../src/engine/game.ts';
import { readyDecks, wrongDecks } from '../../../src/games/eredan/cards/decks.ts';
import { described } from '../../../src/games/eredan/cards/described.ts';
import { cardOf } from '../../../src/games/eredan/cards/index.ts';
import { eredan } from '../../../src/games/eredan/index.ts';
import { REFUSING } from '../../../src/games/eredan/objections.ts';
import { completeChapters, rules } from '../../../src/games/eredan/rules.ts';

const ids = new Set(rules.map(({ id }) => id));

test('every name in the chart exists', () => {
  expect(missingIn(eredan.chart)).toEqual([]);
});

test('every guard bears the id of a rule', () => {
  expect(Object.keys(eredan.chart.parts.rules).filter((id) => !ids.has(id))).toEqual([]);
  expect(
    Object.values(REFUSING)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});

test('the inventory is whole: 117 claims of the source, 30 beyond it, in 17 chapters', () => {
  expect(ids.size).toBe(147);
  expect(rules.filter(({ id }) => id.startsWith('beyond.'))).toHaveLength(30);
  expect([...new Set(rules.map(({ chapter }) => chapter))]).toEqual(completeChapters);
});

test('every card of a deck is known', () => {
  const named = [...readyDecks, ...wrongDecks].flatMap(({ characters, cards }) => [...characters, ...Object.keys(cards)]);
  expect(named.filter((id) => !cardOf(id))).toEqual([]);
});

describe('a card that is described', () => {
  test.each([
    ['some-spell-for-5', { kind: 'spell', effects: [{ do: 'damage', n: 5, kind: 'magic', to: 'opposing-fighter' }] }],
    ['some-area-spell-for-3', { area: true, effects: [{ do: 'damage', n: 3, kind: 'magic', to: 'opposing-line' }] }],
    [
      'some-action-attack-2-chain-action',
      { chain: 'action', effects: [{ do: 'bonus', figures: { attack: 2 }, to: 'own-fighter' }] },
    ],
    ['some-weapon-attack-2-ambidexterity', { item: 'weapon', hands: 1, ambidexterity: true, lasting: { bonus: { attack: 2 } } }],
    ['some-spell-for-4-of-water-needs-courtier', { element: 'water', requires: { castes: ['courtier'] } }],
    ['some-theurgy-return-5', { kind: 'theurgy', aim: 'own-defeated', effects: [{ do: 'return', life: 5 }] }],
    ['some-mage-of-noz-level-2', { kind: 'character', classes: ['mage'], guilds: ['noz'], family: 'some-mage-of-noz', level: 2 }],
  ])('%s', (id, card) => {
    expect(described(id)).toMatchObject({ id, ...card });
  });

  test.each([
    'some-',
    'some-dragon',
    'some-spell-for',
    'some-spell-for-x',
    'some-spell--for-5',
    'some-action-of-nowhere',
    'spell-for-5',
  ])('%s is none', (id) => {
    expect(described(id)).toBeUndefined();
  });
});

describe('a sketch that cannot be laid says which key is wrong', () => {
  const wrong: [table: { [key: string]: Json }, path: string][] = [
    [{ ann: {} }, 'ann'],
    [{ turn: 0 }, 'turn'],
    [{ 'player-one': 'Cleo' }, 'player-one'],
    [{ Ann: { hands: 3 } }, 'Ann.hands'],
    [{ Ann: { hand: ['katana'] } }, 'Ann.hand'],
    [{ Ann: { hand: ['brace', 'brace'], holds: 1 } }, 'Ann.holds'],
    [{ Ann: { deck: 'deck-nobody' } }, 'Ann.deck'],
    [{ X: { life: '19/18' } }, 'X.life'],
    [{ X: { attack: '7-5' } }, 'X.attack'],
    [{ X: { class: ['wizard'] } }, 'X.class'],
    [{ X: { orders: ['attack 1'] } }, 'X.orders'],
    [{ X: { chain: 'action' } }, 'X.chain'],
    [{ X: { items: ['brace'] } }, 'X.items'],
    [{ X: { is: 'iro' } }, 'X.is'],
    [{ fight: ['X', 'W'] }, 'fight'],
    [{ X: {}, W: {}, V: {}, M: {} }, 'M'],
    [{ Y: { defeated: true }, Z: { defeated: true }, U: { defeated: true } }, 'Bob'],
  ];
  test.each(wrong)('%j', (table, path) => {
    let found: unknown;
    try {
      eredan.start({ opens: 'use-cards', edition: 'today', table });
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(SketchError);
    expect((found as SketchError).path).toBe(path);
    expect((found as SketchError).message).toMatch(/^expected /);
  });

  test('a named card whose numbers are not public names its stand-in', () => {
    expect(() => eredan.start({ opens: 'use-cards', edition: 'today', table: { Ann: { hand: ['katana'] } } })).toThrow(
      /kotoba-long-blade/,
    );
  });
});
