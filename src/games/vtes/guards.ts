/**
 * The rules that can say no, each under its id, and the plain facts that choose between transitions.
 * A guard is true where its rule has nothing against the move.
 */
import type { Guard, Move } from '../../engine/game.ts';
import { cards } from './cards/registry.ts';
import {
  combatants,
  hasLevel,
  inForce,
  isCombatant,
  isOn,
  isReady,
  levelOf,
  type MinionId,
  minionOf,
  momentOf,
  opponentOf,
  pendingOn,
  playerBehind,
  preventableOn,
  sideOf,
  someoneGone,
  strikeUse,
  type Table,
  useOf,
  windowsOf,
} from './table.ts';
import type { Use, Window } from './words.ts';

type Rule = Guard<Table>;

const lastKey = (state: string): string => state.split('.').at(-1) ?? state;
const holderKey = (state: string): 'acting' | 'opposing' => (lastKey(state).startsWith('acting') ? 'acting' : 'opposing');
const isHolder: Rule = (table, move, state) => sideOf(table, move.who) === holderKey(state);

/** A move whose card belongs to one moment, tried at another: for the guard of that moment's rule. */
const belongsTo =
  (window: Window): Rule =>
  (table, move, state) => {
    const use = useOf(move)?.use;
    if (!use) return true;
    const windows = windowsOf(table, use);
    return !windows.includes(window) || windows.includes(momentOf(state) as Window);
  };

/** In this moment only its own cards are played, and those that name no moment, where `any` is open. */
const onlyHere =
  (open: (table: Table) => boolean): Rule =>
  (table, move, state) => {
    const use = useOf(move)?.use;
    if (!use) return true;
    const windows = windowsOf(table, use);
    return windows.includes(momentOf(state) as Window) || (open(table) && windows.includes('any'));
  };

const always = (): boolean => true;
const prevents = (use: Use | undefined): boolean =>
  use?.effects.some((word) => word.do === 'prevent' || word.do === 'prevent-strike') ?? false;

const usedKey = (move: Move): string => `${move.who}:${move.card}`;

function withinLimit(table: Table, move: Move): boolean {
  const use = useOf(move)?.use;
  const key = usedKey(move);
  if (use?.once === 'round') return !table.combat.usedThisRound.includes(key);
  if (use?.once === 'combat') return !table.combat.usedThisCombat.includes(key);
  if (use?.once === 'action') return !table.action.used.includes(key);
  return true;
}

/** Holds the card or bears it, has the level, can pay, is the right minion in the right round at the right range. */
function meetsRequirements(table: Table, move: Move, state: string): boolean {
  const found = useOf(move);
  if (move.verb === 'burn') return removable(table, move);
  if (move.verb === 'x') return affordsX(table, move);
  if (!found) return isBareStrike(move) || isGrant(table, move, state);
  const { card, use, from } = found;
  const player = playerBehind(table, move.who);
  if (!player) return false;
  const owner = table.players[player];
  if (use.by === 'controller')
    return (
      owner?.inPlay.some((each) => each.card === card.id && !each.locked) === true &&
      move.on !== undefined &&
      owner.hand.includes(move.on)
    );
  const minion = table.minions[move.who];
  if (minion?.region !== 'ready') return false;
  if (from === 'play') return minion.attached.some((each) => each.card === card.id);
  const outsider = use.by === 'other-minion';
  if (outsider === isCombatant(table, move.who) || (outsider && minion.locked)) return false;
  if (use.rounds && (use.rounds === 'first') !== (table.combat.round === 1)) return false;
  if (use.range && table.combat.range !== null && use.range !== table.combat.range) return false;
  if (
    use.effects.some((word) => word.do === 'destroy-equipment') &&
    !equipmentOf(table, opponentOf(table, move.who)).includes(move.on ?? '')
  )
    return false;
  return owner?.hand.includes(card.id) === true && hasLevel(minion, levelOf(move)) && minion.blood >= (use.cost ?? 0);
}

/** X blood, and for some strikes X cards from hand. */
function affordsX(table: Table, move: Move): boolean {
  const minion = table.minions[move.who];
  const strike = table.combat.strikes[move.who];
  if (!minion || !strike || move.n === undefined || move.n > minion.blood) return false;
  const discards = strikeUse(strike).effects.some((word) => word.do === 'x-damage' && word.discard);
  return !discards || move.n <= (table.players[minion.controller]?.hand.length ?? 0);
}

/** A card on the minion that it may burn blood to be rid of. */
function removable(table: Table, move: Move): boolean {
  const minion = table.minions[move.who];
  const price = cards.get(move.card ?? '')?.attached?.removedFor;
  return price !== undefined && minion?.attached.some((each) => each.card === move.card) === true && minion.blood >= price;
}

/** A strike by hand asks for nothing. */
const isBareStrike = (move: Move): boolean =>
  move.verb === 'strike' && (move.card === undefined || move.card === 'hand') && move.mode === undefined;

/** Something granted earlier, used for what it was granted for. */
function isGrant(table: Table, move: Move, state: string): boolean {
  const what = move.verb !== 'use' ? move.verb : momentOf(state) === 'additional' ? 'additional' : 'prevent';
  return (
    move.mode === undefined &&
    table.combat.grants.some((grant) => grant.who === move.who && grant.card === move.card && grant.what === what)
  );
}

/** Equipment on a minion. */
export const equipmentOf = (table: Table, id: MinionId): string[] =>
  minionOf(table, id).attached.flatMap(({ card }) => (cards.get(card)?.kind === 'equipment' ? [card] : []));

const disciplinesClosed = (table: Table, id: MinionId): boolean =>
  table.minions[id]?.attached.some((each) => each.card === 'withering' && each.mode === 'THN') ?? false;

export const overfull = (table: Table): string | undefined =>
  Object.keys(table.players).find((id) => (table.players[id]?.hand.length ?? 0) > (table.players[id]?.handSize ?? 0));

const inflictedBy = (table: Table, id: MinionId): number => table.combat.inflicted[id] ?? 0;

/** Who in this step has a strike whose X is still to be chosen. */
export function chooserOfX(table: Table): MinionId | undefined {
  return table.combat.turnOfX ?? combatants(table).find((id) => resolvesNow(table, id) && hasX(table, id));
}
export const hasX = (table: Table, id: MinionId): boolean => {
  const strike = table.combat.strikes[id];
  return strike !== undefined && strike.x === undefined && strikeUse(strike).effects.some((word) => word.do === 'x-damage');
};

/** Strikes that are carried out in this step, the first strikes or the others, and have an effect at this range. */
export function resolving(table: Table, id: MinionId): boolean {
  const strike = table.combat.strikes[id];
  if (!strike || strike.done || strike.dodged || strike.void) return false;
  const use = strikeUse(strike);
  return table.combat.range !== 'long' || use.ranged === true;
}

/** First strikes come first: while one is still to be carried out, no other strike of the pair is. */
export const firstStrikesOpen = (table: Table): boolean =>
  combatants(table).some((id) => resolving(table, id) && strikeUse(strikeOf(table, id)).firstStrike === true);
export const resolvesNow = (table: Table, id: MinionId): boolean =>
  resolving(table, id) && (!firstStrikesOpen(table) || strikeUse(strikeOf(table, id)).firstStrike === true);

/** Groups of effects of this step that move blood and whose order the acting side may have to choose. */
export function groups(table: Table): string[] {
  const { done } = table.combat;
  const found: string[] = [];
  if (combatants(table).some((id) => resolvesNow(table, id) && steals(table, id))) found.push('theft');
  const initial = !table.combat.additional && !firstStrikesOpen(table);
  for (const { source } of inForce(table, 'move-blood')) if (initial) found.push(`darkness-within-${source.by}`);
  if (!isOn(table, 'x-of-a-strike-first'))
    for (const id of combatants(table)) if (resolvesNow(table, id) && hasX(table, id)) found.push(`x-${id}`);
  return found.filter((group) => !done.includes(group));
}
const steals = (table: Table, id: MinionId): boolean => {
  const strike = table.combat.strikes[id];
  return strike !== undefined && strikeUse(strike).effects.some((word) => word.do === 'steal');
};

/** Whether a choice of Flesh of Marble is open: superior, nothing suffered yet, points of both kinds. */
export const marbleChooser = (table: Table): MinionId | undefined =>
  combatants(table).find(
    (id) =>
      !table.combat.through[id] &&
      (table.combat.suffered[id] ?? 0) === 0 &&
      inForce(table, 'one-point-a-round', id).some(({ word }) => word.aggravated) &&
      preventableOn(table, id, 'normal') > 0 &&
      preventableOn(table, id, 'aggravated') > 0,
  );

export const rules: Readonly<Record<string, Rule>> = {
  // whose turn it is, by the procedure of the moment
  'sequencing.acting-plays-any-number': isHolder,
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
  'damage.calculation-is-arithmetic': (table, move, state) =>
    !state.startsWith('round.strikes') || !prevents(useOf(move)?.use) || belongsTo('damage-b-prevention')(table, move, state),
  'damage.prevention-needs-damage': (table, move, state) => {
    if (!prevents(useOf(move)?.use) && !grantsPrevention(table, move)) return true;
    return momentOf(state) === 'damage-b-prevention' && wouldPrevent(table, move);
  },
  'damage.stealing-is-not-damage': (table, move) =>
    !prevents(useOf(move)?.use) || pendingOn(table, move.who) > 0 || !table.combat.robbed.includes(move.who),
  // a card in play that draws, and the blood that removes a card, were never shut out
  'damage.nothing-else-in-prevention': (table, move, state) =>
    useOf(move)?.from === 'play' || onlyHere(() => !isOn(table, 'prevention-stage-closed-to-other-effects'))(table, move, state),
  'damage.wolf-claws-drawn-too-late': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'aggravate-hand-strikes') ||
    !isOn(table, 'prevention-stage-closed-to-other-effects'),
  'strike-declaration.order': (table, move, state) => isHolder(table, move, state) && belongsTo('declare')(table, move, state),
  'strike-declaration.other-plays': onlyHere(always),
  'before-range.window-cards': onlyHere(always),
  'before-strikes.cards': onlyHere(always),
  'maneuvers.nothing-else-is-played': onlyHere(always),
  'additional-strikes.window': onlyHere(always),
  'press.default-is-end': onlyHere(always),
  'end-of-round.cards': (table, move, state) =>
    belongsTo('end-of-round')(table, move, state) && (momentOf(state) !== 'end-of-round' || onlyHere(always)(table, move, state)),
  'torpor.on-the-way-window': (table, move, state) =>
    belongsTo('torpor-window')(table, move, state) &&
    (momentOf(state) !== 'torpor-window' || onlyHere(() => false)(table, move, state)),
  'combat-ending.telepathic-tracking-window': (table, move, state) =>
    belongsTo('about-to-end')(table, move, state) &&
    (momentOf(state) !== 'about-to-end' || onlyHere(() => false)(table, move, state)),
  'combat-ending.psyche-after-telepathic-tracking-window': belongsTo('psyche'),
  'combat-ending.over-means-no-combat-cards': onlyHere(() => false),
  'combat-ending.post-psyche-window': belongsTo('post-combat'),
  'anathema.tracking-and-psyche-before-the-payment': (table, move, state) =>
    belongsTo('about-to-end')(table, move, state) && belongsTo('psyche')(table, move, state),

  // what the card, the minion and the table allow
  'before-range.infernal-pursuit-superior': (table, move) =>
    overfull(table) === undefined ||
    (move.verb === 'discard' && overfull(table) === move.who && table.players[move.who]?.hand.includes(move.card ?? '') === true),
  'before-range.printed-limit-blocks-copy': (table, move) => move.card === 'flak-jacket' || withinLimit(table, move),
  'damage.flak-jacket': (table, move) => move.card !== 'flak-jacket' || withinLimit(table, move),
  'damage.superior-withering-stops-prevention-cards': (table, move) =>
    useOf(move)?.from !== 'hand' || levelOf(move) === 'all' || !disciplinesClosed(table, move.who),
  'damage.prevention-granted-by-combat-card-this-round': (table, move) =>
    move.verb !== 'use' || useOf(move) !== undefined || grantsPrevention(table, move),
  'sequencing.requirements': meetsRequirements,
  'end-of-round.whenever-combat-ends': (table) => !someoneGone(table),
  'maneuvers.weapon-maneuver-commits-strike': (table, move) => {
    const bound = table.combat.committed[move.who];
    return bound === undefined || table.combat.additional || move.verb !== 'strike' || move.card === bound;
  },
  'maneuvers.granted-by-combat-card-this-round': (table, move, state) => useOf(move) !== undefined || isGrant(table, move, state),
  'maneuvers.alternate': (table, move) => isCombatant(table, move.who),
  'additional-strikes.without-one-only-prevention': (table, move) =>
    !table.combat.additional || (table.combat.extra[move.who] ?? 0) > 0,
  'end-of-round.strike-damage-is-inflicted': (table, move) =>
    move.card !== 'disarm' ||
    move.verb !== 'play' ||
    inflictedBy(table, move.who) > 0 ||
    environmentalOn(table, opponentOf(table, move.who)) === 0,
  'end-of-round.environmental-is-not-inflicted': (table, move) =>
    move.card !== 'disarm' ||
    move.verb !== 'play' ||
    inflictedBy(table, move.who) > inflictedBy(table, opponentOf(table, move.who)),
  'torpor.wounded-by-effect': (table, move) => isReady(table, move.who),
  'damage.eldritch-glimmer-x-first': (table, move) => chooserOfX(table) === move.who,
  'damage.eruption-of-vitae-x-first': (table, move) =>
    move.who === 'chance' && table.players[table.combat.discards?.player ?? '']?.hand.includes(move.card ?? '') === true,
  'damage.eldritch-glimmer-x-first-any-side': (table, move) =>
    sideOf(table, move.who) === 'acting' && groups(table).includes(move.card ?? ''),
  'damage.open-unfinished-sentence': (table, move) =>
    marbleChooser(table) === move.who && (move.on === 'normal' || move.on === 'aggravated'),
  'anathema.form-of-mist-payment-is-after-combat': (table, move) =>
    table.action.mayContinue === move.who &&
    move.card === 'form-of-mist' &&
    minionOf(table, move.who).blood >= 1 &&
    minionOf(table, move.who).region === 'ready',
  'combat-ending.followups-do-not-chain': (table, move) =>
    useOf(move)?.use.by !== 'other-minion' ||
    (!table.action.followed &&
      table.action.blocker !== null &&
      isReady(table, table.action.acting) &&
      sideOf(table, move.who) === 'opposing'),
  'combat-ending.psyche-new-combat-at-once': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'new-combat' && word.with === 'the-same') || !someoneGone(table),
  'combat-ending.telepathic-tracking-continues-same-combat': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'new-round') || !someoneGone(table),
  'diablerie.step-2-equipment': (table, move) => table.combat.diablerie?.by === move.who,
  'diablerie.how': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'diablerie') ||
    (isReady(table, move.who) &&
      minionOf(table, opponentOf(table, move.who)).bound &&
      minionOf(table, opponentOf(table, move.who)).region === 'ready'),
};

const environmentalOn = (table: Table, id: MinionId): number =>
  (table.combat.suffered[id] ?? 0) - inflictedBy(table, opponentOf(table, id));

const grantsPrevention = (table: Table, move: Move): boolean =>
  move.verb === 'use' &&
  table.combat.grants.some((grant) => grant.who === move.who && grant.card === move.card && grant.what === 'prevent');

function wouldPrevent(table: Table, move: Move): boolean {
  const use = useOf(move)?.use;
  if (use?.effects.some((word) => word.do === 'prevent-strike'))
    return table.combat.pending.some((each) => each.to === move.who && each.by !== null && each.preventable && each.n > 0);
  const kind = move.on === 'normal' || move.on === 'aggravated' ? move.on : undefined;
  return preventableOn(table, move.who, kind) > 0;
}

/** Inside a round, outside the resolution of strikes and the end of the round: where a combatant that is gone ends it at once. */
export const isOpenRound = (table: Table, state: string): boolean =>
  state.startsWith('round.') && !table.combat.closing && !state.startsWith('round.strikes.resolution');

export const facts: Readonly<Record<string, Rule>> = {
  combatantGone: someoneGone,
  oneTurnPerSide: (table) => isOn(table, 'prevention-one-turn-per-side'),
  actingStrikes: (table) => canStrike(table, table.combat.acting),
  opposingStrikes: (table) => canStrike(table, table.combat.opposing),
  combatEndsStruck: (table) => combatants(table).some((id) => strikeDoes(table, id, 'combat-ends')),
  firstStrikes: firstStrikesOpen,
  xOpen: (table) => isOn(table, 'x-of-a-strike-first') && chooserOfX(table) !== undefined,
  xOrdered: (table) => !isOn(table, 'x-of-a-strike-first') && groups(table).length === 1 && chooserOfX(table) !== undefined,
  // two of a kind move different counters: only different kinds have an order that matters
  orderOpen: (table) => new Set(groups(table).map((group) => group.split('-')[0])).size > 1,
  ordersX: (_table, move) => move.card?.startsWith('x-') === true,
  xPaidByBurned: (table) =>
    combatants(table).some((id) => table.combat.strikes[id]?.x !== undefined && minionOf(table, id).region === 'burned'),
  discardOpen: (table) => table.combat.discards !== null,
  damagePending: (table) => combatants(table).some((id) => preventableOn(table, id) > 0),
  marbleOpen: (table) => marbleChooser(table) !== undefined,
  someoneBound: (table) => Object.values(table.minions).some((minion) => minion.bound && minion.region === 'ready'),
  extraStrikes: (table) => combatants(table).some((id) => (table.combat.extra[id] ?? 0) > 0),
  pressed: (table) => table.combat.pressed && !someoneGone(table) && !table.combat.ended,
  equipmentToTake: (table) => {
    const victim = table.combat.diablerie?.victim;
    return victim !== undefined && equipmentOf(table, victim).length > 0;
  },
  handTooFull: (table) => overfull(table) !== undefined,
  // a step of the resolution is finished first: its damage falls although somebody is bound for torpor
  roundIsOpen: (table, _move, state) => isOpenRound(table, state),
  closing: (table) => table.combat.closing,
  newRoundPlayed: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'new-round') === true,
  newCombatPlayed: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'new-combat') === true,
  diableriePlayed: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'diablerie') === true,
  earlyDamage: (table) => inForce(table, 'environmental').some(({ word }) => word.each === 'before-range'),
};

const strikeOf = (table: Table, id: MinionId) => table.combat.strikes[id] as NonNullable<Table['combat']['strikes'][string]>;
export const canStrike = (table: Table, id: MinionId): boolean =>
  !table.combat.strikes[id] &&
  !table.combat.noStrike.includes(id) &&
  (!table.combat.additional || (table.combat.extra[id] ?? 0) > 0);
export const strikeDoes = (table: Table, id: MinionId, what: Use['effects'][number]['do']): boolean => {
  const strike = table.combat.strikes[id];
  return strike !== undefined && !strike.void && strikeUse(strike).effects.some((word) => word.do === what);
};
