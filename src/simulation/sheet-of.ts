/** A scenario as the sheet that a page carries. Runs every setting and edition once: at build time, in tests, never in a page. */
import { writeMoves } from '../engine/address.ts';
import type { Game } from '../engine/game.ts';
import { sameMove, writeToken } from '../engine/move.ts';
import { editionsOf, openScenario } from '../scenarios/open.ts';
import { free, settingsOf } from '../scenarios/parameters.ts';
import { type Run, runScenario } from '../scenarios/run.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { replay } from './replay.ts';
import type { Plan, Sheet } from './sheet.ts';
import { completed } from './simulation.ts';

/** Throws when a written line is not the one that its decisions replay: an address of it would not lead there. */
export function sheetOf<T>(game: Game<T>, scenario: Scenario): Sheet {
  const editions = editionsOf(game as Game, scenario);
  const varied = free(scenario);
  const settings = settingsOf(scenario);
  const plans = new Map<string, number>();
  const plan = Object.fromEntries(
    editions.map((edition) => [
      edition,
      settings.map((parameters) => {
        const key = JSON.stringify(planOf(game, runScenario(game, scenario, { edition, parameters })));
        const known = plans.get(key) ?? plans.size;
        plans.set(key, known);
        return known;
      }),
    ]),
  );
  const computed = scenario.parameters.filter((parameter) => !varied.includes(parameter)).map(({ name }) => name);
  return {
    id: scenario.id,
    game: game.id,
    opens: openScenario(game, scenario).state,
    editions,
    switches: scenario.switches,
    table: scenario.table,
    vary: varied.map(({ name, paths, values, initial }) => ({ name, path: paths[0] ?? name, values, initial: initial ?? values[0] ?? 0 })),
    lays: scenario.parameters.map(({ name, paths }) => ({ name, paths })),
    plans: [...plans.keys()].map((key) => JSON.parse(key) as Plan),
    plan,
    ...(computed.length > 0
      ? { calculated: settings.map((setting) => Object.fromEntries(computed.map((name) => [name, setting[name] ?? 0]))) }
      : {}),
  };
}

function planOf<T>(game: Game<T>, { id, edition, line, steps, questions, remarks, marks, refusals, allowed }: Run<T>): Plan {
  const moves = writeMoves(line.plies.map((ply) => ply.move));
  const again = replay(game, line.start, line.plies.map((ply) => ply.move)).line;
  const odd = line.plies.findIndex((ply, at) => !again.plies[at] || !sameMove(again.plies[at].move, ply.move));
  if (odd >= 0) throw new Error(`${id}, ${edition}: expected the decisions to replay the line, found another move at ply ${odd}`);
  const notes = [...remarks, ...marks.flatMap(({ ply, note }) => (note === undefined ? [] : [{ ply: ply + 1, note }]))];
  return {
    moves,
    questions: questions.map(({ ply, ask, of, options }) => ({ ask, of, options, step: completed(steps, ply) })),
    remarks: notes.map(({ ply, note }) => ({ note, step: completed(steps, ply) })),
    attempts: [...refusals, ...allowed].map(({ ply, move }) => [ply, writeToken(move)]),
  };
}
