/** What the end of a combat had decided, and what becomes of it when the fighting goes on. */

import type { Tell } from '../steps/blood.ts';
import { isCombatant, minionOf, playerOf, type Table } from '../table.ts';

/** What an end of combat had decided does not happen: the lock and torpor of Rötschreck, damage that waited. */
export function undoEnd(table: Table): void {
  const { combat } = table;
  if (combat.frenzied) minionOf(table, combat.frenzied).locked = combat.frenziedLocked;
  combat.frenzied = null;
  combat.ended = false;
  combat.endsAfter = false;
  combat.afterDamage = 0;
  combat.sentToTorpor = [];
  const { illusion, queue } = table.action;
  if (queue?.after === 'combat') table.action.queue = null;
  // one that fights already is no plan any more
  if (illusion && !isCombatant(table, illusion.id)) {
    const { blood, controller, is } = minionOf(table, illusion.id);
    table.bank += blood;
    if (is !== undefined) playerOf(table, controller).crypt.push(is);
    delete table.minions[illusion.id];
    table.action.illusion = null;
  }
}

export function loseContinuation(table: Table, rule: string, tell: Tell): void {
  if (table.action.mayContinue === null && !table.action.continues) return;
  tell({ type: 'continuation.lost', rule, who: table.action.mayContinue ?? table.action.acting });
  table.action.mayContinue = null;
  table.action.continues = false;
}

/** What Psyche! shows in particular: the torpor that does not come, the bonuses that are gone. */
export function newCombatRule({ combat }: Table): string {
  if (combat.frenzied) return 'strike-declaration.rotschreck-psyche';
  return combat.inForce.length > 0 ? 'combat-ending.psyche-loses-bonuses' : 'combat-ending.psyche-new-combat-at-once';
}
