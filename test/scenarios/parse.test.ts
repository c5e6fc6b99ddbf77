import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseScenario } from '../../src/scenarios/parse.ts';
import { ScenarioError } from '../../src/scenarios/scenario.ts';
import { scenarioJsonSchema } from '../../src/scenarios/schema.ts';

const GOOD = `game: toy
opens: offer
proves: [hits.at-once]
table:
  A: { stones: 2 }
moves:
  - A: throw 2
`;
/** The messages without the file's name. */
const problems = (text: string, file = 'case.yaml'): string[] => {
  try {
    parseScenario(text, file);
  } catch (error) {
    if (error instanceof ScenarioError) return error.problems.map(({ line, sentence }) => `${line}: ${sentence}`);
    throw error;
  }
  return [];
};
const with_ = (more: string): string[] => problems(GOOD + more);

describe('a good file', () => {
  test('comes out as plain JSON', () => {
    const scenario = parseScenario(GOOD, 'some/folder/first-throw.yaml');
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
    expect(scenario).toMatchObject({
      id: 'first-throw',
      game: 'toy',
      editions: [],
      moves: [{ move: { who: 'A', verb: 'throw', n: 2 }, line: 7 }],
      lines: { table: 4, 'table.A.stones': 5, 'moves.0': 7 },
    });
  });

  test('everything the format has', () => {
    const text = `${GOOD}  - { B: throw 1, edition: 2004, at: throw.second, note: weak, expect: { A.stones: 2, state: hits } }
id: case
editions: [today, 2004]
switches: { echo: on, more: off }
rulings: [LSJ 20021120]
vary:
  A.stones: 0..3
  many: { path: [B.stones, B.shields], values: [1, 2], default: 2 }
  twice: { formula: stones * 2 }
refused: [{ after: 1, B: play stick, rule: offer.turn, edition: today }]
allowed: [{ before: 2, at: throw, B: throw 1 }]
expect: [{ at: hits, told: [{ type: stones.lost, n: 2 }, stones.lost], note: here }]
ends: { A.stones: "= min(stones, 2)", B.stones: { stones 0, many 1: 1, stones 0..1: 2, else: "= twice > 2 ? 'many' : many" }, 2004: { told: [hits.stopped] } }
until: hits
predict: [{ before: 1, ask: how-many, of: A.stones, options: [1, 2] }]
`;
    const scenario = parseScenario(text, 'case.yaml');
    expect(scenario.editions).toEqual(['today', '2004']);
    expect(scenario.switches).toEqual({ echo: true, more: false });
    expect(scenario.parameters).toEqual([
      { name: 'stones', paths: ['A.stones'], values: [0, 1, 2, 3], initial: 2 },
      { name: 'many', paths: ['B.stones', 'B.shields'], values: [1, 2], initial: 2 },
      { name: 'twice', paths: [], values: [], formula: 'stones * 2' },
    ]);
    expect(scenario.moves[1]).toMatchObject({
      edition: '2004',
      at: 'throw.second',
      note: 'weak',
      checks: [{ path: 'A.stones' }, { path: 'state' }],
    });
    expect(Object.fromEntries(scenario.ends.map(({ path, edition }) => [path, edition ?? 'both']))).toEqual({
      'A.stones': 'both',
      'B.stones': 'both',
      told: '2004',
    });
  });
});

describe('what is wrong is said with line, expectation and finding', () => {
  const cases: [why: string, text: string, expected: string[]][] = [
    ['no map', '- a\n- b\n', ['1: expected a map with the keys game, opens, proves, table and moves, found a list']],
    ['an empty file', '', ['1: expected a map with the keys game, opens, proves, table and moves, found nothing']],
    [
      'broken YAML',
      'game: toy\nopens: [offer\nproves: x\n',
      ['3: expected YAML, found an error: Flow sequence in block collection must be sufficiently indented and end with a ]'],
    ],
    ['a key twice', `${GOOD}game: toy\n`, ['8: expected YAML, found an error: Map keys must be unique']],
    ['a missing key', GOOD.replace('game: toy\n', ''), ['1: expected game to be the id of a game such as vtes, found nothing']],
    [
      'no moves',
      GOOD.slice(0, GOOD.indexOf('moves:')),
      ['1: expected moves to be a list of moves such as - A: strike hand, found nothing'],
    ],
    [
      'a rule id that is none',
      GOOD.replace('hits.at-once', 'at-once'),
      ['3: expected proves 1 to be a rule id such as damage.three-stages, found "at-once"'],
    ],
    [
      'nothing proven',
      GOOD.replace('[hits.at-once]', '[]'),
      ['3: expected proves to be a list of rule ids such as [damage.three-stages], found an empty list'],
    ],
    [
      'a table that is a list',
      GOOD.replace('  A: { stones: 2 }', '  - A'),
      ['4: expected table to be a map that lays the table, found a list'],
    ],
    [
      'moves that are a word',
      GOOD.replace('moves:\n  - A: throw 2', 'moves: throw'),
      ['6: expected moves to be a list of moves such as - A: strike hand, found "throw"'],
    ],
    [
      'a move that is a word',
      GOOD.replace('- A: throw 2', '- throw'),
      ['7: expected moves 1 to be a move such as { A: strike hand }, found "throw"'],
    ],
    [
      'a move of nobody',
      GOOD.replace('- A: throw 2', '- { edition: today }'),
      ['7: expected one move such as A: strike hand, found none'],
    ],
    [
      'two moves in one',
      GOOD.replace('- A: throw 2', '- { A: throw 2, B: throw 1 }'),
      ['7: expected one move such as A: strike hand, found A and B'],
    ],
    [
      'a misspelt tag',
      GOOD.replace('- A: throw 2', '- A: throw 2\n    editon: today'),
      [
        '8: expected who moves (a name with a capital letter, rules or chance) or one of edition, at, expect, note, found "editon"',
      ],
    ],
    [
      'words that are no move',
      GOOD.replace('throw 2', 'Throw 2'),
      ['7: expected a verb such as "pass" or "play", found "Throw"'],
    ],
  ];
  test.each(cases)('%s', (_, text, expected) => expect(problems(text)).toEqual(expected));

  const more: [why: string, text: string, expected: string[]][] = [
    ['an id that is not the file’s', 'id: other\n', ['8: expected the name of the file, case, found "other"']],
    [
      'an edition that is no word',
      'editions: [true]\n',
      ['8: expected editions 1 to be the name of an edition such as today or 2004, found true'],
    ],
    ['a switch that is no switch', 'switches:\n  echo: maybe\n', ['9: expected switches, echo to be on or off, found "maybe"']],
    [
      'a refusal without a rule',
      'refused:\n  - { after: 1, B: pass }\n',
      ['9: expected refused 1, rule to be a rule id such as damage.three-stages, found nothing'],
    ],
    [
      'a refusal without a place',
      'refused:\n  - { B: pass, rule: offer.turn }\n',
      ['9: expected a place (after, before or at), found none'],
    ],
    [
      'a place beyond the moves',
      'refused:\n  - { after: 2, B: pass, rule: offer.turn }\n',
      ['9: expected a number from 0 to 1, for there are 1 moves, found 2'],
    ],
    [
      'before the first move there is no move 0',
      'expect:\n  - { before: 0, A.stones: 1 }\n',
      ['9: expected a number from 1 to 1, for there are 1 moves, found 0'],
    ],
    [
      'after and before at once',
      'expect:\n  - { after: 1, before: 1, A.stones: 1 }\n',
      ['9: expected after or before, found both'],
    ],
    ['a path that is none', 'ends:\n  A stones: 1\n', ['9: expected a path of the table such as B.blood, found "A stones"']],
    [
      'a formula that is none',
      'ends:\n  A.stones: = 1 +\n',
      ['9: expected a formula, found "1 +" (Expected expression after + at character 3)'],
    ],
    [
      'a formula of something unknown',
      'ends:\n  A.stones: = blood\n',
      ['9: expected a parameter (none declared), found "blood"'],
    ],
    [
      'rows over something that does not vary',
      'ends:\n  A.stones: { blood 0: 1 }\n',
      ['9: expected rows such as { blood 0: 1, blood 1..3: 2, else: 3 } over the parameters, found "blood 0"'],
    ],
    [
      'rows with a hole',
      'vary: { A.stones: 0..3 }\nends:\n  A.stones: { stones 0..1: 1, stones 3: 2 }\n',
      ['10: expected a row of A.stones for each combination, found none for stones 2'],
    ],
    [
      'a range the wrong way round',
      'vary:\n  A.stones: 3..1\n',
      [
        '9: expected a range from the lower to the higher value, found "3..1"',
        '9: expected a default among the values , found 2',
      ],
    ],
    ['a default outside', 'vary:\n  A.stones: 3..5\n', ['9: expected a default among the values 3, 4, 5, found 2']],
    ['a parameter without values', 'vary:\n  many: { path: A.stones }\n', ['9: expected values or a formula, found neither']],
    ['a parameter without a path', 'vary:\n  many: 1..2\n', ['9: expected the path that takes the value, found none']],
    [
      'two parameters of one name',
      'vary:\n  A.stones: 0..3\n  B.stones: 0..3\n',
      ['10: expected another name, for this one is taken, found "stones"'],
    ],
    [
      'a path that would reach a prototype',
      'vary:\n  x: { path: __proto__.polluted, values: [1, 2] }\n',
      ['9: expected vary, x, path to be a path of the table such as B.blood, found "__proto__.polluted"'],
    ],
    [
      'too many combinations',
      'vary: { A.stones: 0..99, B.stones: { values: 0..99 } }\n'.replace('B.stones: {', 'many: { path: B.stones,'),
      ['8: expected at most 1000 combinations of values, found 10000'],
    ],
    [
      'one answer only',
      'predict:\n  - { after: 0, ask: x, of: A.stones, options: [1] }\n',
      ['9: expected predict 1, options to be at least two answers, found a list'],
    ],
    [
      'several at once, in the order of the file',
      'editions: []\nuntil: 5\n',
      [
        '8: expected editions to be a list of editions such as [today, 2004], found an empty list',
        '9: expected until to be a state of the chart such as declare or round.press, found 5',
      ],
    ],
  ];
  test.each(more)('%s', (_, text, expected) => expect(with_(text)).toEqual(expected));

  test('an unknown key is refused and the known ones are listed', () => {
    expect(with_('tabel: {}\n')).toEqual([
      expect.stringMatching(/^8: expected one of the keys id, game, opens, .*predict, found "tabel"$/),
    ]);
    expect(with_('vary:\n  many: { path: A.stones, valeus: 1..2 }\n')).toEqual([
      '9: expected no other key in vary, many, found "valeus"',
    ]);
    expect(with_('predict:\n  - { after: 0, ask: x, of: A.stones, options: [1, 2], answer: 1 }\n')).toEqual([
      '9: expected no other key in predict 1, found "answer"',
    ]);
  });

  test('a file name that is no id', () => {
    expect(problems(GOOD, 'dir/My File.yaml')).toEqual([
      '1: expected a file name in lower case with hyphens, ending in .yaml, found "My File"',
    ]);
  });

  test('the message names the file', () => {
    expect(() => parseScenario('', 'dir/case.yaml')).toThrow(/^dir\/case\.yaml:1: expected /);
  });
});

test('the JSON Schema for editors is current: `npm run --silent scenario -- --schema` prints it', () => {
  const file = new URL('../../content/scenarios/scenario.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(scenarioJsonSchema());
});
