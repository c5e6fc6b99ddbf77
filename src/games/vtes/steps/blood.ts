/** Counters that move: blood lost, gained, drained off; and Anathema, which watches the last one go. */
import type { Happening } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import {
  isCombatant,
  isExNihilo,
  type MinionId,
  minionOf,
  opponentOf,
  ownerOf,
  playerOf,
  type Table,
  votesOf,
} from '../table.ts';

export type Tell = (event: Happening) => void;

/** Takes up to `n` counters off a minion into the bank, or elsewhere when `toBank` is false. Returns how many it had to give. */
export function loseBlood(table: Table, id: MinionId, n: number, toBank = true): number {
  const minion = minionOf(table, id);
  const lost = Math.min(minion.blood, n);
  minion.blood -= lost;
  if (toBank) table.bank += lost;
  return lost;
}

/** Gives counters; what the capacity does not hold drains off into the bank. Returns the excess. */
export function gainBlood(table: Table, id: MinionId, n: number): number {
  const minion = minionOf(table, id);
  if (isExNihilo(table, id)) {
    table.bank += n;
    return n;
  }
  const room = minion.kind === 'vampire' ? Math.max(0, minion.capacity - minion.blood) : n;
  const kept = Math.min(room, n);
  minion.blood += kept;
  table.bank += n - kept;
  return n - kept;
}

/** Political Struggle: as its bearer burns or arrives in torpor the card burns, and whoever put it there has the bearer's votes. */
export function struggle(table: Table, id: MinionId, tell: Tell): void {
  const minion = minionOf(table, id);
  const { diablerie } = table.combat;
  // a diablerie has this in its fifth step
  if (diablerie?.victim === id && !diablerie.stopped) return;
  const n = votesOf(table, id);
  const gone = minion.attached.filter(({ card }) => cards.get(card)?.attached?.struggle);
  minion.attached = minion.attached.filter((each) => !gone.includes(each));
  for (const each of gone) {
    playerOf(table, ownerOf(table, id, each)).ashHeap.push(each.card);
    const by = table.minions[each.by ?? ''];
    if (!by || n === 0) continue;
    by.votes = (by.votes ?? 0) + n;
    tell({ type: 'votes.gained', rule: 'diablerie.step-5-political-struggle', who: each.by as string, n });
  }
}

/** The vampire or ally leaves play with all that is on it; its counters go to the bank. */
export function burn(table: Table, id: MinionId, tell: Tell): void {
  const minion = minionOf(table, id);
  struggle(table, id, tell);
  table.bank += minion.blood;
  minion.blood = 0;
  minion.region = 'burned';
  minion.bound = false;
  for (const each of minion.attached) playerOf(table, ownerOf(table, id, each)).ashHeap.push(each.card);
  minion.attached = [];
}

const anathemas = (table: Table, id: MinionId): number =>
  minionOf(table, id).attached.filter((each) => each.card === 'anathema').length;

/**
 * After something has happened to a minion: burns it when its blood has been brought down to 0 in this combat and
 * Anathema is on it. Cites anathema.needs-a-loss, anathema.trigger-means, anathema.several, anathema.empty-at-start.
 * @param before its blood before it happened
 */
export function watchAnathema(table: Table, id: MinionId, before: number, tell: Tell): void {
  const minion = minionOf(table, id);
  const copies = anathemas(table, id);
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

/** A vampire with Anathema is burned by something else. */
export function anathemaMisses(table: Table, id: MinionId, rule: string, tell: Tell): void {
  if (anathemas(table, id) > 0) tell({ type: 'anathema.misses', rule, who: id });
}

/** Pays a cost in blood. */
export function pay(table: Table, id: MinionId, n: number, tell: Tell): void {
  if (n === 0) return;
  const before = minionOf(table, id).blood;
  loseBlood(table, id, n);
  const { kind, blood } = minionOf(table, id);
  if (kind === 'ally' && blood === 0 && before > 0) {
    burn(table, id, tell);
    return tell({ type: 'minion.burned', rule: 'end-of-round.whenever-combat-ends', who: id });
  }
  watchAnathema(table, id, before, tell);
}
