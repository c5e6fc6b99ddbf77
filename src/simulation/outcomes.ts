/** How the written line ends under other values. */
import type { Lesson, Outcome, Setting, Vary } from './lesson.ts';

export interface Cell {
  readonly setting: Setting;
  readonly outcome: Outcome;
}

export interface Grid {
  readonly rows: Vary;
  readonly columns: Vary;
  /** By row, then by column. */
  readonly cells: readonly (readonly Cell[])[];
}

/** One parameter, all of its values, the others as they are. */
export const outcomesOver = <T>(lesson: Lesson<T>, { name, values }: Vary, setting: Setting, edition: string): Cell[] =>
  values.map((value) => {
    const varied = { ...setting, [name]: value };
    return { setting: varied, outcome: lesson.ending(varied, edition) };
  });

/** Two parameters: the first in rows, the second in columns. */
export function gridOf<T>(lesson: Lesson<T>, rows: Vary, columns: Vary, setting: Setting, edition: string): Grid {
  const cells = rows.values.map((value) => outcomesOver(lesson, columns, { ...setting, [rows.name]: value }, edition));
  return { rows, columns, cells };
}
