/** A VTES combat in a test: the table as a scenario sketches it, the written moves, and everything between made idly. */
import type { Happening, Json, Move, Position, RuleId } from '../../src/engine/game.ts';
import { endOf, extend, type Line } from '../../src/engine/line.ts';
import { readWords, writeWords } from '../../src/engine/move.ts';
import { isOver, refusalOf } from '../../src/engine/play.ts';
import { vtes } from '../../src/games/vtes/index.ts';
import type { Table } from '../../src/games/vtes/table.ts';

export type Drawn = { readonly [key: string]: Json };
export interface Options {
  readonly opens?: string;
  readonly edition?: string;
  readonly switches?: Readonly<Record<string, boolean>>;
}

export const move = (written: string): Move => {
  const [who = '', ...words] = written.split(' ');
  const read = readWords(who, words.join(' '));
  if (typeof read === 'string') throw new Error(`${written}: ${read}`);
  return read;
};

export const lay = (table: Drawn, { opens = 'before-range', edition = 'today', switches }: Options = {}): Line<Table> => ({
  start: vtes.start({ opens, edition, table, ...(switches ? { switches } : {}) }),
  plies: [],
});

/** Idles until the move is legal, then makes it. */
export function after(line: Line<Table>, written: string): Line<Table> {
  const wanted = move(written);
  let at = line;
  for (let guard = 0; guard < 300; guard++) {
    const next = extend(vtes, at, wanted);
    if (!('rule' in next)) return next;
    at = idleOn(at, written);
  }
  throw new Error(`${written} never became legal`);
}

function idleOn(line: Line<Table>, why: string): Line<Table> {
  const idle = isOver(vtes, endOf(line)) ? undefined : vtes.idle(endOf(line));
  if (!idle)
    throw new Error(
      `${why}: the game is over, and the move was never legal; last refused by ${refusalOf(vtes, endOf(line), move(why))}`,
    );
  const next = extend(vtes, line, idle);
  if ('rule' in next) throw new Error(`idle ${writeWords(idle)} refused by ${next.rule}`);
  return next;
}

/** Idles until the game stands in a state whose path contains the words. */
export function until(line: Line<Table>, state: string): Line<Table> {
  let at = line;
  while (!`.${endOf(at).state}.`.includes(`.${state}.`)) at = idleOn(at, `A until-${state}`);
  return at;
}

export function toEnd(line: Line<Table>): Line<Table> {
  let at = line;
  while (!isOver(vtes, endOf(at))) at = idleOn(at, 'A to-the-end');
  return at;
}

export const refused = (line: Line<Table>, written: string): RuleId | undefined => refusalOf(vtes, endOf(line), move(written));
export const read = (line: Line<Table>, path: string): Json | undefined => vtes.read(endOf(line), path);
export const told = (line: Line<Table>): Happening[] => line.plies.flatMap((ply) => [...ply.events]);
export const rulesTold = (line: Line<Table>): Set<RuleId> => new Set(told(line).map((event) => event.rule));
export const at = (line: Line<Table>): Position<Table> => endOf(line);

/** The whole combat with the written moves, to its end. */
export const fight = (table: Drawn, written: readonly string[] = [], options: Options = {}): Line<Table> =>
  toEnd(written.reduce(after, lay(table, options)));
