/** What every table has: two players with three Human Fighters each, in the first turn. */
import type { Character, CharacterId, Player, PlayerId, Table, Turn } from './table.ts';
import { PLAYERS, UNNAMED } from './table.ts';

export const unnamed = (n: number): string[] => Array.from({ length: n }, () => UNNAMED);

/** The lines, where a case names nobody else. */
export const LINES: Readonly<Record<PlayerId, readonly CharacterId[]>> = { Ann: ['X', 'W', 'V'], Bob: ['Y', 'Z', 'U'] };

export const HAND = 5;
export const DECK = 20;
export const LINE = 3;
/** Sides of a die of the initiative. */
export const SIDES = 6;
/** Ways to shuffle that chance chooses from. */
export const SHUFFLES = 1000;

export const newCharacter = (side: PlayerId): Character => ({
  card: null,
  side,
  attack: [0, 0],
  defence: 0,
  spirit: 0,
  full: 18,
  life: 18,
  classes: ['fighter'],
  castes: [],
  guilds: [],
  race: 'human',
  orders: [],
  chainAfter: null,
  plusOne: null,
  tilted: false,
  defeated: false,
  items: [],
  inForce: [],
  bonus: { attack: 0, defence: 0, spirit: 0 },
  harmedAtEnd: 0,
  tiltedAtChoice: false,
});

export const newPlayer = (line: readonly CharacterId[]): Player => ({
  line: [...line],
  hand: unnamed(HAND),
  deck: unnamed(DECK - HAND),
  discards: [],
  dealt: 0,
  healed: 0,
  handSize: 0,
  marked: false,
  shed: 0,
});

/** A turn in which nothing has been done. */
export const newTurn = (n: number): Turn => ({
  n,
  fighters: null,
  put: { Ann: [], Bob: [] },
  passed: { Ann: false, Bob: false },
  resolved: [],
  phases: [],
  cast: {},
  sources: 0,
  drawn: {},
  fought: false,
});

export const blank = (): Table => ({
  edition: 'today',
  seed: 1,
  playerOne: 'Ann',
  turns: 1,
  combats: 0,
  forfeits: false,
  players: { Ann: newPlayer(LINES.Ann), Bob: newPlayer(LINES.Bob) },
  characters: Object.fromEntries(PLAYERS.flatMap((who) => LINES[who].map((id) => [id, newCharacter(who)]))),
  turn: newTurn(1),
  dice: {},
  rolls: [],
  shuffled: [],
  took: [],
  deck: null,
  result: null,
});
