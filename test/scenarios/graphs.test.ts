/**
 * The complete graph of every scenario, in each edition, at its first setting: positions, moves, lines and endings are
 * golden values. A change of the engine that changes a ruling shows here and is explained in its commit
 * (`npx vitest -c test/vitest.config.ts --project scenarios -u` writes the file anew).
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explore } from '../../src/engine/explore.ts';
import { games } from '../../src/games/index.ts';
import { root } from '../../src/i18n/load.ts';
import { readScenario, scenarioFiles } from '../../src/scenarios/files.ts';
import { editionsOf, openScenario } from '../../src/scenarios/open.ts';

const LIMIT = 20_000;

describe.each(Object.values(games))('the graphs of $id', (game) => {
  const graphs = scenarioFiles(join(root, 'content', 'scenarios', game.id)).flatMap((file) => {
    const scenario = readScenario(file);
    return editionsOf(game, scenario).map((edition) => ({
      name: `${scenario.id} ${edition}`,
      graph: explore(game, openScenario(game, scenario, { edition }), LIMIT),
    }));
  });
  const line = ({ name, graph }: (typeof graphs)[number]) =>
    [
      `${name}: ${graph.positions} positions, ${graph.moves} moves, ${graph.lines} lines`,
      ...graph.endings
        .map(
          ({ lines, outcome }) =>
            `  ${lines} × ${Object.entries(outcome)
              .map(([key, value]) => `${key} ${value}`)
              .join(', ')}`,
        )
        .sort(),
    ].join('\n');

  test('are complete within the bound', () => {
    expect(graphs.filter(({ graph }) => graph.bound !== undefined).map(({ name }) => name)).toEqual([]);
    for (const { graph, name } of graphs) expect(graph.lines, name).toBeGreaterThan(0);
  });
  test('are what they were', async () => {
    await expect(`${graphs.map(line).join('\n')}\n`).toMatchFileSnapshot(`graphs-${game.id}.txt`);
  });
});
