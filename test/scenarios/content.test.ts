/**
 * Every scenario file, played to its end in each of its editions over all values of its parameters; then what holds of
 * any line of any of them: saved and loaded after each move it goes on alike, and no position is left without a cause.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../../src/engine/address.ts';
import type { Choice, Move, Position, ScenarioGame } from '../../src/engine/game.ts';
import { endOf, STEP } from '../../src/engine/line.ts';
import { readToken, writeToken } from '../../src/engine/move.ts';
import { choices, holderOf, isOver, play, playFast, refusalOf } from '../../src/engine/play.ts';
import { games } from '../../src/games/index.ts';
import { rules as vtesRules } from '../../src/games/vtes/rules.ts';
import { readScenario, scenarioFiles } from '../../src/scenarios/files.ts';
import { checkScenario, editionsOf, openScenario } from '../../src/scenarios/open.ts';
import { settingsOf } from '../../src/scenarios/parameters.ts';
import { type Run, runScenario } from '../../src/scenarios/run.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { replay } from '../../src/simulation/replay.ts';

const folder = fileURLToPath(new URL('../../content/scenarios', import.meta.url));
const files = scenarioFiles(folder).map((file): [name: string, file: string] => [basename(file), file]);
/** Ids of the rules of each game, as its list has them. */
const rules: Readonly<Record<string, ReadonlySet<string>>> = { vtes: new Set(vtesRules.map((rule) => rule.id)) };
/** Positions of each scenario that the properties are looked at in. */
const MOST_POSITIONS = 300;

interface Opened {
  readonly game: ScenarioGame;
  readonly scenario: Scenario;
  /** One for each edition, the parameters as the file has them. */
  readonly runs: readonly Run[];
}
const opened = new Map<string, Opened>();
const open = (file: string): Opened => {
  const known = opened.get(file);
  if (known) return known;
  const scenario = readScenario(file);
  const game = games[scenario.game] as ScenarioGame;
  checkScenario(game, scenario);
  const runs = editionsOf(game, scenario).map((edition) => runScenario(game, scenario, { edition }));
  opened.set(file, { game, scenario, runs });
  return { game, scenario, runs };
};

const citedBy = (runs: readonly Run[]): string[] =>
  runs.flatMap((run) => [
    ...run.line.plies.flatMap((ply) => ply.events.map((event) => event.rule)),
    ...run.refusals.flatMap((tried) => tried.rule ?? []),
  ]);

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
    const cited = citedBy(runs);
    expect([...new Set([...cited, ...scenario.proves])].filter((rule) => !known.has(rule))).toEqual([]);
  });
});

test('each rule that scenarios claim to prove is cited by an event or a refusal of one of them', () => {
  const claimed = new Set<string>();
  const cited = new Set<string>();
  for (const [, file] of files) {
    const { scenario, runs } = open(file);
    const rulesOf = new Set(citedBy(runs));
    for (const rule of scenario.proves) {
      claimed.add(`${scenario.game}.${rule}`);
      if (rulesOf.has(rule)) cited.add(`${scenario.game}.${rule}`);
    }
  }
  expect([...claimed].filter((rule) => !cited.has(rule))).toEqual([]);
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

describe('twin mode: written into an address and read again, the moves play the same line', () => {
  test.each(files)('%s', (_, file) => {
    const { game, scenario, runs } = open(file);
    for (const { line, edition } of runs) {
      const decided = line.plies.map((ply) => ply.move).filter((move) => move.who !== 'rules');
      const address = { ruleset: game.ruleset, scenario: scenario.id, edition, parameters: {}, moves: decided, step: 0 };
      const { sound, fault } = decode(encode(address) ?? '');
      expect(fault).toBeUndefined();
      expect(endOf(replay(game, line.start, sound.moves ?? []).line)).toEqual(endOf(line));
    }
  });
});

describe('on every position that may follow', () => {
  test.each(files)('%s', (_, file) => {
    const { game, scenario } = open(file);
    const known = rules[scenario.game] as ReadonlySet<string>;
    const wrong = editionsOf(game, scenario).flatMap((edition) =>
      positionsFrom(game, openScenario(game, scenario, { edition })).flatMap((position) =>
        isOver(game, position) ? [] : faultsOf(game, position, known).map((fault) => `${edition}: ${position.state}: ${fault}`),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** The position and what may follow, breadth first, up to the bound. */
function positionsFrom(game: ScenarioGame, start: Position): Position[] {
  const seen = new Set([JSON.stringify(start)]);
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    const position = queue[at] as Position;
    for (const { move } of legalIn(game, position)) {
      const played = playFast(game, position, move);
      const key = played.ok ? JSON.stringify(played.position) : '';
      if (!played.ok || seen.has(key) || seen.size >= MOST_POSITIONS) continue;
      seen.add(key);
      queue.push(played.position);
    }
  }
  return queue;
}

const triedIn = (game: ScenarioGame, position: Position): readonly Choice[] =>
  refusalOf(game, position, STEP) === undefined ? [{ move: STEP }] : choices(game, position);
const legalIn = (game: ScenarioGame, position: Position): readonly Choice[] =>
  isOver(game, position) ? [] : triedIn(game, position).filter((choice) => choice.refusal === undefined);

/** Somebody may move, one side only where somebody has the turn; each refusal and each event has a rule of the game; nothing is changed in passing. */
function faultsOf(game: ScenarioGame, position: Position, known: ReadonlySet<string>): string[] {
  const before = JSON.stringify(position);
  const legal = legalIn(game, position);
  const sides = new Set(legal.map(({ move }) => game.read(position, `${move.who}.controller`) ?? move.who));
  const faults: string[] = [];
  if (legal.length === 0) faults.push('nobody has a legal move');
  // at the table everybody may speak, in any order: the votes of a referendum
  if (sides.size > 1 && holderOf(game, position.state) !== 'table')
    faults.push(`${[...sides].join(' and ')} may move at once: ${legal.map(({ move }) => writeToken(move)).join(', ')}`);
  if (holderOf(game, position.state) === undefined) faults.push('nobody holds the opportunity');
  for (const { move, refusal } of triedIn(game, position)) {
    if (refusal !== undefined) {
      if (!known.has(refusal)) faults.push(`${writeToken(move)} is refused by ${refusal}, which is no rule`);
      continue;
    }
    const played = playFast(game, position, move);
    if (!played.ok) faults.push(`${writeToken(move)} is legal and refused`);
    else
      for (const event of played.events)
        if (!known.has(event.rule)) faults.push(`${event.type} cites ${event.rule}, which is no rule`);
  }
  if (JSON.stringify(position) !== before) faults.push('the position has been changed by looking at it');
  return faults;
}
