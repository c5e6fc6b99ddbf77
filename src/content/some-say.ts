/** What some say: a mistaken claim about a rule, and the line of a scenario on which the engine refutes it. In Node alone. */
import { join } from 'node:path';
import { z } from 'zod';
import { readWords } from '../engine/move.ts';
import { games } from '../games/index.ts';
import { loadYaml, root } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { readScenario } from '../scenarios/files.ts';
import { runScenario } from '../scenarios/run.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);
const place = { after: z.int().optional(), before: z.int().optional(), at: z.string().optional() };
const claimSchema = z.union([
  z.strictObject({ ...place, path: z.string(), says: value, is: value }),
  z.strictObject({ ...place, move: z.record(z.string(), z.string()), 'refused-by': z.string() }),
]);
const fileSchema = z.array(z.strictObject({ id: z.string(), rule: z.string(), scenario: z.string(), claim: claimSchema }));
const wordsSchema = z.record(z.string(), z.strictObject({ claim: z.string(), answer: z.string() }));

export type Claim = z.infer<typeof fileSchema>[number];

export const claims = (game: string): readonly Claim[] =>
  loadYaml<readonly Claim[]>(`content/some-say/${game}.yaml`, fileSchema as unknown as z.ZodType<readonly Claim[]>, []);

export const claimWords = (lang: Lang, game: string): Readonly<Record<string, { claim: string; answer: string }>> =>
  loadYaml(`content/${lang}/${game}/some-say.yaml`, wordsSchema, {});

export interface Checked {
  /** Sentences of the runner where the engine does not say what `is` says. */
  readonly faults: readonly string[];
  /** The same for what some say: none would mean that they are right. */
  readonly objections: readonly string[];
  /** How many plies have been played where it shows. */
  readonly ply: number;
}

const HERE = 'some-say';
/** No line of any file: what the claim added is told apart from what the scenario asks by itself. */
const OWN = 0;

/** The scenario with one more thing to look at: what is, or what some say. */
function asking(scenario: Scenario, claim: Claim['claim'], said: boolean): Scenario {
  const where = { after: claim.after, before: claim.before, at: claim.at };
  const spot = Object.fromEntries(Object.entries(where).filter(([, each]) => each !== undefined));
  if ('move' in claim) {
    const [[who, words] = ['', '']] = Object.entries(claim.move);
    const move = readWords(who, words);
    if (typeof move === 'string') throw new Error(`some-say: ${move}`);
    const attempt = { place: spot, move, note: HERE, line: OWN };
    return said
      ? { ...scenario, allowed: [...scenario.allowed, attempt] }
      : { ...scenario, refused: [...scenario.refused, { ...attempt, rule: claim['refused-by'] }] };
  }
  const check = { path: claim.path, expected: { value: said ? claim.says : claim.is }, line: OWN };
  return Object.keys(spot).length > 0
    ? { ...scenario, expect: [...scenario.expect, { place: spot, checks: [check], note: HERE, line: OWN }] }
    : { ...scenario, ends: [...scenario.ends, check] };
}

export const scenarioFile = (game: string, { scenario }: Claim): string =>
  join(root, 'content/scenarios', game, `${scenario}.yaml`);

/** Plays the scenario and looks. */
export function check(game: string, claim: Claim): Checked {
  const engine = games[game];
  if (!engine) throw new Error(`no game ${game}`);
  const scenario = readScenario(scenarioFile(game, claim));
  const run = runScenario(engine, asking(scenario, claim.claim, false));
  const said = runScenario(engine, asking(scenario, claim.claim, true));
  const own = ({ failures }: typeof run): string[] => failures.flatMap(({ line, message }) => (line === OWN ? [message] : []));
  const spots = [...run.remarks, ...run.refusals].filter(({ note }) => note === HERE);
  return {
    faults: own(run),
    objections: own(said),
    ply: spots[0]?.ply ?? run.line.plies.length,
  };
}
