/** The table of a match, as plain JSON. What everything else asks of it is in `questions.ts`. */
import type { Caste, Chained, Class, Guild, ItemKind, Order, Race } from './words.ts';

export type PlayerId = 'Ann' | 'Bob';
/** `X`, `kotoba-smith`. */
export type CharacterId = string;

export const PLAYERS: readonly PlayerId[] = ['Ann', 'Bob'];

/** A card that a case does not name. */
export const UNNAMED = 'unnamed';

/** An Item on a character. */
export interface Carried {
  card: string;
  /** To whose discard pile it goes. */
  owner: PlayerId;
  /** False for a Weapon or Armour until the combat in which it was played is over. */
  counts: boolean;
  /** Guilds of the fighter who played it. */
  playedBy: Guild[];
}

export interface Character {
  /** The card of a character that has one. */
  card: string | null;
  side: PlayerId;
  /** Lowest and highest printed Attack. */
  attack: [low: number, high: number];
  defence: number;
  spirit: number;
  /** Printed Life, and what is left of it. */
  full: number;
  life: number;
  classes: Class[];
  castes: Caste[];
  guilds: Guild[];
  race: Race;
  orders: Order[];
  chainAfter: { after: ItemKind; allows: Chained } | null;
  plusOne: Class | null;
  tilted: boolean;
  defeated: boolean;
  items: Carried[];
  /** Orders in force, by their place on the card. */
  inForce: number[];
  /** Until the end of the combat. */
  bonus: { attack: number; defence: number; spirit: number };
  /** Direct damage from some effect at the end of the turn. */
  harmedAtEnd: number;
  /** Tilted by some effect before phase 1. */
  tiltedAtChoice: boolean;
}

export interface Player {
  /** The line of characters. */
  line: CharacterId[];
  hand: string[];
  /** Top first. */
  deck: string[];
  discards: string[];
  /** Damage that the opposing characters received, Life that the own ones regained. */
  dealt: number;
  healed: number;
  /** By some effect in play; 0 for none. */
  handSize: number;
  /** For deck-out. */
  marked: boolean;
  /** Cards discarded in the last phase 5. */
  shed: number;
}

/** A card put down in phase 2, by the fighter who plays it. */
export interface Put {
  card: string;
  on: CharacterId | null;
  by: CharacterId;
}

export interface Turn {
  n: number;
  /** The fighter of each. */
  fighters: Record<PlayerId, CharacterId> | null;
  put: Record<PlayerId, Put[]>;
  passed: Record<PlayerId, boolean>;
  /** Cards in the order in which they took effect. */
  resolved: string[];
  /** The phases so far. */
  phases: string[];
  /** Spells that deal damage, by the fighter who cast them; and sources of magic damage so far. */
  cast: Record<CharacterId, number>;
  sources: number;
  /** Attacks drawn from a range. */
  drawn: Record<CharacterId, number>;
  /** The combat is over. */
  fought: boolean;
}

/** A deck being put together. */
export interface Building {
  characters: string[];
  /** How many of each card. */
  cards: Record<string, number>;
  /** What its player owns; everything where nothing is said. */
  owned: Record<string, number> | null;
}

export interface Result {
  by: 'elimination' | 'score' | 'deck-out' | 'forfeit' | 'draw';
  winner: PlayerId | null;
}

export interface Table {
  edition: string;
  seed: number;
  /** Winner of the initiative. */
  playerOne: PlayerId;
  /** Turns still to be played, the present one included, before the example stops. */
  turns: number;
  /** Combats fought. */
  combats: number;
  /** Abandoning is among the choices offered. */
  forfeits: boolean;
  players: Record<PlayerId, Player>;
  characters: Record<CharacterId, Character>;
  turn: Turn;
  /** Initiative: the dice of the present pair, and all that were thrown. */
  dice: Partial<Record<PlayerId, number>>;
  rolls: string[];
  shuffled: PlayerId[];
  /** Characters that fought and cards that were played. */
  took: string[];
  deck: Building | null;
  result: Result | null;
}
