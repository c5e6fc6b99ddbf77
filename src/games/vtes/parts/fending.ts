/** A blocker that hurts whom it blocks before the combat, if there is still somebody to fight. */
import type { Effect } from '../../../engine/game.ts';
import { openCombat } from '../opening.ts';
import { add, type Part } from '../parts.ts';
import { replaceActionCard } from '../steps/cards.ts';
import { handleDamage } from '../steps/damage.ts';
import { arriveInTorpor } from '../steps/rounds.ts';
import { isReady, type Table } from '../table.ts';

/** Damage as the block succeeds; no combat, so whoever cannot mend it is in torpor at once. */
const hurtBlocked: Effect<Table> = (table, move, tell) => {
  const { acting, attempting } = table.action;
  const n = table.minions[attempting ?? '']?.hurtsBlocked ?? 0;
  table.combat = { ...openCombat(acting, attempting as string, true), over: true };
  table.combat.pending.push({ to: acting, n, kind: 'normal', by: null, preventable: false });
  tell({ type: 'damage.before-block', rule: 'combat-overview.starts-by-block', who: acting, from: attempting as string, n });
  handleDamage(table, move, tell);
  arriveInTorpor(table, move, tell);
};

/** Nobody is left to be blocked: the action ends, and the blocker stays unlocked. */
const actionCutShort: Effect<Table> = (table, _move, tell) => {
  table.action.attempting = null;
  table.action.ended = true;
  replaceActionCard(table);
  tell({ type: 'action.ended', rule: 'combat-overview.starts-by-block', who: table.action.acting });
};

export const fending: Part = {
  facts: {
    hurtsBlocked: (table) => (table.minions[table.action.attempting ?? '']?.hurtsBlocked ?? 0) > 0,
    actingGone: (table) => !isReady(table, table.action.acting),
  },
  effects: { hurtBlocked, actionCutShort },
};
add(fending);
