/** How rounds, windows and combats open and close. */
import type { Effect } from '../../../engine/game.ts';
import { equipmentOf } from '../guards.ts';
import { openCombat } from '../sketch.ts';
import { combatants, minionOf, playerOf, SOME_EFFECT, type Table, useOf } from '../table.ts';
import { anathemaMisses, burn, gainBlood, loseBlood, type Tell } from './blood.ts';
import { play } from './cards.ts';

export const pass: Effect<Table> = (_table, move, tell) =>
  tell({ type: 'window.passed', rule: 'sequencing.window-closes-on-two-passes', who: move.who, quiet: true });

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
  combat.range = combat.range === 'long' ? 'close' : 'long';
  const found = useOf(move);
  if (found?.from === 'hand') play(table, move, tell);
  else if (found) {
    combat.committed[move.who] = move.card as string;
    if (found.use.once === 'combat') combat.usedThisCombat.push(`${move.who}:${move.card}`);
  } else spendGrant(table, move.who, 'maneuver');
  tell({
    type: combat.range === 'long' ? 'range.to-long' : 'range.to-close',
    rule: 'maneuvers.alternate',
    who: move.who,
    card: move.card ?? SOME_EFFECT,
  });
};

function spendGrant(table: Table, who: string, what: 'maneuver' | 'press' | 'additional'): void {
  const { grants } = table.combat;
  const index = grants.findIndex((grant) => grant.who === who && grant.what === what);
  if (index >= 0) grants.splice(index, 1);
}

export const rangeIsSet: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  const asked = combat.range !== null;
  combat.range ??= 'close';
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

export const openPress: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'press.open', rule: 'press.procedure', quiet: true });

/** The first press continues, the answer ends, and so on in turn. */
export const press: Effect<Table> = (table, move, tell) => {
  const { combat } = table;
  combat.pressed = !combat.pressed;
  const found = useOf(move);
  if (found?.from === 'hand') play(table, move, tell);
  else spendGrant(table, move.who, 'press');
  tell({
    type: combat.pressed ? 'press.continues' : 'press.ends',
    rule: 'press.procedure',
    who: move.who,
    card: move.card ?? SOME_EFFECT,
  });
};

export const pressesAreOver: Effect<Table> = (table, _move, tell) => {
  if (!table.combat.pressed) tell({ type: 'press.none', rule: 'press.default-is-end', quiet: true });
};

export const combatantIsGone: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'round.cut-short', rule: 'end-of-round.whenever-combat-ends' });

export const openEndOfRound: Effect<Table> = (table) => {
  table.combat.closing = true;
};

export const newRound: Effect<Table> = (table, _move, tell) => {
  lapse(table);
  table.combat.round += 1;
  tell({ type: 'round.begins', rule: 'press.default-is-end', n: table.combat.round });
};

export const aboutToEnd: Effect<Table> = (table, _move, tell) => {
  lapse(table);
  tell({ type: 'combat.about-to-end', rule: 'combat-ending.telepathic-tracking-window', quiet: true });
};

export const openTorporWindow: Effect<Table> = (table, _move, tell) => {
  for (const [id, minion] of Object.entries(table.minions))
    if (minion.bound && minion.region === 'ready')
      tell({ type: 'torpor.on-the-way', rule: 'torpor.on-the-way-window', who: id, blood: minion.blood, quiet: true });
};

export const arriveInTorpor: Effect<Table> = (table, _move, tell) => {
  for (const [id, minion] of Object.entries(table.minions)) {
    if (!minion.bound || minion.region !== 'ready') continue;
    minion.region = 'torpor';
    minion.bound = false;
    tell({ type: 'minion.torpor', rule: 'torpor.wounded-by-aggravated-damage', who: id, blood: minion.blood });
  }
};

/** Step 1 of a diablerie: all blood of the victim. Taken like this it sets no Anathema off. */
export const takeBlood: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const n = loseBlood(table, diablerie.victim, minionOf(table, diablerie.victim).blood, false);
  const over = gainBlood(table, diablerie.by, n);
  tell({ type: 'diablerie.blood', rule: 'diablerie.step-1-blood', who: diablerie.by, from: diablerie.victim, n });
  if (over > 0) tell({ type: 'diablerie.overflow', rule: 'diablerie.step-1-blood', who: diablerie.by, n: over });
};

export const takeEquipment: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  const equipment = equipmentOf(table, diablerie.victim);
  const taken = victim.attached.filter((each) => equipment.includes(each.card));
  victim.attached = victim.attached.filter((each) => !taken.includes(each));
  minionOf(table, diablerie.by).attached.push(...taken);
  tell({ type: 'diablerie.takes', rule: 'diablerie.step-2-equipment', who: diablerie.by, from: diablerie.victim });
};

export const leaveEquipment: Effect<Table> = (table, _move, tell) =>
  tell({ type: 'diablerie.leaves', rule: 'diablerie.step-2-equipment', who: table.combat.diablerie?.by ?? '' });

/** Step 3: the victim is burned, with every card and counter still on it. */
export const burnVictim: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  anathemaMisses(table, diablerie.victim, 'anathema.amaranth-does-not-trigger', tell);
  burn(table, diablerie.victim);
  tell({ type: 'diablerie.burned', rule: 'diablerie.step-3-burn', who: diablerie.victim, by: diablerie.by });
};

/** Step 6: the referendum is called. It is no part of combat and is not voted here. */
export const bloodHunt: Effect<Table> = (table, _move, tell) => {
  tell({ type: 'blood-hunt.called', rule: 'diablerie.step-6-blood-hunt', who: table.combat.diablerie?.by ?? '' });
  table.combat.diablerie = null;
};

/** Telepathic Tracking at superior: the same combat goes on; a continuation that waited for its end is lost. */
export const trackOn: Effect<Table> = (table, move, tell) => {
  play(table, move, tell);
  loseContinuation(table, 'combat-ending.telepathic-tracking-cancels-continue-action', tell);
  table.combat.ended = false;
  table.combat.round += 1;
  tell({ type: 'round.begins', rule: 'combat-ending.telepathic-tracking-continues-same-combat', n: table.combat.round });
};

function loseContinuation(table: Table, rule: string, tell: Tell): void {
  if (table.action.mayContinue === null && !table.action.continues) return;
  tell({ type: 'continuation.lost', rule, who: table.action.mayContinue ?? table.action.acting });
  table.action.mayContinue = null;
  table.action.continues = false;
}

/** Combat is over: combat cards with it. Darkness Within gives half of what it holds, rounded up. */
export const combatIsOver: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  combat.over = true;
  tell({ type: 'combat.over', rule: 'combat-ending.over-means-no-combat-cards' });
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
  if (table.action.continues)
    tell({ type: 'action.continues', rule: 'anathema.form-of-mist-payment-is-after-combat', who: table.action.acting });
  else tell({ type: 'action.over', rule: 'combat-overview.starts-by-block', who: table.action.acting });
};

/** A combat after the combat: with the same two, or with the vampire that reacts. Everything about it is new. */
export const fightAgain: Effect<Table> = (table, move, tell) => {
  const { combat, action } = table;
  const use = useOf(move)?.use;
  const same = use?.effects.some((word) => word.do === 'new-combat' && word.with === 'the-same');
  // the grants of the card belong to the new combat, so the old one is closed first
  const opposing = same ? combat.opposing : move.who;
  if (!combat.over) combatIsOver(table, move, tell);
  const { acting } = combat;
  table.combat = openCombat(acting, opposing, false);
  play(table, move, tell);
  if (same) loseContinuation(table, 'combat-ending.psyche-cancels-continue-action', tell);
  else {
    if (action.continues || action.mayContinue !== null)
      loseContinuation(table, 'anathema.fast-reaction-before-or-after-the-payment', tell);
    minionOf(table, move.who).locked = true;
    table.combat.noStrike.push(acting);
    action.followed = true;
  }
  if (minionOf(table, acting).blood === 0 && minionOf(table, acting).attached.some((each) => each.card === 'anathema'))
    tell({ type: 'anathema.sleeps', rule: 'anathema.empty-at-start', who: acting });
  tell({
    type: 'combat.new',
    rule: same ? 'combat-ending.psyche-new-combat-at-once' : 'combat-ending.followups-do-not-chain',
    who: acting,
    from: opposing,
  });
};
