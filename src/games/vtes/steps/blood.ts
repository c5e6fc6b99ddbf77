/** Counters that move: blood lost, gained, drained off. */
import type { Happening } from '../../../engine/game.ts';
import { at } from '../parts.ts';
import { isExNihilo, type MinionId, minionOf, ownerOf, playerOf, type Table } from '../table.ts';

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

/** The vampire or ally leaves play with all that is on it; its counters go to the bank. */
export function burn(table: Table, id: MinionId, tell: Tell): void {
  const minion = minionOf(table, id);
  at('falls', table, id, tell);
  table.bank += minion.blood;
  minion.blood = 0;
  minion.region = 'burned';
  minion.bound = false;
  for (const each of minion.attached) playerOf(table, ownerOf(table, id, each)).ashHeap.push(each.card);
  minion.attached = [];
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
  at('bloodLost', table, id, before, tell);
}
