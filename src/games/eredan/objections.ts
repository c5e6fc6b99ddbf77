/** What stands against a move: the rule and the code of the inventory, in the order in which they are cited. */
import type { Json, Move, RuleId } from '../../engine/game.ts';
import { verdictOf } from './building.ts';
import { cardOf } from './cards/registry.ts';
import { chainObjection } from './chain.ts';
import { limitOn } from './items.ts';
import { HAND } from './opening.ts';
import {
  activeOf,
  characterOf,
  elementOf,
  fighterOf,
  handSizeOf,
  inHand,
  isGolem,
  isGuemelite,
  isPlayer,
  other,
  playerOf,
  requirementsOf,
  slotOf,
  the,
} from './questions.ts';
import { type Character, type CharacterId, type PlayerId, type Table, UNNAMED } from './table.ts';
import type { EredanCard } from './words.ts';

/** A refusal with its code, and what the code is about. */
export interface Objection {
  readonly rule: RuleId;
  readonly code: string;
  readonly [detail: string]: Json | undefined;
}

type Found = Objection | undefined;

/** Phase 1. */
function toChoosing(table: Table, { who, card, on }: Move): Found {
  const rule = 'choose.active-picks-both';
  if (who !== activeOf(table)) return { rule, code: 'move/not-active-player' };
  const [own, foe] = [characterOf(table, card), characterOf(table, on)];
  if (own?.side !== who || !foe || foe.side === who) return { rule, code: 'move/one-per-side' };
  for (const [id, each] of [
    [card, own],
    [on, foe],
  ] as const)
    if (each.defeated) return { rule: 'choose.on-field-only', code: 'move/character-defeated', character: id };
  for (const [id, each] of [
    [card, own],
    [on, foe],
  ] as const)
    if (each.tilted) return { rule: 'choose.tilted-excluded', code: 'move/character-tilted', character: id };
  return undefined;
}

/** A guild card needs a fighter of that guild, unless it is an Item on a Golem. */
function toGuild(table: Table, who: PlayerId, fighter: Character, card: EredanCard): Found {
  if (card.guilds.length === 0 || card.guilds.some((guild) => fighter.guilds.includes(guild))) return undefined;
  if (card.kind === 'item' && isGolem(fighter)) return undefined;
  const code = 'move/guild-restricted';
  const needs = card.guilds.join(' ');
  if (card.guilds.includes('mercenary')) return { rule: 'beyond.deck.affiliation-extras', code, needs };
  // an Item that only the Golem of the deck lets in
  const ownGuilds = playerOf(table, who).line.flatMap((id) => the(table, id).guilds);
  const isForeign = !card.guilds.some((guild) => ownGuilds.includes(guild));
  const hasGolem = playerOf(table, who).line.some((id) => isGolem(the(table, id)));
  if (card.kind === 'item' && isForeign && hasGolem) return { rule: 'beyond.race.golem-limits', code, needs };
  return { rule: 'beyond.play.who-may-play', code, needs };
}

/** A Mage casts every Spell, a Guemelite that is none those of its own type. */
const castsByRace = (fighter: Character, card: EredanCard): boolean =>
  card.kind === 'spell' && isGuemelite(fighter) && !fighter.classes.includes('mage');

function toRequirements(fighter: Character, card: EredanCard): Found {
  if (card.kind === 'item' && isGolem(fighter)) return undefined;
  const { classes, castes } = requirementsOf(card);
  const caste = castes.find((name) => !fighter.castes.includes(name));
  if (caste)
    return {
      rule: card.kind === 'spell' && isGuemelite(fighter) ? 'guemelite.guild-caste-apply' : 'courtier.reserved-cards',
      code: 'move/caste-restricted',
      needs: caste,
    };
  const byRace = castsByRace(fighter, card);
  const own = elementOf(fighter);
  if (byRace && (own === undefined || card.element !== own))
    return { rule: 'guemelite.own-type', code: 'move/spell-type', found: card.element ?? 'none', needs: own ?? 'none' };
  const missing = classes.find((name) => !fighter.classes.includes(name) && !(byRace && name === 'mage'));
  if (missing)
    return {
      rule: card.kind === 'theurgy' && missing === 'priest' ? 'class.priest-theurgy' : 'beyond.play.who-may-play',
      code: 'move/class-restricted',
      needs: missing,
    };
  return undefined;
}

/** What an Artisan attaches from the cards reserved to Artisans may go anywhere. */
export const attachesAnywhere = (fighter: Character, card: EredanCard): boolean =>
  card.kind === 'item' && fighter.classes.includes('artisan') && requirementsOf(card).classes.includes('artisan');

/** Whom the card reaches: named where it aims, left out where it does not. */
function toTarget(table: Table, who: PlayerId, fighter: Character, card: EredanCard, on: CharacterId | undefined): Found {
  const wrong: Objection = { rule: 'beyond.play.who-may-play', code: 'move/wrong-target' };
  const target = characterOf(table, on);
  const own = fighterOf(table, who);
  if (on === undefined) return card.aim === 'own-defeated' ? wrong : undefined;
  if (!target) return wrong;
  if (card.aim === 'own-defeated') return target.side === who && target.defeated ? undefined : wrong;
  if (attachesAnywhere(fighter, card))
    return target.defeated ? { rule: 'class.artisan-attaches-anywhere', code: 'move/target-defeated', character: on } : undefined;
  if (target.defeated) return { rule: 'combat.defeated-can-be-restored', code: 'move/target-defeated', character: on };
  if (card.kind === 'item' && !card.aim) return on === own ? undefined : wrong;
  if (!card.aim || (card.aim === 'own-living' && target.side !== who)) return wrong;
  return undefined;
}

/** Phase 2. */
function toPlaying(table: Table, { who, card = '', on }: Move, state: string): Found {
  if (!isPlayer(who)) return { rule: 'turn.five-phases', code: 'move/wrong-phase' };
  if (table.turn.passed[who]) return { rule: 'beyond.play.pass', code: 'move/already-passed' };
  const known = cardOf(card);
  if (card === UNNAMED || !known || !inHand(table, who, card))
    return { rule: 'play.from-hand', code: 'move/card-not-in-hand', card };
  const [first, second] = table.turn.put[who];
  if (second) return { rule: 'chain.two-cards-at-most', code: 'move/two-cards-max' };
  const id = fighterOf(table, who);
  if (id === undefined) return toSlot(table, who, state);
  const fighter = the(table, id);
  const found =
    (first && chainObjection(fighter, first.card, known)) ??
    toGuild(table, who, fighter, known) ??
    toRequirements(fighter, known) ??
    toTarget(table, who, fighter, known, on);
  if (found) return found;
  const limit = known.kind === 'item' ? limitOn(table, on ?? id, known) : undefined;
  if (limit?.isRefused) return { rule: limit.rule, code: 'move/item-limit', item: known.item };
  return toSlot(table, who, state);
}

/** Cards are put down in the order of the N. */
const toSlot = (table: Table, who: string, state: string): Found =>
  slotOf(table, state)?.who === who ? undefined : { rule: 'beyond.play.declare-then-resolve', code: 'move/wrong-phase' };

/** Phase 5: each in their own turn, and no more than is there. */
function toDiscarding(table: Table, { verb, who, card, n = 1 }: Move, state: string): Found {
  const holder = state.endsWith('.active') ? activeOf(table) : other(activeOf(table));
  if (who !== holder) return { rule: 'turn.five-phases', code: 'move/wrong-phase' };
  const { hand } = playerOf(table, who);
  if (verb === 'discard')
    return n > 0 && hand.filter((each) => each === card).length >= n
      ? undefined
      : { rule: 'play.from-hand', code: 'move/card-not-in-hand', card: card ?? '' };
  if (hand.length <= HAND) return undefined;
  const isLarger = handSizeOf(table, who as PlayerId) > HAND;
  return {
    rule: isLarger ? 'beyond.discard.pile-and-limit' : 'discard.over-five',
    code: 'move/discard-too-few',
    held: hand.length,
    n: hand.length - HAND,
  };
}

/** What stands against a move that the present state knows. */
export function objection(table: Table, move: Move, state: string): Found {
  if (table.result) return { rule: 'end.when-condition-met', code: 'move/match-over' };
  switch (move.verb) {
    case 'choose':
      return toChoosing(table, move);
    case 'play':
      return toPlaying(table, move, state);
    case 'pass':
      return state.startsWith('turn.discard') ? toDiscarding(table, move, state) : toSlot(table, move.who, state);
    case 'discard':
      return toDiscarding(table, move, state);
    case 'submit':
      return verdictOf(table).reasons[0];
    case 'abandon':
      return isPlayer(move.who) ? undefined : { rule: 'end.forfeit', code: 'move/wrong-phase' };
    default:
      return undefined;
  }
}

/** Rules that refuse a move, by verb, in the order in which they are cited. */
export const REFUSING = {
  choose: ['end.when-condition-met', 'choose.active-picks-both', 'choose.on-field-only', 'choose.tilted-excluded'],
  play: [
    'end.when-condition-met',
    'turn.five-phases',
    'beyond.play.pass',
    'play.from-hand',
    'chain.two-cards-at-most',
    'chain.none-no-second',
    'class.fighter-item-chain',
    'class.mage-area-no-chain',
    'dual.mage-fighter.no-spell-chain',
    'dual.mage-fighter.no-item-chain',
    'dual.mage-marauder.no-spell-chain',
    'dual.mage-priest.no-spell-chain',
    'guemelite.no-spell-chain',
    'beyond.chain.fighter-as-printed',
    'beyond.chain.guemelite-mage',
    'chain.type-must-match',
    'beyond.play.who-may-play',
    'beyond.race.golem-limits',
    'beyond.deck.affiliation-extras',
    'courtier.reserved-cards',
    'guemelite.guild-caste-apply',
    'guemelite.own-type',
    'class.priest-theurgy',
    'combat.defeated-can-be-restored',
    'class.artisan-attaches-anywhere',
    'item.one-weapon',
    'item.one-armour',
    'item.ambidexterity',
    'beyond.item.limits-in-detail',
    'beyond.play.declare-then-resolve',
  ],
  pass: ['end.when-condition-met', 'beyond.play.declare-then-resolve'],
  discard: ['end.when-condition-met', 'turn.five-phases', 'play.from-hand'],
  done: ['end.when-condition-met', 'turn.five-phases', 'discard.over-five', 'beyond.discard.pile-and-limit'],
  submit: [
    'deck.three-characters',
    'deck.twenty-cards',
    'deck.from-collection',
    'deck.no-mixed-guilds',
    'deck.no-foreign-guild-cards',
    'guemelite.guild-caste-apply',
    'beyond.deck.affiliation-extras',
    'deck.mercenary-option',
    'deck.three-copies',
    'deck.evolutions-are-copies',
    'deck.unique-one',
    'deck.unique-evolution-excludes',
    'courtier.common-guild',
    'beyond.deck.distinct-characters',
  ],
  abandon: ['end.when-condition-met', 'end.forfeit'],
} as const satisfies Record<string, readonly RuleId[]>;

/** Spells that a character could cast, of those that are known. */
export const castable = (fighter: Character, pool: Iterable<EredanCard>): string[] =>
  [...pool]
    .filter(({ kind, described }) => kind === 'spell' && !described)
    .filter(({ guilds }) => guilds.length === 0 || guilds.some((guild) => fighter.guilds.includes(guild)))
    .filter((card) => !toRequirements(fighter, card))
    .map(({ id }) => id);
