/** The cases of the inventory, as tables: what the moves lead to, and what is refused by which rule. */

import { describe, expect, test } from 'vitest';
import { missingIn } from '../../../src/engine/chart.ts';
import { explore } from '../../../src/engine/explore.ts';
import { SketchError } from '../../../src/engine/game.ts';
import { rivals } from '../../../src/games/rivals/index.ts';
import { rules as allRules } from '../../../src/games/rivals/rules.ts';
import { type Drawn, read, refused, told, turn } from '../../support/rivals.ts';
import { actions } from './cases/actions.ts';
import { beginning } from './cases/beginning.ts';
import type { Case } from './cases/case.ts';
import { ending } from './cases/ending.ts';
import { further } from './cases/further.ts';
import { setup } from './cases/setup.ts';

/** Every rule that an event or a refusal of a case has cited. */
const cited = new Set<string>();

const run = ({ table = {}, opens, moves = [], reads = {}, tries = {}, cites = [], switches }: Case): void => {
  const line = turn(table, moves, { ...(opens ? { opens } : {}), ...(switches ? { switches } : {}) });
  for (const [path, value] of Object.entries(reads)) expect(read(line, path), path).toEqual(value);
  for (const [move, rule] of Object.entries(tries)) {
    expect(refused(line, move) ?? 'ok', move).toBe(rule);
    cited.add(rule);
  }
  const rules = told(line).map(({ rule }) => rule);
  for (const rule of rules) cited.add(rule);
  for (const rule of cites) expect(rules, 'cited').toContain(rule);
};

const out = { place: 'streets' };

describe.each([
  ['the Beginning Phase', beginning],
  ['the Action Phase', actions],
  ['the End Phase', ending],
  ['what else', further],
  ['setting up', setup],
])('%s', (_name, cases) => {
  test.each(cases)('$why', run);
});

/** Rules of chapters that are for later, of which the turn uses some. */
test('every rule is a cause or a reason in some case', () => {
  expect(allRules.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
});

test('every name in the chart exists', () => {
  expect(missingIn(rivals.chart)).toEqual([]);
});

test('every guard bears the id of a rule', () => {
  const ids = new Set(allRules.map(({ id }) => id));
  expect(Object.keys(rivals.chart.parts.rules).filter((id) => !ids.has(id))).toEqual([]);
});

describe('a sketch that cannot be laid says which key is wrong', () => {
  const wrong: [Drawn, string][] = [
    [{ red: {} }, 'red'],
    [{ seats: 5 }, 'seats'],
    [{ active: 'Green' }, 'active'],
    [{ Green: {} }, 'Green'],
    [{ Red: { prestge: 3 } }, 'Red.prestge'],
    [{ Red: { hand: ['nothing'] } }, 'Red.hand'],
    [{ Red: { leader: 'X' }, X: {} }, 'Red.leader'],
    [{ Red: { haven: 'vagrant' } }, 'Red.haven'],
    [{ Red: { 'in-play': ['vagrant'] } }, 'Red.in-play'],
    [{ Red: { rival: 'Red' } }, 'Red.rival'],
    [{ A: { blood: 4 } }, 'A.blood'],
    [{ A: { place: 'elsewhere' } }, 'A.place'],
    [{ A: { attached: ['the-hunger'] } }, 'A.attached'],
    [{ A: { place: 'streets', with: 'X' }, X: { place: 'streets' } }, 'A.with'],
    [{ streets: ['the-hunger'] }, 'streets'],
    [{ 'city-deck': ['nobody'] }, 'city-deck'],
    [{ prince: 'A' }, 'prince'],
    [{ settings: { prestige: 3 } }, 'settings.prestige'],
  ];
  test.each(wrong)('%j', (table, path) => {
    let found: unknown;
    try {
      turn(table);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(SketchError);
    expect((found as SketchError).path).toBe(path);
    expect((found as SketchError).message).toMatch(/^expected /);
  });
});

test('a cost that takes the last Blood defeats, and the Antagonist has no part in it', () => {
  const table = { 'the-cossack': { ...out, blood: 2 }, X: { ...out, blood: 2 }, Y: {}, Red: { hand: ['coup-de-grace'] } };
  const line = turn(table, ['Red play coup-de-grace the-cossack on X']);
  expect(read(line, 'the-cossack.place')).toBe('torpor');
  expect(read(line, 'X.place')).toBe('torpor');
  expect(told(line).filter(({ type }) => type === 'vampire.defeated')).toHaveLength(2);
  expect(told(line).map(({ rule }) => rule)).not.toContain('defeat.by-antagonist');
});

test('free moves to and fro make no line of play without end', () => {
  const { start } = turn({ A: out, B: out, actions: 0, Red: { library: 0, faction: 0 } });
  const { endings, positions, bound } = explore(rivals, start);
  expect(bound).toBeUndefined();
  expect(positions).toBeLessThan(60);
  expect(endings.map(({ lines }) => lines)).toEqual([2]);
});
