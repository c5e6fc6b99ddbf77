/** Cards around the action: they end it, lure a blocker out of it, wake and unlock a minion. */
import type { Effect, Guard, RuleId } from '../../../engine/game.ts';
import { add, type Part } from '../parts.ts';
import { loseBlood } from '../steps/blood.ts';
import { play, replaceActionCard } from '../steps/cards.ts';
import { minionOf, type Table, useOf } from '../table.ts';

/** Obedience, Voice of Madness: no combat, and the action is over. */
const endAction: Effect<Table> = (table, move, tell) => {
  play(table, move, tell);
  const { action } = table;
  const word = useOf(move)?.use.effects.find((each) => each.do === 'end-action');
  if (word?.do !== 'end-action') return;
  if (word.locks) minionOf(table, move.who).locked = true;
  if (word.unlocks) minionOf(table, action.acting).locked = false;
  if (word.burns) loseBlood(table, action.acting, word.burns);
  if (!word.locks && action.kind) action.closed.push(action.kind);
  action.queue = null;
  action.ended = true;
  table.combat.over = true;
  replaceActionCard(table);
  tell({ type: 'action.ended', rule: useOf(move)?.use.rule ?? '', who: action.acting });
};

/** The would-be blocker is out of the action; the two fight once it has resolved. */
const lure: Effect<Table> = (table, move, tell) => {
  const { action } = table;
  const lured = action.attempting as string;
  play(table, move, tell);
  const word = useOf(move)?.use.effects.find((each) => each.do === 'lure');
  minionOf(table, lured).locked = true;
  if (word?.do === 'lure' && word.locks) minionOf(table, move.who).locked = true;
  action.out.push(lured);
  action.attempting = null;
  action.queue = { acting: move.who, opposing: lured, after: 'action', card: move.card as string };
  tell({ type: 'combat.queued', rule: 'chained-combats.sirens-lure-effect', who: move.who, from: lured });
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  // first the combats that may still follow, then the unlock
  'combat-ending.cats-guidance-after-followups': (_table, move) =>
    useOf(move)?.card.kind !== 'reaction' || !useOf(move)?.use.windows.includes('after-action'),
  'combat-ending.freak-drive-after-followups': (_table, move) =>
    useOf(move)?.card.kind !== 'action-modifier' || !useOf(move)?.use.windows.includes('after-action'),
};

export const actionCards: Part = {
  facts: {
    endsAction: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'end-action') === true,
    lures: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'lure') === true,
  },
  rules,
  effects: { endAction, lure },
  words: {
    wake(table, move, _word, tell) {
      table.action.awake.push(move.who);
      tell({ type: 'minion.wakes', rule: 'combat-overview.only-combat-cards', who: move.who });
    },
    'unlock-self'(table, move, _word, tell) {
      minionOf(table, move.who).locked = false;
      tell({
        type: 'minion.unlocks',
        rule:
          move.card === 'cats-guidance' && !table.action.blocked
            ? 'combat-ending.cats-guidance-after-form-of-mist'
            : (useOf(move)?.use.rule ?? ''),
        who: move.who,
      });
    },
  },
};
add(actionCards);
