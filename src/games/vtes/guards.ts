/**
 * The rules that can say no, each under its id, and the plain facts that choose between transitions.
 * A guard is true where its rule has nothing against the move.
 */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { AROUND, actionFacts, actionRules, mayAround } from './action.ts';
import { cards } from './cards/registry.ts';
import { cancellers } from './interrupt.ts';
import { OBJECTING, objection, objects } from './objections.ts';
import {
  combatants,
  effectsOf,
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
  type Player,
  pendingOn,
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
import type { Use, VtesCard, Window } from './words.ts';

type Rule = Guard<Table>;

const lastKey = (state: string): string => state.split('.').at(-1) ?? state;
const holderKey = (state: string): 'acting' | 'opposing' =>
  lastKey(state).startsWith('acting') || lastKey(state) === 'again' ? 'acting' : 'opposing';
const sideHolds = holderKey;
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

/** Holds the card or bears it, has the level, can pay, is the right minion in the right round at the right range. */
function meetsRequirements(table: Table, move: Move, state: string): boolean {
  const found = useOf(move);
  if (move.verb === 'burn') return removable(table, move);
  if (move.verb === 'x') return affordsX(table, move);
  if (!found) return (isBareStrike(move) && paysForStrike(table, move.who)) || isGrant(table, move, state);
  // only what stops it answers a card that is being played
  if (table.combat.asPlayed && !found.use.effects.some((word) => word.do === 'cancel')) return false;
  if (objection(table, move, state) !== undefined) return false;
  const { card, use, from } = found;
  const player = playerBehind(table, move.who);
  const owner = player === undefined ? undefined : table.players[player];
  if (!owner) return false;
  if (use.by === 'controller' && from === 'play') return controllerUses(table, move, use);
  if (use.by === 'controller')
    return table.players[move.who] !== undefined && owner.hand.includes(card.id) && owner.pool >= (use.pool ?? 0);
  const minion = table.minions[move.who];
  if (!minion || (minion.region !== 'ready' && card.kind !== 'vampire')) return false;
  if (use.by !== undefined && AROUND.has(use.by))
    return (
      mayAround(table, move, use) &&
      owner.hand.includes(card.id) &&
      hasLevel(minion, levelOf(move)) &&
      minion.blood >= (use.cost ?? 0)
    );
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

/** A location: unlocked, and with a card to give up where it exchanges one. */
function controllerUses(table: Table, move: Move, use: Use): boolean {
  const owner = table.players[move.who];
  const place = owner?.inPlay.find((each) => each.card === move.card && !each.locked);
  if (!owner || !place) return false;
  return !use.effects.some((word) => word.do === 'exchange-card') || (move.on !== undefined && owner.hand.includes(move.on));
}

/** Effects whose cards speak of an opposing vampire. */
const VAMPIRES_ONLY: ReadonlySet<string> = new Set([
  'fight-chosen',
  'strengthen-opponent',
  'dearer',
  'disarm',
  'to-torpor',
  'gain-what-was-lost',
]);

/** What the effects of a card need to be aimed at. */
function aims(table: Table, move: Move, use: Use): boolean {
  return use.effects.every((word) => {
    if (word.do === 'destroy-equipment') return equipmentOf(table, opponentOf(table, move.who)).includes(move.on ?? '');
    if (word.do === 'burn-blood' && word.of === 'self')
      return minionOf(table, move.who).blood >= word.amount + costOf(table, move, use);
    if (word.do === 'set-range')
      return (move.on === 'close' || move.on === 'long') && minionOf(table, move.who).blood >= (word.blood ?? 0);
    if (word.do === 'equip-weapon') return canEquip(table, move);
    if (word.do === 'illusion') return (table.players[playerBehind(table, move.who) ?? '']?.crypt.length ?? 0) > 0;
    if (word.do === 'wield')
      return weaponsOf(table, move.who).includes(move.on ?? '') && table.combat.strikes[move.who]?.card !== move.on;
    if (VAMPIRES_ONLY.has(word.do) && minionOf(table, opponentOf(table, move.who)).kind !== 'vampire') return false;
    if (word.do === 'burn-ally') return minionOf(table, opponentOf(table, move.who)).kind === 'ally';
    return move.on === undefined || use.withMelee !== true || meleeOf(table, move.who).includes(move.on);
  });
}

export const meleeOf = (table: Table, id: MinionId): string[] =>
  equipmentOf(table, id).filter((card) => cards.get(card)?.melee === true);

/** Whatever on a minion strikes. */
export const weaponsOf = (table: Table, id: MinionId): string[] =>
  minionOf(table, id).attached.flatMap(({ card, life }) =>
    life === undefined && cards.get(card)?.inPlay?.some((use) => use.verb === 'strike') ? [card] : [],
  );

/** What equipment costs, with the effects in play that change it whether it is played or not. */
export const priceOf = (owner: Player, weapon: VtesCard): number =>
  Math.max(0, (weapon.price ?? 0) + (weapon.gun ? (owner.dearerGuns ?? 0) : 0) - (owner.cheaperEquipment ?? 0));

/** Concealed Weapon: a weapon of the hand under 3 pool that deals at most 3, none of it aggravated. */
function canEquip(table: Table, move: Move): boolean {
  const owner = table.players[playerBehind(table, move.who) ?? ''];
  const weapon = cards.get(move.on ?? '');
  const strike = weapon?.inPlay?.find((use) => use.verb === 'strike');
  if (!owner || !weapon || !strike || weapon.kind !== 'equipment' || !owner.hand.includes(weapon.id)) return false;
  const mild = strike.effects.every(
    (word) => word.do !== 'damage' || (word.kind === 'normal' && (word.amount === 'strength' || word.amount <= 3)),
  );
  const price = priceOf(owner, weapon);
  // who else pays does not lower what it costs
  return mild && price < 3 && owner.pool >= Math.max(0, price - (owner.paysForEquipment ?? 0));
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

/** Some effect makes its strikes cost blood or life. */
const paysForStrike = (table: Table, id: MinionId): boolean =>
  (table.minions[id]?.blood ?? 0) >= (table.minions[id]?.strikesCost ?? 0);

/** What `use` means of something granted, by the moment. */
const GRANTED: Readonly<Record<string, string>> = {
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

/** Equipment on a minion. */
export const equipmentOf = (table: Table, id: MinionId): string[] =>
  minionOf(table, id).attached.flatMap(({ card }) => (cards.get(card)?.kind === 'equipment' ? [card] : []));

const disciplinesClosed = (table: Table, id: MinionId): boolean =>
  table.minions[id]?.attached.some(({ card, mode }) =>
    effectsOf(card, mode ?? 'all').some((word) => word.do === 'put-on-opponent' && word.closesDisciplines === true),
  ) ?? false;

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

/** Each kind of damage that nobody inflicts. */
export const SURROUNDINGS: readonly RuleId[] = [
  'end-of-round.environmental-is-not-inflicted',
  'end-of-round.environmental-weather-control',
  'end-of-round.environmental-retainers',
  'end-of-round.environmental-carrion-crows',
  'end-of-round.environmental-drawing-out-the-beast',
  'end-of-round.environmental-king-of-the-mountain-and-blood-of-acid',
];

/** Today cards of the end of the round may still be played while combat is about to end. */
const stillAtTheEnd: Rule = (table, move, state) => {
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
  'strike-declaration.blood-to-water': (_table, move, state) =>
    move.card !== 'blood-to-water' || momentOf(state) !== 'damage-b-prevention',
  ...Object.fromEntries(OBJECTING.filter((rule) => !rule.startsWith('diablerie.')).map((rule) => [rule, objects(rule)])),
  ...actionRules,
  // whose turn it is, by the procedure of the moment
  'sequencing.acting-plays-any-number': (table, move, state) => isHolder(table, move, state) || drawsInBetween(table, move),
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
      : (useOf(move) !== undefined || !gainsStrike(table, move)) && objects('additional-strikes.window')(table, move, state),
  'additional-strikes.acting-pass-is-final': (table, move) =>
    !table.combat.declined.includes(move.who) || !gainsStrike(table, move),
  'additional-strikes.no-before-strikes-cards': (table, move, state) =>
    !['declare', 'additional'].includes(momentOf(state)) ||
    !(table.combat.additional || combatants(table).some((id) => (table.combat.extra[id] ?? 0) > 0)) ||
    useOf(move)?.use.windows.join() !== 'before-strikes',
  'press.drawing-out-the-beast-damage': (_table, move) => !prevents(useOf(move)?.use),
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
  'before-range.infernal-pursuit-superior': (table, move) =>
    overfull(table) === undefined ||
    (move.verb === 'discard' && overfull(table) === move.who && table.players[move.who]?.hand.includes(move.card ?? '') === true),
  'damage.superior-withering-stops-prevention-cards': (table, move) =>
    useOf(move)?.from !== 'hand' || levelOf(move) === 'all' || !disciplinesClosed(table, move.who),
  'damage.prevention-granted-by-combat-card-this-round': (table, move, state) =>
    move.verb !== 'use' || momentOf(state) in GRANTED || useOf(move) !== undefined || grantsPrevention(table, move),
  'sequencing.requirements': meetsRequirements,
  'sequencing.step-offered-to-both': (table, move) => isCombatant(table, move.who) || table.players[move.who] !== undefined,
  'sequencing.interruption-by-direct-intervention': (table) => table.combat.asPlayed === null,
  'combat-overview.out-of-turn-masters-in-combat': (table, move, state) =>
    move.verb === 'let'
      ? table.combat.asPlayed !== null &&
        cancellers(table, table.combat.asPlayed.who, table.combat.asPlayed.card).includes(move.who)
      : objects('combat-overview.out-of-turn-masters-in-combat')(table, move, state),
  'press.acting-orders-step': (table, move) =>
    sideOf(table, move.who) === 'acting' && (move.card === 'damage' || move.card === 'presses'),
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
  'additional-strikes.without-one-only-prevention': (table, move) =>
    !table.combat.additional || (table.combat.extra[move.who] ?? 0) > 0,
  'end-of-round.strike-damage-is-inflicted': (table, move) =>
    move.card !== 'disarm' ||
    move.verb !== 'play' ||
    inflictedBy(table, move.who) > 0 ||
    environmentalOn(table, opponentOf(table, move.who)) === 0,
  ...Object.fromEntries(SURROUNDINGS.map((rule): [string, Rule] => [rule, (table, move) => surroundings(table, move) !== rule])),
  'damage.open-unfinished-sentence': (table, move) =>
    marbleChooser(table) === move.who && (move.on === 'normal' || move.on === 'aggravated'),
  'anathema.form-of-mist-payment-is-after-combat': (table, move) =>
    table.action.mayContinue === move.who &&
    move.card === 'form-of-mist' &&
    actionCardIsThere(table) &&
    minionOf(table, move.who).blood >= 1 &&
    minionOf(table, move.who).region === 'ready',
};

/** An action made with a card goes on with that card out of the ash heap. */
const actionCardIsThere = (table: Table): boolean => {
  const { kind, acting } = table.action;
  if (kind === null || cards.get(kind)?.levels === undefined) return true;
  return table.players[minionOf(table, acting).controller]?.ashHeap.includes(kind) === true;
};

/** A card that gives additional strikes, or one that some effect has given. */
const gainsStrike = (table: Table, move: Move): boolean =>
  useOf(move)?.use.effects.some((word) => word.do === 'additional-strikes') ??
  (move.verb === 'use' &&
    table.combat.grants.some((grant) => grant.who === move.who && grant.card === move.card && grant.what === 'additional'));

/** By the source, B's side may draw between two cards of A. */
const drawsInBetween = (table: Table, move: Move): boolean =>
  isOn(table, 'draw-effects-interrupt') &&
  table.players[move.who] !== undefined &&
  sideOf(table, move.who) === 'opposing' &&
  useOf(move)?.from === 'play' &&
  useOf(move)?.use.effects.some((word) => word.do === 'exchange-card' || word.do === 'draw') === true;

/**
 * Disarm and Pulled Fangs ask who inflicted more; what the surroundings dealt is nobody's. Which surroundings, where
 * there were some.
 */
function surroundings(table: Table, move: Move): RuleId | undefined {
  if ((move.card !== 'disarm' && move.card !== 'pulled-fangs') || move.verb !== 'play') return undefined;
  const opponent = opponentOf(table, move.who);
  if (inflictedBy(table, move.who) > inflictedBy(table, opponent)) return undefined;
  if (environmentalOn(table, opponent) <= 0) return 'end-of-round.environmental-is-not-inflicted';
  const own = table.combat.inForce.filter(({ by }) => by === move.who).map(({ card }) => card);
  if (own.includes('weather-control')) return 'end-of-round.environmental-weather-control';
  if (own.includes('drawing-out-the-beast')) return 'end-of-round.environmental-drawing-out-the-beast';
  if (own.includes('blood-of-acid') || own.includes('king-of-the-mountain'))
    return 'end-of-round.environmental-king-of-the-mountain-and-blood-of-acid';
  if (own.includes('carrion-crows'))
    return inflictedBy(table, opponent) > inflictedBy(table, move.who)
      ? 'end-of-round.environmental-is-not-inflicted'
      : 'end-of-round.environmental-carrion-crows';
  return minionOf(table, move.who).attached.some(({ life }) => life !== undefined)
    ? 'end-of-round.environmental-retainers'
    : 'end-of-round.environmental-is-not-inflicted';
}

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
  ...actionFacts,
  combatantGone: someoneGone,
  oneTurnPerSide: (table) => isOn(table, 'prevention-one-turn-per-side'),
  actingStrikes: (table) => canStrike(table, table.combat.acting),
  opposingStrikes: (table) => canStrike(table, table.combat.opposing),
  combatEndsStruck: (table) => combatants(table).some((id) => strikeDoes(table, id, 'combat-ends')),
  firstStrikes: firstStrikesOpen,
  roundCut: (table) => someoneGone(table) || table.combat.ended,
  rangeFixed: (table) => table.combat.rangeSetBy !== null,
  closeByGrapple: (table) => table.combat.closeNext,
  pressesByItself: (table) =>
    inForce(table, 'automatic-press').some(({ source }) => (source.counters ?? 0) > 0) &&
    table.combat.pressDamage !== 'later' &&
    !table.combat.pressed,
  pressDamageDue: (table) => table.combat.pressDamage === 'due',
  pressDamageFirst: (table) => table.combat.pressDamage === 'due' && !isOn(table, 'press-step-acting-orders'),
  pressDamageOrdered: (table) => table.combat.pressDamage === 'due' && isOn(table, 'press-step-acting-orders'),
  pressDamageLater: (table) => table.combat.pressDamage === 'later',
  damageFirst: (_table, move) => move.card === 'damage',
  allStruck: (table) => combatants(table).every((id) => !table.combat.strikes[id] || !resolving(table, id)),
  usesGrant: (_table, move) => useOf(move) === undefined,
  actingPassFinal: (table) => isOn(table, 'additional-strikes-acting-pass-final'),
  endsAfterStrikes: (table) => table.combat.endsAfter,
  resumesMoving: (table) => !someoneGone(table) && table.combat.phase === 'before-range',
  resumesStrikes: (table) => !someoneGone(table) && table.combat.phase === 'strikes',
  damagePending: (table) => combatants(table).some((id) => preventableOn(table, id) > 0),
  marbleOpen: (table) => marbleChooser(table) !== undefined,
  someoneBound: (table) => Object.values(table.minions).some((minion) => minion.bound && minion.region === 'ready'),
  // whom something keeps from striking makes no additional strikes either
  extraStrikes: (table) => combatants(table).some((id) => (table.combat.extra[id] ?? 0) > 0 && mayStrike(table, id)),
  cancelsManeuver: (table, move) => useOf(move) === undefined && table.combat.lastManeuver === opponentOf(table, move.who),
  mayDecline: (table, move) => table.combat.grants.some(({ who, what }) => who === move.who && what === 'no-strike'),
  pressed: (table) => table.combat.pressed && !someoneGone(table) && !table.combat.ended && !table.combat.endsAfter,
  handTooFull: (table) => overfull(table) !== undefined,
  // a step of the resolution is finished first: its damage falls although somebody is bound for torpor
  roundIsOpen: (table, _move, state) => isOpenRound(table, state),
  earlyDamage: (table) => inForce(table, 'environmental').some(({ word }) => word.each === 'before-range'),
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
const mayStrike = ({ combat }: Table, id: MinionId): boolean => !(combat.noStrike.includes(id) && combat.round === 1);
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
