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

const seen = new Map<string, { stamp: number; value: unknown }>();

/**
 * A YAML file checked by a schema. `missing` is what an absent file means; without it, absence is an error.
 * `folder` is the folder that holds `content`, for tests.
 */
export function loadYaml<T>(file: string, schema: z.ZodType<T>, missing?: T, folder = root): T {
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

/** The words of the site: `ui('fr')('rules', { n: 3 })`. A key that does not exist is an error, so that no page shows one. */
export function ui(lang: Lang): Say {
  const words = uiMessages(lang);
  return (key, params) => {
    const message = words[key];
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

const provesSchema = z.looseObject({ proves: z.array(z.string()).default([]) });

/** Scenario files of a game with the rules they prove, in the order of their names. */
export function scenarioIndex(game: string): readonly { readonly id: string; readonly proves: readonly string[] }[] {
  const folder = join(root, 'content/scenarios', game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      id: name.slice(0, -'.yaml'.length),
      proves: loadYaml(`content/scenarios/${game}/${name}`, provesSchema as z.ZodType<{ proves: string[] }>).proves,
    }));
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
