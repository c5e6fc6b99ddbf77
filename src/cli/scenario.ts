/**
 * `npm run --silent scenario -- FILE… [--edition 2004] [--trace [--lang fr]] [--explore]`
 * One JSON line a file; 0 when all hold, 1 when an expectation fails, 2 when a file or an option is wrong.
 */
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ScenarioGame } from '../engine/game.ts';
import { games } from '../games/index.ts';
import { isLang, type Lang, langs } from '../i18n/locales.ts';
import { exploreScenario } from '../scenarios/compare.ts';
import { readScenario } from '../scenarios/files.ts';
import { checkScenario, editionsOf } from '../scenarios/open.ts';
import { settingsOf } from '../scenarios/parameters.ts';
import { idOf } from '../scenarios/parse.ts';
import { runScenario } from '../scenarios/run.ts';
import { lineOf, type Scenario, ScenarioError } from '../scenarios/scenario.ts';
import { scenarioJsonSchema } from '../scenarios/schema.ts';
import { exploration, explored, trace } from './trace.ts';

const USAGE = 'usage: npm run --silent scenario -- FILE… [--edition NAME] [--trace] [--lang es|fr|it|pt] [--explore]';

interface Asked {
  readonly files: readonly string[];
  readonly edition?: string;
  readonly trace: boolean;
  readonly lang?: Lang;
  readonly explore: boolean;
  /** Prints the JSON Schema of the format, for editors. */
  readonly schema: boolean;
}

/** The options, or a sentence. */
function read(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        trace: { type: 'boolean', default: false },
        lang: { type: 'string' },
        explore: { type: 'boolean', default: false },
        schema: { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0 && !values.schema) return `expected a scenario file, found none; ${USAGE}`;
    const { edition, lang } = values;
    if (lang !== undefined && !isLang(lang)) return `expected a language (${langs.join(', ')}) after --lang, found "${lang}"`;
    return {
      files: positionals,
      trace: values.trace,
      explore: values.explore,
      schema: values.schema,
      ...(edition === undefined ? {} : { edition }),
      ...(lang === undefined ? {} : { lang }),
    };
  } catch (error) {
    return `${(error as Error).message.split(/\.\s|\n/)[0]}; ${USAGE}`;
  }
}

type Print = (line: string) => void;

const report = (id: string, failures: readonly string[], outcome: object, more: object = {}): string =>
  JSON.stringify({ id, ok: failures.length === 0, failures, outcome, ...more });

/** Plays one file and prints its lines; returns the exit code it asks for. */
function playFile(file: string, asked: Asked, print: Print): 0 | 1 | 2 {
  try {
    const scenario = readScenario(placeOf(file));
    const game = gameOf(scenario);
    checkScenario(game, scenario);
    return playScenario(game, scenario, asked, print);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    print(report(idOf(file), error.message.split('\n'), {}));
    return 2;
  }
}

function gameOf(scenario: Scenario): ScenarioGame {
  const game = Object.hasOwn(games, scenario.game) ? games[scenario.game] : undefined;
  if (game) return game;
  const sentence = `expected a game (${Object.keys(games).join(', ')}), found "${scenario.game}"`;
  throw new ScenarioError(scenario.file, [{ line: lineOf(scenario.lines, 'game'), sentence }]);
}

function playScenario(game: ScenarioGame, scenario: Scenario, asked: Asked, print: Print): 0 | 1 | 2 {
  const editions = editionsOf(game, scenario);
  const edition = asked.edition ?? editions[0] ?? '';
  if (!editions.includes(edition)) {
    const sentence = `expected one of the editions that the file is written for (${editions.join(', ')}), found "${edition}" after --edition`;
    throw new ScenarioError(scenario.file, [{ line: lineOf(scenario.lines, 'editions'), sentence }]);
  }
  const failures = settingsOf(scenario)
    .flatMap((parameters) => runScenario(game, scenario, { edition, parameters }).failures)
    .map(({ line, message }) => `${scenario.file}:${line}: ${message}`);
  const run = runScenario(game, scenario, { edition });
  if (asked.trace) for (const line of trace(game, run, asked.lang)) print(line);
  const found = asked.explore ? explored(game, run.line.start, exploreScenario(game, scenario, { edition })) : undefined;
  if (found) for (const line of exploration(found)) print(line);
  print(report(scenario.id, failures, run.outcome, found ? { explored: found } : {}));
  return failures.length > 0 ? 1 : 0;
}

/** npm runs its scripts in the project's folder and tells where the reader stands. */
function placeOf(file: string): string {
  const { INIT_CWD: from } = process.env;
  const there = from && !isAbsolute(file) ? join(from, file) : file;
  return existsSync(file) || !existsSync(there) ? file : there;
}

/** The whole command; returns its exit code. */
export function command(args: readonly string[], print: Print, complain: Print): 0 | 1 | 2 {
  const asked = read(args);
  if (typeof asked === 'string') {
    complain(asked);
    return 2;
  }
  if (asked.schema) print(JSON.stringify(scenarioJsonSchema(), null, 2));
  const codes = asked.files.map((file) => playFile(file, asked, print));
  return Math.max(0, ...codes) as 0 | 1 | 2;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = command(
    process.argv.slice(2),
    (line) => process.stdout.write(`${line}\n`),
    (line) => process.stderr.write(`${line}\n`),
  );
}
