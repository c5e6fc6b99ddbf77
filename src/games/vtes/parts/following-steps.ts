/** Telepathic Tracking, Psyche! and the combats that wait: how the fighting goes on. */
import type { Effect, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { newMinion, openCombat } from '../opening.ts';
import type { Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { play } from '../steps/cards.ts';
import { combatIsOver } from '../steps/rounds.ts';
import { isOn, minionOf, opponentOf, playerOf, type Table, useOf } from '../table.ts';
import { loseContinuation, newCombatRule, undoEnd } from './endings.ts';

/** Telepathic Tracking at superior: the same combat goes on; a continuation that waited for its end is lost. */
export const trackOn: Effect<Table> = (table, move, tell) => {
  play(table, move, tell);
  goOn(table, move, tell);
};

/** The further round begins. */
export const goOn: Effect<Table> = (table, _move, tell) => {
  loseContinuation(table, 'combat-ending.telepathic-tracking-cancels-continue-action', tell);
  const rule = trackedRule(table);
  undoEnd(table);
  table.combat.tracked = false;
  table.combat.round += 1;
  table.combat.trackedTo = table.combat.round;
  tell({ type: 'round.begins', rule, n: table.combat.round });
};

/** What the further round comes instead of. */
function trackedRule({ combat, action }: Table): string {
  if (combat.frenzied) return 'strike-declaration.rotschreck-telepathic-tracking';
  if (action.illusion) return 'chained-combats.illusions-and-telepathic-tracking';
  if (action.queue?.card === 'blissful-agony') return 'chained-combats.blissful-agony-and-telepathic-tracking';
  return 'combat-ending.telepathic-tracking-continues-same-combat';
}

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
  if (minionOf(table, acting).blood === 0 && minionOf(table, acting).attached.some((each) => each.card === 'anathema'))
    tell({ type: 'anathema.sleeps', rule: 'anathema.empty-at-start', who: acting });
  tell({
    type: 'combat.new',
    rule: !same ? (combat.block ? 'combat-ending.post-psyche-cards' : 'combat-ending.open-fast-reaction-after-psyche') : rule,
    who: acting,
    from: against,
  });
};

/** What waited begins: new in every respect. */
export const queuedCombat: Effect<Table> = (table, move, tell) => {
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

/** Coordinate Attacks: this vampire fights the one that faces its fellow. Who acts is still the acting minion. */
function queueCombat(table: Table, move: Move, tell: Tell): void {
  const { action, combat } = table;
  const own = minionOf(table, move.who).controller;
  const foe = minionOf(table, combat.acting).controller === own ? combat.opposing : combat.acting;
  const isActing = minionOf(table, foe).controller === minionOf(table, action.acting).controller;
  const grants = useOf(move)?.use.effects.some((word) => word.do === 'grant') === true;
  minionOf(table, move.who).locked = true;
  action.queue = {
    acting: isActing ? foe : move.who,
    opposing: isActing ? move.who : foe,
    after: 'combat',
    card: move.card as string,
    noStrikeCards: foe,
    ...(grants ? { maneuvers: move.who } : {}),
  };
  tell({ type: 'combat.queued', rule: 'combat-ending.post-psyche-cards', who: move.who, from: foe });
}

/** The bottom card of the crypt becomes a ready vampire that fights the same opponent after this combat. */
function makeIllusion(table: Table, move: Move, blood: 'half' | 'full', tell: Tell): void {
  const { controller } = minionOf(table, move.who);
  const crypt = playerOf(table, controller).crypt.pop() ?? 'unnamed';
  const capacity = cards.get(crypt)?.attached?.capacity ?? 4;
  const id = ['E', 'F', 'G', 'H'].find((each) => !table.minions[each]) ?? 'H';
  const held = blood === 'full' ? capacity : Math.floor(capacity / 2);
  table.bank -= held;
  table.action.illusion = { id, held: true };
  table.minions[id] = {
    ...newMinion(controller, false),
    blood: held,
    capacity,
    strength: cards.get(crypt)?.attached?.strength2 ? 2 : 1,
    is: crypt,
  };
  table.action.queue = { acting: id, opposing: opponentOf(table, move.who), after: 'combat', card: 'illusions-of-the-kindred' };
  tell({ type: 'combat.queued', rule: 'chained-combats.illusions-effect', who: id, from: opponentOf(table, move.who) });
}

export const followingWords: Part['words'] = {
  'new-round'(table) {
    table.combat.tracked = true;
  },
  'new-combat'(table, move, word) {
    if (word.with === 'the-same' && table.switches['psyche-while-combat-is-about-to-end'])
      table.action.queue = {
        acting: table.combat.acting,
        opposing: table.combat.opposing,
        after: 'combat',
        card: move.card as string,
      };
  },
  queue: (table, move, _word, tell) => queueCombat(table, move, tell),
  illusion: (table, move, word, tell) => makeIllusion(table, move, word.blood, tell),
};
