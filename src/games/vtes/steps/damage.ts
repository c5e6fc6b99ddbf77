/** Stages b and c: damage is prevented, then handled, the normal before the aggravated. */
import type { Effect } from '../../../engine/game.ts';
import { ask, at } from '../parts.ts';
import { combatants, type MinionId, minionOf, type Packet, pendingOn, type Table } from '../table.ts';
import { loseBlood, type Tell } from './blood.ts';

/** Takes up to `n` points off the packets that fit, in their order. Returns how many. */
export function take(table: Table, n: number, fits: (packet: Packet) => boolean): number {
  let left = n;
  for (const packet of table.combat.pending) {
    if (left === 0 || !fits(packet)) continue;
    const taken = Math.min(left, packet.n);
    packet.n -= taken;
    left -= taken;
  }
  return n - left;
}

export const openPrevention: Effect<Table> = (table, _move, tell) => {
  tell({ type: 'prevention.opens', rule: 'strike-resolution.meaning-of-resolving', quiet: true });
  at('preventionOpens', table, tell);
};

/** Stage c, for both combatants at once. */
export const handleDamage: Effect<Table> = (table, _move, tell) => {
  at('damageIsHandled', table, tell);
  countInflicted(table);
  for (const id of combatants(table)) handle(table, id, tell);
  table.combat.pending = [];
  table.combat.robbed = [];
  table.combat.done = [];
  table.combat.through = {};
  table.combat.mended = {};
  table.combat.menders = [];
  table.combat.reformed = {};
  table.combat.burnAsked = [];
};

/** Strikes inflict what got through of them; the environment inflicts nothing in anybody's name. */
function countInflicted(table: Table): void {
  const { combat } = table;
  for (const { by, n, to } of combat.pending) {
    if (by !== null) combat.inflicted[by] = (combat.inflicted[by] ?? 0) + n;
    combat.suffered[to] = (combat.suffered[to] ?? 0) + n;
    const fragile = combat.fragile[to];
    if (fragile) fragile.taken += n;
  }
}

function handle(table: Table, id: MinionId, tell: Tell): void {
  const minion = minionOf(table, id);
  if (minion.aggravatedAsNormal) for (const each of table.combat.pending) if (each.to === id) each.kind = 'normal';
  if (pendingOn(table, id) === 0 || minion.region === 'burned' || ask('bears', table, id, tell) === true) return;
  const normal = pendingOn(table, id, 'normal');
  const aggravated = pendingOn(table, id, 'aggravated');
  const before = minion.blood;
  const wasWounded = minion.wounded;
  if (normal > 0 && aggravated > 0)
    tell({ type: 'damage.normal-first', rule: 'damage.normal-before-aggravated', who: id, normal, aggravated });
  // a fellow's blood mends normal points first, then keeps from burning
  const mended = table.combat.mended[id] ?? 0;
  const helped = Math.max(0, mended - normal);
  if (normal > mended) mend(table, id, normal - mended, tell);
  if (aggravated > 0) at('aggravatedDealt', table, id, aggravated, { before, normal, wasWounded, helped }, tell);
  table.combat.lost[id] = (table.combat.lost[id] ?? 0) + (before - minion.blood);
  const fragile = table.combat.fragile[id];
  if (fragile && fragile.taken >= fragile.at && minion.region === 'ready') {
    minion.wounded = true;
    minion.bound = true;
  }
  at('bloodLost', table, id, before, tell);
}

/** 1 blood for each point; what cannot be paid wounds. */
function mend(table: Table, id: MinionId, n: number, tell: Tell): void {
  const minion = minionOf(table, id);
  const burned = loseBlood(table, id, n);
  if (burned > 0)
    tell({ type: 'damage.mended', rule: 'damage.handling-one-blood-each', who: id, n: burned, blood: minion.blood });
  if (burned === n) return;
  // on its feet though bound for torpor, it does not fall again
  if (table.combat.fightOn.includes(id))
    return tell({ type: 'damage.unmended', rule: 'torpor.on-the-way-window', who: id, n: n - burned });
  minion.wounded = true;
  minion.bound = true;
  tell({ type: 'damage.unmended', rule: 'damage.unmended-damage-is-torpor', who: id, n: n - burned });
}
