/** How rounds, windows and combats open and close. */
import type { Effect } from '../../../engine/game.ts';
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
} from '../table.ts';
import { anathemaMisses, gainBlood, loseBlood, type Tell } from './blood.ts';
import { isBeforeStrikes, play, replaceActionCard } from './cards.ts';
import { fallInto } from './torpor.ts';

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
  combat.wielded = {};
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

/** A maneuver comes to nothing; the strike that it committed its minion to stays committed. */
export const cancelManeuver: Effect<Table> = (table, move, tell) => {
  const { combat } = table;
  spendGrant(table, move.who, 'cancel-maneuver');
  combat.range = combat.range === 'long' ? 'close' : 'long';
  combat.lastManeuver = null;
  tell({ type: 'maneuver.cancelled', rule: 'maneuvers.alternate', who: move.who, from: opponentOf(table, move.who) });
};

function spendGrant(table: Table, who: string, what: 'maneuver' | 'press' | 'additional' | 'cancel-maneuver'): void {
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
  const { combat } = table;
  combat.round += 1;
  // whoever has pressed, the acting side still comes first
  const rule = combat.lastPress === combat.opposing ? 'combat-overview.roles' : 'press.default-is-end';
  tell({ type: 'round.begins', rule, n: combat.round });
};

export const aboutToEnd: Effect<Table> = (table, _move, tell) => {
  lapse(table);
  const { combat } = table;
  const whole = combat.phase === 'press' && !combat.ended && !combat.endsAfter && !someoneGone(table);
  const rule = whole ? 'combat-overview.round-outline' : 'combat-ending.telepathic-tracking-window';
  tell({ type: 'combat.about-to-end', rule, quiet: true });
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

/** The illusion leaves the game with its combat, or with the action if it has had none. */
function leaveIllusion(table: Table, tell: Tell, withAction = false): void {
  const { illusion } = table.action;
  if (!illusion || (!withAction && !combatants(table).includes(illusion.id))) return;
  table.bank += minionOf(table, illusion.id).blood;
  minionOf(table, illusion.id).blood = 0;
  minionOf(table, illusion.id).region = 'burned';
  table.action.illusion = null;
  tell({ type: 'illusion.gone', rule: 'chained-combats.illusions-effect', who: illusion.id });
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
  // what waited for this end and has not begun with it never does
  if (table.action.queue?.after === 'combat') table.action.queue = null;
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
};

/** Nothing more is played on the action: it is over, its card is replaced, and an illusion without a combat leaves with it. */
export const closeAction: Effect<Table> = (table, _move, tell) => {
  leaveIllusion(table, tell, true);
  replaceActionCard(table);
  if (!table.action.ended) tell({ type: 'action.over', rule: 'combat-overview.starts-by-block', who: table.action.acting });
};
