/** What a simulation is opened on: a game, and a situation of it with its written line for every value a reader may choose. */
import type { Decision } from '../engine/address.ts';
import type { Game, Json, Move, Position } from '../engine/game.ts';
import type { Line } from '../engine/line.ts';

export type Value = string | number | boolean;
export type Setting = Readonly<Record<string, Value>>;

export interface Vary {
  readonly name: string;
  /** The figure it sets, by its path on the table: `B.blood`. */
  readonly path: string;
  readonly values: readonly Value[];
  readonly initial: Value;
}

/** Asked before the line goes on; the answer is what the path reads at the end of the written line. */
export interface Question {
  /** Key of the question's words. */
  readonly ask: string;
  readonly of: string;
  readonly options: readonly Value[];
  /** The step of the written line after which it is asked. */
  readonly step: number;
}

/** The figures that tell two endings apart. */
export type Outcome = Readonly<Record<string, Json>>;

export interface Remark {
  readonly note: string;
  readonly step: number;
}

export interface Lesson<T> {
  readonly game: Game<T>;
  readonly id: string;
  /** The first is the default. */
  readonly editions: readonly string[];
  readonly vary: readonly Vary[];
  start(setting: Setting, edition: string): Position<T>;
  write(setting: Setting, edition: string): Line<T>;
  /** The decisions of the written line, without playing it. */
  decisions(setting: Setting, edition: string): readonly Decision[];
  /** How the written line ends, without playing it. */
  ending(setting: Setting, edition: string): Outcome;
  /** The first step at which the written lines of the first two editions are told differently, counted from 1. */
  parting(setting: Setting): number | undefined;
  questions(setting: Setting, edition: string): readonly Question[];
  /** What the author remarks, by key, after a step of the written line. */
  remarks(setting: Setting, edition: string): readonly Remark[];
  /** Moves the author wants tried where so many plies of the written line have been played, though the game itself might not offer them. */
  attempts(setting: Setting, edition: string, plies: number): readonly Move[];
}

/** The setting with every value the lesson knows, and its own where it does not know one. */
export function settingOf<T>(lesson: Lesson<T>, chosen: Setting = {}): Setting {
  return Object.fromEntries(
    lesson.vary.map(({ name, values, initial }) => {
      const given = Object.hasOwn(chosen, name) ? String(chosen[name]) : undefined;
      return [name, values.find((value) => String(value) === given) ?? initial];
    }),
  );
}
