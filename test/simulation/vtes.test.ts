import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { editionsOf } from '../../src/scenarios/open.ts';
import { parseScenario } from '../../src/scenarios/parse.ts';
import { runScenario } from '../../src/scenarios/run.ts';
import { goTo, hashOf, lessonOf, open, openAddress, present, told } from '../../src/simulation/index.ts';
import { sheetOf } from '../../src/simulation/sheet-of.ts';

const folder = join(import.meta.dirname, '../../content/scenarios');

describe.each(Object.entries(games))('every scenario of %s', (id, game) => {
  const files = readdirSync(join(folder, id)).filter((name) => name.endsWith('.yaml'));

  test.each(files)(
    '%s: a page replays what the runner plays, and every step has an address that leads to it',
    (name) => {
      const scenario = parseScenario(readFileSync(join(folder, id, name), 'utf8'), name);
      const sheet = sheetOf(game, scenario);
      const lesson = lessonOf(game, JSON.parse(JSON.stringify(sheet)) as typeof sheet);
      for (const edition of editionsOf(game, scenario)) {
        const { line } = runScenario(game, scenario, { edition });
        const opened = open(lesson, {}, edition);
        expect(opened.written.plies.slice(0, line.plies.length)).toEqual(line.plies);
        for (let step = 0; step <= opened.steps.length; step++) {
          const here = goTo(opened, step);
          const hash = hashOf(here) ?? expect.fail('every written line fits into an address');
          const { simulation, notices } = openAddress(lesson, hash);
          expect(notices).toEqual([]);
          expect([simulation.edition, told(simulation), present(simulation)]).toEqual([edition, told(here), present(here)]);
          expect(hashOf(simulation)).toBe(hash);
        }
      }
    },
    30_000,
  );
});
