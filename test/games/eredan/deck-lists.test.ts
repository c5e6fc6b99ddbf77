/** The decks of the site: those said to be legal are, and each of the others breaks the one rule that it is there for. */
import { describe, expect, test } from 'vitest';
import { readyDecks, wrongDecks } from '../../../src/games/eredan/cards/decks.ts';
import { cardOf, cards } from '../../../src/games/eredan/cards/index.ts';
import { checkDeck, filled } from '../../../src/games/eredan/deck.ts';
import type { EredanCard } from '../../../src/games/eredan/words.ts';

const card = (id: string): EredanCard => cardOf(id) ?? expect.fail(`no card ${id}`);
const entriesOf = (list: Readonly<Record<string, number>>) => Object.entries(list).map(([id, n]) => ({ card: card(id), n }));

test('there are some of each', () => {
  expect(readyDecks.length).toBeGreaterThan(3);
  expect(wrongDecks.length).toBeGreaterThan(7);
});

describe.each(readyDecks)('$id', ({ characters, cards: list }) => {
  test('is legal', () => {
    expect(checkDeck(characters.map(card), entriesOf(list)).reasons).toEqual([]);
  });
});

describe.each(wrongDecks)('$id', ({ characters, cards: list, rest, reason }) => {
  test('breaks its rule, and no other', () => {
    const deck = filled(entriesOf(list), rest, [...cards.values()]);
    expect(checkDeck(characters.map(card), deck).reasons.map(({ code }) => code)).toEqual([reason]);
  });
});
