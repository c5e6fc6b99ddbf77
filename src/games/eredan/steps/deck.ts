/** A deck is put together, card by card, and checked. */
import type { Effect } from '../../../engine/game.ts';
import { EMPTY, listed, pointsOf, verdictOf } from '../building.ts';
import { cardOf, cards } from '../cards/registry.ts';
import type { Building, Table } from '../table.ts';
import type { Guild } from '../words.ts';

function opened(table: Table): Building {
  table.deck ??= { ...EMPTY, characters: [], cards: {} };
  return table.deck;
}

const isCharacter = (card: string): boolean => cardOf(card)?.kind === 'character';

export const add: Effect<Table> = (table, { who, card = '', n = 1 }, tell) => {
  const deck = opened(table);
  if (isCharacter(card)) for (let i = 0; i < n; i++) deck.characters.push(card);
  else deck.cards[card] = (deck.cards[card] ?? 0) + n;
  tell({
    type: 'deck.added',
    rule: 'deck.choose-guild',
    who,
    card,
    n,
    characters: deck.characters.length,
    listed: listed(table),
  });
};

export const remove: Effect<Table> = (table, { who, card = '', n = 1 }, tell) => {
  const deck = opened(table);
  if (isCharacter(card)) for (let i = 0; i < n; i++) deck.characters.splice(deck.characters.lastIndexOf(card), 1);
  else {
    deck.cards[card] = (deck.cards[card] ?? 0) - n;
    if (deck.cards[card] === 0) delete deck.cards[card];
  }
  tell({
    type: 'deck.removed',
    rule: 'deck.choose-guild',
    who,
    card,
    n,
    characters: deck.characters.length,
    listed: listed(table),
  });
};

const named = (category: readonly Guild[]): readonly Guild[] | 'none' => (category.length > 0 ? category : 'none');

/** Every reason that applies, or that there is none; and the rules that have let something in. */
export const check: Effect<Table> = (table, { who }, tell) => {
  const { category, legal, reasons } = verdictOf(table);
  for (const { rule, code, cards: about, n = 0, limit = 0, guilds = [] } of reasons)
    tell({ type: 'deck.reason', rule, code, what: code.slice('deck/'.length), who, cards: about, n, limit, guilds });
  for (const rule of pointsOf(table, cards.values())) tell({ type: 'deck.point', rule, who, quiet: true });
  if (!legal) return;
  // without a guild there are Mercenaries alone
  const rule = category.length > 0 ? 'deck.choose-guild' : 'deck.mercenary-option';
  tell({ type: 'deck.accepted', rule, who, category: named(category) });
};

export const submit: Effect<Table> = (table, { who }, tell) => {
  const { category } = verdictOf(table);
  tell({ type: 'deck.brought', rule: 'deck.choose-guild', who, category: named(category), quiet: true });
};

export const close: Effect<Table> = (_table, { who }, tell) =>
  tell({ type: 'deck.left', rule: 'deck.choose-guild', who, quiet: true });
