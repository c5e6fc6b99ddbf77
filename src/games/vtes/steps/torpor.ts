/** A vampire arrives in torpor. */
import { cards } from '../cards/registry.ts';
import { at } from '../parts.ts';
import { minionOf, playerOf, type Table } from '../table.ts';
import type { Tell } from './blood.ts';

/** Arrived in torpor: Fame costs its controller pool, and it is too late for what waits on the way. */
export function fallInto(table: Table, id: string, tell: Tell): void {
  const minion = minionOf(table, id);
  minion.region = 'torpor';
  minion.bound = false;
  at('falls', table, id, tell);
  tell({ type: 'minion.torpor', rule: 'torpor.wounded-by-aggravated-damage', who: id, blood: minion.blood });
  for (const { card } of minion.attached) {
    const fame = cards.get(card)?.attached?.fame;
    if (!fame) continue;
    const player = playerOf(table, minion.controller);
    const lost = Math.min(fame, player.pool);
    player.pool -= lost;
    table.bank += lost;
    tell({ type: 'fame.costs', rule: 'torpor.fame-after-the-window', who: minion.controller, n: lost });
  }
}
