/** The action: announced, blocked, resolved, ended, and the combats that wait for it. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { newAction, openCombat } from '../opening.ts';
import { gainBlood } from '../steps/blood.ts';
import { spend } from '../steps/cards.ts';
import { isReady, minionOf, playerOf, type Table, useOf } from '../table.ts';
import { isRush, rushOf } from './action-rules.ts';

/** Pool that the action costs beside its own price. */
const poolFor = (table: Table): number => {
  const { target } = table.action;
  const is = target === null ? undefined : table.minions[target]?.is;
  return cards.get(is ?? '')?.attached?.dearTarget ?? 0;
};

export const announceAction: Effect<Table> = (table, move, tell) => {
  const { action } = table;
  action.kind = move.card ?? null;
  action.target = move.on ?? null;
  action.stealth = move.card === 'hunt' || cards.get(move.card ?? '')?.attached?.haven ? 1 : 0;
  action.blocked = false;
  action.blocker = null;
  minionOf(table, move.who).locked = true;
  const player = playerOf(table, minionOf(table, move.who).controller);
  if (useOf(move)?.from === 'hand') {
    spend(table, move.who, move.card as string, tell);
    player.ashHeap.push(move.card as string);
  }
  tell({
    type: 'action.announced',
    rule: 'combat-overview.starts-by-action',
    who: move.who,
    card: move.card as string,
    on: move.on ?? '',
  });
};

/** The next action of the same turn: everything about it is new, but what is closed stays closed. */
export const announceNext: Effect<Table> = (table, move, tell, state) => {
  const { acting, closed } = table.action;
  table.action = { ...newAction(null), acting, closed };
  announceAction(table, move, tell, state);
};

export const attemptBlock: Effect<Table> = (table, move, tell) => {
  table.action.attempting = move.who;
  tell({ type: 'block.attempted', rule: 'combat-overview.starts-by-block', who: move.who });
};

export const blockFails: Effect<Table> = (table, _move, tell) => {
  tell({ type: 'block.failed', rule: 'combat-overview.starts-by-block', who: table.action.attempting ?? '' });
  table.action.out.push(table.action.attempting as string);
  table.action.attempting = null;
};

/** The blocker locks and fights; the action itself comes to nothing. */
export const blockSucceeds: Effect<Table> = (table, _move, tell) => {
  const { action } = table;
  const blocker = action.attempting as string;
  action.blocked = true;
  action.blocker = blocker;
  action.attempting = null;
  const rule =
    poolFor(table) > 0
      ? 'combat-overview.moncada-pool'
      : action.target !== null && action.target !== blocker
        ? 'combat-overview.blocked-rush-fights-the-blocker'
        : 'combat-overview.starts-by-block';
  tell({ type: 'action.blocked', rule, who: blocker, from: action.acting });
  table.combat = openCombat(action.acting, blocker, true);
  minionOf(table, blocker).boreAtBlock = minionOf(table, blocker).attached.map(({ card }) => card);
};

export const nobodyBlocks: Effect<Table> = (table, _move, tell) => {
  table.action.declined = true;
  tell({ type: 'block.none', rule: 'combat-overview.starts-by-action', who: table.action.acting });
};

/** An unblocked action has its effect, and costs what it costs. */
export const actionSucceeds: Effect<Table> = (table, _move, tell) => {
  const { action } = table;
  action.succeeded = true;
  const pool = poolFor(table);
  const player = minionOf(table, action.acting).controller;
  if (pool > 0) {
    playerOf(table, player).pool -= pool;
    table.bank += pool;
    tell({ type: 'action.costs', rule: 'combat-overview.moncada-pool', who: player, n: pool });
  }
  if (action.kind === 'hunt') {
    table.bank -= 1;
    gainBlood(table, action.acting, 1);
    tell({ type: 'blood.gained', rule: 'combat-overview.starts-by-block', who: action.acting, n: 1 });
  }
  if (action.target !== null && isRush(table)) {
    if (!isReady(table, action.target))
      return tell({
        type: 'action.fizzles',
        rule: 'combat-overview.starts-by-action',
        who: action.acting,
        from: action.target,
      });
    table.combat = openCombat(action.acting, action.target, false);
    tell({ type: 'action.leads-to-combat', rule: 'combat-overview.starts-by-action', who: action.acting, from: action.target });
    for (const word of rushOf(table)?.effects ?? [])
      if (word.do === 'grant')
        table.combat.grants.push({ who: action.acting, what: word.what, card: action.kind ?? '', until: word.until });
  }
};

/** The combat begins; a blocker is locked, and has what its reactions gave it for this combat. */
export const enterCombat: Effect<Table> = (table, _move, tell) => {
  const { combat, action } = table;
  if (combat.block) {
    minionOf(table, combat.opposing).locked = true;
    combat.grants.push(...action.grants.map((grant) => ({ ...grant })));
  }
  tell({
    type: 'combat.begins',
    rule: combat.block ? 'combat-overview.starts-by-block' : 'combat-overview.block-and-action-combat-are-distinct',
    who: combat.acting,
    from: combat.opposing,
  });
};

/** A blocked minion goes on as though unblocked, at +1 stealth; others may still try to block. */
export const resumeAction: Effect<Table> = (table, _move, tell) => {
  const { action } = table;
  action.stealth += 1;
  action.continues = false;
  action.declined = false;
  action.blocked = false;
  tell({ type: 'action.continues', rule: 'anathema.form-of-mist-payment-is-after-combat', who: action.acting });
};
