/** What is asked of the table: whose turn, who fights, what a character's figures are just now. */
import { cardOf } from './cards/registry.ts';
import { HAND } from './opening.ts';
import {
  type Carried,
  type Character,
  type CharacterId,
  PLAYERS,
  type Player,
  type PlayerId,
  type Put,
  type Table,
} from './table.ts';
import type { Class, Element, EredanCard, Figures, Requires } from './words.ts';

export const isPlayer = (who: string | undefined): who is PlayerId => who === 'Ann' || who === 'Bob';
export const other = (who: PlayerId): PlayerId => (who === 'Ann' ? 'Bob' : 'Ann');

/** Player 1 has the odd turns. */
export const activeOf = (table: Table): PlayerId => (table.turn.n % 2 === 1 ? table.playerOne : other(table.playerOne));
export const passiveOf = (table: Table): PlayerId => other(activeOf(table));

export const playerOf = (table: Table, who: string): Player => table.players[who as PlayerId];
export const characterOf = (table: Table, id: string | undefined | null): Character | undefined =>
  id && Object.hasOwn(table.characters, id) ? table.characters[id] : undefined;
/** A character that is known to be there. */
export const the = (table: Table, id: CharacterId): Character => table.characters[id] as Character;

export const living = (table: Table, who: PlayerId): CharacterId[] =>
  playerOf(table, who).line.filter((id) => !the(table, id).defeated);
export const downed = (table: Table, who: PlayerId): CharacterId[] =>
  playerOf(table, who).line.filter((id) => the(table, id).defeated);
export const untilted = (table: Table, who: PlayerId): CharacterId[] => living(table, who).filter((id) => !the(table, id).tilted);
export const everyone = (table: Table): CharacterId[] => PLAYERS.flatMap((who) => playerOf(table, who).line);

export const fighterOf = (table: Table, who: PlayerId): CharacterId | undefined => table.turn.fighters?.[who];
export const isFighter = (table: Table, id: CharacterId): boolean => PLAYERS.some((who) => fighterOf(table, who) === id);
/** Whom a fighter faces, while the combat lasts. */
export function opponentOf(table: Table, id: CharacterId): CharacterId | undefined {
  const side = the(table, id).side;
  return fighterOf(table, side) === id && !table.turn.fought ? fighterOf(table, other(side)) : undefined;
}

export const isSole = ({ classes }: Character, name: Class): boolean => classes.length === 1 && classes[0] === name;

const PAIRS = ['mage-fighter', 'mage-marauder', 'marauder-fighter', 'fighter-priest', 'priest-marauder', 'mage-priest'] as const;
export type Pair = (typeof PAIRS)[number];
/** The two classes of a character, as the source names the pair. */
export const pairOf = ({ classes }: { readonly classes: readonly Class[] }): Pair | undefined =>
  classes.length === 2 ? PAIRS.find((pair) => pair.split('-').every((name) => classes.includes(name as Class))) : undefined;

export const isGolem = ({ race }: Character): boolean => race === 'golem';
export const isGuemelite = ({ race }: Character): boolean => race.startsWith('guemelite');
/** The type of Spell that a Guemelite casts; none where the race does not say it. */
export function elementOf({ race }: { readonly race: string }): Element | undefined {
  if (!race.startsWith('guemelite-')) return undefined;
  const own = race.slice('guemelite-'.length);
  return (own === 'dragon' ? 'draconic' : own) as Element;
}

/** A Spell whose damage can stand in the place of an attack. */
export const isDamaging = ({ effects = [] }: EredanCard): boolean => effects.some((word) => word.do === 'damage' && word.n > 0);

/** What a card asks of its player: a Spell a Mage, a Theurgy a Priest, and what is printed on it. */
export function requirementsOf({ kind, requires = {} }: EredanCard): Required<Requires> {
  const own: readonly Class[] = kind === 'spell' ? ['mage'] : kind === 'theurgy' ? ['priest'] : [];
  return { classes: [...new Set([...own, ...(requires.classes ?? [])])], castes: requires.castes ?? [] };
}

/** What an Item gives its bearer, once it counts. */
export function bonusOf(bearer: Character, { card, playedBy }: Carried): Figures {
  const lasting = cardOf(card)?.lasting ?? {};
  const by = Object.entries(lasting.playedBy ?? {}).find(([guild]) => (playedBy as readonly string[]).includes(guild));
  if (by) return by[1];
  if (!lasting.bonusFor) return lasting.bonus ?? {};
  const own: readonly string[] = [...bearer.classes, ...bearer.guilds, ...bearer.castes];
  const fitting = Object.entries(lasting.bonusFor).find(([name]) => own.includes(name));
  return fitting?.[1] ?? lasting.bonusFor.default ?? {};
}

/** A Marauder's Attack +1, or one of its pairs': the stated class is one of the opponent's. */
export function plusOne(table: Table, id: CharacterId): number {
  const { classes, plusOne: against } = the(table, id);
  const facing = characterOf(table, opponentOf(table, id));
  return classes.includes('marauder') && against !== null && facing?.classes.includes(against) ? 1 : 0;
}

/** Attack, Defence or Spirit as it stands now: never below 0. */
export function figureOf(table: Table, id: CharacterId, name: keyof Figures): number {
  const character = the(table, id);
  const printed = name === 'attack' ? (table.turn.drawn[id] ?? character.attack[0]) : character[name];
  const orders = character.inForce.reduce((sum, at) => sum + (character.orders[at]?.bonus[name] ?? 0), 0);
  const items = character.items.reduce((sum, each) => sum + (each.counts ? (bonusOf(character, each)[name] ?? 0) : 0), 0);
  const facing = name === 'attack' ? plusOne(table, id) : 0;
  return Math.max(0, printed + orders + items + character.bonus[name] + facing);
}

/** A single-class Mage whose damaging Spell stands in the place of its attack. */
export const losesAttack = (table: Table, id: CharacterId): boolean =>
  isSole(the(table, id), 'mage') && (table.turn.cast[id] ?? 0) > 0;

/** The cards a hand is filled up to. */
export function handSizeOf(table: Table, who: PlayerId): number {
  const player = playerOf(table, who);
  const items = everyone(table).flatMap((id) =>
    the(table, id).items.flatMap(({ card, owner, counts }) =>
      owner === who && counts ? [cardOf(card)?.lasting?.handSize ?? 0] : [],
    ),
  );
  return Math.max(HAND, player.handSize, ...items);
}

export const scoreOf = (table: Table, who: PlayerId): number => {
  const { dealt, healed } = playerOf(table, who);
  return dealt + healed;
};

export const inHand = (table: Table, who: string, card: string | undefined): boolean =>
  isPlayer(who) && card !== undefined && playerOf(table, who).hand.includes(card);

/** Cards put down this turn that will be on the character. */
export const putOn = (table: Table, id: CharacterId): Put[] =>
  PLAYERS.flatMap((who) => table.turn.put[who]).filter((put) => (put.on ?? put.by) === id);

/** The slots of the N: whose, and which of their cards. */
const SLOTS: readonly (readonly [word: string, isActive: boolean, index: number])[] = [
  ['active-first', true, 0],
  ['passive-first', false, 0],
  ['active-second', true, 1],
  ['passive-second', false, 1],
  ['first-of-active', true, 0],
  ['first-of-passive', false, 0],
  ['second-of-active', true, 1],
  ['second-of-passive', false, 1],
];
export function slotOf(table: Table, state: string): { who: PlayerId; index: number } | undefined {
  const found = SLOTS.find(([word]) => state.endsWith(`.${word}`));
  return found && { who: found[1] ? activeOf(table) : passiveOf(table), index: found[2] };
}
