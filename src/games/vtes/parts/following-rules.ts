/** Combats that follow a combat, and rounds that follow its end: which may, and which rule forbids the others. */
import type { Guard, Move, RuleId } from '../../../engine/game.ts';
import { isCombatant, isOn, isReady, momentOf, sideOf, someoneGone, type Table, useOf, windowsOf } from '../table.ts';

type Rule = Guard<Table>;

/** Right after the combat of a blocker and the acting minion: each side's card fights the other side's minion. */
function followsBlock(table: Table, move: Move): boolean {
  const { action } = table;
  if (action.followed || action.blocker === null) return false;
  const lurker = useOf(move)?.card.kind === 'action-modifier';
  return isReady(table, lurker ? action.blocker : action.acting) && sideOf(table, move.who) === (lurker ? 'acting' : 'opposing');
}

/** Fast Reaction, Hidden Lurker: another vampire's combat after a combat. */
const followsUp = (move: Move): boolean =>
  useOf(move)?.use.by === 'other-minion' && useOf(move)?.use.effects.some((word) => word.do === 'new-combat') === true;

/** The combat that has just ended was one of the blocker and the acting minion. */
const fought = ({ action, combat }: Table): 'block' | 'other' =>
  combat.acting === action.acting && combat.opposing === action.blocker ? 'block' : 'other';

/** It would need the combat before the last one: whom it fights has not just fought. */
function looksBack(table: Table, move: Move): boolean {
  const { action } = table;
  if (!action.followed || action.blocker === null) return false;
  return !isCombatant(table, useOf(move)?.card.kind === 'action-modifier' ? action.blocker : action.acting);
}

export const followingRules: Readonly<Record<RuleId, Rule>> = {
  'combat-ending.followups-do-not-chain': (table, move) =>
    useOf(move)?.use.by !== 'other-minion' ||
    !useOf(move)?.use.effects.some((word) => word.do === 'new-combat') ||
    followsBlock(table, move),
  'combat-ending.after-means-immediately-after': (table, move) => !followsUp(move) || !looksBack(table, move),
  'combat-ending.open-fast-reaction-after-psyche': (table, move) =>
    !followsUp(move) ||
    table.action.blocker === null ||
    table.combat.block ||
    fought(table) !== 'block' ||
    isOn(table, 'followups-after-psyche-combat'),
  'combat-ending.open-only-combat-card-outside-combat': (table, move, state) =>
    momentOf(state) !== 'end-of-round' || !table.combat.pressed || !useOf(move)?.use.effects.some((word) => word.do === 'queue'),
  'combat-ending.post-psyche-cards': (table, move, state) => {
    const found = useOf(move);
    if (state === undefined || momentOf(state) === 'post-combat')
      return !found?.use.effects.some((word) => word.do === 'queue') || windowsOf(table, found.use).includes('post-combat');
    const { combat } = table;
    if (combat.round > 1) return true;
    return !combat.noStrike.includes(move.who) && !(combat.noStrikeCards.includes(move.who) && found?.from === 'hand');
  },
  'combat-ending.psyche-new-combat-at-once': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'new-combat' && word.with === 'the-same') || !someoneGone(table),
};

export const followingFacts: Readonly<Record<string, Rule>> = {
  newCombatAtOnce: (table, move) =>
    !isOn(table, 'psyche-while-combat-is-about-to-end') &&
    useOf(move)?.use.effects.some((word) => word.do === 'new-combat') === true,
  newCombatPlayed: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'new-combat') === true,
};
