/** A scenario as the sheet that a page carries. Runs every setting and edition once: at build time, in tests, never in a page. */
import { writeMoves } from '../engine/address.ts';
import type { Game } from '../engine/game.ts';
import { endOf } from '../engine/line.ts';
import { sameMove, writeToken } from '../engine/move.ts';
import { editionsOf, openScenario } from '../scenarios/open.ts';
import { free, settingsOf } from '../scenarios/parameters.ts';
import { type Run, runScenario } from '../scenarios/run.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { replay, settled } from './replay.ts';
import type { Plan, Sheet } from './sheet.ts';
import { completed } from './simulation.ts';

/** Throws when a written line is not the one that its decisions replay: an address of it would not lead there. */
export function sheetOf<T>(game: Game<T>, scenario: Scenario): Sheet {
  const editions = editionsOf(game as Game, scenario);
  const varied = free(scenario);
  const settings = settingsOf(scenario);
  const runs = editions.map((edition) => settings.map((parameters) => runScenario(game, scenario, { edition, parameters })));
  const plans = distinct(runs, (run) => planOf(game, run));
  const endings = distinct(runs, (run) => game.outcome(endOf(settled(game, run.line))));
  const figures = [...new Set(endings.values.flatMap((ending) => Object.keys(ending)))];
  // an edition that goes as the first one does is not written out
  const byEdition = (index: readonly (readonly number[])[]) =>
    Object.fromEntries(
      editions.flatMap((edition, at) =>
        at > 0 && String(index[at]) === String(index[0]) ? [] : [[edition, index[at] ?? []] as const],
      ),
    );
  // a parameter that only helps an author to say what is expected lays nothing on the table
  const laying = scenario.parameters.filter(({ paths }) => paths.length > 0);
  const [mine, theirs] = runs;
  const computed = laying.filter((parameter) => !varied.includes(parameter)).map(({ name }) => name);
  const parting = mine && theirs ? settings.map((_, at) => partingStep(mine[at] as Run<T>, theirs[at] as Run<T>)) : [];
  return {
    id: scenario.id,
    game: game.id,
    opens: openScenario(game, scenario).state,
    editions,
    table: scenario.table,
    plans: plans.values,
    figures,
    endings: endings.values.map((ending) => figures.map((figure) => ending[figure] ?? null)),
    ...filled({
      switches: scenario.switches,
      vary: varied.map(({ name, paths, values, initial }) => ({
        name,
        path: paths[0] ?? name,
        values,
        initial: initial ?? values[0] ?? 0,
      })),
      lays: laying.map(({ name, paths }) => ({ name, paths })),
      parting: parting.some((step) => step > 0) ? parting : [],
      calculated:
        computed.length > 0
          ? settings.map((setting) => Object.fromEntries(computed.map((name) => [name, setting[name] ?? 0])))
          : [],
    }),
    ...(plans.values.length > 1 ? { plan: byEdition(plans.index) } : {}),
    ...(endings.values.length > 1 ? { ending: byEdition(endings.index) } : {}),
  };
}

/** Without what is empty. */
const filled = <R extends object>(record: R): Partial<R> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => Object.keys(value as object).length > 0)) as Partial<R>;

/** Each value once, and where each run finds its own. */
function distinct<R, V>(runs: readonly (readonly R[])[], valueOf: (run: R) => V): { values: V[]; index: number[][] } {
  const known = new Map<string, number>();
  const values: V[] = [];
  const index = runs.map((row) =>
    row.map((run) => {
      const value = valueOf(run);
      const key = JSON.stringify(value);
      if (!known.has(key)) known.set(key, values.push(value) - 1);
      return known.get(key) as number;
    }),
  );
  return { values, index };
}

/** The first step told differently, counted from 1; 0 where there is none. */
function partingStep(mine: Run, theirs: Run): number {
  const length = Math.max(mine.steps.length, theirs.steps.length);
  for (let at = 0; at < length; at++)
    if (JSON.stringify(mine.steps[at]?.events) !== JSON.stringify(theirs.steps[at]?.events)) return at + 1;
  return 0;
}

function planOf<T>(game: Game<T>, { id, edition, line, steps, questions, remarks, marks, refusals, allowed }: Run<T>): Plan {
  const moves = writeMoves(line.plies.map((ply) => ply.move));
  const again = replay(
    game,
    line.start,
    line.plies.map((ply) => ply.move),
  ).line;
  const odd = line.plies.findIndex((ply, at) => !again.plies[at] || !sameMove(again.plies[at].move, ply.move));
  if (odd >= 0) throw new Error(`${id}, ${edition}: expected the decisions to replay the line, found another move at ply ${odd}`);
  const notes = [...remarks, ...marks.flatMap(({ ply, note }) => (note === undefined ? [] : [{ ply: ply + 1, note }]))];
  return {
    moves,
    ...filled({
      // what is asked before anybody has done anything is asked at once
      questions: questions.map(({ ply, ask, of, options }) => ({
        ask,
        of,
        options,
        step: ply <= (marks[0]?.ply ?? 0) ? 0 : completed(steps, ply),
      })),
      remarks: notes.map(({ ply, note }) => ({ note, step: completed(steps, ply) })),
      attempts: [...refusals, ...allowed].map(({ ply, move }) => [ply, writeToken(move)] as const),
    }),
  };
}
