/** Flesh of Marble: one point of damage a round gets through. */
import type { Effect, Guard } from '../../../engine/game.ts';
import { add, type Offer, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { take } from '../steps/damage.ts';
import {
  combatants,
  type DamageKind,
  inForce,
  type MinionId,
  type Packet,
  pendingOn,
  preventableOn,
  type Table,
} from '../table.ts';

/** Who has a choice: superior, nothing suffered yet, points of both kinds. */
const chooserOf = (table: Table): MinionId | undefined =>
  combatants(table).find(
    (id) =>
      !table.combat.through[id] &&
      (table.combat.suffered[id] ?? 0) === 0 &&
      inForce(table, 'one-point-a-round', id).some(({ word }) => word.aggravated) &&
      preventableOn(table, id, 'normal') > 0 &&
      preventableOn(table, id, 'aggravated') > 0,
  );

const marbleOf = (table: Table, id: MinionId) => {
  const marble = inForce(table, 'one-point-a-round', id);
  const all = marble.some(({ word }) => word.aggravated);
  const fits = (packet: Packet): boolean => packet.to === id && packet.preventable && (all || packet.kind === 'normal');
  return { isOn: marble.length > 0, all, fits };
};

/** On a vampire that has been damaged this round already, before anybody plays anything. */
function preventFirst(table: Table, id: MinionId, tell: Tell): void {
  const { isOn, fits } = marbleOf(table, id);
  if (!isOn || (table.combat.suffered[id] ?? 0) === 0) return;
  const n = take(table, Number.MAX_SAFE_INTEGER, fits);
  const left = pendingOn(table, id);
  if (n > 0) tell({ type: 'marble.prevents', rule: 'damage.flesh-of-marble-in-prevention', who: id, n, left });
}

/** On the first damage of a round one point gets through and the rest is prevented. */
function letThrough(table: Table, id: MinionId, tell: Tell): void {
  const { isOn, all, fits } = marbleOf(table, id);
  if (!isOn || (table.combat.suffered[id] ?? 0) > 0) return;
  const through: DamageKind = all
    ? (table.combat.through[id] ?? (preventableOn(table, id, 'normal') > 0 ? 'normal' : 'aggravated'))
    : 'normal';
  const unpreventable = table.combat.pending.some((packet) => packet.to === id && !packet.preventable && packet.n > 0);
  const kept = table.combat.pending.find((packet) => fits(packet) && packet.kind === through && packet.n > 0);
  if (!kept) return;
  // a point that no prevention stops has got through by itself; otherwise one of these does
  if (!unpreventable) kept.n -= 1;
  const prevented = take(table, Number.MAX_SAFE_INTEGER, fits);
  if (!unpreventable) kept.n += 1;
  if (prevented > 0) tell({ type: 'marble.works', rule: 'damage.flesh-of-marble-in-handling', who: id, n: prevented });
}

/** Whoever has it at superior says which of several simultaneous points gets through. */
const chooseThrough: Effect<Table> = (table, move, tell) => {
  table.combat.through[move.who] = move.on as DamageKind;
  tell({ type: 'marble.chosen', rule: 'damage.open-unfinished-sentence', who: move.who, kind: move.on as string });
};

const rules: Readonly<Record<string, Guard<Table>>> = {
  'damage.open-unfinished-sentence': (table, move) =>
    chooserOf(table) === move.who && (move.on === 'normal' || move.on === 'aggravated'),
};

const offer: Offer = ({ table }, holder) => {
  if (holder !== 'victim') return {};
  const who = chooserOf(table);
  return { only: who ? ['normal', 'aggravated'].map((on) => ({ who, verb: 'choose', on })) : [] };
};

export const marble: Part = {
  rank: 4,
  facts: { marbleOpen: (table) => chooserOf(table) !== undefined },
  rules,
  effects: { chooseThrough },
  offers: [offer],
  closed: { choose: 'damage.open-unfinished-sentence' },
  hooks: {
    preventionOpens(table, tell) {
      for (const id of combatants(table)) preventFirst(table, id, tell);
    },
    damageIsHandled(table, tell) {
      for (const id of combatants(table)) letThrough(table, id, tell);
    },
  },
};
add(marble);
