/** Telepathic Tracking, Psyche! and the combats that wait: how the fighting goes on. */
import type { Effect } from '../../../engine/game.ts';
import { openCombat } from '../opening.ts';
import { at, type Part } from '../parts.ts';
import { play } from '../steps/cards.ts';
import { combatIsOver } from '../steps/rounds.ts';
import { isOn, minionOf, type Table, useOf } from '../table.ts';
import { loseContinuation, newCombatRule, undoEnd } from './endings.ts';

/** A combat after the combat: with the same two, or with the vampire that reacts. Everything about it is new. */
export const fightAgain: Effect<Table> = (table, move, tell) => {
  const { combat, action } = table;
  const use = useOf(move)?.use;
  const lurks = useOf(move)?.card.kind === 'action-modifier';
  const same = use?.effects.some((word) => word.do === 'new-combat' && word.with === 'the-same');
  // the grants of the card belong to the new combat, so the old one is closed first
  const opposing = same ? combat.opposing : move.who;
  const rule = newCombatRule(table);
  undoEnd(table);
  if (same) action.usedBefore.push(...combat.usedThisCombat);
  if (!combat.over) combatIsOver(table, move, tell);
  const acting = lurks ? move.who : same ? combat.acting : action.acting;
  const against = lurks ? (action.blocker as string) : opposing;
  table.combat = openCombat(acting, against, false);
  play(table, move, tell);
  if (same) {
    loseContinuation(table, 'combat-ending.psyche-cancels-continue-action', tell);
    action.followed = !isOn(table, 'followups-after-psyche-combat');
  } else {
    if (action.continues || action.mayContinue !== null)
      loseContinuation(table, 'anathema.fast-reaction-before-or-after-the-payment', tell);
    minionOf(table, move.who).locked = true;
    table.combat.noStrike.push(lurks ? against : acting);
    action.followed = true;
  }
  at('combatBegins', table, acting, tell);
  tell({
    type: 'combat.new',
    rule: !same ? (combat.block ? 'combat-ending.post-psyche-cards' : 'combat-ending.open-fast-reaction-after-psyche') : rule,
    who: acting,
    from: against,
  });
};

export const followingWords: Part['words'] = {
  'new-combat'(table, move, word) {
    if (word.with === 'the-same' && table.switches['psyche-while-combat-is-about-to-end'])
      table.action.queue = {
        acting: table.combat.acting,
        opposing: table.combat.opposing,
        after: 'combat',
        card: move.card as string,
      };
  },
};
