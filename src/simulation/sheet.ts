/**
 * What a page carries of a scenario: the table, and the written lines as decisions, for every value a reader may
 * choose. Plain JSON. `sheet-of.ts` makes it where scenarios can be run; a page only replays it.
 */
import { readMoves } from '../engine/address.ts';
import type { Game, Json, Position } from '../engine/game.ts';
import type { Line } from '../engine/line.ts';
import { readToken } from '../engine/move.ts';
import { type Change, changed } from './differences.ts';
import type { Lesson, Question, Remark, Setting, Vary } from './lesson.ts';
import { replay } from './replay.ts';

export interface Sheet {
  readonly id: string;
  readonly game: string;
  /** The leaf of the chart. */
  readonly opens: string;
  readonly editions: readonly string[];
  /** How the table at the start differs from a blank one. What of all this is empty is left out. */
  readonly table: readonly Change[];
  /** What another edition changes of that, and each setting (the first parameter varying slowest). */
  readonly editionChanges?: Readonly<Record<string, readonly Change[]>>;
  readonly settingChanges?: readonly (readonly Change[])[];
  readonly vary?: readonly Vary[];
  /** Lines of play that differ from one another. */
  readonly plans: readonly Plan[];
  /** By edition, then by setting (the first parameter varying slowest): which plan. Left out where there is one, and for an edition that goes as the first does. */
  readonly plan?: Readonly<Record<string, readonly number[]>>;
  /** The figures that tell endings apart; endings that differ from one another, figure by figure (`null`: it has none); and by edition and setting which. */
  readonly figures: readonly string[];
  readonly endings: readonly (readonly Json[])[];
  readonly ending?: Readonly<Record<string, readonly number[]>>;
  /** By setting: the step at which the first two editions part, counted from 1; 0 where they do not. */
  readonly parting?: readonly number[];
}

export interface Plan {
  /** `p6~A.strike.theft-of-vitae.THA~B.strike.hand~p16` */
  readonly moves: string;
  readonly questions?: readonly Question[];
  readonly remarks?: readonly Remark[];
  /** Tokens of moves to be tried, by the number of plies played before. */
  readonly attempts?: readonly (readonly [plies: number, token: string])[];
}

const lessons = new WeakMap<Sheet, Lesson<unknown>>();

/** The lesson of a sheet, one for each, with the lines it has played. */
export function lessonOf<T>(game: Game<T>, sheet: Sheet): Lesson<T> {
  const known = lessons.get(sheet) as Lesson<T> | undefined;
  if (known?.game === game) return known;
  const lesson = newLesson(game, sheet);
  lessons.set(sheet, lesson as Lesson<unknown>);
  return lesson;
}

function newLesson<T>(game: Game<T>, sheet: Sheet): Lesson<T> {
  const lines = new Map<string, Line<T>>();
  const { vary = [] } = sheet;
  const numberOf = (setting: Setting): number =>
    vary.reduce(
      (sum, { name, values, initial }) => sum * values.length + Math.max(0, values.indexOf(setting[name] ?? initial)),
      0,
    );
  const at = (index: Sheet['plan'], setting: Setting, edition: string): number =>
    index ? ((index[edition] ?? index[sheet.editions[0] ?? ''])?.[numberOf(setting)] ?? -1) : 0;
  const planOf = (setting: Setting, edition: string): Plan => {
    const plan = sheet.editions.includes(edition) ? sheet.plans[at(sheet.plan, setting, edition)] : undefined;
    if (!plan) throw new Error(`${sheet.id}: no line for the edition ${edition}`);
    return plan;
  };
  const start = (setting: Setting, edition: string): Position<T> => ({
    state: sheet.opens,
    table: changed(game.blank(), [
      ...sheet.table,
      ...(sheet.editionChanges?.[edition] ?? []),
      ...(sheet.settingChanges?.[numberOf(setting)] ?? []),
    ]),
  });
  return {
    game,
    id: sheet.id,
    editions: sheet.editions,
    vary,
    start,
    write(setting, edition) {
      const key = `${edition} ${numberOf(setting)}`;
      const line = lines.get(key) ?? replay(game, start(setting, edition), readMoves(planOf(setting, edition).moves)).line;
      lines.set(key, line);
      return line;
    },
    decisions: (setting, edition) => readMoves(planOf(setting, edition).moves),
    ending(setting, edition) {
      const values = sheet.endings[at(sheet.ending, setting, edition)] ?? [];
      return Object.fromEntries(
        sheet.figures.flatMap((figure, place) => ((values[place] ?? null) === null ? [] : [[figure, values[place] as Json]])),
      );
    },
    parting: (setting) => sheet.parting?.[numberOf(setting)] || undefined,
    questions: (setting, edition) => planOf(setting, edition).questions ?? [],
    remarks: (setting, edition) => planOf(setting, edition).remarks ?? [],
    attempts: (setting, edition, plies) =>
      (planOf(setting, edition).attempts ?? []).flatMap(([at, token]) => (at === plies ? (readToken(token) ?? []) : [])),
  };
}

/** How many sheets are kept: more than one page has. */
const KEPT = 100;
const read = new Map<string, Sheet>();

/** As text, for a page: shorter there than the same as an object. The same text is the same sheet: a build draws it in each language. */
export function readSheet(text: string): Sheet {
  const sheet = read.get(text) ?? (JSON.parse(text) as Sheet);
  read.delete(text);
  read.set(text, sheet);
  if (read.size > KEPT) for (const oldest of [...read.keys()].slice(0, 1)) read.delete(oldest);
  return sheet;
}
