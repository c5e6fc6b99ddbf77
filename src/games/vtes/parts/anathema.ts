/** Anathema watches the last blood go. */
import { add, type Part } from '../parts.ts';
import { burn, type Tell } from '../steps/blood.ts';
import { isCombatant, type MinionId, minionOf, opponentOf, playerOf, type Table } from '../table.ts';

const copiesOn = (table: Table, id: MinionId): number =>
  minionOf(table, id).attached.filter((each) => each.card === 'anathema').length;

/**
 * Burns a minion whose blood has been brought down to 0 in this combat. Cites anathema.needs-a-loss,
 * anathema.trigger-means, anathema.several, anathema.empty-at-start.
 */
function watch(table: Table, id: MinionId, before: number, tell: Tell): void {
  const minion = minionOf(table, id);
  const copies = copiesOn(table, id);
  if (copies === 0 || minion.region === 'burned' || !isCombatant(table, id) || table.combat.over) return;
  if (minion.blood > 0) return;
  if (before === 0) {
    if (minion.bound) tell({ type: 'anathema.sleeps', rule: 'anathema.empty-at-start', who: id });
    return;
  }
  tell({ type: 'anathema.fires', rule: 'anathema.needs-a-loss', who: id, n: before });
  const winner = minionOf(table, opponentOf(table, id)).controller;
  const { capacity } = minion;
  burn(table, id, tell);
  playerOf(table, winner).pool += capacity;
  table.bank -= capacity;
  tell({ type: 'anathema.pays', rule: 'anathema.trigger-means', who: id, to: winner, n: capacity });
  if (copies > 1) tell({ type: 'anathema.left-over', rule: 'anathema.several', who: id, n: copies - 1 });
}

export const anathema: Part = {
  hooks: {
    bloodLost: watch,
    burnedOtherwise(table, id, rule, tell) {
      if (copiesOn(table, id) > 0) tell({ type: 'anathema.misses', rule, who: id });
    },
    combatBegins(table, id, tell) {
      if (minionOf(table, id).blood === 0 && copiesOn(table, id) > 0)
        tell({ type: 'anathema.sleeps', rule: 'anathema.empty-at-start', who: id });
    },
  },
};
add(anathema);
