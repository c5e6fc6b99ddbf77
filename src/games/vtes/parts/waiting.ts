/** A combat that waits for the end of this one, or of the action: at most one. */
import type { Effect, Move, RuleGuard, RuleId } from '../../../engine/game.ts';
import { openCombat } from '../opening.ts';
import { type Aim, add, type Part } from '../parts.ts';
import { combatIsOver } from '../steps/rounds.ts';
import { isCombatant, isOn, isReady, minionOf, opponentOf, type Table, useOf } from '../table.ts';
import type { Use } from '../words.ts';
import { loseContinuation, newCombatRule, undoEnd } from './endings.ts';

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

const bothReady = (table: Table): boolean => {
  const { queue } = table.action;
  const { combat } = table;
  if (queue === null || !isReady(table, queue.acting) || !isReady(table, queue.opposing)) return false;
  // whom the end of this combat sends to torpor fights in none after it; Psyche! comes before that end
  const falls = queue.card === 'psyche' || combat.over ? [] : [combat.frenzied, ...combat.sentToTorpor, ...combat.fightOn];
  return !falls.includes(queue.acting) && !falls.includes(queue.opposing);
};

/** Whom the opposing vampire is to fight: another Methuselah's minion. */
const aimAtMinion: Aim = (table, move, use) =>
  use.effects.some((word) => word.do === 'fight-chosen')
    ? Object.entries(table.minions).flatMap(([on, { controller }]) =>
        isCombatant(table, on) || controller === minionOf(table, opponentOf(table, move.who)).controller ? [] : [{ ...move, on }],
      )
    : undefined;

/** What waited begins: new in every respect. */
const queuedCombat: Effect<Table> = (table, move, tell) => {
  const { action } = table;
  const { queue } = action;
  if (!queue) return;
  const psyche = queue.card === 'psyche';
  const again = newCombatRule(table);
  // what was sent off by the end of this combat is not, if the same two fight on
  if (psyche) {
    action.usedBefore.push(...table.combat.usedThisCombat);
    undoEnd(table);
    loseContinuation(table, 'combat-ending.psyche-cancels-continue-action', tell);
  }
  if (!table.combat.over) combatIsOver(table, move, tell);
  action.queue = null;
  action.followed = !psyche || !isOn(table, 'followups-after-psyche-combat');
  action.mayContinue = null;
  table.combat = openCombat(queue.acting, queue.opposing, false);
  if (queue.noStrikeCards) table.combat.noStrikeCards.push(queue.noStrikeCards);
  if (queue.maneuvers) table.combat.grants.push({ who: queue.maneuvers, what: 'maneuver', card: queue.card, until: 'round' });
  const rule =
    queue.card === 'illusions-of-the-kindred'
      ? 'chained-combats.illusions-effect'
      : queue.card === 'blissful-agony'
        ? 'chained-combats.blissful-agony-effect'
        : queue.card === 'sirens-lure'
          ? 'chained-combats.sirens-lure-effect'
          : psyche
            ? again
            : 'combat-ending.open-only-combat-card-outside-combat';
  tell({ type: 'combat.new', rule, who: queue.acting, from: queue.opposing });
};

const rules: Readonly<Record<RuleId, RuleGuard<Table>>> = {
  'chained-combats.no-second-queue': (table, move) => chained(table, move) ?? true,
};

/** A card of the end of the round, played while Psyche! has already decided what follows. */
const playedRule = ({ action }: Table, _move: Move, use: Use): RuleId | undefined =>
  action.queue?.card === 'psyche' && use.windows.includes('end-of-round')
    ? 'combat-ending.over-means-no-combat-cards'
    : undefined;

export const waiting: Part = {
  rank: 3,
  facts: {
    queuedHere: (table) => table.action.queue?.after === 'combat' && bothReady(table),
    queuedAfterAction: (table) => table.action.queue?.after === 'action' && bothReady(table),
  },
  rules,
  effects: { queuedCombat },
  aim: aimAtMinion,
  hooks: { playedRule },
};
add(waiting);
