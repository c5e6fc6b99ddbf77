/**
 * Every scenario file, played to its end in each of its editions over all values of its parameters; then what holds of
 * any line of any of them: saved and loaded after each move it goes on alike, and no position is left without a cause.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Game, Move, Position } from '../../src/engine/game.ts';
import { STEP } from '../../src/engine/line.ts';
import { readToken, writeToken } from '../../src/engine/move.ts';
import { choices, holderOf, isOver, play, playFast, refusalOf } from '../../src/engine/play.ts';
import { games } from '../../src/games/index.ts';
import { rules as vtesRules } from '../../src/games/vtes/rules.ts';
import { readScenario, scenarioFiles } from '../../src/scenarios/files.ts';
import { checkScenario, editionsOf, openScenario } from '../../src/scenarios/open.ts';
import { settingsOf } from '../../src/scenarios/parameters.ts';
import { type Run, runScenario } from '../../src/scenarios/run.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

const folder = fileURLToPath(new URL('../../content/scenarios', import.meta.url));
const files = scenarioFiles(folder).map((file): [name: string, file: string] => [basename(file), file]);
/** Ids of the rules of each game, as its list has them. */
const rules: Readonly<Record<string, ReadonlySet<string>>> = { vtes: new Set(vtesRules.map((rule) => rule.id)) };
/** Positions of each scenario that the properties are looked at in. */
const MOST_POSITIONS = 300;

const open = (file: string): { game: Game; scenario: Scenario; runs: Run[] } => {
  const scenario = readScenario(file);
  const game = games[scenario.game] as Game;
  checkScenario(game, scenario);
  const runs = editionsOf(game, scenario).map((edition) => runScenario(game, scenario, { edition }));
  return { game, scenario, runs };
};

test('there are scenario files', () => expect(files.length).toBeGreaterThan(0));

describe('each file to its end', () => {
  test.each(files)('%s', (_, file) => {
    const { game, scenario } = open(file);
    const failures = editionsOf(game, scenario).flatMap((edition) =>
      settingsOf(scenario).flatMap((parameters) =>
        runScenario(game, scenario, { edition, parameters }).failures.map(
          ({ line, message }) => `${basename(file)}:${line}: ${message}`,
        ),
      ),
    );
    expect(failures).toEqual([]);
  });
});

describe('each file proves rules that exist, and plays by them', () => {
  test.each(files)('%s', (_, file) => {
    const { scenario, runs } = open(file);
    const known = rules[scenario.game] as ReadonlySet<string>;
    const cited = runs.flatMap((run) => [
      ...run.line.plies.flatMap((ply) => ply.events.map((event) => event.rule)),
      ...run.refusals.flatMap((tried) => tried.rule ?? []),
    ]);
    expect([...new Set([...cited, ...scenario.proves])].filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe('twin mode: through JSON and through the token of the move, each step comes out the same', () => {
  test.each(files)('%s', (_, file) => {
    const { game, runs } = open(file);
    for (const { line } of runs) {
      let twin: Position = JSON.parse(JSON.stringify(line.start));
      for (const ply of line.plies) {
        const move = readToken(writeToken(ply.move)) as Move;
        expect(move).toEqual(ply.move);
        const played = play(game, twin, move);
        expect(played).toEqual({ ok: true, position: ply.position, events: ply.events });
        expect(playFast(game, twin, move)).toEqual(played);
        if (played.ok) twin = JSON.parse(JSON.stringify(played.position));
      }
    }
  });
});

describe('on every position that may follow', () => {
  test.each(files)('%s', (_, file) => {
    const { game, scenario } = open(file);
    const known = rules[scenario.game] as ReadonlySet<string>;
    for (const edition of editionsOf(game, scenario)) {
      const start = openScenario(game, scenario, { edition });
      const seen = new Set([JSON.stringify(start)]);
      const queue = [start];
      for (let at = 0; at < queue.length; at++) {
        const position = queue[at] as Position;
        if (isOver(game, position)) continue;
        const isForced = refusalOf(game, position, STEP) === undefined;
        const tried = isForced ? [{ move: STEP }] : choices(game, position);
        const legal = tried.filter((choice) => !('refusal' in choice));
        const where = `${edition}: ${position.state}`;
        expect(legal, `${where} has a legal move`).not.toEqual([]);
        expect(holderOf(game, position.state), `${where} has one holder`).toBeTypeOf('string');
        const sides = new Set(legal.map(({ move }) => game.read(position, `${move.who}.controller`) ?? move.who));
        expect([...sides], `${where}: one side decides`).toHaveLength(1);
        expect(
          tried.flatMap((choice) => ('refusal' in choice ? choice.refusal : [])).filter((rule) => !known.has(rule as string)),
          `${where}: refusals`,
        ).toEqual([]);
        const before = JSON.stringify(position);
        for (const { move } of legal) {
          const played = playFast(game, position, move);
          if (!played.ok) throw new Error(`${where}: ${writeToken(move)} is refused`);
          expect(
            played.events.map((event) => event.rule).filter((rule) => !known.has(rule)),
            `${where}: ${writeToken(move)}`,
          ).toEqual([]);
          const key = JSON.stringify(played.position);
          if (seen.has(key) || seen.size >= MOST_POSITIONS) continue;
          seen.add(key);
          queue.push(played.position);
        }
        expect(JSON.stringify(position), `${where} is left as it was`).toBe(before);
      }
    }
  });
});
