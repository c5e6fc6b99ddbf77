/** A scenario as the runner takes it: plain JSON, so that a page can carry it. Read from YAML by `parse.ts`. */
import type { Json, Move, RuleId } from '../engine/game.ts';

export interface Scenario {
  /** Name of the file without its ending. */
  readonly id: string;
  /** As given to `parseScenario`, for messages. */
  readonly file: string;
  readonly game: string;
  /** A state of the game's chart, by path or by short name. */
  readonly opens: string;
  readonly editions: readonly string[];
  readonly switches: Readonly<Record<string, boolean>>;
  readonly proves: readonly RuleId[];
  readonly rulings: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly table: { readonly [key: string]: Json };
  readonly moves: readonly WrittenMove[];
  readonly refused: readonly Attempt[];
  readonly allowed: readonly Attempt[];
  readonly expect: readonly Expectation[];
  readonly ends: readonly Check[];
  /** The line stops in this state instead of at the end of the game. */
  readonly until?: string;
  readonly predict: readonly Question[];
  /** Line in the file by dotted path of the key: `table.B.blood`, `moves.0`. */
  readonly lines: Readonly<Record<string, number>>;
}

/** Something the reader may vary, or a value calculated from what the reader varies. */
export interface Parameter {
  readonly name: string;
  /** The keys of the table that take the value. */
  readonly paths: readonly string[];
  /** Empty where the value is calculated. */
  readonly values: readonly Scalar[];
  readonly initial?: Scalar;
  readonly formula?: string;
}

export type Scalar = string | number | boolean;
/** A value for each parameter. */
export type Setting = Readonly<Record<string, Scalar>>;

export interface WrittenMove {
  readonly move: Move;
  /** Made in this edition only. */
  readonly edition?: string;
  /** Made in this state, not as soon as it is legal. */
  readonly at?: string;
  /** Key of a remark in the reader's language. */
  readonly note?: string;
  /** Right after the move, before any step of the rules. */
  readonly checks: readonly Check[];
  readonly line: number;
}

/** A place on the line. `after: 0` is the start; without `after` and `before`, `at` is looked for from the start. */
export interface Place {
  readonly after?: number;
  readonly before?: number;
  readonly at?: string;
}

/** A move that is tried and not made. */
export interface Attempt {
  readonly place: Place;
  readonly move: Move;
  /** The rule that must refuse it; none where the move has to be legal. */
  readonly rule?: RuleId;
  /** What the game must say beside the rule, where it says more. */
  readonly code?: string;
  readonly edition?: string;
  readonly note?: string;
  readonly line: number;
}

export interface Expectation {
  readonly place: Place;
  readonly checks: readonly Check[];
  readonly edition?: string;
  readonly note?: string;
  readonly line: number;
}

/** What a path must read, or, for the path `told`, what must have been told on the way. */
export interface Check {
  readonly path: string;
  readonly expected: Expected;
  readonly edition?: string;
  readonly line: number;
}

export type Expected = { readonly value: Json } | { readonly formula: string } | { readonly rows: readonly Row[] };

/** One row of a table over the parameters; the first that fits counts. No condition: fits always. */
export interface Row {
  readonly when: readonly Condition[];
  readonly result: { readonly value: Json } | { readonly formula: string };
}

export interface Condition {
  readonly name: string;
  /** One value, or the ends of a range. */
  readonly from: Scalar;
  readonly to: Scalar;
}

export interface Question {
  readonly place: Place;
  /** Key of the question's words. */
  readonly ask: string;
  /** The path whose value at the end of the line is the answer. */
  readonly of: string;
  readonly options: readonly Scalar[];
  readonly line: number;
}

export interface Problem {
  readonly line: number;
  /** `expected …, found …` */
  readonly sentence: string;
}

/** A file that is no scenario. The message has a line for each problem: `file:line: sentence`. */
export class ScenarioError extends Error {
  readonly file: string;
  readonly problems: readonly Problem[];
  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => `${file}:${problem.line}: ${problem.sentence}`).join('\n'));
    this.name = 'ScenarioError';
    this.file = file;
    this.problems = problems;
  }
}

/** The line of a key, or of the nearest key above it that stands in the file. */
export function lineOf(lines: Readonly<Record<string, number>>, path: string): number {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length--) {
    const line = lines[keys.slice(0, length).join('.')];
    if (line !== undefined) return line;
  }
  return 1;
}
