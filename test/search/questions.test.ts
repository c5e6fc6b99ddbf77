/**
 * Builds the search as the site does, and asks it what searchers ask. A question is answered when a rule that is
 * expected stands among the first three.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ruleUrl } from '../../src/content/addresses.ts';
import { readyGames, ruleEntry } from '../../src/content/games.ts';
import { langs } from '../../src/i18n/locales.ts';
import { buildSearch } from '../../src/search/build.ts';
import type { RuleRecord } from '../../src/search/records.ts';
import { type Opened, openBundle } from './bundle.ts';

interface Question {
  readonly kind: string;
  readonly ask: string;
  readonly expect: readonly string[];
}
const questions = parse(readFileSync(join(import.meta.dirname, 'questions.yaml'), 'utf8')) as Record<string, Question[]>;
/** Questions of each game. */
const LEAST = 40;
/** Rules are those of VTES unless their game is named. */
const gameOf = (rule: string): string => readyGames.find(({ id }) => rule.startsWith(`${id}.`))?.id ?? 'vtes';
const isRule = (rule: string): boolean => ruleEntry(gameOf(rule), rule.replace(`${gameOf(rule)}.`, '')) !== undefined;
const of = (list: string): Question[] => questions[list] ?? [];

let folder: string;
let records: readonly RuleRecord[];
const opened = new Map<string, Opened>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'regula-search-'));
  records = await buildSearch(folder);
  for (const lang of langs) opened.set(lang, await openBundle(folder, lang));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answered = new Map<string, Promise<string[]>>();
/** Each question is asked once for all tests. */
function rulesFor(lang: string, query: string): Promise<string[]> {
  const key = `${lang} ${query}`;
  const known = answered.get(key);
  if (known) return known;
  const asked = (async () => (await opened.get(lang)?.rules(query)) ?? [])();
  const rules = asked.then((list) => list.map((rule) => rule.replace(/^vtes\./, '')));
  answered.set(key, rules);
  return rules;
}

/** Questions that no expected rule answers among the first three, of those that readers of a language ask. */
async function missed(lang: string, asked: readonly Question[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { ask, expect: expected } of asked) {
    const first = (await rulesFor(lang, ask)).slice(0, 3);
    if (!first.some((rule) => expected.includes(rule))) lost.push(`${ask} → ${first.join(', ') || 'nothing'}`);
  }
  return lost;
}
const share = (lost: readonly string[], asked: readonly Question[]) => 1 - lost.length / asked.length;

describe('the questions', () => {
  test('are enough, of every kind, and expect rules that exist', () => {
    for (const lang of langs) {
      const asked = [...of(lang), ...of('shared')];
      expect(asked.length, lang).toBeGreaterThanOrEqual(100);
      expect([...of('shared'), ...langs.flatMap(of)].length, lang).toBeGreaterThanOrEqual(200);
      const kinds = new Set(asked.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(['abbreviation', 'bare', 'card', 'english', 'old', 'plain']);
    }
    const expected = Object.values(questions).flatMap((list) => list.flatMap((question) => question.expect));
    expect(expected.filter((rule) => !isRule(rule))).toEqual([]);
    for (const { id } of readyGames)
      expect(expected.filter((rule) => gameOf(rule) === id).length, id).toBeGreaterThanOrEqual(LEAST);
  });
});

describe.each(langs)('readers of %s', (lang) => {
  test('find the rule among the first three, for 95 % of all questions', async () => {
    const asked = [...of(lang), ...of('shared'), ...langs.filter((each) => each !== lang).flatMap(of)];
    const lost = await missed(lang, asked);
    expect(share(lost, asked), lost.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('find it for 95 % of the questions in their own words', async () => {
    const asked = [...of(lang), ...of('shared')];
    const lost = await missed(lang, asked);
    expect(share(lost, asked), lost.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('find it for 90 % of the questions in the words of each other language', async () => {
    for (const from of langs.filter((each) => each !== lang)) {
      const lost = await missed(lang, of(from));
      expect(share(lost, of(from)), `${from}: ${lost.join('\n')}`).toBeGreaterThanOrEqual(0.9);
    }
  });

  test('get each rule once, and nothing for words that mean nothing', async () => {
    for (const query of ['sangre sang sangue', 'strike', 'combat']) {
      const rules = await rulesFor(lang, query);
      expect(rules.length, query).toBeGreaterThan(0);
      expect(new Set(rules).size, query).toBe(rules.length);
    }
    expect(await rulesFor(lang, 'xyzzyq')).toEqual([]);
    expect(await rulesFor(lang, '?!')).toEqual([]);
  });

  test('have one record a rule, at its place in their language', () => {
    const own = records.filter((record) => record.lang === lang);
    expect(own.length).toBe(records.length / langs.length);
    expect(new Set(own.map(({ rule }) => rule)).size).toBe(own.length);
    for (const { rule, url } of own) {
      const [game = '', ...id] = rule.split('.');
      expect(url).toBe(ruleUrl(lang, game, id.join('.')));
    }
  });

  test('have a text to open in every language, without curly apostrophes, which the index does not split', () => {
    const own = records.filter((record) => record.lang === lang);
    expect(own.filter(({ text }) => text === '' || /[’‘]/.test(text)).map(({ rule }) => rule)).toEqual([]);
    for (const { rule } of own) {
      const file = join(folder, 'search', lang, `${rule.split('.').slice(0, 2).join('.')}.json`);
      expect(JSON.parse(readFileSync(file, 'utf8'))[rule]?.title).toBeTruthy();
    }
  });

  test('load no file that the page does not need', () => {
    const names = readdirSync(join(folder, 'pagefind', lang)).sort();
    expect(names.filter((name) => !/^pagefind\.\w+\.pf_meta$/.test(name))).toEqual([
      'filter',
      'fragment',
      'index',
      'pagefind-entry.json',
      'pagefind.js',
      `wasm.${lang}.pagefind`,
    ]);
  });
});
