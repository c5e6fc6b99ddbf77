/**
 * Every scenario file, played to its end in each of its editions over all values of its parameters, and what it tells
 * said in every language; then what holds of any line of any of them: saved and loaded after each move it goes on alike.
 * What else may follow from where a file opens is walked in `graphs.test.ts`.
 */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/content/games.ts';
import { decode } from '../../src/engine/address.ts';
import type { Move, Position, ScenarioGame } from '../../src/engine/game.ts';
import { readToken, writeToken } from '../../src/engine/move.ts';
import { play, playFast } from '../../src/engine/play.ts';
import { games } from '../../src/games/index.ts';
import { readScenario } from '../../src/scenarios/files.ts';
import { checkScenario, editionsOf } from '../../src/scenarios/open.ts';
import { settingsOf } from '../../src/scenarios/parameters.ts';
import { type Run, runScenario } from '../../src/scenarios/run.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import {
  goTo,
  hashOf,
  lessonOf,
  openAddress,
  open as openLesson,
  present,
  type Sheet,
  type Simulation,
  told,
} from '../../src/simulation/index.ts';
import { sheetOf } from '../../src/simulation/sheet-of.ts';
import { earOf } from '../support/sayable.ts';
import { filesOf } from '../support/scenarios.ts';

const files = Object.keys(games).flatMap(filesOf);
/** Ids of the rules of each game, as its list has them. */
const rules = Object.fromEntries(Object.keys(games).map((id) => [id, new Set(rulesOf(id).map((rule) => rule.id))]));
const ears = Object.fromEntries(Object.keys(games).map((id) => [id, earOf(id)]));

interface Opened {
  readonly game: ScenarioGame;
  readonly scenario: Scenario;
  /** One for each edition, the parameters as the file has them. */
  readonly runs: readonly Run[];
  /** What went wrong in them and under every other value of the parameters: as a line of play, and in words. */
  readonly failures: readonly string[];
  readonly wordless: readonly string[];
  /** As a page carries it. */
  readonly sheet: Sheet;
}
const opened = new Map<string, Opened>();
const open = (file: string): Opened => {
  const known = opened.get(file);
  if (known) return known;
  const scenario = readScenario(file);
  const game = games[scenario.game] as ScenarioGame;
  checkScenario(game, scenario);
  const runs: Run[] = [];
  const all = new Map<string, Run>();
  const failures: string[] = [];
  const wordless = new Set<string>();
  const hear = ({ line, refusals }: Run): void => {
    const ear = ears[scenario.game];
    for (const { events } of line.plies) for (const fault of ear?.facts(events) ?? []) wordless.add(fault);
    for (const { rule } of refusals) for (const fault of rule ? (ear?.refusal(rule) ?? []) : []) wordless.add(fault);
  };
  for (const edition of editionsOf(game, scenario)) {
    const own = runScenario(game, scenario, { edition });
    runs.push(own);
    const isOwn = (parameters: object): boolean => JSON.stringify(parameters) === JSON.stringify(own.parameters);
    for (const parameters of settingsOf(scenario)) {
      const run = isOwn(parameters) ? own : runScenario(game, scenario, { edition, parameters });
      all.set(`${edition} ${JSON.stringify(parameters)}`, run);
      failures.push(...run.failures.map(({ line, message }) => `${basename(file)}:${line}: ${message}`));
      hear(run);
    }
  }
  const sheet = sheetOf(
    game,
    scenario,
    ({ edition, parameters }) => all.get(`${edition} ${JSON.stringify(parameters)}`) ?? expect.fail('not played'),
  );
  const found = { game, scenario, runs, failures, wordless: [...wordless], sheet };
  opened.set(file, found);
  return found;
};

const text = (value: unknown): string => JSON.stringify(value);
/** All that a reader sees of a step. */
const shownAt = (simulation: Simulation<unknown>): string =>
  text([simulation.edition, hashOf(simulation), told(simulation), present(simulation)]);

const citedBy = (runs: readonly Run[]): string[] =>
  runs.flatMap((run) => [
    ...run.line.plies.flatMap((ply) => ply.events.map((event) => event.rule)),
    ...run.refusals.flatMap((tried) => tried.rule ?? []),
  ]);

test('there are scenario files', () => expect(files.length).toBeGreaterThan(0));

describe('each file to its end', () => {
  test.each(files)('%s', (_, file) => expect(open(file).failures).toEqual([]));
});

describe('what each file tells can be said in every language', () => {
  test.each(files)('%s', (_, file) => expect(open(file).wordless).toEqual([]));
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
        const said = JSON.stringify(played);
        // as text, which is quicker to compare than tens of thousands of tables
        if (said !== JSON.stringify({ ok: true, position: ply.position, events: ply.events }))
          expect(played).toEqual({ ok: true, position: ply.position, events: ply.events });
        const fast = playFast(game, twin, move);
        if (said !== JSON.stringify(fast)) expect(fast).toEqual(played);
        if (played.ok) twin = JSON.parse(JSON.stringify(played.position));
      }
    }
  });
});

describe('a page replays what the runner plays, and every step has an address that leads to it', () => {
  // All addresses of a line carry the same decisions and differ in their step: one of them is opened as a reader opens
  // it, which plays the whole line anew; of the others it is read that they say the same decisions and their step.
  test.each(files)('%s', (_, file) => {
    const { game, runs, sheet } = open(file);
    const lesson = lessonOf(game, JSON.parse(text(sheet)) as Sheet);
    for (const { line, edition } of runs) {
      const opened = openLesson(lesson, {}, edition);
      expect(text(opened.written.plies.slice(0, line.plies.length))).toBe(text(line.plies));
      const last = opened.steps.length;
      const hashes = Array.from({ length: last + 1 }, (_, step) => hashOf(goTo(opened, step)) ?? expect.fail('too long'));
      expect(new Set(hashes).size).toBe(last + 1);

      const middle = Math.ceil(last / 2);
      const { simulation, notices } = openAddress(lesson, hashes[middle] as string);
      expect(notices).toEqual([]);
      for (let step = 0; step <= last; step++) expect(shownAt(goTo(simulation, step))).toBe(shownAt(goTo(opened, step)));

      const { step: _, seen: __, ...whole } = decode(hashes[middle] as string).sound;
      for (const [at, hash] of hashes.entries()) {
        const { sound, fault } = decode(hash);
        expect(fault).toBeUndefined();
        const { step, seen, ...said } = sound;
        expect(step).toBe(at);
        expect(seen).toBeTruthy();
        expect(said).toEqual(whole);
      }
    }
  });
});
