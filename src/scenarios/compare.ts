/** A scenario in more than one light: two editions, all values of its parameters, every line that may follow. */
import { type Exploration, explore } from '../engine/explore.ts';
import type { Json, ScenarioGame } from '../engine/game.ts';
import { writeToken } from '../engine/move.ts';
import { same } from './expected.ts';
import { editionsOf, type Options, openScenario } from './open.ts';
import { free } from './parameters.ts';
import { type Run, runScenario } from './run.ts';
import type { Parameter, Scalar, Scenario, Setting } from './scenario.ts';

export interface Parting<T> {
  readonly today: Run<T>;
  readonly other: Run<T>;
  /** Index of the first step that is not the same in both; `undefined` when they never part. */
  readonly step?: number;
}

/** The line under the game's first edition and under another, and where they part; nothing where the file holds in one edition. */
export function compareEditions<T>(game: ScenarioGame<T>, scenario: Scenario, parameters: Setting = {}): Parting<T> | undefined {
  const [first, second] = editionsOf(game, scenario);
  if (first === undefined || second === undefined) return undefined;
  const today = runScenario(game, scenario, { edition: first, parameters });
  const other = runScenario(game, scenario, { edition: second, parameters });
  const count = Math.max(today.steps.length, other.steps.length);
  for (let step = 0; step < count; step++)
    if (!same(factsOf(game, today, step), factsOf(game, other, step))) return { today, other, step };
  return { today, other };
}

/** What is done and told in a step, and where it leaves the game; not the table, which knows its edition. */
function factsOf<T>(game: ScenarioGame<T>, run: Run<T>, index: number): unknown {
  const step = run.steps[index];
  if (!step) return null;
  const decided = run.line.plies
    .slice(step.from, step.to + 1)
    .filter((ply) => ply.move.who !== 'rules' && ply.events.some((event) => !event.quiet));
  return [decided.map((ply) => writeToken(ply.move)), step.events, game.outcome(step.position)];
}

export interface OutcomeTable {
  readonly rows: Parameter;
  /** Left out where one parameter varies. */
  readonly columns?: Parameter;
  /** A line for each value of `rows`, in it a cell for each value of `columns`. */
  readonly cells: readonly (readonly Readonly<Record<string, Json>>[])[];
}

/** The outcome over all values of the first one or two parameters; nothing where none varies. */
export function outcomeTable<T>(game: ScenarioGame<T>, scenario: Scenario, options: Options = {}): OutcomeTable | undefined {
  const [rows, columns] = free(scenario);
  if (!rows) return undefined;
  const outcome = (chosen: Record<string, Scalar>): Readonly<Record<string, Json>> =>
    runScenario(game, scenario, { ...options, parameters: { ...options.parameters, ...chosen } }).outcome;
  const cells = rows.values.map((row) =>
    columns
      ? columns.values.map((column) => outcome({ [rows.name]: row, [columns.name]: column }))
      : [outcome({ [rows.name]: row })],
  );
  return { rows, ...(columns ? { columns } : {}), cells };
}

/** Every line from the position the scenario opens in. @param limit most positions to visit */
export const exploreScenario = <T>(
  game: ScenarioGame<T>,
  scenario: Scenario,
  options: Options = {},
  limit?: number,
): Exploration => explore(game, openScenario(game, scenario, options), limit);
