/** Cards that stop a card as it is played. */
import { cards } from './cards/registry.ts';
import { playerBehind, playerOf, sideOf, type Table } from './table.ts';

/** Who might still stop a card as it is played: an out-of-turn master in another hand, for whom it is not the own turn. */
export function cancellers(table: Table, who: string, card: string): string[] {
  const stops = cards.get(card)?.kind === 'out-of-turn-master' ? 'sudden-reversal' : 'direct-intervention';
  const own = playerBehind(table, who);
  return Object.keys(table.players).filter((id) => {
    const player = playerOf(table, id);
    const price = stops === 'direct-intervention' ? 1 : 0;
    return (
      id !== own && sideOf(table, id) !== 'acting' && !player.outOfTurn && player.pool >= price && player.hand.includes(stops)
    );
  });
}
