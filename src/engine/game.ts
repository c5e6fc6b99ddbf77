/**
 * The contract of a game: all that page, runner, explorer, links and command line know of one.
 * A position is plain JSON; nothing here mutates what it is given, reads a clock or rolls a die.
 */
import type { Chart } from './chart.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** `<chapter>.<rule>` inside a game; the full id puts the game before it: `vtes.damage.three-stages`. */
export type RuleId = string;

/** Who moves: a seat or a piece the game names (`A`, `PB`), `rules` for a step that is forced, `chance` for a die. */
export type Actor = string;

/** One decision, named by what it is: never by its place in a list. Written `A.strike.theft-of-vitae.THA` in an address. */
export interface Move {
  readonly who: Actor;
  /** The event of the statechart: `pass`, `play`, `strike`, `step`. */
  readonly verb: string;
  /** The card or thing it is done with (kebab-case id). */
  readonly card?: string;
  /** At which of its levels or modes the card is used: `for`, `THA`. */
  readonly mode?: string;
  /** What it is aimed at. */
  readonly on?: string;
  /** A number that the mover chooses. */
  readonly n?: number;
}

/** A fact the engine states: a type, the rule that made it happen, and parameters for the sentence. Never a sentence. */
export interface Happening {
  readonly type: string;
  readonly rule: RuleId;
  /** A turn of procedure (a pass, a window that closes unused) that a reader's step folds into the next fact. */
  readonly quiet?: true;
  readonly [param: string]: Json | undefined;
}

/** Where the game stands: the leaf of the statechart, as a dotted path, and the table. Plain JSON. */
export interface Position<T = unknown> {
  readonly state: string;
  readonly table: T;
}

export interface Refusal {
  readonly rule: RuleId;
}

export type Played<T> =
  | { readonly ok: true; readonly position: Position<T>; readonly events: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A move that somebody might try here, with the rule that forbids it, if one does. */
export interface Choice {
  readonly move: Move;
  readonly refusal?: RuleId;
}

/** A guard bears the id of the rule it enforces and is true where that rule has nothing against the move. */
export type Guard<T> = (table: T, move: Move, state: string) => boolean;
/** One that speaks for a family of rules answers with the one that is against it. */
export type RuleGuard<T> = (table: T, move: Move, state: string) => boolean | RuleId;

/** An effect writes on a draft that nobody else sees, and tells what happened. `state` is the leaf the move was made in. */
export type Effect<T> = (draft: T, move: Move, tell: (event: Happening) => void, state?: string) => void;

export interface Edition {
  readonly id: string;
}

export interface Game<T = unknown> {
  /** Kebab-case, first part of every rule id: `vtes`. */
  readonly id: string;
  /** Date of the rules (ISO), carried by every address. */
  readonly ruleset: string;
  /** The first is the default. */
  readonly editions: readonly string[];
  /** The authority on phases; drawn, played and compiled from one definition. */
  readonly chart: Chart<T>;
  /** A table with nothing on it but what every situation has: what a page is told of a situation is how it differs. */
  blank(): T;
  /** Everything that somebody at the table might want to try here, legal or not; the chart decides which is. */
  candidates(position: Position<T>): readonly Move[];
  /** The rule that says when this verb is open, for a move the present state does not know at all. */
  closed(position: Position<T>, move: Move): RuleId;
  /** What goes with a refusal beside its rule, where the game says more: a code, and what it is about. */
  reason?(position: Position<T>, move: Move, rule: RuleId): Readonly<Record<string, Json | undefined>>;
  /** What the runner plays when nothing is written: decline, the default strike. `undefined` when the game is over. */
  idle(position: Position<T>): Move | undefined;
  /** A value on the table by a scenario's dotted path (`B.blood`, `PA.pool`); `undefined` when there is no such thing. */
  read(position: Position<T>, path: string): Json | undefined;
  /** The figures that tell two endings apart, for the explorer and for outcome tables: `{ 'A.blood': 1, 'A.region': 'ready' }`. */
  outcome(position: Position<T>): Readonly<Record<string, Json>>;
}

/** A game that can lay its table as a scenario file asks: for whoever runs such files. A page is handed laid tables. */
export interface ScenarioGame<T = unknown> extends Game<T> {
  /** A position from a scenario's sketch. Throws `SketchError` naming the key that is wrong. */
  start(sketch: Sketch): Position<T>;
}

/** How a scenario lays the table: the game defines and checks what it means. */
export interface Sketch {
  readonly opens: string;
  readonly edition: string;
  readonly switches?: Readonly<Record<string, boolean>>;
  readonly table: { readonly [key: string]: Json };
}

/** A sketch that cannot be laid: one sentence, and the dotted path of the key. */
export class SketchError extends Error {
  readonly path: string;
  constructor(path: string, expected: string) {
    super(expected);
    this.name = 'SketchError';
    this.path = path;
  }
}
