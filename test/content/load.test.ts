/** YAML of content/: read, checked, and refused with the file and the line. */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError, loadYaml, parseYaml, say, terms, ui, uiMessages } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';

const caught = (run: () => unknown): ContentError => {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('a YAML file', () => {
  const schema = z.record(z.string(), z.strictObject({ title: z.string(), n: z.number().optional() }));

  test('is read as its schema says', () => {
    expect(parseYaml('a.yaml', 'x:\n  title: uno\n', schema)).toEqual({ x: { title: 'uno' } });
  });

  const cases: [text: string, line: number, says: RegExp][] = [
    ['x:\n  title: uno\ny:\n  title: 3\n', 4, /y\.title/],
    ['x:\n  title: uno\ny:\n  n: 1\n', 4, /y\.title/],
    ['x:\n  title: uno\n  extra: 1\n', 2, /extra/],
    ['x: "uno\n', 2, /./],
    ['x:\n  title: uno\nx:\n  title: dos\n', 3, /unique/],
  ];
  test.each(cases)('%j is refused at line %i', (text, line, says) => {
    const error = caught(() => parseYaml('content/es/a.yaml', text, schema));
    expect(error.line).toBe(line);
    expect(error.message).toMatch(/^content\/es\/a\.yaml:\d+: /);
    expect(error.message).toMatch(says);
  });

  test('that is missing is an error, unless its absence means something', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    expect(caught(() => loadYaml('content/a.yaml', schema, undefined, folder)).message).toContain('content/a.yaml:1');
    expect(loadYaml('content/a.yaml', schema, {}, folder)).toEqual({});
  });

  test('is read again once it has changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'content'));
    const file = join(folder, 'content/a.yaml');
    writeFileSync(file, 'x: { title: uno }');
    expect(loadYaml('content/a.yaml', schema, undefined, folder)).toEqual({ x: { title: 'uno' } });
    writeFileSync(file, 'x: { title: dos }');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(loadYaml('content/a.yaml', schema, undefined, folder)).toEqual({ x: { title: 'dos' } });
  });
});

describe('the words of the site', () => {
  test('have the same keys in the same order in every language', () => {
    const keys = Object.keys(uiMessages(langs[0]));
    expect(keys.length).toBeGreaterThan(50);
    for (const lang of langs) expect(Object.keys(uiMessages(lang)), lang).toEqual(keys);
  });

  /** Names of the parameters a message takes. */
  const parametersOf = (message: string): string[] =>
    [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))].sort();

  test('take the same parameters in every language', () => {
    for (const [key, message] of Object.entries(uiMessages(langs[0]))) {
      for (const lang of langs)
        expect(parametersOf(uiMessages(lang)[key] ?? ''), `${lang} ${key}`).toEqual(parametersOf(message));
    }
  });

  test('can be said with 0, 1, 2, 5 and a million, and name the figure', () => {
    for (const lang of langs) {
      for (const [key, message] of Object.entries(uiMessages(lang))) {
        for (const n of [0, 1, 2, 5, 1_000_000]) {
          const params = Object.fromEntries(parametersOf(message).map((name) => [name, n]));
          const told = say(lang, message, params);
          expect(told, `${lang} ${key}`).not.toMatch(/[{}#]/);
          // a form of its own, `=0 {Nothing}`, may do without the figure
          if (message.includes('plural') && !message.includes(`=${n} {`))
            expect(told.replace(/\D/g, ''), `${lang} ${key}`).toContain(String(n));
        }
      }
    }
  });

  test('count as their language counts', () => {
    expect(ui('fr')('game.rules', { n: 0 })).toBe('0\u00a0règle');
    expect(ui('es')('game.rules', { n: 0 })).toBe('0\u00a0reglas');
    expect(ui('it')('game.rules', { n: 1 })).toBe('1\u00a0regola');
    expect(ui('pt')('game.rules', { n: 5 })).toBe('5\u00a0regras');
    expect(ui('fr')('game.rules', { n: 1_000_000 })).toMatch(/de règles$/);
  });

  test('that do not exist are an error, not a key on a page', () => {
    expect(caught(() => ui('pt')('no.such.key')).message).toContain('content/pt/ui.yaml');
  });

  test('keep to the typography of their language', () => {
    for (const [key, message] of Object.entries(uiMessages('fr'))) {
      expect(message, key).not.toMatch(/[^\u202f][;!?»]|[^\u202f]:(?!\/)(?! The)|«[^\u202f]|'/);
    }
    for (const lang of langs)
      for (const [key, message] of Object.entries(uiMessages(lang))) expect(message, `${lang} ${key}`).not.toMatch(/ - |\.\.\./);
  });
});

describe('the glossary', () => {
  test.each(['all', 'vtes'])('of %s has the same terms in every language, once each', (game) => {
    const ids = terms(langs[0], game).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const lang of langs)
      expect(
        terms(lang, game)
          .map(({ id }) => id)
          .sort(),
        lang,
      ).toEqual([...ids].sort());
  });
});
