/**
 * Every line that may follow from every scenario, in each edition. The whole graph is walked once, up to a bound; on
 * the way each position is looked at, and each fact and refusal is said in every language. Positions, moves, lines and
 * endings are golden values: a change of the engine that changes a ruling shows there and is explained in its commit
 * (`npx vitest run -c test/vitest.config.ts --project scenarios graphs -u` writes the file anew).
 */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/content/games.ts';
import { type Exploration, explore, keyOf, type Seen } from '../../src/engine/explore.ts';
import type { Game, Position } from '../../src/engine/game.ts';
import { writeToken } from '../../src/engine/move.ts';
import { holderOf } from '../../src/engine/play.ts';
import { games } from '../../src/games/index.ts';
import { readScenario } from '../../src/scenarios/files.ts';
import { editionsOf, openScenario } from '../../src/scenarios/open.ts';
import { settingsOf } from '../../src/scenarios/parameters.ts';
import { isIn } from '../../src/scenarios/states.ts';
import { earOf } from '../support/sayable.ts';
import { filesOf } from '../support/scenarios.ts';

/**
 * Most positions of a graph. One that has more is walked so far, and the golden file says so in place of its figures.
 * In Eredan both players may discard whatever they hold, which multiplies what was reached before it.
 */
const MOST_POSITIONS: Readonly<Record<string, number>> = { vtes: 1000, rivals: 1000, eredan: 250 };
/** In how many positions of a graph it is looked whether trying has changed the position. */
const MOST_COMPARED = 100;
/** Most positions for each of the other values a reader may choose: the graph is the same but for its figures. */
const MOST_AROUND = 20;

/**
 * Largest share of graphs that may be broken off: an Action Phase in which everybody may walk to and fro has no small one,
 * nor a hand of which any part may be discarded.
 */
const MOST_BOUNDED: Readonly<Record<string, number>> = { rivals: 0.1, eredan: 0.8 };

interface Explored {
  readonly name: string;
  readonly graph: Exploration;
}

describe.each(Object.values(games))('the graphs of $id', (game) => {
  const files = filesOf(game.id);
  const known = new Set(rulesOf(game.id).map(({ id }) => id));
  const ear = earOf(game.id);
  const explored = new Map<string, readonly Explored[]>();
  const most = MOST_POSITIONS[game.id] ?? 1000;

  test.each(files)('whatever is played from %s is sound and can be said', (name, file) => {
    const scenario = readScenario(file);
    const faults = new Set<string>();
    const walk = (start: Position, limit: number, where: string): Exploration => {
      let left = MOST_COMPARED;
      return explore(game, start, limit, (seen) => {
        if (left-- > 0 && keyOf(seen.position) !== seen.key)
          faults.add(`${seen.position.state} has been changed by looking at it`);
        for (const fault of faultsOf(game, seen, known)) faults.add(`${where}: ${seen.position.state}: ${fault}`);
        for (const { refusal, events = [] } of seen.tried)
          for (const fault of refusal === undefined ? ear.facts(events) : ear.refusal(refusal)) faults.add(fault);
      });
    };
    // where play has no end within the bound, the graph that is kept ends where the file stops, if that is nearer
    const kept = (start: Position, where: string): Exploration => {
      const whole = walk(start, most, where);
      const { until } = scenario;
      if (whole.bound === undefined || until === undefined || isIn(start.state, until)) return whole;
      return explore(game, start, most, undefined, ({ state }) => isIn(state, until));
    };
    explored.set(
      name,
      editionsOf(game, scenario).map((edition) => ({
        name: `${scenario.id} ${edition}`,
        graph: kept(openScenario(game, scenario, { edition }), edition),
      })),
    );
    const settings = settingsOf(scenario);
    for (const edition of editionsOf(game, scenario))
      for (const parameters of settings.length > 1 ? settings : [])
        walk(openScenario(game, scenario, { edition, parameters }), MOST_AROUND, edition);
    expect([...faults]).toEqual([]);
    // without an end only where the walk was broken off before the first one
    for (const { graph } of explored.get(name) ?? []) if (graph.bound === undefined) expect(graph.lines).toBeGreaterThan(0);
  });

  test('are what they were', async () => {
    const all = files.flatMap(([name]) => explored.get(name) ?? []);
    const bounded = all.filter(({ graph }) => graph.bound !== undefined);
    console.log(
      `${all.length} graphs of ${game.id}, ${all.reduce((sum, { graph }) => sum + graph.positions, 0)} positions, ${ear.heard()} kinds of facts and refusals; ${bounded.length} broken off at ${most}: ${bounded.map(({ name }) => name).join(', ')}`,
    );
    expect(files.filter(([name]) => !explored.has(name)).map(([name]) => name)).toEqual([]);
    expect(bounded.length / all.length).toBeLessThan(MOST_BOUNDED[game.id] ?? 0.05);
    await expect(`${all.map(written).join('\n')}\n`).toMatchFileSnapshot(`../../content/graphs/${game.id}.txt`);
  });
});

const written = ({ name, graph }: Explored): string =>
  graph.bound === undefined
    ? [
        `${name}: ${graph.positions} positions, ${graph.moves} moves, ${graph.lines} lines`,
        ...graph.endings
          .map(
            ({ lines, outcome }) =>
              `  ${lines} × ${Object.entries(outcome)
                .map(([key, value]) => `${key} ${value}`)
                .join(', ')}`,
          )
          .sort(),
      ].join('\n')
    : `${name}: more than ${graph.bound} positions`;

/** Rules by which somebody moves beside whoever has the turn: any Methuselah's minion tries to block; by the source a draw comes in between. */
const BESIDE = new Set(['vtes.combat-overview.starts-by-block', 'vtes.sequencing.interruption-by-drawing']);

/** Somebody may move, one side only where somebody has the turn; each refusal and each event has a rule of the game. */
function faultsOf(game: Game, { position, tried }: Seen<unknown>, known: ReadonlySet<string>): string[] {
  const legal = tried.filter(({ refusal }) => refusal === undefined);
  const sides = new Set(
    legal
      .filter(({ events = [] }) => !events.some(({ rule }) => BESIDE.has(`${game.id}.${rule}`)))
      .map(({ move }) => game.read(position, `${move.who}.controller`) ?? move.who),
  );
  const faults: string[] = [];
  if (legal.length === 0) faults.push('nobody has a legal move');
  // at the table everybody may speak, in any order: the votes of a referendum
  if (sides.size > 1 && holderOf(game, position.state) !== 'table')
    faults.push(`${[...sides].join(' and ')} may move at once: ${legal.map(({ move }) => writeToken(move)).join(', ')}`);
  if (holderOf(game, position.state) === undefined) faults.push('nobody holds the opportunity');
  for (const { move, refusal, events } of tried) {
    if (refusal !== undefined) {
      if (!known.has(refusal)) faults.push(`${writeToken(move)} is refused by ${refusal}, which is no rule`);
    } else if (!events) faults.push(`${writeToken(move)} is legal and refused`);
    else
      for (const event of events) if (!known.has(event.rule)) faults.push(`${event.type} cites ${event.rule}, which is no rule`);
  }
  return faults;
}
