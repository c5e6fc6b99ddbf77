/**
 * The shape of a scenario file. Each part says what was expected in words that end "expected …"; what depends on
 * two keys at once is checked in `parse.ts`, what depends on the game in `open.ts`.
 */
import { z } from 'zod';

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const PATH = /^[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)*$/;
export const RANGE = /^(-?[0-9]{1,3})\.\.(-?[0-9]{1,3})$/;
export const NAME = /^[a-z][A-Za-z0-9]*$/;
/** What a game says beside the rule of a refusal: `move/no-chain`. */
const CODE = /^[a-z-]+\/[a-z-]+$/;
export const WHO = /^([A-Z][A-Za-z0-9]*|rules|chance)$/;

const text = (expected: string, shape: RegExp) => z.string({ error: expected }).regex(shape, { error: expected });
const list = <S extends z.ZodType>(item: S, expected: string) => z.array(item, { error: expected });

const word = (expected: string) => text(expected, WORD);
const state = text('a state of the chart such as declare or round.press', PATH);
const ruling = text(
  'the id of a ruling such as anathema.empty-at-start, or a reference such as LSJ 20021120',
  /^([a-z0-9-]+(\.[a-z0-9-]+)?|[A-Z]{3} [0-9-]+.*)$/,
);
const rule = text('a rule id such as damage.three-stages', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
const edition = z
  .union([text('', WORD), z.int()], { error: 'the name of an edition such as today or 2004' })
  .describe('The move or check counts in this edition only');
const place = z.int({ error: 'the number of a written move' }).min(0, { error: 'the number of a written move' });
const scalar = z.union([z.string(), z.number(), z.boolean()], { error: 'a number, a word, true or false' });
const words = z.string({ error: 'a move in words such as "pass" or "play skin-of-rock for"' });
const key = (what: string) => word(`the key of ${what} in lower case, with hyphens`);

const plain = z.union([scalar, z.null(), z.array(scalar)]);
const expected = z.union([plain, z.record(z.string(), plain)], {
  error: 'a value, a list of values, a formula such as "= blood - 1", or rows such as { blood 0: 1, else: 2 }',
});
const told = z.array(z.union([z.string(), z.record(z.string(), scalar)]), {
  error: 'a list of happenings: a type such as blood.stolen, or { type: blood.stolen, n: 2 }',
});
const checks = z
  .object({ told: told.optional() }, { error: 'a map of paths and the values they must read' })
  .catchall(expected)
  .describe('Path of the table: the value it must read. state: the state it must be in. told: what must have happened');

const move = z
  .object(
    {
      edition: edition.optional(),
      at: state.optional().describe('The move is made in this state, not as soon as it is legal'),
      expect: checks.optional().describe('What must read so right after the move'),
      note: key('a remark').optional(),
    },
    { error: 'a move such as { A: strike hand }' },
  )
  .catchall(words);

const where = {
  after: place.optional().describe('Right after this written move; 0 is the start'),
  before: place.optional().describe('Right before this written move'),
  at: state.optional().describe('In this state, the first time that the line is in it from there'),
};

const attempt = z.object({ ...where, edition: edition.optional(), note: key('a remark').optional() }).catchall(words);

const range = text('a range such as 0..6', RANGE);
const values = z.union([range, z.array(scalar).min(1)], { error: 'a range such as 0..6 or a list of values' });
const path = text('a path of the table such as B.blood', PATH);
const parameter = z.union(
  [
    values,
    z.strictObject({
      path: z.union([path, z.array(path).min(1)]).optional(),
      values: values.optional(),
      default: scalar.optional(),
      formula: z.string().optional(),
    }),
  ],
  { error: 'a range such as 0..6, a list of values, or { path, values, default } or { path, formula }' },
);

export const scenarioSchema = z.strictObject(
  {
    $schema: z.string().optional(),
    id: word('the name of the file without its ending').optional().describe('The name of the file without its ending'),
    game: word('the id of a game such as vtes').describe('The id of the game'),
    opens: state.describe('The state the line opens in: a path of the chart, or a name that is unmistakable'),
    editions: list(edition, 'a list of editions such as [today, 2004]')
      .min(1, { error: 'a list of editions such as [today, 2004]' })
      .optional()
      .describe('The editions of the rules in which the scenario holds; all that the game has when left out'),
    switches: z
      .record(z.string(), z.union([z.boolean(), z.enum(['on', 'off'])], { error: 'on or off' }), {
        error: 'a map of switches, each on or off',
      })
      .optional()
      .describe('Settings of the game that decide an unsettled question'),
    proves: list(rule, 'a list of rule ids such as [damage.three-stages]')
      .min(1, { error: 'a list of rule ids such as [damage.three-stages]' })
      .optional()
      .describe('The rules that would be broken if the scenario failed; left out only where rulings are named'),
    rulings: list(ruling, 'a list of rulings such as [anathema.empty-at-start]')
      .min(1, { error: 'a list of rulings such as [anathema.empty-at-start]' })
      .optional()
      .describe('The official rulings that the scenario plays, by their ids in content/rulings; or references to a ruling'),
    table: z
      .record(z.string(), z.json(), { error: 'a map that lays the table' })
      .describe('What the case needs of the table; the game has a default for the rest'),
    moves: list(move, 'a list of moves such as - A: strike hand').describe(
      'The moves that matter, in order; the runner passes between them',
    ),
    refused: list(
      attempt.extend({ rule, code: text('a code of the game such as move/no-chain', CODE).optional() }),
      'a list of moves that must be refused, such as - { after: 2, B: play disarm, rule: damage.prevention-order }',
    ).optional(),
    allowed: list(attempt, 'a list of moves that must be legal, such as - { after: 2, B: play disarm }').optional(),
    expect: list(
      z
        .object({ ...where, edition: edition.optional(), note: key('a remark').optional(), told: told.optional() })
        .catchall(expected),
      'a list of expectations such as - { after: 2, B.blood: 1 }',
    ).optional(),
    ends: z
      .object({ told: told.optional() }, { error: 'a map of paths and the values they must read at the end' })
      .catchall(z.union([expected, checks], { error: 'a value, a formula, rows, or, under an edition, paths and values' }))
      .optional()
      .describe('What must read so at the end; under the name of an edition, in that edition'),
    until: state.optional().describe('The line stops in this state instead of at the end of the game'),
    vary: z
      .record(z.string(), parameter, { error: 'a map of parameters such as { B.blood: 0..6 }' })
      .optional()
      .describe('What the reader may vary: a path of the table and its values'),
    predict: list(
      z.strictObject({
        after: where.after,
        before: where.before,
        at: where.at,
        ask: key('a question'),
        of: path.describe('The path whose value at the end is the answer'),
        options: list(scalar, 'a list of answers to choose from').min(2, { error: 'at least two answers' }),
      }),
      'a list of questions such as - { before: 1, ask: who-burns, of: B.region, options: [ready, burned] }',
    ).optional(),
  },
  { error: 'a map with the keys game, opens, proves, table and moves' },
);

export type ScenarioFile = z.infer<typeof scenarioSchema>;

/** For editors: `content/scenarios/scenario.schema.json`, which a test holds to this. */
export const scenarioJsonSchema = (): object => ({
  title: 'Scenario of Regula',
  ...z.toJSONSchema(scenarioSchema, { target: 'draft-7', io: 'input' }),
});
