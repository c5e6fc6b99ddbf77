/** What every table has: two players, a turn at its very beginning. */
import { COLOURS, type Player, type PlayerId, type Setup, type Table, type Turn, UNNAMED, type Vampire } from './table.ts';

export const unnamed = (n: number): string[] => Array.from({ length: n }, () => UNNAMED);

/** Vampires of the decks that are taken in setting up, where a case names none. */
const FACTION: Readonly<Record<PlayerId, readonly string[]>> = {
  Red: ['e', 'c', 'b', 'a', 'd'],
  Blue: ['z', 'x', 'y'],
  Green: ['c', 'b', 'a'],
  Yellow: ['e', 'b', 'd'],
};
export const readyFaction = (who: PlayerId): string[] => {
  const named = FACTION[who].map((letter) => `teaching-vampire-${letter}`);
  return [...named, ...unnamed(7 - named.length)];
};

/** A player without a card in play. */
export const newPlayer = (): Player => ({
  prestige: 10,
  agenda: 0,
  supply: 20,
  hand: [],
  library: unnamed(20),
  faction: unnamed(4),
  discards: [],
  burned: [],
  inPlay: [],
  rival: null,
  leader: null,
  turn: 2,
});

/** A ready vampire in its Haven. */
export const newVampire = (card: string, controller: PlayerId, blood: number): Vampire => ({
  card,
  controller,
  blood,
  place: 'haven',
  exhausted: false,
  party: null,
  noInfluence: 0,
  attached: [],
  given: {},
});

/** A turn in which nothing has been done. */
export const newTurn = (): Turn => ({
  left: 2,
  kinds: [],
  done: [],
  reveal: 0,
  opening: false,
  shown: null,
  draws: 0,
  discards: 0,
  source: null,
  asked: null,
  announced: null,
  influenced: [],
  look: null,
  mended: [],
  toAssign: 0,
  damage: {},
  prevented: {},
  preventedBy: [],
  antagonistDone: false,
  staying: [],
  drawn: [],
});

/** The box is closed. */
export const newSetup = (): Setup => ({
  unpacked: 0,
  decks: {},
  own: [40, 7],
  city: [],
  removed: [],
  faction: [],
  taking: null,
  taken: [0, 0],
});

export const SETTINGS = { baseSecrecy: 0, princeClaimInfluence: 7, startingPrestige: 20, cityEventsRemoved: 4 } as const;

export const blank = (): Table => ({
  edition: 'today',
  switches: {},
  settings: { ...SETTINGS },
  seed: 1,
  seats: COLOURS.slice(0, 2),
  active: 'Red',
  first: 'Red',
  turns: 1,
  players: { Red: { ...newPlayer(), rival: 'Blue' }, Blue: { ...newPlayer(), rival: 'Red' } },
  vampires: {},
  city: { deck: unnamed(20), shuffled: [], streets: [], burned: [], discards: [] },
  noInfluence: 10,
  lent: {},
  turn: newTurn(),
  setup: null,
  result: null,
});
