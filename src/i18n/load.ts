/** The words of the site, read from content/ in Node: at build time, in tests, by the command line. Never in a page. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Lang } from './locales.ts';

/** A content file that cannot be used, with the line to look at. */
export class ContentError extends Error {
  readonly file: string;
  readonly line: number;
  constructor(file: string, line: number, expected: string) {
    super(`${file}:${line}: ${expected}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
  }
}

/** The project's folder. The built site runs from a bundle deeper in the same tree, hence the walk upwards. */
export const root: string = (() => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'content')) && existsSync(join(folder, 'package.json'))) return folder;
  }
  return process.cwd();
})();

/** How long what was made of files stands, in milliseconds, before they are looked at again. */
const FRESH = 500;
const lately = new Map<string, { until: number; value: unknown }>();

/**
 * What was made of files a moment ago, or made now. Pages are drawn by the thousand and ask for the same each time;
 * an author saves once in a while.
 */
export function fresh<T>(key: string, make: () => T): T {
  const known = lately.get(key);
  if (known && known.until > performance.now()) return known.value as T;
  const value = make();
  lately.set(key, { until: performance.now() + FRESH, value });
  return value;
}

const seen = new Map<string, { stamp: number; value: unknown }>();

/**
 * A YAML file checked by a schema. `missing` is what an absent file means; without it, absence is an error.
 * `folder` is the folder that holds `content`, for tests.
 */
export function loadYaml<T>(file: string, schema: z.ZodType<T>, missing?: T, folder?: string): T {
  return folder === undefined
    ? fresh(file, () => readYaml(file, schema, missing, root))
    : readYaml(file, schema, missing, folder);
}

function readYaml<T>(file: string, schema: z.ZodType<T>, missing: T | undefined, folder: string): T {
  const path = join(folder, file);
  if (!existsSync(path)) {
    if (missing !== undefined) return missing;
    throw new ContentError(file, 1, 'the file is missing');
  }
  const stamp = statSync(path).mtimeMs;
  const known = seen.get(path);
  if (known?.stamp === stamp) return known.value as T;
  const value = parseYaml(relative(folder, path), readFileSync(path, 'utf8'), schema);
  seen.set(path, { stamp, value });
  return value;
}

export function parseYaml<T>(file: string, text: string, schema: z.ZodType<T>): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new ContentError(file, lines.linePos(broken.pos[0]).line, broken.message.split('\n')[0] ?? 'not YAML');
  const checked = schema.safeParse(document.toJS() ?? {});
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  // The key itself may be what is missing: then its nearest parent that exists is the place.
  const keys = [...(issue?.path ?? [])];
  let offset = 0;
  for (; keys.length > 0; keys.pop()) {
    const node = document.getIn(keys, true) as { range?: [number, number, number] } | undefined;
    if (node?.range) {
      offset = node.range[0];
      break;
    }
  }
  throw new ContentError(
    file,
    lines.linePos(offset).line,
    `${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not as expected'}`,
  );
}

const messages = z.record(z.string(), z.string());

export type Params = Readonly<Record<string, string | number>>;
export type Say = (key: string, params?: Params) => string;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
const compiled = new Map<string, CompiledMessage>();

/** An ICU message in a language. */
export function say(lang: Lang, message: string, params: Params = {}): string {
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  return typeof known === 'string' ? known : String(format(known, lang, params, { formatters }));
}

/** All messages of `ui.yaml`, as written. */
export const uiMessages = (lang: Lang): Readonly<Record<string, string>> => loadYaml(`content/${lang}/ui.yaml`, messages);

/** Words of the pages that a game has for itself, or says its own way. */
const pageMessages = (lang: Lang, game: string): Readonly<Record<string, string>> =>
  loadYaml(`content/${lang}/${game}/pages.yaml`, messages, {});

/**
 * The words of the site, on pages of a game with its own before them: `ui('fr')('rules', { n: 3 })`. A key that does not
 * exist is an error, so that no page shows one.
 */
export function ui(lang: Lang, game?: string): Say {
  const words = uiMessages(lang);
  const own = game === undefined ? undefined : pageMessages(lang, game);
  return (key, params) => {
    const message = own?.[key] ?? words[key];
    if (message === undefined) throw new ContentError(`content/${lang}/ui.yaml`, 1, `the key ${key} is missing`);
    return say(lang, message, params);
  };
}

const gameSchema = z.looseObject({
  name: z.string(),
  short: z.string().optional(),
  title: z.string().optional(),
  lead: z.string().optional(),
  edges: z.record(z.string(), z.string()).optional(),
  states: z.record(z.string(), z.string()).default({}),
});
export type GameWords = z.infer<typeof gameSchema>;

/** Name, lead and names of the states of a game; `undefined` while a language has none. */
export function gameWords(lang: Lang, game: string): GameWords | undefined {
  const file = `content/${lang}/${game}/game.yaml`;
  return existsSync(join(root, file)) ? loadYaml<GameWords>(file, gameSchema as z.ZodType<GameWords>) : undefined;
}

const scenarioSchema = z.record(z.string(), z.looseObject({ title: z.string(), intro: z.string().optional() }));
export type ScenarioWords = z.infer<typeof scenarioSchema>[string];

export const scenarioWords = (lang: Lang, game: string): Readonly<Record<string, ScenarioWords>> =>
  loadYaml(`content/${lang}/${game}/scenarios.yaml`, scenarioSchema, {});

const indexSchema = z.looseObject({
  proves: z.array(z.string()).default([]),
  rulings: z.array(z.string()).default([]),
  switches: z.record(z.string(), z.union([z.boolean(), z.string()])).default({}),
  table: z.unknown(),
  moves: z.array(z.record(z.string(), z.unknown())).default([]),
  refused: z.array(z.record(z.string(), z.unknown())).default([]),
  allowed: z.array(z.record(z.string(), z.unknown())).default([]),
});

/** What pages ask of a scenario without playing it. */
export interface ScenarioEntry {
  readonly id: string;
  readonly proves: readonly string[];
  /** Ids of rulings, or references to them. */
  readonly rulings: readonly string[];
  /** Settings of the game that it is played under. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** Every word of its table and of its moves: the cards that play in it are among them. */
  readonly words: ReadonlySet<string>;
}

/** Beside a move's words, these stand for places and remarks. */
const NO_MOVE = new Set(['at', 'after', 'before', 'note', 'expect', 'rule', 'edition']);
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/[^A-Za-z0-9-]+/)
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...wordsIn(inner)])
      : [];
const movesIn = (list: readonly Readonly<Record<string, unknown>>[]): string[] =>
  list.flatMap((move) => Object.entries(move).flatMap(([key, words]) => (NO_MOVE.has(key) ? [] : wordsIn(words))));

const entries = new WeakMap<object, ScenarioEntry>();

function entryOf(file: string): ScenarioEntry {
  const read = loadYaml(file, indexSchema as z.ZodType<z.infer<typeof indexSchema>>);
  const known = entries.get(read);
  if (known) return known;
  const entry = {
    id: file.replace(/^.*\//, '').replace(/\.yaml$/, ''),
    proves: read.proves,
    rulings: read.rulings,
    switches: Object.fromEntries(Object.entries(read.switches).map(([name, value]) => [name, value === true || value === 'on'])),
    words: new Set([...wordsIn(read.table), ...movesIn(read.moves), ...movesIn(read.refused), ...movesIn(read.allowed)]),
  };
  entries.set(read, entry);
  return entry;
}

/** Scenario files of a game, in the order of their names. */
export const scenarioIndex = (game: string): readonly ScenarioEntry[] => fresh(`scenarios of ${game}`, () => readIndex(game));

function readIndex(game: string): readonly ScenarioEntry[] {
  const folder = join(root, 'content/scenarios', game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => entryOf(`content/scenarios/${game}/${name}`));
}

const termsSchema = z.array(
  z.looseObject({ id: z.string(), term: z.string(), also: z.array(z.string()).default([]), definition: z.string() }),
);
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly also: readonly string[];
  readonly definition: string;
}

/** The glossary of a game, or of `all` games, in a language. */
export const terms = (lang: Lang, game: string): readonly Term[] =>
  loadYaml<readonly Term[]>(`content/${lang}/${game}/terms.yaml`, termsSchema as unknown as z.ZodType<readonly Term[]>, []);
