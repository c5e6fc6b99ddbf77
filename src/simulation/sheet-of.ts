/** A scenario as the sheet that a page carries. Runs every setting and edition once: at build time, in tests, never in a page. */
import { decisionsOf, writeMoves } from '../engine/address.ts';
import type { Json, Move, Position, ScenarioGame } from '../engine/game.ts';
import { endOf, STEP } from '../engine/line.ts';
import { sameMove, writeToken } from '../engine/move.ts';
import { editionsOf, type Options, openScenario } from '../scenarios/open.ts';
import { free, settingsOf } from '../scenarios/parameters.ts';
import { type Run, runScenario } from '../scenarios/run.ts';
import type { Scenario, Setting } from '../scenarios/scenario.ts';
import { type Change, changed, differences } from './differences.ts';
import { isForced, passAt, settled } from './replay.ts';
import type { Plan, Sheet } from './sheet.ts';
import { completed } from './simulation.ts';

/**
 * Throws when a written line is not the one that its decisions replay: an address of it would not lead there.
 * @param run plays the scenario; for who has played it already
 */
export function sheetOf<T>(
  game: ScenarioGame<T>,
  scenario: Scenario,
  run: (options: Required<Options>) => Run<T> = (options) => runScenario(game, scenario, options),
): Sheet {
  const editions = editionsOf(game as ScenarioGame, scenario);
  const varied = free(scenario);
  const settings = settingsOf(scenario);
  const runs = editions.map((edition) => settings.map((parameters) => run({ edition, parameters })));
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
  const [mine, theirs] = runs;
  const parting = mine && theirs ? settings.map((_, at) => partingStep(mine[at] as Run<T>, theirs[at] as Run<T>)) : [];
  return {
    id: scenario.id,
    game: game.id,
    opens: openScenario(game, scenario).state,
    editions,
    ...startsOf(game, scenario, editions, settings),
    plans: plans.values,
    figures,
    endings: endings.values.map((ending) => figures.map((figure) => ending[figure] ?? null)),
    ...filled({
      vary: varied.map(({ name, paths, values, initial }) => ({
        name,
        path: paths[0] ?? name,
        values,
        initial: initial ?? values[0] ?? 0,
      })),
      parting: parting.some((step) => step > 0) ? parting : [],
    }),
    ...(plans.values.length > 1 ? { plan: byEdition(plans.index) } : {}),
    ...(endings.values.length > 1 ? { ending: byEdition(endings.index) } : {}),
  };
}

/** The tables at the start: as changes of a blank one, then of the first edition's in the first setting. */
function startsOf<T>(
  game: ScenarioGame<T>,
  scenario: Scenario,
  editions: readonly string[],
  settings: readonly Setting[],
): Pick<Sheet, 'table' | 'editionChanges' | 'settingChanges'> {
  const tableAt = (edition: string, parameters: Setting): Json =>
    openScenario(game, scenario, { edition, parameters }).table as Json;
  const [first = '', ...others] = editions;
  const initial = settings[0] ?? {};
  const base = tableAt(first, initial);
  const editionChanges = Object.fromEntries(others.map((edition) => [edition, differences(base, tableAt(edition, initial))]));
  const settingChanges = settings.map((setting) => differences(base, tableAt(first, setting)));
  for (const edition of others)
    for (const [at, setting] of settings.entries()) {
      const laid = changed(base, [...(editionChanges[edition] as Change[]), ...(settingChanges[at] as Change[])]);
      const odd = differences(laid, tableAt(edition, setting))[0];
      if (odd)
        throw new Error(`${scenario.id}, ${edition}: expected editions and settings to change different things, found ${odd[0]}`);
    }
  return {
    table: differences(game.blank() as Json, base),
    ...filled({ editionChanges }),
    ...(settings.length > 1 ? { settingChanges } : {}),
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

/** Whether the decisions alone say this move here: a step that the rules take, a pass of whoever would pass, any other move. */
function isImplied<T>(game: ScenarioGame<T>, position: Position<T>, move: Move): boolean {
  const forced = isForced(game, position);
  if (forced || move.who === 'rules') return forced && sameMove(move, STEP);
  if (typeof decisionsOf([move])[0] !== 'number') return true;
  const pass = passAt(game, position);
  return pass !== undefined && sameMove(move, pass);
}

function planOf<T>(
  game: ScenarioGame<T>,
  { id, edition, line, steps, questions, remarks, marks, refusals, allowed }: Run<T>,
): Plan {
  const moves = writeMoves(line.plies.map((ply) => ply.move));
  const odd = line.plies.findIndex(({ move }, at) => !isImplied(game, line.plies[at - 1]?.position ?? line.start, move));
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
