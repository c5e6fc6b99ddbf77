/** Cards that stop a card as it is played. */
import { cards } from './cards/registry.ts';
import { playerBehind, playerOf, sideOf, type Table } from './table.ts';
import type { Use } from './words.ts';

/** What a card of the hand stops, and for how much pool; nothing where it stops none. */
const stopping = (card: string): readonly (readonly [use: Use, what: string])[] =>
  Object.values(cards.get(card)?.levels ?? {})
    .flat()
    .flatMap((use) => use.effects.flatMap((word) => (word.do === 'cancel' ? [[use, word.what] as const] : [])));

/** Every card in a Methuselah's hand that stops some card. */
export const stoppers = (table: Table, id: string): string[] =>
  [...new Set(playerOf(table, id).hand)].filter((card) => stopping(card).length > 0);

/** Who might still stop a card as it is played: an out-of-turn master in another hand, for whom it is not the own turn. */
export function cancellers(table: Table, who: string, card: string): string[] {
  const asked = cards.get(card)?.kind === 'out-of-turn-master' ? 'master-card' : 'minion-card';
  const own = playerBehind(table, who);
  return Object.keys(table.players).filter((id) => {
    const { outOfTurn, pool } = playerOf(table, id);
    return (
      id !== own &&
      sideOf(table, id) !== 'acting' &&
      !outOfTurn &&
      stoppers(table, id).some((held) => stopping(held).some(([use, what]) => what === asked && pool >= (use.pool ?? 0)))
    );
  });
}
