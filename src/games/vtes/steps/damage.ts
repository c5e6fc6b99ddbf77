/** Stages b and c: damage is prevented, then handled, the normal before the aggravated. */
import type { Effect, Move } from '../../../engine/game.ts';
import {
  combatants,
  type DamageKind,
  inForce,
  isExNihilo,
  isOn,
  type MinionId,
  minionOf,
  opponentOf,
  type Packet,
  pendingOn,
  preventableOn,
  type Table,
} from '../table.ts';
import { anathemaMisses, burn, gainBlood, loseBlood, type Tell, watchAnathema } from './blood.ts';
import { addEnvironment } from './strikes.ts';

/** Takes up to `n` points off the packets that fit, in their order. Returns how many. */
function take(table: Table, n: number, fits: (packet: Packet) => boolean): number {
  let left = n;
  for (const packet of table.combat.pending) {
    if (left === 0 || !fits(packet)) continue;
    const taken = Math.min(left, packet.n);
    packet.n -= taken;
    left -= taken;
  }
  return n - left;
}

/** Prevents: aggravated points first unless the move names normal ones. What is too much is lost. */
export function preventFrom(table: Table, move: Move, n: number, tell: Tell): void {
  const id = move.who;
  const kinds: DamageKind[] = move.on === 'normal' ? ['normal', 'aggravated'] : ['aggravated', 'normal'];
  let prevented = 0;
  for (const kind of kinds)
    prevented += take(table, n - prevented, (packet) => packet.to === id && packet.preventable && packet.kind === kind);
  tell({ type: 'damage.prevented', rule: 'damage.prevention-cards', who: id, n: prevented, left: pendingOn(table, id) });
  if (prevented < n) tell({ type: 'prevention.lost', rule: 'damage.prevention-needs-damage', who: id, n: n - prevented });
}

/** All that is left of the opponent's strike, and nothing that is not from it. */
export function preventStrike(table: Table, id: MinionId, tell: Tell): void {
  const prevented = take(
    table,
    Number.MAX_SAFE_INTEGER,
    (packet) => packet.to === id && packet.by !== null && packet.preventable,
  );
  tell({ type: 'damage.prevented', rule: 'damage.leather-jacket', who: id, n: prevented, left: pendingOn(table, id) });
}

/** Flesh of Marble on a vampire that has been damaged this round already prevents before anybody plays anything. */
export const openPrevention: Effect<Table> = (table, _move, tell) => {
  tell({ type: 'prevention.opens', rule: 'strike-resolution.meaning-of-resolving', quiet: true });
  for (const id of combatants(table)) {
    if ((table.combat.suffered[id] ?? 0) === 0) continue;
    const marble = inForce(table, 'one-point-a-round', id);
    if (marble.length === 0) continue;
    const all = marble.some(({ word }) => word.aggravated);
    const prevented = take(
      table,
      Number.MAX_SAFE_INTEGER,
      (packet) => packet.to === id && packet.preventable && (all || packet.kind === 'normal'),
    );
    if (prevented > 0)
      tell({
        type: 'marble.prevents',
        rule: 'damage.flesh-of-marble-in-prevention',
        who: id,
        n: prevented,
        left: pendingOn(table, id),
      });
  }
};

/** Whoever has Flesh of Marble at superior says which of several simultaneous points gets through. */
export const chooseThrough: Effect<Table> = (table, move, tell) => {
  table.combat.through[move.who] = move.on as DamageKind;
  tell({ type: 'marble.chosen', rule: 'damage.open-unfinished-sentence', who: move.who, kind: move.on as string });
};

/** Stage c, for both combatants at once. */
export const handleDamage: Effect<Table> = (table, _move, tell) => {
  for (const id of combatants(table)) letMarbleWork(table, id, tell);
  for (const id of combatants(table)) giveBack(table, id, tell);
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

/** Blood of Acid: what the opponent's strike inflicts comes back from the surroundings and is handled with it. */
function giveBack(table: Table, id: MinionId, tell: Tell): void {
  for (const { word } of inForce(table, 'reflect', id)) {
    if (word.what !== 'inflicted') continue;
    const to = opponentOf(table, id);
    const n = table.combat.pending.reduce((sum, each) => sum + (each.to === id && each.by === to ? each.n : 0), 0);
    if (n === 0) continue;
    table.combat.pending.push({ to, n, kind: word.kind, by: null, preventable: true, back: true });
    tell({
      type: 'damage.comes-back',
      rule:
        to === table.combat.acting && n === 1 ? 'end-of-round.open-blood-of-acid-example' : 'before-strikes.blood-of-acid-effect',
      who: to,
      n,
    });
  }
}

/** On the first damage of a round one point gets through and the rest is prevented. */
function letMarbleWork(table: Table, id: MinionId, tell: Tell): void {
  const marble = inForce(table, 'one-point-a-round', id);
  if (marble.length === 0 || (table.combat.suffered[id] ?? 0) > 0) return;
  const all = marble.some(({ word }) => word.aggravated);
  const through: DamageKind = all
    ? (table.combat.through[id] ?? (preventableOn(table, id, 'normal') > 0 ? 'normal' : 'aggravated'))
    : 'normal';
  const fits = (packet: Packet): boolean => packet.to === id && packet.preventable && (all || packet.kind === 'normal');
  const unpreventable = table.combat.pending.some((packet) => packet.to === id && !packet.preventable && packet.n > 0);
  const kept = table.combat.pending.find((packet) => fits(packet) && packet.kind === through && packet.n > 0);
  if (!kept) return;
  // a point that no prevention stops has got through by itself; otherwise one of these does
  if (!unpreventable) kept.n -= 1;
  const prevented = take(table, Number.MAX_SAFE_INTEGER, fits);
  if (!unpreventable) kept.n += 1;
  if (prevented > 0) tell({ type: 'marble.works', rule: 'damage.flesh-of-marble-in-handling', who: id, n: prevented });
}

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
  const normal = pendingOn(table, id, 'normal');
  const aggravated = pendingOn(table, id, 'aggravated');
  if (normal + aggravated === 0 || minion.region === 'burned') return;
  const before = minion.blood;
  if (minion.kind === 'ally') return handleAlly(table, id, normal + aggravated, tell);
  if (normal > 0 && isExNihilo(table, id)) {
    tell({ type: 'damage.immune', rule: 'end-of-round.ex-nihilo-immunity', who: id, n: normal });
    for (const each of table.combat.pending) if (each.to === id && each.kind === 'normal') each.n = 0;
    return handle(table, id, tell);
  }
  const wasWounded = minion.wounded;
  if (normal > 0 && aggravated > 0)
    tell({ type: 'damage.normal-first', rule: 'damage.normal-before-aggravated', who: id, normal, aggravated });
  // a fellow's blood mends normal points first, then keeps from burning
  const helped = table.combat.mended[id] ?? 0;
  if (normal > helped) mend(table, id, normal - helped, tell);
  if (aggravated > 0)
    bearAggravated(table, id, aggravated, { before, normal, wasWounded, helped: Math.max(0, helped - normal) }, tell);
  table.combat.lost[id] = (table.combat.lost[id] ?? 0) + (before - minion.blood);
  const fragile = table.combat.fragile[id];
  if (fragile && fragile.taken >= fragile.at && minion.region === 'ready') {
    minion.wounded = true;
    minion.bound = true;
  }
  watchAnathema(table, id, before, tell);
}

/** Reform Body: to torpor in place of being burned, where an ally has no place. */
function reform(table: Table, id: MinionId, tell: Tell): boolean {
  const gains = table.combat.reformed[id];
  if (gains === undefined) return false;
  const minion = minionOf(table, id);
  tell({ type: 'minion.reforms', rule: 'diablerie.step-0-reform-body', who: id });
  if (minion.kind === 'ally') {
    burn(table, id, tell);
    tell({ type: 'minion.burned', rule: 'diablerie.step-0-reform-body', who: id });
    return true;
  }
  minion.wounded = true;
  minion.bound = true;
  table.bank -= gains;
  gainBlood(table, id, gains);
  return true;
}

function handleAlly(table: Table, id: MinionId, n: number, tell: Tell): void {
  const lost = loseBlood(table, id, n);
  tell({ type: 'life.lost', rule: 'damage.handling-one-blood-each', who: id, n: lost });
  if (minionOf(table, id).blood > 0 || reform(table, id, tell)) return;
  burn(table, id, tell);
  tell({ type: 'minion.burned', rule: 'damage.handling-one-blood-each', who: id });
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

interface Before {
  readonly before: number;
  readonly normal: number;
  readonly wasWounded: boolean;
  /** Points that a fellow has paid for. */
  readonly helped: number;
}

/** The first point wounds; each further one costs 1 blood, or burns. */
function bearAggravated(table: Table, id: MinionId, n: number, { before, normal, wasWounded, helped }: Before, tell: Tell): void {
  const minion = minionOf(table, id);
  let left = n;
  if (!minion.wounded) {
    minion.wounded = true;
    minion.bound = true;
    left -= 1;
    tell({ type: 'aggravated.wounds', rule: 'damage.first-aggravated-point', who: id, blood: minion.blood });
  }
  left = Math.max(0, left - helped);
  const paid = loseBlood(table, id, left);
  if (paid > 0)
    tell({ type: 'aggravated.paid', rule: 'damage.further-aggravated-points', who: id, n: paid, blood: minion.blood });
  const points = normal + n;
  if (paid < left) {
    if (reform(table, id, tell)) return;
    anathemaMisses(table, id, 'anathema.burned-by-damage-does-not-trigger', tell);
    burn(table, id, tell);
    const environmental = table.combat.pending.reduce((sum, each) => sum + (each.to === id && each.by === null ? each.n : 0), 0);
    const rule = wasWounded
      ? 'damage.further-aggravated-points'
      : normal === before && normal === environmental && n === 2 && before > 0
        ? 'damage.x-normal-plus-two-aggravated'
        : 'damage.x-plus-2-burns';
    tell({ type: 'minion.burned-by-damage', rule, who: id, n: points, blood: before });
    return;
  }
  if (wasWounded) return;
  if (points === before)
    tell({ type: 'threshold.x', rule: 'damage.x-with-one-aggravated', who: id, n: points, blood: minion.blood });
  else if (points === before + 1)
    tell({ type: 'threshold.x-plus-1', rule: 'damage.x-plus-1-with-one-aggravated', who: id, n: points });
}

/** Scheduled damage of the press step, handled at once; nothing prevents it. */
export const pressDamage: Effect<Table> = (table, move, tell) => {
  table.combat.pressDamage = 'done';
  addEnvironment(table, 'press');
  for (const id of combatants(table)) {
    const n = pendingOn(table, id);
    if (n > 0)
      tell({
        type: 'damage.in-press',
        rule: isOn(table, 'press-step-acting-orders') ? 'press.acting-orders-step' : 'press.drawing-out-the-beast-damage',
        who: id,
        n,
      });
  }
  handleDamage(table, move, tell);
};

/** Damage due before range is dealt and handled before anybody maneuvers; nothing prevents it. */
export const earlyDamage: Effect<Table> = (table, move, tell) => {
  addEnvironment(table, 'before-range');
  for (const id of combatants(table)) {
    const n = pendingOn(table, id);
    if (n > 0) tell({ type: 'damage.before-range', rule: 'before-range.window-cards', who: id, n });
  }
  handleDamage(table, move, tell);
};
