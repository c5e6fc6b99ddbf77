/** The table of Rivals, as plain JSON. What everything else asks of it is in `questions.ts`. */

export type PlayerId = 'Red' | 'Blue' | 'Green' | 'Yellow';
/** `A`, `june-bryant`. */
export type VampireId = string;
/** Any piece in play by a name of its own: `vagrant`, `vagrant-2`. */
export type PieceId = string;

/** Clockwise. */
export const COLOURS: readonly PlayerId[] = ['Red', 'Blue', 'Green', 'Yellow'];

/** A card that a case does not name. */
export const UNNAMED = 'unnamed';

/** A card in front of its player that is no vampire: Haven, Agenda, Ongoing card, Conspiracy. */
export interface Permanent {
  id: PieceId;
  card: string;
  exhausted: boolean;
  /** Blood on the card. */
  blood: number;
  /** Prestige on a Conspiracy, and whose it is beside its controller's. */
  prestige: number;
  contributors: PlayerId[];
}

export interface Player {
  prestige: number;
  agenda: number;
  /** Tokens of the player's colour in the general supply. */
  supply: number;
  hand: string[];
  /** Top first. */
  library: string[];
  faction: string[];
  discards: string[];
  burned: string[];
  inPlay: Permanent[];
  rival: PlayerId | null;
  leader: VampireId | null;
  /** Turns begun. */
  turn: number;
}

/** A card on a vampire: a Retainer, a Title. */
export interface Attached {
  id: PieceId;
  card: string;
  exhausted: boolean;
}

export interface Vampire {
  card: string;
  controller: PlayerId;
  blood: number;
  place: 'haven' | 'streets' | 'torpor';
  exhausted: boolean;
  /** In The Streets: the first of its party by name. */
  party: VampireId | null;
  /** No Influence tokens on it. */
  noInfluence: number;
  attached: Attached[];
  /** What the situation gives instead of what the card says. */
  given: { secrecy?: number; potency?: number; physical?: number; social?: number; mental?: number; disciplines?: string[] };
}

/** A City Deck card in The Streets; an Ongoing Event bears a token. */
export interface CityCard {
  id: PieceId;
  card: string;
  token: PlayerId | null;
}

export interface City {
  /** Known order, top first. */
  deck: string[];
  /** Below it, shuffled: chance says which comes. */
  shuffled: string[];
  streets: CityCard[];
  burned: string[];
  discards: string[];
}

/** Who is asked for discards, how many are left to each, and why. */
export interface Asked {
  queue: PlayerId[];
  left: number;
  /** How many each has at first. */
  each: number;
  optional: boolean;
  /** Prestige for each. */
  prestige: number;
  card: string;
}

/** What the present turn remembers. */
export interface Turn {
  /** Actions left. */
  left: number;
  /** Kinds of action taken. */
  kinds: string[];
  /** Effects of the turn's steps that have been resolved, by piece. */
  done: PieceId[];
  /** City Deck cards still to be revealed. */
  reveal: number;
  /** The larger reveal of the first turn. */
  opening: boolean;
  /** The card just revealed. */
  shown: PieceId | null;
  /** Cards that an effect lets its player draw, and then discard. */
  draws: number;
  discards: number;
  source: string | null;
  asked: Asked | null;
  /** An action that has been announced and is in progress. */
  announced: { kind: string; vampire: VampireId } | null;
  /** Relentless abilities used in it. */
  influenced: VampireId[];
  /** The deck that is looked at. */
  look: Deck | null;
  mended: VampireId[];
  /** S.A.D. damage to be given, given and prevented. */
  toAssign: number;
  damage: Record<VampireId, number>;
  prevented: Record<VampireId, number>;
  preventedBy: PieceId[];
  antagonistDone: boolean;
  /** Vampires that do not go home this turn. */
  staying: VampireId[];
  /** Decks of the Draw step, in order. */
  drawn: Deck[];
}

export type Deck = 'library' | 'faction';

/** Setting up, as far as it has come. */
export interface Setup {
  unpacked: number;
  decks: Partial<Record<PlayerId, string>>;
  /** Library and Faction cards of a deck that is somebody's own. */
  own: [library: number, faction: number];
  /** The City Deck as it comes out of the box. */
  city: string[];
  removed: string[];
  /** Vampires of a deck that may become Leader. */
  faction: string[];
  /** Opening hands: cards taken from each deck by the one who takes. */
  taking: PlayerId | null;
  taken: [library: number, faction: number];
}

export interface Settings {
  baseSecrecy: number;
  princeClaimInfluence: number;
  startingPrestige: number;
  cityEventsRemoved: number;
}

export interface Result {
  by: 'agenda' | 'prestige' | 'coterie';
  /** Nobody where it is not known who wins. */
  winner: PlayerId | null;
  /** Whose Prestige or coterie is gone. */
  loser: PlayerId | null;
}

export interface Table {
  edition: string;
  switches: Record<string, boolean>;
  settings: Settings;
  seed: number;
  /** Who plays, clockwise. */
  seats: PlayerId[];
  active: PlayerId;
  /** Who holds the First Player token. */
  first: PlayerId;
  /** Turns still to be played, the present one included, before the example stops. */
  turns: number;
  players: Record<string, Player>;
  vampires: Record<VampireId, Vampire>;
  city: City;
  /** No Influence tokens in stock. */
  noInfluence: number;
  /** Tokens that the general supply of a colour did not hold. */
  lent: Record<string, number>;
  turn: Turn;
  setup: Setup | null;
  result: Result | null;
}
