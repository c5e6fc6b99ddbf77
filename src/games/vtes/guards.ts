/**
 * The rules that can say no, each under its id, and the plain facts that choose between transitions.
 * A guard is true where its rule has nothing against the move.
 */
import type { Guard, Move, RuleGuard } from '../../engine/game.ts';
import { actionFacts, actionRules } from './action.ts';
import { cards } from './cards/registry.ts';
import { objection, objects } from './objections.ts';
import { ask } from './parts.ts';
import {
  combatants,
  forbidden,
  hasLevel,
  inForce,
  isCombatant,
  isOn,
  levelOf,
  type MinionId,
  minionOf,
  momentOf,
  opponentOf,
  playerBehind,
  preventableOn,
  SOME_STRIKE_CARD,
  sideOf,
  someoneGone,
  strikeUse,
  type Table,
  useOf,
  windowsOf,
} from './table.ts';
import type { Use, Window } from './words.ts';

type Rule = RuleGuard<Table>;

const lastKey = (state: string): string => state.split('.').at(-1) ?? state;
const holderKey = (state: string): 'acting' | 'opposing' =>
  lastKey(state).startsWith('acting') || lastKey(state) === 'again' ? 'acting' : 'opposing';
const sideHolds = holderKey;
const isHolder: Guard<Table> = (table, move, state) => sideOf(table, move.who) === holderKey(state);

/** A move whose card belongs to one moment, tried at another: for the guard of that moment's rule. */
export const belongsTo =
  (window: Window): Guard<Table> =>
  (table, move, state) => {
    const use = useOf(move)?.use;
    if (!use) return true;
    const windows = windowsOf(table, use);
    return !windows.includes(window) || windows.includes(momentOf(state) as Window);
  };

/** In this moment only its own cards are played, and those that name no moment, where `any` is open. */
const onlyHere =
  (open: (table: Table) => boolean): Guard<Table> =>
  (table, move, state) => {
    const use = useOf(move)?.use;
    if (!use) return true;
    const windows = windowsOf(table, use);
    return windows.includes(momentOf(state) as Window) || (open(table) && windows.includes('any'));
  };

const always = (): boolean => true;

/** Holds the card or bears it, has the level, can pay, is the right minion in the right round at the right range. */
function meetsRequirements(table: Table, move: Move, state: string): boolean {
  const found = useOf(move);
  if (!found)
    return ask('canMake', table, move) ?? ((isBareStrike(move) && paysForStrike(table, move.who)) || isGrant(table, move, state));
  // only what stops it answers a card that is being played
  if (table.combat.asPlayed && !found.use.effects.some((word) => word.do === 'cancel')) return false;
  if (objection(table, move, state) !== undefined) return false;
  const { card, use, from } = found;
  const player = playerBehind(table, move.who);
  const owner = player === undefined ? undefined : table.players[player];
  if (!owner) return false;
  const mayUse = ask('mayUse', table, move, use);
  if (use.by === 'controller' && from === 'play') return mayUse === true;
  if (use.by === 'controller')
    return table.players[move.who] !== undefined && owner.hand.includes(card.id) && owner.pool >= (use.pool ?? 0);
  const minion = table.minions[move.who];
  if (!minion || (minion.region !== 'ready' && card.kind !== 'vampire')) return false;
  if (mayUse !== undefined)
    return mayUse && owner.hand.includes(card.id) && hasLevel(minion, levelOf(move)) && minion.blood >= (use.cost ?? 0);
  const outsider = use.by === 'other-minion';
  if (from === 'play') {
    if (outsider && (minion.locked || isCombatant(table, move.who))) return false;
    if (use.effects.some((word) => word.do === 'wield') && !aims(table, move, use)) return false;
    return (
      minion.is === card.id ||
      minion.attached.some((each) => each.card === card.id) ||
      inForce(table, 'steal-each-round', move.who).some(({ source }) => source.card === card.id)
    );
  }
  if (
    outsider === isCombatant(table, move.who) ||
    (outsider && minion.locked && (use.needs?.clan !== 'circle' || use.effects.some((word) => word.do === 'queue')))
  )
    return false;
  return (
    owner.hand.includes(card.id) &&
    hasLevel(minion, levelOf(move)) &&
    minion.blood >= costOf(table, move, use) &&
    aims(table, move, use)
  );
}

/** Blood to be paid; Terror Frenzy of the other side makes combat cards dearer. */
export function costOf(table: Table, move: Move, use: Use): number {
  const dearer = isCombatant(table, move.who)
    ? inForce(table, 'dearer', opponentOf(table, move.who)).reduce((sum, { word }) => sum + word.amount, 0)
    : 0;
  const strikes = move.verb === 'strike' ? (table.minions[move.who]?.strikesCost ?? 0) : 0;
  return (use.cost ?? 0) + dearer + strikes;
}

/** What the words of a card are aimed at. */
export const aims = (table: Table, move: Move, use: Use): boolean =>
  use.effects.every((word) => ask('hasAim', table, move, word, use) ?? true);

/** A strike by hand asks for nothing. */
const isBareStrike = (move: Move): boolean =>
  move.verb === 'strike' && (move.card === undefined || move.card === 'hand') && move.mode === undefined;

/** Some effect makes its strikes cost blood or life. */
const paysForStrike = (table: Table, id: MinionId): boolean =>
  (table.minions[id]?.blood ?? 0) >= (table.minions[id]?.strikesCost ?? 0);

/** What `use` means of something granted, by the moment. */
export const GRANTED: Readonly<Record<string, string>> = {
  additional: 'additional',
  'blood-hunt': 'unlock',
  maneuver: 'cancel-maneuver',
};

/** Something granted earlier, used for what it was granted for. */
function isGrant(table: Table, move: Move, state: string): boolean {
  if (move.verb === 'strike' && !equipmentOf(table, opponentOf(table, move.who)).includes(move.on ?? '')) return false;
  const what =
    move.verb === 'strike' ? 'steal-equipment' : move.verb !== 'use' ? move.verb : (GRANTED[momentOf(state)] ?? 'prevent');
  if (what === 'cancel-maneuver' && table.combat.lastManeuver !== opponentOf(table, move.who)) return false;
  return (
    move.mode === undefined &&
    table.combat.grants.some((grant) => grant.who === move.who && grant.card === move.card && grant.what === what)
  );
}

/** Whatever on a minion strikes. */
export const weaponsOf = (table: Table, id: MinionId): string[] =>
  minionOf(table, id).attached.flatMap(({ card, life }) =>
    life === undefined && cards.get(card)?.inPlay?.some((use) => use.verb === 'strike') ? [card] : [],
  );

/** Equipment on a minion. */
export const equipmentOf = (table: Table, id: MinionId): string[] =>
  minionOf(table, id).attached.flatMap(({ card }) => (cards.get(card)?.kind === 'equipment' ? [card] : []));

/** Strikes that are carried out in this step, the first strikes or the others, and have an effect at this range. */
export function resolving(table: Table, id: MinionId): boolean {
  const strike = table.combat.strikes[id];
  if (!strike || strike.done || strike.dodged || strike.void) return false;
  const use = strikeUse(strike);
  if (use.long && table.combat.range !== 'long') return false;
  return table.combat.range !== 'long' || use.ranged === true;
}

/** By its card, or by an effect on the striker. */
export const strikesFirst = (table: Table, id: MinionId): boolean => {
  const strike = table.combat.strikes[id];
  return strike !== undefined && (strikeUse(strike).firstStrike === true || inForce(table, 'first-strike', id).length > 0);
};

/** First strikes come first: while one is still to be carried out, no other strike of the pair is. */
export const firstStrikesOpen = (table: Table): boolean =>
  combatants(table).some((id) => resolving(table, id) && strikesFirst(table, id));
export const resolvesNow = (table: Table, id: MinionId): boolean =>
  resolving(table, id) && (!firstStrikesOpen(table) || strikesFirst(table, id));

/** Today cards of the end of the round may still be played while combat is about to end. */
const stillAtTheEnd: Guard<Table> = (table, move, state) => {
  const moment = momentOf(state);
  const open =
    (moment === 'about-to-end' && isOn(table, 'end-of-round-cards-after-telepathic-tracking')) ||
    (moment === 'psyche' && isOn(table, 'psyche-while-combat-is-about-to-end'));
  return open && useOf(move)?.use.windows.includes('end-of-round') === true;
};

export const rules: Readonly<Record<string, Rule>> = {
  // in the press step a card of the end of the round is no press, and the step is still the other side's too
  'press.end-of-round-card-means-no-press': (_table, move, state) =>
    momentOf(state) !== 'press' || sideHolds(state) !== 'acting' || !useOf(move)?.use.windows.includes('end-of-round'),
  'press.step-not-skipped': (_table, move, state) =>
    momentOf(state) !== 'press' || !useOf(move)?.use.windows.includes('end-of-round'),
  'press.flash-superior-then-flash': (table, move, state) =>
    move.verb !== 'press' ||
    !state.endsWith('answers') ||
    isHolder(table, move, state) ||
    !table.combat.lastPressGranted ||
    useOf(move)?.from !== 'hand',
  // speaks for whatever is the first rule against a move; what a card is that stops another says its own guard
  'before-range.printed-limit-blocks-copy': (table, move, state) => {
    const rule = objection(table, move, state);
    return rule === undefined || rule === 'sequencing.interruption-by-direct-intervention' ? true : rule;
  },
  ...actionRules,
  // whose turn it is, by the procedure of the moment
  'sequencing.acting-plays-any-number': (table, move, state) =>
    isHolder(table, move, state) || ask('interrupts', table, move) === true,
  'sequencing.opponent-plays-one': isHolder,
  'sequencing.acting-priority-always': isHolder,
  'maneuvers.acting-first': isHolder,
  'maneuvers.no-two-in-a-row': isHolder,
  'press.procedure': (table, move, state) => isHolder(table, move, state) && belongsTo('press')(table, move, state),
  'press.no-two-in-a-row': isHolder,
  'damage.prevention-order': isHolder,
  'damage.prevention-pass-is-final': isHolder,
  'additional-strikes.acting-first': isHolder,
  'end-of-round.acting-priority': isHolder,
  'torpor.acting-priority-in-window': isHolder,

  // the moment a card belongs to
  // a card in play that draws, and the blood that removes a card, were never shut out
  'damage.nothing-else-in-prevention': (table, move, state) =>
    useOf(move)?.from === 'play' || onlyHere(() => !isOn(table, 'prevention-stage-closed-to-other-effects'))(table, move, state),
  // whoever has no strike left is told why, whoever's turn it is
  'strike-declaration.order': (table, move, state) =>
    (move.verb === 'strike' && isCombatant(table, move.who) && grappled(table, move.who)) ||
    (isHolder(table, move, state) && belongsTo('declare')(table, move, state)),
  'strike-declaration.other-plays': onlyHere(always),
  // in its window the moment decides; elsewhere what its cards leave in force
  'before-range.window-cards': (table, move, state) =>
    (momentOf(state) !== 'before-range' || table.combat.asPlayed !== null || onlyHere(always)(table, move, state)) &&
    objects('before-range.window-cards')(table, move, state),
  'before-strikes.cards': onlyHere(always),
  'maneuvers.nothing-else-is-played': onlyHere(always),
  'additional-strikes.window': (table, move, state) =>
    momentOf(state) === 'additional'
      ? onlyHere(always)(table, move, state)
      : (useOf(move) !== undefined || ask('givesStrike', table, move) !== true) &&
        objects('additional-strikes.window')(table, move, state),
  'press.default-is-end': onlyHere(always),
  'end-of-round.cards': (table, move, state) =>
    stillAtTheEnd(table, move, state) ||
    (belongsTo('end-of-round')(table, move, state) &&
      (momentOf(state) !== 'end-of-round' || onlyHere(always)(table, move, state))),
  'torpor.on-the-way-window': (table, move, state) =>
    belongsTo('torpor-window')(table, move, state) &&
    (momentOf(state) !== 'torpor-window' || onlyHere(() => false)(table, move, state)),
  'combat-ending.telepathic-tracking-window': (table, move, state) =>
    belongsTo('about-to-end')(table, move, state) &&
    (momentOf(state) !== 'about-to-end' || stillAtTheEnd(table, move, state) || onlyHere(() => false)(table, move, state)),
  'combat-ending.psyche-after-telepathic-tracking-window': belongsTo('psyche'),
  'combat-ending.over-means-no-combat-cards': (table, move, state) =>
    stillAtTheEnd(table, move, state) || onlyHere(() => false)(table, move, state),
  'combat-ending.post-psyche-window': belongsTo('post-combat'),
  'anathema.tracking-and-psyche-before-the-payment': (table, move, state) =>
    belongsTo('about-to-end')(table, move, state) && belongsTo('psyche')(table, move, state),

  // what the card, the minion and the table allow
  'sequencing.requirements': meetsRequirements,
  'sequencing.step-offered-to-both': (table, move) => isCombatant(table, move.who) || table.players[move.who] !== undefined,
  'sequencing.interruption-by-direct-intervention': (table) => table.combat.asPlayed === null,
  'end-of-round.whenever-combat-ends': (table) => !someoneGone(table) && !table.combat.ended,
  'maneuvers.weapon-maneuver-commits-strike': (table, move) => {
    if (move.verb === 'maneuver' || setsRangeByWeapon(move)) return !bindsStrike(move) || mayStrike(table, move.who);
    const bound = table.combat.committed[move.who];
    // whom a maneuver bound has no choice; whom setting the range bound has
    if (move.verb === 'decline') return bound === undefined || table.combat.rangeSetBy === move.who;
    if (bound === undefined || table.combat.additional || move.verb !== 'strike' || move.card === bound) return true;
    return grappled(table, move.who);
  },
  'maneuvers.granted-by-combat-card-this-round': (table, move, state) => useOf(move) !== undefined || isGrant(table, move, state),
  'maneuvers.alternate': (table, move) => isCombatant(table, move.who),
};

/** Inside a round, outside the resolution of strikes and the end of the round: where a combatant that is gone ends it at once. */
export const isOpenRound = (table: Table, state: string): boolean =>
  state.startsWith('round.') && !table.combat.closing && !state.startsWith('round.strikes.resolution');

export const facts: Readonly<Record<string, Guard<Table>>> = {
  ...actionFacts,
  combatantGone: someoneGone,
  oneTurnPerSide: (table) => isOn(table, 'prevention-one-turn-per-side'),
  actingStrikes: (table) => canStrike(table, table.combat.acting),
  opposingStrikes: (table) => canStrike(table, table.combat.opposing),
  firstStrikes: firstStrikesOpen,
  roundCut: (table) => someoneGone(table) || table.combat.ended,
  allStruck: (table) => combatants(table).every((id) => !table.combat.strikes[id] || !resolving(table, id)),
  actingPassFinal: (table) => isOn(table, 'additional-strikes-acting-pass-final'),
  resumesMoving: (table) => !someoneGone(table) && table.combat.phase === 'before-range',
  resumesStrikes: (table) => !someoneGone(table) && table.combat.phase === 'strikes',
  damagePending: (table) => combatants(table).some((id) => preventableOn(table, id) > 0),
  someoneBound: (table) => Object.values(table.minions).some((minion) => minion.bound && minion.region === 'ready'),
  pressed: (table) => table.combat.pressed && !someoneGone(table) && !table.combat.ended && !table.combat.endsAfter,
  // a step of the resolution is finished first: its damage falls although somebody is bound for torpor
  roundIsOpen: (table, _move, state) => isOpenRound(table, state),
};

/** Of those, who is told so: Immortal Grapple leaves hand strikes, but not to it. */
export const grappled = (table: Table, id: MinionId): boolean =>
  boundToNothing(table, id) && forbidden(table, id, 'other-than-hand-strikes');

/** Committed to a weapon that Immortal Grapple or a frenzy rules out: no strike is left. */
export const boundToNothing = (table: Table, id: MinionId): boolean =>
  table.combat.committed[id] !== undefined &&
  !table.combat.additional &&
  (forbidden(table, id, 'other-than-hand-strikes') || forbidden(table, id, 'use-equipment'));

const setsRangeByWeapon = (move: Move): boolean => {
  const found = useOf(move);
  return found?.from === 'play' && found.card.kind === 'equipment' && found.use.effects.some((word) => word.do === 'set-range');
};

/** No effect keeps it from striking in this round. */
export const mayStrike = ({ combat }: Table, id: MinionId): boolean => !(combat.noStrike.includes(id) && combat.round === 1);
/** A maneuver that comes with a strike: of a weapon, or of a strike card. */
const bindsStrike = (move: Move): boolean => {
  if (move.card === SOME_STRIKE_CARD) return true;
  const found = useOf(move);
  const uses = found?.from === 'play' ? found.card.inPlay : found?.card.levels?.[levelOf(move)];
  return uses?.some((use) => use.verb === 'strike') === true;
};

export const canStrike = (table: Table, id: MinionId): boolean =>
  !boundToNothing(table, id) &&
  !table.combat.strikes[id] &&
  mayStrike(table, id) &&
  (!table.combat.additional || (table.combat.extra[id] ?? 0) > 0);
export const strikeDoes = (table: Table, id: MinionId, what: Use['effects'][number]['do']): boolean => {
  const strike = table.combat.strikes[id];
  return strike !== undefined && !strike.void && strikeUse(strike).effects.some((word) => word.do === what);
};
