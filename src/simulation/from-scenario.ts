/** A scenario as a lesson: what a page hands to a simulation. */
import type { Game } from '../engine/game.ts';
import { editionsOf, openScenario } from '../scenarios/open.ts';
import { free } from '../scenarios/parameters.ts';
import { type Run, runScenario } from '../scenarios/run.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Lesson, Setting } from './lesson.ts';
import { completed } from './simulation.ts';

export function lessonOf<T>(game: Game<T>, scenario: Scenario): Lesson<T> {
  const runs = new Map<string, Run<T>>();
  const run = (parameters: Setting, edition: string): Run<T> => {
    const key = JSON.stringify([edition, parameters]);
    const known = runs.get(key) ?? runScenario(game, scenario, { edition, parameters });
    runs.set(key, known);
    return known;
  };
  return {
    game,
    id: scenario.id,
    editions: editionsOf(game as Game, scenario),
    vary: free(scenario).map(({ name, paths, values, initial }) => ({ name, path: paths[0] ?? name, values, initial: initial ?? values[0] ?? 0 })),
    start: (parameters, edition) => openScenario(game, scenario, { edition, parameters }),
    write: (parameters, edition) => run(parameters, edition).line,
    questions: (parameters, edition) =>
      run(parameters, edition).questions.map(({ ply, ask, of, options }) => ({
        ask,
        of,
        options,
        step: completed(run(parameters, edition).steps, ply),
      })),
    remarks: (parameters, edition) => {
      const { remarks, marks, steps } = run(parameters, edition);
      const all = [...remarks, ...marks.flatMap(({ ply, note }) => (note === undefined ? [] : [{ ply: ply + 1, note }]))];
      return all.map(({ ply, note }) => ({ note, step: completed(steps, ply) }));
    },
    attempts: (parameters, edition, plies) => {
      const { refusals, allowed } = run(parameters, edition);
      return [...refusals, ...allowed].flatMap(({ ply, move }) => (ply === plies ? [move] : []));
    },
  };
}

/** What of a scenario a page's simulation needs: its expectations are the tests' business. */
export const forPage = (scenario: Scenario): Scenario => ({
  ...scenario,
  moves: scenario.moves.map((move) => ({ ...move, checks: [] })),
  expect: [],
  ends: [],
  lines: {},
});
