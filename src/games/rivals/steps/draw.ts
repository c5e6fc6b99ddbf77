/** Drawing: each card from the Library or the Faction Deck, as its player chooses card by card. */
import type { Effect, RuleId } from '../../../engine/game.ts';
import { playerOf } from '../questions.ts';
import type { Deck, Table } from '../table.ts';
import type { Tell } from './tokens.ts';

export function drawFrom(table: Table, who: string, deck: Deck, rule: RuleId, tell: Tell): void {
  const player = playerOf(table, who);
  const card = player[deck].shift();
  if (card === undefined) return;
  player.hand.push(card);
  tell({ type: 'card.drawn', rule, who, deck, card, left: player[deck].length });
}

export const bothEmpty = (table: Table): boolean => {
  const { library, faction } = playerOf(table, table.active);
  return library.length === 0 && faction.length === 0;
};

/** A card that an effect lets its player draw. */
export const takeOwed: Effect<Table> = (table, move, tell) => {
  table.turn.draws -= 1;
  drawFrom(table, move.who, move.card as Deck, 'draw.deck-per-card', tell);
};

/** What cannot be drawn is not drawn. */
export const drawsOver: Effect<Table> = (table, _move, tell) => {
  const { draws } = table.turn;
  if (draws > 0) tell({ type: 'draw.impossible', rule: 'draw.empty-deck', who: table.active, n: draws });
  table.turn.draws = 0;
};

export const takeFirst: Effect<Table> = (table, move, tell) => {
  const deck = move.card as Deck;
  table.turn.drawn.push(deck);
  drawFrom(table, move.who, deck, 'draw.two-cards', tell);
};

/** Its deck is named with the first card in hand. */
export const takeSecond: Effect<Table> = (table, move, tell) => {
  const deck = move.card as Deck;
  const isOther = !table.turn.drawn.includes(deck);
  table.turn.drawn.push(deck);
  drawFrom(table, move.who, deck, 'draw.second-after-first', tell);
  if (isOther) tell({ type: 'draw.split', rule: 'draw.split-allowed', who: move.who, deck });
  else tell({ type: 'draw.unsplit', rule: 'draw.split-allowed', who: move.who, deck, quiet: true });
};

export const nothingToDraw: Effect<Table> = (table, _move, tell) =>
  tell({ type: 'draw.impossible', rule: 'draw.empty-deck', who: table.active, n: 2 - table.turn.drawn.length });

/** What the chart names. */
export const effects = {
  takeOwed,
  drawsOver,
  takeFirst,
  takeSecond,
  nothingToDraw,
};
