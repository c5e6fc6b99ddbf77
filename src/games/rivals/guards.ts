/** The rules that can say no, each under its id. A guard is true where its rule has nothing against the move. */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { means } from './facts.ts';
import {
  CHANCE,
  cardOf,
  cityCard,
  disciplineOf,
  everyoneAlone,
  foesOf,
  has,
  inCoterie,
  inHand,
  isAsked,
  isDeck,
  isOn,
  isPlayer,
  isReady,
  isTitled,
  isWounded,
  meets,
  partyOf,
  permanentOf,
  playerOf,
  potencyOf,
  princeOf,
  reaches,
  recruitCost,
  sadIntel,
  sourceOf,
  vampireOf,
} from './questions.ts';
import { abilityOf } from './steps/actions.ts';
import { assignable, dueOn } from './steps/antagonist.ts';
import type { Table, Vampire } from './table.ts';
import { aims, isForeign, mandatory, SAD, timedOf, waiting } from './timed.ts';
import type { Ability } from './words.ts';

type Rule = Guard<Table>;

const isActive = (table: Table, { who }: Move): boolean => who === table.active;
const own = (table: Table, { who }: Move, id: string | undefined): boolean => vampireOf(table, id)?.controller === who;

const isActionCard = (card: string | undefined): boolean => {
  const kind = cardOf(card ?? '')?.kind;
  return kind === 'action' || kind === 'unhosted-action';
};
const isHosted = ({ verb, card }: Move): boolean =>
  verb === 'claim' || verb === 'attack' || (verb === 'play' && cardOf(card ?? '')?.kind === 'action');
/** The vampire that performs the action. */
const hostOf = (table: Table, move: Move): string | undefined =>
  move.verb === 'play' ? move.mode : move.verb === 'use' ? abilityOf(table, move)?.host : move.card;
const granted = (table: Table, move: Move): Ability | undefined => {
  const ability = move.verb === 'use' ? abilityOf(table, move)?.ability : undefined;
  return ability?.action ? ability : undefined;
};
const readyHost = (table: Table, move: Move): boolean => {
  const host = hostOf(table, move);
  return inCoterie(table, move.who, host) && isReady(vampireOf(table, host) as Vampire);
};

/** What a card or ability is aimed at. */
function aimFits(table: Table, move: Move): boolean {
  const words = move.verb === 'play' ? cardOf(move.card ?? '')?.effects : abilityOf(table, move)?.ability.effects;
  for (const word of words ?? []) {
    const target = vampireOf(table, move.on);
    switch (word.do) {
      case 'mend-for-each':
        return target?.controller === move.who && isWounded(table, move.on as string);
      case 'mend':
        if (word.whom === 'own-coterie') return inCoterie(table, move.who, move.on) && isWounded(table, move.on as string);
        if (word.whom === 'party') return partyOf(table, move.card as string).some((id) => isWounded(table, id));
        if (word.whom === 'titled')
          return Object.entries(table.vampires).some(
            ([id, vampire]) => vampire.controller === move.who && isTitled(vampire) && isWounded(table, id),
          );
        return true;
      case 'defeat-wounded':
        return target !== undefined && target.place === 'streets' && isWounded(table, move.on as string);
      case 'burn-ongoing': {
        const card = cityCard(table, move.on)?.card ?? permanentOf(table, move.on)?.permanent.card;
        return card !== undefined && has(card, 'ongoing') && cardOf(card)?.kind !== 'antagonist';
      }
      case 'look-at-top':
        return isDeck(move.mode) && playerOf(table, move.who)[move.mode].length > 0;
      case 'add-influence':
        return table.turn.announced !== null && !table.turn.influenced.includes(move.card as string);
      default:
    }
  }
  return true;
}

/** The means for a card: in hand, with what its vampire must have and pay, and something to aim it at. */
function hasMeans(table: Table, move: Move): boolean {
  const known = cardOf(move.card ?? '');
  switch (move.verb) {
    case 'recruit':
      return inHand(table, move.who, move.card) && known?.kind === 'vampire';
    case 'play': {
      if (!inHand(table, move.who, move.card)) return false;
      if (known?.kind === 'unhosted-action') return move.mode === undefined && move.on === undefined;
      const host = vampireOf(table, move.mode) as Vampire;
      if (known?.discipline && disciplineOf(table, move.mode as string, known.discipline) === 0) return false;
      if (known?.pays && host.blood < known.pays.blood) return false;
      return aimFits(table, move);
    }
    case 'attack':
      return cityCard(table, move.on) !== undefined
        ? ['mortal', 'antagonist'].includes(cardOf(cityCard(table, move.on)?.card ?? '')?.kind ?? '')
        : vampireOf(table, move.on) !== undefined && vampireOf(table, move.on)?.place !== 'torpor';
    case 'claim': {
      const prince = princeOf(table);
      return prince === undefined || vampireOf(table, prince)?.controller !== move.who;
    }
    case 'use': {
      const found = abilityOf(table, move);
      if (!found) return false;
      const { ability, host } = found;
      const { blood = 0, prestige = 0 } = ability.pays ?? {};
      if (prestige > playerOf(table, move.who).prestige) return false;
      if (host && blood > (vampireOf(table, host) as Vampire).blood) return false;
      return meets(table, move.who, ability.needs) && aimFits(table, move);
    }
    default:
      return true;
  }
}

const WINNING: Record<RuleId, Rule> = {
  'winning.thirteen-agenda': ({ result }) => result?.by !== 'agenda',
  'winning.prestige-gone': ({ result }) => result?.by !== 'prestige',
  'winning.rival-coterie-gone': ({ result }) => result?.by !== 'coterie',
};

const ACTIONS: Record<RuleId, Rule> = {
  'actions.five-kinds': (_table, move) => move.verb !== 'play' || isActionCard(move.card),
  'actions.two-per-turn': (table, move) =>
    (move.verb === 'use' && !granted(table, move)) || (isActive(table, move) && table.turn.left > 0),
  'actions.host-must-be-ready': (table, move) =>
    move.verb === 'use' ? !granted(table, move) || readyHost(table, move) : !isHosted(move) || readyHost(table, move),
  'actions.named-location': (table, move) => {
    const place = move.verb === 'play' ? cardOf(move.card ?? '')?.where : abilityOf(table, move)?.ability.where;
    return place === undefined || vampireOf(table, hostOf(table, move))?.place === place;
  },
  'actions.repeat-only-if-able': hasMeans,
  'actions.exhausted-state': (table, move) => {
    const found = abilityOf(table, move);
    if (!found?.ability.exhausts || found.ability.action || found.ability.when) return true;
    if (found.ability.exhausts === 'vampire') return readyHost(table, move);
    return sourceOf(table, move.card)?.exhausted === false;
  },
  'card-actions.extra-options': (table, move) => {
    const source = sourceOf(table, move.card);
    if (!abilityOf(table, move)) return false;
    const bearer = source?.bearer;
    const isNamed = bearer === undefined || cardOf(source?.card ?? '')?.kind === 'mortal' || move.mode === bearer;
    const isThere = bearer === undefined || vampireOf(table, bearer)?.place !== 'torpor' || granted(table, move) !== undefined;
    return source?.controller === move.who && isNamed && isThere;
  },
  'card-actions.seneschal': (table, move) => {
    const words = abilityOf(table, move)?.ability.effects ?? [];
    if (!words.some((word) => word.do === 'foe-loses-prestige')) return true;
    return isPlayer(table, move.on) && move.on !== move.who;
  },
  'terms.potency-gates-cards': (table, move) => {
    const asked = cardOf(move.card ?? '')?.potency ?? 0;
    if (move.verb !== 'play' || !vampireOf(table, move.mode)) return true;
    return potencyOf(table, move.mode as string) >= asked;
  },
  'terms.relentless': (table, move) => isActive(table, move) || abilityOf(table, move)?.ability.relentless === true,
  'terms.foe-and-rival': (table, move) => vampireOf(table, move.on)?.controller !== move.who,
  'recruiting.cannot-afford': (table, move) =>
    recruitCost(table, move.who, move.card ?? '') <= playerOf(table, move.who).prestige,
  'attack.from-the-streets': (table, move) => vampireOf(table, move.card)?.place === 'streets',
  'draw.deck-per-card': (table, move) =>
    isActive(table, move) && isDeck(move.card) && (move.verb === 'draw' || table.turn.draws > 0),
  'draw.empty-deck': (table, move) => isDeck(move.card) && playerOf(table, move.who)[move.card].length > 0,
};

const STREETS: Record<RuleId, Rule> = {
  'streets.move-from-haven': (table, move) => isActive(table, move) && own(table, move, move.card),
  'streets.no-way-back': (table, move) => vampireOf(table, move.card)?.place !== 'streets',
  'streets.move-ready-only': (table, move) => {
    const vampire = vampireOf(table, move.card);
    return vampire !== undefined && isReady(vampire);
  },
  'streets.own-coterie-only': (table, move) =>
    isActive(table, move) && own(table, move, move.card) && (move.on === undefined || own(table, move, move.on)),
  'streets.join-any-own-party': (table, move) => {
    if (move.on === undefined) return move.verb === 'move';
    const there = vampireOf(table, move.on)?.place === 'streets' && !everyoneAlone(table);
    if (move.verb === 'move') return there;
    return there && vampireOf(table, move.card)?.place === 'streets' && !partyOf(table, move.card as string).includes(move.on);
  },
  'streets.reorganise-freely': (table, move) =>
    vampireOf(table, move.card)?.place === 'streets' && partyOf(table, move.card as string).length > 1,
  'streets.reorganise-ready-only': (table, move) => vampireOf(table, move.card)?.exhausted !== true,
  'streets.no-reorganise-during-action': (table) => table.turn.announced === null,
  'streets.no-move-during-action': (table) => table.turn.announced === null || isOn(table, 'move-during-action'),
};

const CONSPIRACIES: Record<RuleId, Rule> = {
  'conspiracies.threshold': (table, move) => {
    const found = permanentOf(table, move.card);
    if (!found || !has(found.permanent.card, 'conspiracy')) return false;
    const needed = cardOf(found.permanent.card)?.resolvesAt ?? 0;
    return isActive(table, move) && found.owner === move.who && found.permanent.prestige >= needed;
  },
  'conspiracies.spares-contributors': (table, move) =>
    move.verb === 'discard'
      ? isAsked(table, move.who) && inHand(table, move.who, move.card)
      : isPlayer(table, move.on) &&
        foesOf(table, table.active).includes(move.on) &&
        permanentOf(table, move.card)?.permanent.contributors.includes(move.on) !== true,
};

const isWaitingFor = (table: Table, move: Move, moment: 'start' | 'torpor' | 'end'): boolean =>
  waiting(table, moment).some(({ id }) => id === move.card) &&
  (timedOf(table, sourceOf(table, move.card)?.card ?? '', moment) === undefined || aims(table, move.card, move.mode, move.on));

const TIMED: Record<RuleId, Rule> = {
  'start-of-turn.own-turn-only': (table, move) => isActive(table, move) && !isForeign(table, move.card),
  'start-of-turn.abilities-resolve-here': (table, move) =>
    move.verb === 'pass' ? isActive(table, move) && mandatory(table, 'start').length === 0 : isWaitingFor(table, move, 'start'),
  'torpor.abilities-here': (table, move) => isActive(table, move) && isWaitingFor(table, move, 'torpor'),
  'end-of-turn.window': (table, move) => {
    if (move.verb === 'pass') return isActive(table, move) && mandatory(table, 'end').length === 0 && !sadWaits(table);
    if (!isActive(table, move) || isForeign(table, move.card)) return false;
    const card = sourceOf(table, move.card)?.card ?? '';
    return card === SAD ? sadWaits(table) : timedOf(table, card, 'end') !== undefined && !isDone(table, move);
  },
  'end-of-turn.havens': (table, move) => {
    if (move.verb === 'discard') return isActive(table, move) && table.turn.discards > 0 && inHand(table, move.who, move.card);
    const card = sourceOf(table, move.card)?.card ?? '';
    return move.verb === 'pass' || cardOf(card)?.kind !== 'haven' || isWaitingFor(table, move, 'end');
  },
  'end-of-turn.vampires': (table, move) => {
    const card = sourceOf(table, move.card)?.card ?? '';
    return move.verb === 'pass' || cardOf(card)?.kind !== 'vampire' || isWaitingFor(table, move, 'end');
  },
};
const sadWaits = (table: Table): boolean => waiting(table, 'end').some(({ card }) => card === SAD);
const isDone = (table: Table, move: Move): boolean => table.turn.done.includes(`end:${move.card}`);

const MENDING: Record<RuleId, Rule> = {
  'torpor.mending-choice': (table, move) => isActive(table, move) && (move.verb === 'pass' || own(table, move, move.on)),
  'torpor.mending-one-each': (table, move) => !table.turn.mended.includes(move.on ?? '') && inHand(table, move.who, move.card),
  'tokens.blood-maximum': (table, move) => table.turn.mended.includes(move.on ?? '') || isWounded(table, move.on as string),
  'torpor.mending-optional': isActive,
};

const ANTAGONIST: Record<RuleId, Rule> = {
  'antagonist.victim-chooses': isActive,
  'antagonist.own-coterie-own-step': (table, move) => inCoterie(table, move.who, move.card),
  'antagonist.intel-must-reach': (table, move) => reaches(table, sadIntel(table), move.card as string),
  'antagonist.assignment-cap': (table, move) =>
    dueOn(table, move.card as string) < (vampireOf(table, move.card) as Vampire).blood,
  'antagonist.one-damage-each': (table, { verb }) =>
    verb === 'assign' ? table.turn.toAssign > 0 : table.turn.toAssign === 0 || assignable(table).length === 0,
  // each time damage would come: and it comes once
  'antagonist.applied-at-once': (table, move) =>
    abilityOf(table, move)?.ability.exhausts !== undefined || !table.turn.preventedBy.includes(move.card ?? ''),
  'antagonist.prevention-allowed': (table, move) => {
    const found = abilityOf(table, move);
    if (!found?.ability.when) return true;
    const fits = means(table).some(({ card, on }) => card === move.card && (on === move.on || on === undefined));
    return fits && (!found.ability.pays?.discard || inHand(table, move.who, move.mode));
  },
};

/** In the End Phase: no cards, no Conspiracies, no abilities that exhaust vampires, but for what names the step. */
const END: Record<RuleId, Rule> = {
  'end-phase.no-conspiracies': (table, move) => !has(permanentOf(table, move.card)?.permanent.card ?? '', 'conspiracy'),
  'end-phase.no-exhausting-abilities': (table, move, state) => {
    const ability = abilityOf(table, move)?.ability;
    if (ability?.exhausts !== 'vampire') return true;
    return ability.when === 'antagonist' && state.includes('.antagonist.');
  },
};

const ASKED: Record<RuleId, Rule> = {
  'city-deck.event-resolves-then-burns': (table, move) =>
    isAsked(table, move.who) && (move.verb === 'pass' || inHand(table, move.who, move.card)),

  'city-deck.reveal-one': (table, move) => move.who === CHANCE && table.city.shuffled.includes(move.card ?? ''),
  'draw.second-after-first': (table, move) => isActive(table, move) && isDeck(move.card),
  'draw.two-cards': (table, move) => isActive(table, move) && isDeck(move.card),
  'turn.three-phases': isActive,
};

export const rules: Record<RuleId, Rule> = {
  ...WINNING,
  ...ACTIONS,
  ...STREETS,
  ...CONSPIRACIES,
  ...TIMED,
  ...MENDING,
  ...ANTAGONIST,
  ...END,
  ...ASKED,
};
