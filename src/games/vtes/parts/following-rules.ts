/** Combats that follow a combat, and rounds that follow its end: which may, and which rule forbids the others. */
import type { Guard, Move, RuleId } from '../../../engine/game.ts';
import { CHAINED } from '../objections.ts';
import { isCombatant, isOn, isReady, momentOf, sideOf, someoneGone, type Table, useOf, windowsOf } from '../table.ts';

type Rule = Guard<Table>;

/** A combat waits already: nothing that would start one more is used. */
function chained(table: Table, move: Move): RuleId | undefined {
  const { queue } = table.action;
  const use = useOf(move)?.use;
  if (!queue || !use?.effects.some((word) => ['new-combat', 'queue', 'lure', 'illusion', 'fight-chosen'].includes(word.do)))
    return undefined;
  const psyche = move.card === 'psyche';
  if (move.card === 'sirens-lure') return 'chained-combats.second-sirens-lure';
  if (queue.card === 'sirens-lure') {
    if (psyche) return 'chained-combats.psyche-with-sirens-lure-pending';
    return move.card === 'blissful-agony'
      ? 'chained-combats.blissful-agony-with-sirens-lure-pending'
      : 'chained-combats.followups-with-sirens-lure-pending';
  }
  if (queue.card === 'illusions-of-the-kindred')
    return psyche ? 'chained-combats.illusions-and-psyche' : 'chained-combats.illusions-and-followups';
  if (queue.card === 'blissful-agony' && psyche) return 'chained-combats.blissful-agony-and-psyche';
  return 'chained-combats.no-second-queue';
}

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

const bothReady = (table: Table): boolean => {
  const { queue } = table.action;
  const { combat } = table;
  if (queue === null || !isReady(table, queue.acting) || !isReady(table, queue.opposing)) return false;
  // whom the end of this combat sends to torpor fights in none after it; Psyche! comes before that end
  const falls = queue.card === 'psyche' || combat.over ? [] : [combat.frenzied, ...combat.sentToTorpor, ...combat.fightOn];
  return !falls.includes(queue.acting) && !falls.includes(queue.opposing);
};

export const followingRules: Readonly<Record<RuleId, Rule>> = {
  ...Object.fromEntries(CHAINED.map((rule): [string, Rule] => [rule, (table, move) => chained(table, move) !== rule])),
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
  'combat-ending.telepathic-tracking-continues-same-combat': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'new-round') || !someoneGone(table),
  'combat-ending.telepathic-tracking-after-end-of-round': (table, move, state) =>
    momentOf(state) !== 'before-range' ||
    table.combat.trackedTo !== table.combat.round ||
    !useOf(move)?.use.windows.includes('end-of-round'),
};

export const followingFacts: Readonly<Record<string, Rule>> = {
  newRoundAtOnce: (table, move) =>
    !isOn(table, 'end-of-round-cards-after-telepathic-tracking') &&
    useOf(move)?.use.effects.some((word) => word.do === 'new-round') === true,
  tracked: (table) => table.combat.tracked,
  newCombatAtOnce: (table, move) =>
    !isOn(table, 'psyche-while-combat-is-about-to-end') &&
    useOf(move)?.use.effects.some((word) => word.do === 'new-combat') === true,
  newCombatPlayed: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'new-combat') === true,
  queuedHere: (table) => table.action.queue?.after === 'combat' && bothReady(table),
  queuedAfterAction: (table) => table.action.queue?.after === 'action' && bothReady(table),
};
