/** Brother's Blood: a fellow of the circle spends its own blood on damage. */
import type { Effect, Move } from '../../../engine/game.ts';
import { add, type Part } from '../parts.ts';
import { loseBlood } from '../steps/blood.ts';
import { combatants, inForce, isReady, type MinionId, minionOf, pendingOn, type Table } from '../table.ts';

/** A fellow of the circle that may still spend blood in this step, for whom, and how much. */
function mender(table: Table): { readonly who: MinionId; readonly of: MinionId; readonly most: number } | undefined {
  for (const { source } of inForce(table, 'mend-for-circle')) {
    const { blood, circle } = minionOf(table, source.by);
    if (!isReady(table, source.by) || blood === 0 || table.combat.menders.includes(source.by)) continue;
    const of = combatants(table).find(
      (id) => id !== source.by && circle !== undefined && minionOf(table, id).circle === circle && pendingOn(table, id) > 0,
    );
    if (of) return { who: source.by, of, most: Math.min(blood, pendingOn(table, of)) };
  }
  return undefined;
}

const mendForCircle: Effect<Table> = (table, move, tell) => {
  const found = mender(table);
  table.combat.menders.push(move.who);
  if (!found || !move.n) return;
  loseBlood(table, move.who, move.n);
  table.combat.mended[found.of] = (table.combat.mended[found.of] ?? 0) + move.n;
  tell({
    type: 'damage.mended-by-fellow',
    rule: 'damage.handling-one-blood-each',
    who: move.who,
    from: found.of,
    n: move.n,
  });
};

export const circle: Part = {
  facts: { mendOpen: (table) => mender(table) !== undefined },
  rules: {
    'damage.handling-one-blood-each': (table, move) => {
      const found = mender(table);
      return found?.who === move.who && move.n !== undefined && move.n <= found.most;
    },
  },
  effects: { mendForCircle },
  offers: [
    ({ table }, holder) => {
      if (holder !== 'fellow') return {};
      const found = mender(table);
      return { only: found ? Array.from({ length: found.most + 1 }, (_, n): Move => ({ who: found.who, verb: 'mend', n })) : [] };
    },
  ],
  closed: { mend: 'damage.handling-one-blood-each' },
};
add(circle);
