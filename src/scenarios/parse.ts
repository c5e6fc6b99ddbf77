/** YAML text to scenario. What is wrong with the file is said by line: `file:line: expected …, found …`. */
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Json, Move } from '../engine/game.ts';
import { readWords } from '../engine/move.ts';
import { rowFor } from './expected.ts';
import { readFormula } from './formula.ts';
import { free, settingInWords, settingsOf } from './parameters.ts';
import {
  type Attempt,
  type Check,
  type Condition,
  type Expectation,
  type Expected,
  lineOf,
  type Parameter,
  type Place,
  type Problem,
  type Question,
  type Row,
  type Scalar,
  type Scenario,
  ScenarioError,
  type WrittenMove,
} from './scenario.ts';
import { NAME, PATH, RANGE, type ScenarioFile, scenarioSchema, WHO } from './schema.ts';

/** Most combinations of parameters: all of them are played by the tests. */
const MOST_SETTINGS = 1_000;
const PLACE = ['after', 'before', 'at'];
const MOVE_TAGS = ['edition', 'at', 'expect', 'note'];
const ATTEMPT_TAGS = [...PLACE, 'edition', 'note'];

/** @param file shown in messages; its last part without the ending is the scenario's id */
export function parseScenario(text: string, file: string): Scenario {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  const broken = document.errors[0];
  if (broken)
    throw new ScenarioError(file, [
      { line: lineAt(broken.pos[0]), sentence: `expected YAML, found an error: ${oneLine(broken.message)}` },
    ]);
  const lines = linesOf(document.contents, lineAt);
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    throw new ScenarioError(file, [{ line: 1, sentence: `expected YAML, found an error: ${oneLine((error as Error).message)}` }]);
  }
  const checked = scenarioSchema.safeParse(data);
  if (!checked.success) throw new ScenarioError(file, problemsOf(checked.error.issues, data, lines));
  return new Reader(checked.data, file, lines).scenario();
}

export const idOf = (file: string): string => (file.split(/[/\\]/).at(-1) ?? '').replace(/\.ya?ml$/, '');

class Reader {
  private readonly data: ScenarioFile;
  private readonly file: string;
  private readonly lines: Readonly<Record<string, number>>;
  private readonly problems: Problem[] = [];

  constructor(data: ScenarioFile, file: string, lines: Readonly<Record<string, number>>) {
    this.data = data;
    this.file = file;
    this.lines = lines;
  }

  scenario(): Scenario {
    const { data, file, lines } = this;
    const id = idOf(file);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) this.wrong('id', `a file name in lower case with hyphens, ending in .yaml`, id);
    else if (data.id !== undefined && data.id !== id) this.wrong('id', `the name of the file, ${id}`, data.id);
    if (!data.proves && !data.rulings) this.say('game', 'expected proves or rulings: what the scenario shows, found neither');
    const parameters = this.parameters();
    const names = parameters.map((parameter) => parameter.name);
    const scenario: Scenario = {
      id,
      file,
      game: data.game,
      opens: data.opens,
      editions: (data.editions ?? []).map(String),
      switches: Object.fromEntries(Object.entries(data.switches ?? {}).map(([name, on]) => [name, on === true || on === 'on'])),
      proves: data.proves ?? [],
      rulings: data.rulings ?? [],
      parameters,
      table: data.table as { readonly [key: string]: Json },
      moves: data.moves.map((move, index) => this.move(move, `moves.${index}`, names)),
      refused: (data.refused ?? []).map((attempt, index) =>
        this.attempt(attempt, `refused.${index}`, [...ATTEMPT_TAGS, 'rule', 'code']),
      ),
      allowed: (data.allowed ?? []).map((attempt, index) => this.attempt(attempt, `allowed.${index}`, ATTEMPT_TAGS)),
      expect: (data.expect ?? []).map((expectation, index) => this.expectation(expectation, `expect.${index}`, names)),
      ends: this.ends(names),
      ...(data.until === undefined ? {} : { until: data.until }),
      predict: (data.predict ?? []).map((question, index) => this.question(question, `predict.${index}`)),
      lines,
    };
    if (this.problems.length === 0) this.checkRows(scenario);
    if (this.problems.length > 0) throw new ScenarioError(file, this.problems);
    return scenario;
  }

  private say(path: string, sentence: string): void {
    this.problems.push({ line: lineOf(this.lines, path), sentence });
  }

  private wrong(path: string, expected: string, found: unknown): void {
    this.say(path, `expected ${expected}, found ${describe(found)}`);
  }

  private who(entry: Readonly<Record<string, unknown>>, tags: readonly string[], path: string): Move {
    const others = Object.keys(entry).filter((key) => !tags.includes(key));
    const strange = others.find((key) => !WHO.test(key));
    const [who] = others;
    const nobody = { who: '', verb: '' };
    if (strange !== undefined) {
      this.wrong(
        `${path}.${strange}`,
        `who moves (a name with a capital letter, rules or chance) or one of ${tags.join(', ')}`,
        strange,
      );
      return nobody;
    }
    if (who === undefined || others.length > 1) {
      this.say(path, `expected one move such as A: strike hand, found ${others.join(' and ') || 'none'}`);
      return nobody;
    }
    const move = readWords(who, String(entry[who]));
    if (typeof move !== 'string') return move;
    this.say(`${path}.${who}`, move);
    return nobody;
  }

  private move(entry: ScenarioFile['moves'][number], path: string, names: readonly string[]): WrittenMove {
    return {
      move: this.who(entry, MOVE_TAGS, path),
      ...editionOf(entry),
      ...(entry.at === undefined ? {} : { at: entry.at }),
      ...(entry.note === undefined ? {} : { note: entry.note }),
      checks: this.checks(entry.expect ?? {}, `${path}.expect`, [], names),
      line: lineOf(this.lines, path),
    };
  }

  private place(entry: { after?: number; before?: number; at?: string }, path: string, isNeeded = true): Place {
    const count = this.data.moves.length;
    const { after, before, at } = entry;
    if (after !== undefined && before !== undefined) this.say(path, 'expected after or before, found both');
    if (isNeeded && after === undefined && before === undefined && at === undefined)
      this.say(path, 'expected a place (after, before or at), found none');
    if (after !== undefined && after > count)
      this.wrong(`${path}.after`, `a number from 0 to ${count}, for there are ${count} moves`, after);
    if (before !== undefined && (before < 1 || before > count))
      this.wrong(`${path}.before`, `a number from 1 to ${count}, for there are ${count} moves`, before);
    return {
      ...(after === undefined ? {} : { after }),
      ...(before === undefined ? {} : { before }),
      ...(at === undefined ? {} : { at }),
    };
  }

  private attempt(
    entry: NonNullable<ScenarioFile['allowed']>[number] & { rule?: unknown; code?: unknown },
    path: string,
    tags: readonly string[],
  ): Attempt {
    return {
      place: this.place(entry, path),
      move: this.who(entry, tags, path),
      ...(entry.rule === undefined ? {} : { rule: String(entry.rule) }),
      ...(entry.code === undefined ? {} : { code: String(entry.code) }),
      ...editionOf(entry),
      ...(entry.note === undefined ? {} : { note: entry.note }),
      line: lineOf(this.lines, path),
    };
  }

  private expectation(entry: NonNullable<ScenarioFile['expect']>[number], path: string, names: readonly string[]): Expectation {
    return {
      place: this.place(entry, path),
      checks: this.checks(entry, path, [...PLACE, 'edition', 'note'], names),
      ...editionOf(entry),
      ...(entry.note === undefined ? {} : { note: entry.note }),
      line: lineOf(this.lines, path),
    };
  }

  private question(entry: NonNullable<ScenarioFile['predict']>[number], path: string): Question {
    const { ask, of, options } = entry;
    return { place: this.place(entry, path), ask, of, options, line: lineOf(this.lines, path) };
  }

  private checks(
    map: Readonly<Record<string, unknown>>,
    path: string,
    tags: readonly string[],
    names: readonly string[],
  ): Check[] {
    return Object.entries(map).flatMap(([key, value]) =>
      tags.includes(key) ? [] : [this.check(key, value, `${path}.${key}`, names)],
    );
  }

  private check(path: string, value: unknown, at: string, names: readonly string[]): Check {
    if (!PATH.test(path)) this.wrong(at, 'a path of the table such as B.blood', path);
    return { path, expected: this.expected(value, at, names), line: lineOf(this.lines, at) };
  }

  private expected(value: unknown, at: string, names: readonly string[]): Expected {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return this.plain(value, at, names);
    return {
      rows: Object.entries(value).map(
        ([key, value]): Row => ({
          when: key === 'else' ? [] : key.split(',').map((part) => this.condition(part.trim(), `${at}.${key}`)),
          result: this.plain(value, `${at}.${key}`, names),
        }),
      ),
    };
  }

  private plain(value: unknown, at: string, names: readonly string[]): { value: Json } | { formula: string } {
    if (typeof value !== 'string' || !value.startsWith('=')) return { value: value as Json };
    const formula = value.slice(1).trim();
    const ready = readFormula(formula, names);
    if (typeof ready === 'string') this.say(at, ready);
    return { formula };
  }

  private condition(text: string, at: string): Condition {
    const [name, written, ...rest] = text.split(/\s+/) as [string, ...string[]];
    const parameter = Object.keys(this.data.vary ?? {}).some((key) => nameOf(key) === name);
    if (!parameter || written === undefined || rest.length > 0) {
      this.wrong(at, 'rows such as { blood 0: 1, blood 1..3: 2, else: 3 } over the parameters', text);
      return { name: '', from: 0, to: 0 };
    }
    const range = RANGE.exec(written);
    if (range) return { name, from: Number(range[1]), to: Number(range[2]) };
    const value = scalarOf(written);
    return { name, from: value, to: value };
  }

  private ends(names: readonly string[]): Check[] {
    return Object.entries(this.data.ends ?? {}).flatMap(([key, value]) => {
      const at = `ends.${key}`;
      const map = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : undefined;
      // Under a path stand rows (`blood 0`, `else`), under an edition paths: a row has a space, a path has none.
      const isEdition = map?.every(([inner]) => PATH.test(inner) && inner !== 'else');
      if (!map || !isEdition) return [this.check(key, value, at, names)];
      return map.map(([path, expected]) => ({ ...this.check(path, expected, `${at}.${path}`, names), edition: key }));
    });
  }

  private parameters(): Parameter[] {
    const found: Parameter[] = [];
    for (const [key, entry] of Object.entries(this.data.vary ?? {})) {
      const at = `vary.${key}`;
      const written = typeof entry === 'object' && !Array.isArray(entry) ? entry : { values: entry };
      const { path, values, default: initial, formula } = written as Exclude<typeof entry, string | Scalar[]>;
      const name = nameOf(key);
      if (!NAME.test(name)) this.wrong(at, 'a parameter named by a word such as blood', name);
      if (found.some((other) => other.name === name)) this.wrong(at, 'another name, for this one is taken', name);
      const paths = path === undefined ? (key.includes('.') ? [key] : []) : [path].flat();
      for (const one of paths) if (!PATH.test(one)) this.wrong(at, 'a path of the table such as B.blood', one);
      if (paths.length === 0 && formula === undefined) this.say(at, 'expected the path that takes the value, found none');
      if ((values === undefined) === (formula === undefined)) {
        this.say(at, `expected values or a formula, found ${values === undefined ? 'neither' : 'both'}`);
        continue;
      }
      if (formula !== undefined) {
        const ready = readFormula(
          formula.replace(/^=/, '').trim(),
          found.map((other) => other.name),
        );
        if (typeof ready === 'string') this.say(at, ready);
        found.push({ name, paths, values: [], formula: formula.replace(/^=/, '').trim() });
        continue;
      }
      const listed = this.values(values as string | Scalar[], at);
      const first = initial ?? (paths[0] === undefined ? undefined : valueAt(this.data.table, paths[0])) ?? listed[0];
      if (!listed.includes(first as Scalar)) this.wrong(at, `a default among the values ${listed.join(', ')}`, first);
      found.push({ name, paths, values: listed, initial: first as Scalar });
    }
    const settings = found.reduce((count, parameter) => count * Math.max(1, parameter.values.length), 1);
    if (settings > MOST_SETTINGS) this.wrong('vary', `at most ${MOST_SETTINGS} combinations of values`, settings);
    return found;
  }

  private values(written: string | Scalar[], at: string): Scalar[] {
    if (typeof written !== 'string') return written;
    const [, from, to] = RANGE.exec(written) as RegExpExecArray;
    const [low, high] = [Number(from), Number(to)];
    if (low > high) this.wrong(at, 'a range from the lower to the higher value', written);
    return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  }

  /** Each table over the parameters has a row for each combination. */
  private checkRows(scenario: Scenario): void {
    const settings = free(scenario).length > 0 ? settingsOf(scenario) : [{}];
    const checks = [
      ...scenario.ends,
      ...scenario.expect.flatMap((one) => one.checks),
      ...scenario.moves.flatMap((one) => one.checks),
    ];
    for (const { expected, path, line } of checks) {
      if (!('rows' in expected)) continue;
      const missing = settings.find((setting) => rowFor(expected.rows, setting) === undefined);
      if (missing)
        this.problems.push({
          line,
          sentence: `expected a row of ${path} for each combination, found none for ${settingInWords(missing) || 'a scenario that varies nothing'}`,
        });
    }
  }
}

const editionOf = (entry: { edition?: string | number }): { edition?: string } =>
  entry.edition === undefined ? {} : { edition: String(entry.edition) };

const nameOf = (key: string): string => key.split('.').at(-1) as string;

function scalarOf(text: string): Scalar {
  if (/^-?[0-9]+$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

function valueAt(map: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        at !== null && typeof at === 'object' && Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : undefined,
      map,
    );
}

/** Line by dotted path of every key and item. */
function linesOf(root: Node | null, lineAt: (offset: number) => number): Record<string, number> {
  const lines: Record<string, number> = Object.create(null);
  const note = (node: unknown, path: string): void => {
    if (isNode(node) && node.range && !(path in lines)) lines[path] = lineAt(node.range[0]);
  };
  const visit = (node: unknown, path: string): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const inner = `${path}${path && '.'}${isScalar(key) ? String(key.value) : ''}`;
        note(key, inner);
        visit(value, inner);
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        note(item, `${path}.${index}`);
        visit(item, `${path}.${index}`);
      });
    }
  };
  visit(root, '');
  return { ...lines };
}

type Issue = NonNullable<ReturnType<typeof scenarioSchema.safeParse>['error']>['issues'][number];

function problemsOf(issues: readonly Issue[], data: unknown, lines: Readonly<Record<string, number>>): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const path = issue.path.map(String);
    const line = (extra: readonly string[] = []): number => lineOf(lines, [...path, ...extra].join('.'));
    if (issue.code === 'unrecognized_keys') {
      const known = path.length === 0 ? Object.keys(scenarioSchema.shape).filter((key) => key !== '$schema') : undefined;
      return issue.keys.map((key) => ({
        line: line([key]),
        sentence: `expected ${known ? `one of the keys ${known.join(', ')}` : `no other key in ${named(path)}`}, found "${key}"`,
      }));
    }
    const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
    const subject = path.length === 0 ? '' : `${named(path)} to be `;
    return [{ line: line(), sentence: `expected ${subject}${issue.message}, found ${describe(found)}` }];
  });
}

/** `moves.1.edition` as an author counts: `moves 2, edition`. */
const named = (path: readonly string[]): string =>
  path.map((key, index) => (/^[0-9]+$/.test(key) && index > 0 ? ` ${Number(key) + 1}` : index > 0 ? `, ${key}` : key)).join('');

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value) : String(value);
}

const oneLine = (text: string): string => text.split('\n')[0]?.replace(/:$/, '') ?? '';
