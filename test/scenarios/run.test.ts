import { describe, expect, test } from 'vitest';
import { compareEditions, exploreScenario, outcomeTable } from '../../src/scenarios/compare.ts';
import { checkScenario, editionsOf } from '../../src/scenarios/open.ts';
import { settingsOf } from '../../src/scenarios/parameters.ts';
import { parseScenario } from '../../src/scenarios/parse.ts';
import { runScenario } from '../../src/scenarios/run.ts';
import { ScenarioError } from '../../src/scenarios/scenario.ts';
import { toy } from '../support/toy-game.ts';

const HEAD = 'game: toy\nopens: offer\nproves: [hits.at-once]\n';
const scenario = (body: string) => parseScenario(HEAD + body, 'toy-case.yaml');
const failures = (body: string, edition = 'today') => runScenario(toy, scenario(body), { edition }).failures;
const moved = (body: string) =>
  runScenario(toy, scenario(body)).line.plies.map(({ move }) =>
    [move.who, move.verb, move.n].filter((part) => part !== undefined).join(' '),
  );

describe('the moves between', () => {
  test('passes, default throws and steps of the rules lead to the next written move and to the end', () => {
    expect(moved('table: {}\nmoves: [{ B: throw 2 }]')).toEqual(['A pass', 'B pass', 'A throw 1', 'B throw 2', 'rules step']);
  });

  test('nothing is played before a move that is legal at once', () => {
    expect(moved('table: { A: { shields: 1 } }\nmoves: [{ A: raise }]').slice(0, 2)).toEqual(['A raise', 'A pass']);
  });

  test('a written pass is made as written, and no other beside it', () => {
    expect(
      moved('table: { B: { shields: 1 } }\nmoves: [{ A: pass }, { B: raise }, { A: pass }, { B: pass }]').slice(0, 4),
    ).toEqual(['A pass', 'B raise', 'A pass', 'B pass']);
  });

  test('`at` makes a move wait for its state', () => {
    const text =
      'table: { A: { shields: 1 }, B: { shields: 1 } }\nmoves: [{ B: raise }, { A: raise, at: offer.first }, { A: pass }]';
    expect(moved(text).slice(0, 4)).toEqual(['A pass', 'B raise', 'A raise', 'A pass']);
    expect(failures('table: {}\nmoves: [{ A: pass, at: throw }]')).toMatchObject([
      { line: 5, message: expect.stringContaining('every state from throw.first to throw.second') },
    ]);
    expect(failures('table: {}\nmoves: [{ A: throw 1 }, { B: throw 1, at: offer }]')).toMatchObject([
      { message: expect.stringContaining('found that the line is never in offer from there') },
    ]);
  });

  test('`until` stops the line before the end', () => {
    const run = runScenario(toy, scenario('table: {}\nmoves: [{ A: throw 2 }]\nuntil: hits'));
    expect(run.line.plies.at(-1)?.position.state).toBe('hits');
    expect(run.failures).toEqual([]);
    expect(failures('table: {}\nmoves: [{ A: throw 2 }]\nuntil: offer')).toMatchObject([
      { message: 'today: expected the line to come to offer, found that it stops in over' },
    ]);
  });

  test('marks say where the written moves stand, steps what a reader counts', () => {
    const run = runScenario(toy, scenario('table: {}\nmoves: [{ A: throw 2, note: heavy }, { B: throw 1 }]'));
    expect(run.marks).toEqual([
      { move: 1, ply: 2, note: 'heavy' },
      { move: 2, ply: 3 },
    ]);
    expect(run.steps.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(run.outcome).toEqual({ 'A.stones': 2, 'B.stones': 1 });
  });
});

describe('a move that is never legal', () => {
  test('names the rule that refuses it and the state where it came closest', () => {
    expect(failures('table: {}\nmoves:\n  - B: raise')).toEqual([
      {
        line: 6,
        message: 'today: expected move 1 (B: raise) to be legal, found that offer.shield-in-hand refuses it in offer.second',
      },
    ]);
    expect(failures('table: {}\nmoves:\n  - A: throw 1\n  - B: throw 9')).toEqual([
      {
        line: 7,
        message: 'today: expected move 2 (B: throw 9) to be legal, found that throw.enough-stones refuses it in throw.second',
      },
    ]);
  });

  test('names the states it belongs in when its moment is past, or says that no state knows the verb', () => {
    expect(failures('table: {}\nmoves: [{ A: throw 1 }, { A: pass }]')[0]?.message).toBe(
      'today: expected move 2 (A: pass) to be legal, found that offer.closed refuses it in every state from throw.second to over; it belongs in offer.first, offer.second',
    );
    expect(failures('table: {}\nmoves: [{ A: sing }]')[0]?.message).toContain('no state knows the verb "sing"');
  });

  test('is the only failure: what lies beyond is not judged', () => {
    expect(
      failures('table: {}\nmoves: [{ A: sing }, { B: sing }]\nends: { A.stones: 99 }\nexpect: [{ at: hits, A.stones: 99 }]'),
    ).toHaveLength(1);
  });
});

describe('expectations', () => {
  test('after a move, in a state, before a move and at the end', () => {
    const right = `table: {}
moves: [{ A: throw 2, expect: { A.thrown: 2, state: throw.second } }, { B: throw 1 }]
expect: [{ after: 0, A.stones: 3 }, { before: 2, B.thrown: null }, { after: 2, at: hits, B.thrown: 1, B.stones: 3 }, { at: over, B.stones: 1 }]
ends: { A.stones: 2, B.stones: 1, told: [stones.lost, { type: stones.lost, who: B, n: 2 }] }`;
    expect(failures(right)).toEqual([]);
    expect(failures(right.replace('A.thrown: 2', 'A.thrown: 1'))).toEqual([
      { line: 5, message: 'today: expected A.thrown 1 after move 1, found 2' },
    ]);
    expect(failures(right.replace('state: throw.second', 'state: hits'))).toMatchObject([{ line: 5 }]);
    expect(failures(right.replace('B.thrown: 1, B.stones: 3', 'B.thrown: 1, B.stones: 2'))).toEqual([
      { line: 6, message: 'today: expected B.stones 2 after move 2 in hits, found 3' },
    ]);
    expect(failures(right.replace('ends: { A.stones: 2', 'ends: { A.stones: 3'))).toEqual([
      { line: 7, message: 'today: expected A.stones 3 at the end, found 2' },
    ]);
    expect(failures(right.replace('n: 2 }]', 'n: 3 }]'))).toMatchObject([
      { line: 7, message: expect.stringContaining('to have been told at the end') },
    ]);
  });

  test('a path that reads nothing fails, and so does a place that never comes', () => {
    expect(failures('table: {}\nmoves: []\nends: { C.stones: 1 }')).toMatchObject([
      { message: expect.stringContaining('no such thing') },
    ]);
    expect(failures('table: {}\nmoves: [{ A: throw 1 }]\nexpect: [{ after: 1, at: offer, A.stones: 1 }]')).toMatchObject([
      { message: 'today: expected a place to look at, found that the line is not in offer between move 1 and the next' },
    ]);
  });

  test('nothing is told before it happens', () => {
    expect(failures('table: {}\nmoves: [{ A: throw 1 }]\nexpect: [{ at: hits, told: [stones.lost] }]')).toHaveLength(1);
    expect(failures('table: {}\nmoves: [{ A: throw 1 }]\nexpect: [{ at: over, told: [stones.lost] }]')).toEqual([]);
  });
});

describe('refused and allowed moves', () => {
  const text = (rule: string) =>
    `table: { B: { shields: 1 } }\nmoves: [{ A: pass }, { B: pass }]\nrefused: [{ after: 0, B: raise, rule: ${rule} }, { after: 2, at: throw.first, A: throw 4, rule: throw.enough-stones }]\nallowed: [{ after: 1, B: raise }]`;
  test('the rule must be the very one, and the line goes on as if nothing had been tried', () => {
    const run = runScenario(toy, scenario(text('offer.turn')));
    expect(run.failures).toEqual([]);
    expect(run.refusals).toMatchObject([
      { ply: 0, rule: 'offer.turn' },
      { ply: 2, rule: 'throw.enough-stones' },
    ]);
    expect(run.allowed).toMatchObject([{ ply: 1, move: { who: 'B', verb: 'raise' } }]);
    expect(run.outcome).toEqual({ 'A.stones': 2, 'B.stones': 2 });
    expect(failures(text('offer.shield-in-hand'))).toEqual([
      {
        line: 6,
        message:
          'today: expected B: raise to be refused by offer.shield-in-hand in offer.first, found that offer.turn refuses it',
      },
    ]);
  });

  test('a legal move that should be refused and a refused one that should be legal both fail', () => {
    expect(failures('table: {}\nmoves: []\nrefused: [{ after: 0, A: pass, rule: offer.turn }]')).toMatchObject([
      { message: expect.stringContaining('found that it is legal') },
    ]);
    expect(failures('table: {}\nmoves: []\nallowed: [{ after: 0, A: raise }]')).toMatchObject([
      { message: expect.stringContaining('found that offer.shield-in-hand refuses it') },
    ]);
  });
});

describe('editions and switches', () => {
  const shielded = `table: { B: { shields: 1 } }
moves: [{ B: raise }, { A: throw 3 }]
ends: { A.stones: 2, today: { B.stones: 1 }, 2004: { B.stones: 3 } }`.replace('[{ B: raise }', '[{ A: pass }, { B: raise }');

  test('each edition has its own ends', () => {
    expect(failures(shielded)).toEqual([]);
    expect(failures(shielded, '2004')).toEqual([]);
    expect(failures(shielded.replace('2004: { B.stones: 3 }', '2004: { B.stones: 1 }'), '2004')).toEqual([
      { line: 6, message: '2004: expected B.stones 1 at the end, found 3' },
    ]);
  });

  test('a tagged move is made in its edition only', () => {
    const text =
      'table: {}\nmoves: [{ A: throw 3, edition: 2004 }, { A: throw 2, edition: today }]\nends: { today: { B.stones: 1 }, 2004: { B.stones: 0 } }';
    expect(failures(text)).toEqual([]);
    expect(failures(text, '2004')).toEqual([]);
  });

  test('the first step at which two editions part', () => {
    const parting = compareEditions(toy, scenario(shielded));
    expect(parting?.step).toBe(3);
    expect(parting?.other.outcome).toEqual({ 'A.stones': 2, 'B.stones': 3 });
    expect(compareEditions(toy, scenario('table: {}\nmoves: []'))?.step).toBeUndefined();
    expect(compareEditions(toy, scenario('editions: [2004]\ntable: {}\nmoves: []'))).toBeUndefined();
  });

  test('a file without editions holds in all of them', () => {
    expect(editionsOf(toy, scenario('table: {}\nmoves: []'))).toEqual(['today', '2004']);
    expect(editionsOf(toy, scenario('editions: [2004, today]\ntable: {}\nmoves: []'))).toEqual(['today', '2004']);
  });

  test('a switch reaches the game', () => {
    const run = runScenario(toy, scenario('switches: { echo: on }\ntable: {}\nmoves: []'));
    expect(run.line.start.table.echo).toBe(true);
  });
});

describe('parameters', () => {
  const varied = `table: { B: { stones: 2 } }
vary: { B.stones: 0..4, throw: { path: A.stones, values: [1, 2, 3], default: 3 }, left: { formula: "max(0, stones - 1)" } }
moves: []
ends: { B.stones: = left, A.stones: { stones 0: = throw, else: = throw - 1 } }`;

  test('all combinations, the file’s own values first in hand', () => {
    const file = scenario(varied);
    const settings = settingsOf(file);
    expect(settings).toHaveLength(15);
    for (const parameters of settings) expect(runScenario(toy, file, { parameters }).failures).toEqual([]);
    expect(runScenario(toy, file).parameters).toEqual({ stones: 2, throw: 3, left: 1 });
  });

  test('a value that is not in the list leaves the file’s own', () => {
    expect(runScenario(toy, scenario(varied), { parameters: { stones: 99, throw: 'x' } }).parameters).toEqual({
      stones: 2,
      throw: 3,
      left: 1,
    });
  });

  test('a wrong formula fails and says under which values', () => {
    const file = scenario(varied.replace('= left,', '= stones,'));
    expect(runScenario(toy, file, { parameters: { stones: 4, throw: 1 } }).failures[0]?.message).toBe(
      'today, stones 4, throw 1, left 3: expected B.stones 4 at the end, found 3',
    );
  });

  test('the table of outcomes', () => {
    const table = outcomeTable(toy, scenario(varied));
    expect([table?.rows.name, table?.columns?.name]).toEqual(['stones', 'throw']);
    expect(table?.cells).toHaveLength(5);
    expect(table?.cells[4]?.[0]).toEqual({ 'A.stones': 0, 'B.stones': 3 });
    expect(outcomeTable(toy, scenario('table: {}\nmoves: []'))).toBeUndefined();
  });
});

describe('questions', () => {
  const text = (options: string) =>
    `table: {}\nmoves: [{ A: throw 2 }]\npredict: [{ before: 1, ask: how-many, of: B.stones, options: [${options}] }]`;
  test('the answer is what the run ends with', () => {
    expect(runScenario(toy, scenario(text('0, 1, 2'))).questions).toEqual([
      { ply: 2, ask: 'how-many', of: 'B.stones', options: [0, 1, 2], answer: 1 },
    ]);
  });
  test('an answer that is not offered fails', () => {
    expect(failures(text('0, 2'))).toMatchObject([
      { line: 6, message: expect.stringContaining('expected one of the options 0, 2') },
    ]);
  });
});

describe('what only the game can judge', () => {
  const problems = (body: string): string => {
    try {
      checkScenario(toy, scenario(body));
    } catch (error) {
      if (error instanceof ScenarioError) return error.message;
      throw error;
    }
    return '';
  };

  test('a wrong key of the table is reported at its line', () => {
    expect(problems('table:\n  A: { stones: 1 }\n  B:\n    stones: 2\n    sheilds: 1\nmoves: []')).toBe(
      'toy-case.yaml:8: expected stones or shields, found "sheilds"',
    );
    expect(problems('table:\n  C: {}\nmoves: []')).toBe('toy-case.yaml:5: expected A or B, found "C"');
    expect(problems('switches:\n  eko: on\ntable: {}\nmoves: []')).toBe('toy-case.yaml:5: expected echo, found "eko"');
  });

  test('a value that a parameter brings is reported at the parameter', () => {
    expect(problems('table: {}\nvary:\n  A.stones: -1..2\nmoves: []')).toBe(
      'toy-case.yaml:6: expected a number of stones, found -1',
    );
    expect(problems('table: {}\nvary:\n  many:\n    path: A.sotnes\n    values: 1..2\nmoves: []')).toBe(
      'toy-case.yaml:6: expected stones or shields, found "sotnes"',
    );
  });

  test('states, editions and the game itself', () => {
    expect(problems('table: {}\nmoves: [{ A: pass, at: nowhere }]\nuntil: never')).toBe(
      'toy-case.yaml:5: expected a state of the chart of toy, found "nowhere"\ntoy-case.yaml:6: expected a state of the chart of toy, found "never"',
    );
    expect(problems('editions: [today, 1999]\ntable: {}\nmoves: []')).toBe(
      'toy-case.yaml:4: expected an edition of toy (today, 2004), found "1999"',
    );
    expect(() =>
      checkScenario(toy, parseScenario(`${HEAD.replace('offer', 'first')}table: {}\nmoves: []`, 'toy-case.yaml')),
    ).toThrow('toy-case.yaml:2: expected one state, found "first", which could be offer.first or throw.first');
    expect(() =>
      checkScenario(toy, parseScenario(`${HEAD.replace('toy', 'chess')}table: {}\nmoves: []`, 'toy-case.yaml')),
    ).toThrow('toy-case.yaml:1: expected the game toy, found "chess"');
  });
});

test('every line from the opening', () => {
  const found = exploreScenario(toy, scenario('table: { A: { stones: 1 }, B: { stones: 1 } }\nmoves: []'));
  expect(found.lines).toBe(4);
  expect(found.endings).toHaveLength(4);
});
