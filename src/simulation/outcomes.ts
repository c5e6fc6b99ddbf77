/** How the written line ends under other values and editions. */
import type { Json } from '../engine/game.ts';
import { endOf, stepsOf } from '../engine/line.ts';
import type { Lesson, Setting, Value, Vary } from './lesson.ts';
import { open, type Simulation } from './simulation.ts';

export type Outcome = Readonly<Record<string, Json>>;

export interface Cell {
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** Types of the facts on the way there. */
  readonly told: readonly string[];
}

export interface Grid {
  readonly columns: Vary;
  readonly rows: Vary;
  /** By row, then by column. */
  readonly cells: readonly (readonly Cell[])[];
}

export function cellOf<T>(lesson: Lesson<T>, setting: Setting, edition: string): Cell {
  const { written } = open(lesson, setting, edition);
  const told = new Set(written.plies.flatMap((ply) => ply.events.map((event) => event.type)));
  return { setting, outcome: lesson.game.outcome(endOf(written)), told: [...told] };
}

/** One parameter, all of its values, the others as they are. */
export const outcomesOver = <T>(lesson: Lesson<T>, { name, values }: Vary, setting: Setting, edition: string): Cell[] =>
  values.map((value: Value) => cellOf(lesson, { ...setting, [name]: value }, edition));

/** Two parameters: the first in rows, the second in columns. */
export function gridOf<T>(lesson: Lesson<T>, rows: Vary, columns: Vary, setting: Setting, edition: string): Grid {
  const cells = rows.values.map((value) => outcomesOver(lesson, columns, { ...setting, [rows.name]: value }, edition));
  return { rows, columns, cells };
}

/** The first step at which the written lines of two editions part, counted from 1; `undefined` where they are told alike. */
export function partingStep<T>(simulation: Simulation<T>, other: string): number | undefined {
  const mine = stepsOf(simulation.written);
  const theirs = stepsOf(open(simulation.lesson, simulation.setting, other).written);
  const length = Math.max(mine.length, theirs.length);
  for (let index = 0; index < length; index++)
    if (JSON.stringify(mine[index]?.events) !== JSON.stringify(theirs[index]?.events)) return index + 1;
  return undefined;
}
