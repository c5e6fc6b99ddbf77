/** How rounds, windows and combats open and close. */
import type { Effect } from '../../../engine/game.ts';
import { emptyRound } from '../opening.ts';
import { ask, at } from '../parts.ts';
import { combatants, inForce, isOn, momentOf, SOME_EFFECT, someoneGone, type Table, useOf } from '../table.ts';
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
  Object.assign(table.combat, emptyRound());
  at('roundOpens', table);
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

export function spendGrant(table: Table, who: string, what: 'maneuver' | 'press' | 'additional' | 'cancel-maneuver'): void {
  const { grants } = table.combat;
  const index = grants.findIndex((grant) => grant.who === who && grant.what === what);
  if (index >= 0) grants.splice(index, 1);
}

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

export const openAdditional: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'additional.open', rule: 'additional-strikes.window', quiet: true });

/** Under the source the acting side's no is final for the round. */
export const declineStrikes: Effect<Table> = (table, move, tell) => {
  if (isOn(table, 'additional-strikes-acting-pass-final') && move.who === table.combat.acting)
    table.combat.declined.push(move.who);
  pass(table, move, tell);
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
  table.combat.pressDamage = 'done';
  at('pressOpens', table);
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
  return ask('caseOfFall', table, id) ?? 'strike-resolution.order';
}

export const arriveInTorpor: Effect<Table> = (table, _move, tell) => {
  for (const [id, minion] of Object.entries(table.minions)) {
    if (!minion.bound || minion.region !== 'ready') continue;
    fallInto(table, id, tell);
  }
};

/** Combat is over: combat cards with it. */
export const combatIsOver: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  combat.over = true;
  tell({ type: 'combat.over', rule: 'combat-ending.over-means-no-combat-cards' });
  at('combatIsOver', table, tell);
  for (const player of Object.values(table.players)) {
    for (; player.owed > 0; player.owed--) player.hand.push(player.library.shift() ?? 'unnamed');
  }
  combat.inForce = [];
  combat.grants = [];
  // what waited for this end and has not begun with it never does
  if (table.action.queue?.after === 'combat') table.action.queue = null;
};

export const actionGoesOn: Effect<Table> = (table, _move, tell) => {
  if (table.action.continues)
    tell({ type: 'action.continues', rule: 'anathema.form-of-mist-payment-is-after-combat', who: table.action.acting });
};

/** Nothing more is played on the action: it is over, and its card is replaced. */
export const closeAction: Effect<Table> = (table, _move, tell) => {
  at('actionIsOver', table, tell);
  replaceActionCard(table);
  if (!table.action.ended) tell({ type: 'action.over', rule: 'combat-overview.starts-by-block', who: table.action.acting });
};
