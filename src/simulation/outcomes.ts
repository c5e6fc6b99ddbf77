/** How the written line ends under other values and editions. */
import type { Json } from '../engine/game.ts';
import { endOf, stepsOf } from '../engine/line.ts';
import type { Lesson, Setting, Value, Vary } from './lesson.ts';
import { open, type Simulation } from './simulation.ts';

export type Outcome = Readonly<Record<string, Json>>;

export interface Cell {
  readonly setting: Setting;
  readonly outcome: Outcome;
}

export interface Grid {
  readonly columns: Vary;
  readonly rows: Vary;
  /** By row, then by column. */
  readonly cells: readonly (readonly Cell[])[];
}

export function outcomeOf<T>(lesson: Lesson<T>, setting: Setting, edition: string): Outcome {
  return lesson.game.outcome(endOf(open(lesson, setting, edition).written));
}

/** One parameter, all of its values, the others as they are. */
export const outcomesOver = <T>(lesson: Lesson<T>, { name, values }: Vary, setting: Setting, edition: string): Cell[] =>
  values.map((value: Value) => {
    const varied = { ...setting, [name]: value };
    return { setting: varied, outcome: outcomeOf(lesson, varied, edition) };
  });

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
