/** How rounds, windows and combats open and close. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { equipmentOf } from '../guards.ts';
import { openCombat } from '../opening.ts';
import {
  combatants,
  inForce,
  isOn,
  minionOf,
  momentOf,
  opponentOf,
  playerOf,
  SOME_EFFECT,
  someoneGone,
  strikeUse,
  type Table,
  useOf,
  votesOf,
} from '../table.ts';
import { anathemaMisses, burn, gainBlood, loseBlood, type Tell } from './blood.ts';
import { isBeforeStrikes, play, replaceActionCard } from './cards.ts';
import { loseContinuation, newCombatRule, undoEnd } from './endings.ts';

export const pass: Effect<Table> = (table, move, tell, state = '') => {
  const rule =
    momentOf(state) === 'end-of-round'
      ? 'sequencing.end-of-round-same-procedure'
      : isBeforeStrikes(table)
        ? 'before-strikes.step-exists'
        : 'sequencing.window-closes-on-two-passes';
  tell({ type: 'window.passed', rule, who: move.who, quiet: true });
};

/** A round begins: what lasted for the last one lapses. */
export const openRound: Effect<Table> = (table) => {
  const { combat } = table;
  combat.range = null;
  combat.strikes = {};
  combat.additional = false;
  combat.extra = {};
  combat.committed = {};
  combat.pressed = false;
  combat.closing = false;
  combat.inflicted = {};
  combat.suffered = {};
  combat.usedThisRound = [];
  combat.rangeSetBy = null;
  combat.lastManeuver = null;
  combat.lastPress = null;
  combat.lost = {};
  combat.limited = [];
  combat.declined = [];
  combat.noExtra = [];
  combat.stolen = [];
  combat.pressDamage = 'done';
  combat.phase = 'before-range';
  for (const { source, word } of inForce(table, 'prevent-each-round'))
    for (let n = 0; n < word.amount && source.since < combat.round; n++)
      combat.grants.push({ who: source.by, what: 'prevent', card: source.card, until: 'round' });
  for (const { source } of inForce(table, 'press-to-end-each-round'))
    combat.grants.push({ who: source.by, what: 'press', card: source.card, until: 'round' });
};

/** What lasted until the end of the round lapses with it. */
function lapse(table: Table): void {
  const { combat } = table;
  combat.inForce = combat.inForce.filter((each) => each.until !== 'round');
  combat.grants = combat.grants.filter((each) => each.until !== 'round');
}

export const openManeuvers: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'range.open', rule: 'maneuvers.acting-first', quiet: true });

/** A maneuver turns the range over; a weapon's commits its bearer's strike to it. */
export const maneuver: Effect<Table> = (table, move, tell) => {
  const { combat } = table;
  const now = combat.range ?? (inForce(table, 'long-by-default').length > 0 ? 'long' : 'close');
  combat.range = now === 'long' ? 'close' : 'long';
  combat.lastManeuver = move.who;
  const found = useOf(move);
  const granted = combat.grants.find(({ who, what, card }) => who === move.who && what === 'maneuver' && card === move.card);
  if (found?.from === 'hand') play(table, move, tell);
  else if (found) {
    combat.committed[move.who] = move.card as string;
    if (found.use.once === 'combat') combat.usedThisCombat.push(`${move.who}:${move.card}`);
  } else spendGrant(table, move.who, 'maneuver');
  tell({
    type: combat.range === 'long' ? 'range.to-long' : 'range.to-close',
    rule: table.action.usedBefore.includes(`${move.who}:${move.card}`)
      ? 'combat-ending.psyche-weapon-maneuver-again'
      : !found && granted?.until === 'combat'
        ? 'maneuvers.granted-by-reaction-any-round'
        : 'maneuvers.alternate',
    who: move.who,
    card: move.card ?? SOME_EFFECT,
  });
};

function spendGrant(table: Table, who: string, what: 'maneuver' | 'press' | 'additional'): void {
  const { grants } = table.combat;
  const index = grants.findIndex((grant) => grant.who === who && grant.what === what);
  if (index >= 0) grants.splice(index, 1);
}

/** The range was fixed before it could be determined: no maneuvers this round. */
export const rangeStands: Effect<Table> = (table, _move, tell) =>
  tell({
    type: table.combat.range === 'long' ? 'range.is-long' : 'range.is-close',
    rule:
      table.combat.committed[table.combat.rangeSetBy ?? ''] === 'sniper-rifle'
        ? 'before-range.sniper-rifle-equipped-at-block'
        : 'before-range.set-range-only-once',
  });

export const closeByGrapple: Effect<Table> = (table, _move, tell) => {
  table.combat.closeNext = false;
  table.combat.range = 'close';
  tell({ type: 'range.is-close', rule: 'before-strikes.immortal-grapple-effect' });
};

export const rangeIsSet: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  const asked = combat.range !== null;
  combat.lastManeuver = null;
  combat.range ??= inForce(table, 'long-by-default').length > 0 ? 'long' : 'close';
  tell({
    type: combat.range === 'long' ? 'range.is-long' : 'range.is-close',
    rule: asked ? 'maneuvers.alternate' : 'maneuvers.default-close',
  });
};

/** Only those with an additional strike strike again, at the same range. */
export const strikeAgain: Effect<Table> = (table, _move, tell) => {
  table.combat.strikes = {};
  table.combat.additional = true;
  tell({ type: 'strikes.again', rule: 'additional-strikes.restart-at-declaration' });
};

export const openAdditional: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'additional.open', rule: 'additional-strikes.window', quiet: true });

/** Under the source the acting side's no is final for the round. */
export const declineStrikes: Effect<Table> = (table, move, tell) => {
  if (isOn(table, 'additional-strikes-acting-pass-final') && move.who === table.combat.acting)
    table.combat.declined.push(move.who);
  pass(table, move, tell);
};

export const gainStrike: Effect<Table> = (table, move, tell) => {
  spendGrant(table, move.who, 'additional');
  table.combat.extra[move.who] = (table.combat.extra[move.who] ?? 0) + 1;
  tell({ type: 'strike.gained', rule: 'additional-strikes.window', who: move.who });
};

export const noPrevention: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'prevention.idle', rule: 'damage.prevention-needs-damage', quiet: true });

export const nextStep: Effect<Table> = (table, _move, tell) => {
  const normal = combatants(table).every(
    (id) => !table.combat.strikes[id] || table.combat.strikes[id]?.done || table.combat.strikes[id]?.dodged,
  );
  tell({
    type: 'step.done',
    rule: normal ? 'strike-resolution.normal-strikes-simultaneous' : 'strike-resolution.order',
    quiet: true,
  });
};

export const openPress: Effect<Table> = (table, _move, tell) => {
  table.combat.phase = 'press';
  table.combat.pressDamage = inForce(table, 'environmental').some(({ word }) => word.each === 'press') ? 'due' : 'done';
  tell({ type: 'press.open', rule: 'press.procedure', quiet: true });
};

/** The first press continues, the answer ends, and so on in turn. */
export const press: Effect<Table> = (table, move, tell) => {
  const { combat } = table;
  const answers = combat.lastPress !== null;
  combat.pressed = !combat.pressed;
  combat.lastPress = move.who;
  combat.lastPressGranted = useOf(move)?.from !== 'hand';
  const found = useOf(move);
  if (found?.from === 'hand') play(table, move, tell);
  else spendGrant(table, move.who, 'press');
  tell({
    type: combat.pressed ? 'press.continues' : 'press.ends',
    rule: answers ? 'sequencing.press-uses-maneuver-procedure' : 'press.procedure',
    who: move.who,
    card: move.card ?? SOME_EFFECT,
  });
};

/** Trap spends a counter: a press to continue that comes from nobody. */
export const pressByItself: Effect<Table> = (table, _move, tell) => {
  for (const { source } of inForce(table, 'automatic-press')) {
    if ((source.counters ?? 0) === 0 || table.combat.pressed) continue;
    source.counters = (source.counters ?? 0) - 1;
    table.combat.pressed = true;
    tell({ type: 'press.by-itself', rule: 'press.environmental-press-exception', card: source.card, n: source.counters });
  }
};

export const pressDamageLater: Effect<Table> = (table, move, tell) => {
  table.combat.pressDamage = 'later';
  tell({ type: 'press.damage-later', rule: 'press.acting-orders-step', who: move.who });
};

/** Combat ends because a strike says so once it has resolved. */
export const endsAfterResolution: Effect<Table> = (table, _move, tell) => {
  table.combat.ended = true;
  tell({ type: 'combat.ends-after', rule: 'end-of-round.after-anesthetic-touch' });
};

export const pressesAreOver: Effect<Table> = (table, _move, tell) => {
  if (!table.combat.pressed) tell({ type: 'press.none', rule: 'press.default-is-end', quiet: true });
};

export const combatantIsGone: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'round.cut-short', rule: 'end-of-round.whenever-combat-ends' });

/** Whatever brings it about, every round closes with this step. */
export const openEndOfRound: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  if (!combat.closing) tell({ type: 'round.closes', rule: closedBy(table), quiet: true });
  combat.closing = true;
};

function closedBy(table: Table): string {
  const { combat } = table;
  if (combat.endsAfter) return 'end-of-round.after-anesthetic-touch';
  if (someoneGone(table)) {
    if (combat.phase === 'before-range') return 'end-of-round.after-torpor-before-range';
    return combat.phase === 'press' ? 'end-of-round.after-torpor-in-press-step' : 'end-of-round.after-torpor-in-strike';
  }
  if (combat.ended)
    return combatants(table).some((id) => combat.strikes[id])
      ? 'end-of-round.after-combat-ends-strike'
      : 'end-of-round.whenever-combat-ends';
  return combat.pressed ? 'press.then-end-of-round-anyway' : 'end-of-round.after-press';
}

export const newRound: Effect<Table> = (table, _move, tell) => {
  lapse(table);
  table.combat.round += 1;
  tell({ type: 'round.begins', rule: 'press.default-is-end', n: table.combat.round });
};

export const aboutToEnd: Effect<Table> = (table, _move, tell) => {
  lapse(table);
  tell({ type: 'combat.about-to-end', rule: 'combat-ending.telepathic-tracking-window', quiet: true });
};

export const openTorporWindow: Effect<Table> = (table, _move, tell, state = '') => {
  for (const [id, minion] of Object.entries(table.minions))
    if (minion.bound && minion.region === 'ready')
      tell({ type: 'torpor.on-the-way', rule: onTheWay(table, id, state), who: id, blood: minion.blood, quiet: true });
};

/** What the fall cuts short. */
function onTheWay(table: Table, id: string, state: string): string {
  if (state.startsWith('round.press')) return 'press.damage-before-press-can-end-combat';
  if (!state.includes('resolve-3-first-strike')) return 'torpor.on-the-way-window';
  const strike = table.combat.strikes[id];
  if (strike && !strike.done && strikeUse(strike).effects.some((word) => word.do === 'steal'))
    return 'strike-resolution.steal-blood-level';
  const bitten = minionOf(table, opponentOf(table, id)).attached.some(({ life }) => life !== undefined);
  return bitten ? 'strike-resolution.retainer-waits-for-normal-step' : 'strike-resolution.order';
}

export const arriveInTorpor: Effect<Table> = (table, _move, tell) => {
  for (const [id, minion] of Object.entries(table.minions)) {
    if (!minion.bound || minion.region !== 'ready') continue;
    fallInto(table, id, tell);
  }
};

/** The illusion leaves the game with its combat. */
function leaveIllusion(table: Table, tell: Tell): void {
  const { illusion } = table.action;
  if (!illusion || !combatants(table).includes(illusion.id)) return;
  table.bank += minionOf(table, illusion.id).blood;
  minionOf(table, illusion.id).blood = 0;
  minionOf(table, illusion.id).region = 'burned';
  table.action.illusion = null;
  tell({ type: 'illusion.gone', rule: 'chained-combats.illusions-effect', who: illusion.id });
}

/** Arrived in torpor: Fame costs its controller pool, and it is too late for what waits on the way. */
function fallInto(table: Table, id: string, tell: Tell): void {
  const minion = minionOf(table, id);
  minion.region = 'torpor';
  minion.bound = false;
  tell({ type: 'minion.torpor', rule: 'torpor.wounded-by-aggravated-damage', who: id, blood: minion.blood });
  for (const { card } of minion.attached) {
    const fame = cards.get(card)?.attached?.fame;
    if (!fame) continue;
    const player = playerOf(table, minion.controller);
    const lost = Math.min(fame, player.pool);
    player.pool -= lost;
    table.bank += lost;
    tell({ type: 'fame.costs', rule: 'torpor.fame-after-the-window', who: minion.controller, n: lost });
  }
}

/** Step 0 has stopped it: the victim is in torpor at once, or still on its way, or both are gone. */
export const leaveDiablerie: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  table.combat.diablerie = null;
  if (diablerie?.stopped === 'torpor') fallInto(table, diablerie.victim, tell);
};

/** Step 1 of a diablerie: all blood of the victim. Taken like this it sets no Anathema off. */
export const takeBlood: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  diablerie.blood = victim.blood;
  diablerie.capacity = victim.capacity;
  diablerie.votes = votesOf(table, diablerie.victim);
  const n = loseBlood(table, diablerie.victim, victim.blood, false);
  const over = gainBlood(table, diablerie.by, n);
  tell({ type: 'diablerie.blood', rule: 'diablerie.step-1-blood', who: diablerie.by, from: diablerie.victim, n });
  if (over > 0) tell({ type: 'diablerie.overflow', rule: 'diablerie.step-1-blood', who: diablerie.by, n: over });
};

/** Step 2: everything, or one piece after the other. */
export const takeEquipment: Effect<Table> = (table, move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  const equipment = equipmentOf(table, diablerie.victim);
  const one = victim.attached.find(({ card }) => card === move.on);
  const taken = one ? [one] : victim.attached.filter(({ card }) => equipment.includes(card));
  victim.attached = victim.attached.filter((each) => !taken.includes(each));
  for (const each of taken) minionOf(table, diablerie.by).attached.push({ owner: victim.controller, ...each });
  const facts = { rule: 'diablerie.step-2-equipment', who: diablerie.by, from: diablerie.victim };
  if (one) tell({ type: 'diablerie.takes-card', ...facts, card: one.card });
  else tell({ type: 'diablerie.takes', ...facts });
};

export const leaveEquipment: Effect<Table> = (table, _move, tell) =>
  tell({ type: 'diablerie.leaves', rule: 'diablerie.step-2-equipment', who: table.combat.diablerie?.by ?? '' });

/** Step 3: the victim is burned, with every card and counter still on it. */
export const burnVictim: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  // by the source Charnas waits for step 5; today its employer's controller has decided already
  if (table.edition === '2004' && victim.attached.some(({ card }) => card === 'charnas-the-imp'))
    table.combat.imp = victim.controller;
  const struggle = victim.attached.find(({ card }) => cards.get(card)?.attached?.struggle);
  if (struggle && diablerie.votes > 0) table.combat.struggle = { who: struggle.by ?? diablerie.by, n: diablerie.votes };
  anathemaMisses(table, diablerie.victim, 'anathema.amaranth-does-not-trigger', tell);
  if (victim.attached.some(({ card }) => cards.get(card)?.attached?.fame))
    tell({ type: 'fame.silent', rule: 'torpor.fame-excludes-amaranth', who: diablerie.victim });
  burn(table, diablerie.victim);
  tell({ type: 'diablerie.burned', rule: 'diablerie.step-3-burn', who: diablerie.victim, by: diablerie.by });
};

/** The diablerie is over, and with it the referendum. */
export const bloodHunt: Effect<Table> = (table) => {
  table.combat.diablerie = null;
  table.combat.poll = null;
};

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

/** Combat is over: combat cards with it. Darkness Within gives half of what it holds, rounded up. */
export const combatIsOver: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  combat.over = true;
  tell({ type: 'combat.over', rule: 'combat-ending.over-means-no-combat-cards' });
  if (combat.frenzied) fallInto(table, combat.frenzied, tell);
  for (const id of combat.sentToTorpor) if (minionOf(table, id).region === 'ready') fallInto(table, id, tell);
  leaveIllusion(table, tell);
  for (const id of combat.fightOn) if (minionOf(table, id).region === 'ready') fallInto(table, id, tell);
  for (const id of combatants(table)) {
    if (combat.afterDamage === 0 || minionOf(table, id).region !== 'ready') continue;
    const n = loseBlood(table, id, combat.afterDamage);
    tell({ type: 'damage.after-combat', rule: 'before-range.mariel', who: id, n });
    if (n < combat.afterDamage) fallInto(table, id, tell);
  }
  for (const player of Object.values(table.players)) {
    for (; player.owed > 0; player.owed--) player.hand.push(player.library.shift() ?? 'unnamed');
  }
  for (const source of combat.inForce) {
    if (source.card !== 'darkness-within') continue;
    const minion = minionOf(table, source.by);
    const half = Math.ceil((source.counters ?? 0) / 2);
    playerOf(table, minion.controller).ashHeap.push(source.card);
    table.bank += (source.counters ?? 0) - half;
    source.counters = 0;
    if (minion.region === 'burned') table.bank += half;
    else if (half > 0) {
      gainBlood(table, source.by, half);
      tell({ type: 'blood.returned', rule: 'damage.darkness-within-timing', who: source.by, n: half });
    }
  }
  combat.inForce = [];
  combat.grants = [];
};

/** A blocked minion that left with superior Form of Mist burns 1 blood and goes on as though unblocked. */
export const continueAction: Effect<Table> = (table, move, tell) => {
  const before = minionOf(table, move.who).blood;
  loseBlood(table, move.who, 1);
  table.action.mayContinue = null;
  table.action.continues = true;
  tell({
    type: 'action.paid-for',
    rule: 'anathema.form-of-mist-payment-is-after-combat',
    who: move.who,
    n: 1,
    blood: before - 1,
  });
  if (before === 1) anathemaMisses(table, move.who, 'anathema.form-of-mist-payment-is-after-combat', tell);
};

export const actionGoesOn: Effect<Table> = (table, _move, tell) => {
  if (!table.action.continues) replaceActionCard(table);
  if (table.action.continues)
    tell({ type: 'action.continues', rule: 'anathema.form-of-mist-payment-is-after-combat', who: table.action.acting });
  else tell({ type: 'action.over', rule: 'combat-overview.starts-by-block', who: table.action.acting });
};

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
