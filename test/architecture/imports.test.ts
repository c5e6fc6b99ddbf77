/** The house stands as it was designed: imports point one way, and each part keeps to what it may know. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'src');

/** What each folder of src may import, beside itself: folders, or single files. A folder that is not listed may not exist. */
const may: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  scenarios: ['engine', 'games'],
  simulation: ['engine', 'games', 'scenarios'],
  statechart: ['engine'],
  i18n: ['engine', 'games', 'scenarios', 'simulation'],
  search: ['engine', 'games', 'scenarios', 'i18n', 'content'],
  content: ['engine', 'games', 'scenarios', 'i18n'],
  islands: ['engine', 'games', 'scenarios', 'simulation', 'statechart', 'i18n', 'search', 'styles', 'content/addresses.ts'],
  scripts: ['i18n', 'search', 'simulation', 'engine'],
  styles: [],
  cli: ['*'],
  components: ['*'],
  layouts: ['*'],
  pages: ['*'],
};

const languages = '(?:ts|tsx|mts|mjs|js|astro)';

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

interface Source {
  /** From the root of the project, with slashes. */
  readonly name: string;
  readonly folder: string;
  readonly text: string;
  /** Without comments, so that a word in one is not taken for code. */
  readonly code: string;
  readonly imports: readonly string[];
}

/** Comments out, strings in: a slash pair inside quotes is no comment. */
const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:\w])\/\/[^\n]*/g,
    '$1',
  );

const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g;

const importsOf = (code: string): string[] => [...code.matchAll(importPattern)].map((match) => match[1] ?? '');

const sources: Source[] = filesOf(source)
  .filter((path) => new RegExp(`\\.${languages}$`).test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const code = withoutComments(text);
    const name = relative(root, path).split(sep).join('/');
    return { name, folder: name.split('/').length > 2 ? (name.split('/')[1] ?? '') : '', text, code, imports: importsOf(code) };
  });

/** Folder of src that a relative import leads to; undefined for packages. */
const targetOf = (file: Source, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.normalize(posix.join(dirname(file.name), specifier)) : undefined;

const packageOf = (specifier: string): string | undefined => {
  if (specifier.startsWith('.') || specifier.startsWith('/')) return undefined;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

const offences = (where: (file: Source) => boolean, what: (file: Source) => string[]): string[] =>
  sources.filter(where).flatMap((file) => what(file).map((offence) => `${file.name}: ${offence}`));

const inside =
  (...folders: string[]) =>
  (file: Source) =>
    folders.includes(file.folder);

describe('the reader of this test reads code as it is', () => {
  test('it sees every form of import and no comment', () => {
    const code = withoutComments(`
      // import a from './a.ts'
      /* from './b.ts' */
      import c from './c.ts';
      export { d } from "./d.ts";
      const e = await import('./e.ts');
      import './f.css';
      const address = 'https://example.org/from';
    `);
    expect(importsOf(code)).toEqual(['./c.ts', './d.ts', './e.ts', './f.css']);
    expect(code).toContain('https://example.org/from');
  });

  test('it finds the sources', () => {
    expect(sources.filter(inside('engine')).length).toBeGreaterThan(3);
    expect(sources.filter(inside('games')).length).toBeGreaterThan(3);
  });
});

describe('imports point one way', () => {
  test('every folder of src has its place', () => {
    const unknown = [...new Set(sources.map((file) => file.folder))].filter((folder) => folder !== '' && !may[folder]);
    expect(unknown).toEqual([]);
  });

  test('pages → islands → simulation → scenarios → games → engine', () => {
    const wrong = offences(
      (file) => file.folder !== '',
      (file) =>
        file.imports.flatMap((specifier) => {
          const target = targetOf(file, specifier);
          const folder = target?.startsWith('src/') ? target.split('/')[1] : undefined;
          if (folder === undefined || folder === file.folder || target?.split('/').length === 2) return [];
          const allowed = may[file.folder] ?? [];
          return allowed.some((one) => one === '*' || one === folder || `src/${one}` === target) ? [] : [`imports ${target}`];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('nobody imports pages', () => {
    expect(
      offences(
        () => true,
        (file) => file.imports.filter((specifier) => targetOf(file, specifier)?.startsWith('src/pages/')),
      ),
    ).toEqual([]);
  });

  test('sources import no tests, and content imports nothing', () => {
    expect(
      offences(
        () => true,
        (file) => file.imports.filter((specifier) => targetOf(file, specifier)?.startsWith('test/')),
      ),
    ).toEqual([]);
    const chapters = filesOf(join(root, 'content')).filter((path) => path.endsWith('.mdx'));
    expect(chapters.filter((path) => /^\s*(?:import|export)\s/m.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  test('no game imports another', () => {
    const wrong = offences(inside('games'), (file) => {
      const own = file.name.split('/').length > 3 ? file.name.split('/')[2] : undefined;
      return file.imports.filter((specifier) => {
        const target = targetOf(file, specifier);
        return own !== undefined && target?.startsWith('src/games/') && target.split('/')[2] !== own;
      });
    });
    expect(wrong).toEqual([]);
  });

  test('the simulation is handed its game: it imports none', () => {
    const wrong = offences(inside('simulation', 'scenarios'), (file) =>
      file.imports.filter((specifier) => /^src\/games\/[^/]+\//.test(targetOf(file, specifier) ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  test('islands do not carry the layout library', () => {
    const wrong = offences(inside('islands', 'scripts', 'simulation', 'engine', 'games'), (file) =>
      file.imports.filter(
        (specifier) =>
          packageOf(specifier) === 'elkjs' ||
          /^src\/statechart\/(?!(?:marks|model|types|list|svg)\.ts$)/.test(targetOf(file, specifier) ?? ''),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('each part keeps to what it may know', () => {
  const games = readdirSync(join(source, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  test('the engine and all that any game is handed to know no game by name', () => {
    expect(games).toContain('vtes');
    const name = new RegExp(`\\b(?:${games.join('|')})\\b`, 'i');
    expect(offences(inside('engine', 'simulation', 'statechart'), (file) => file.code.match(name) ?? [])).toEqual([]);
  });

  test.each([
    ['xstate', ['engine', 'games', 'simulation', 'statechart']],
    ['solid-js', ['islands']],
    ['elkjs', ['statechart']],
  ])('%s is imported in %j only', (name, folders) => {
    const wrong = offences(
      (file) => !folders.includes(file.folder),
      (file) => file.imports.filter((specifier) => packageOf(specifier) === name),
    );
    expect(wrong).toEqual([]);
  });

  test('engine and games import nothing of the page', () => {
    const foreign = offences(inside('engine', 'games'), (file) =>
      file.imports.filter((specifier) => {
        const name = packageOf(specifier);
        return name !== undefined && name !== 'xstate';
      }),
    );
    expect(foreign).toEqual([]);
  });

  test('engine and games know no document, no clock and no chance but their own', () => {
    const forbidden =
      /\bMath\.random\b|\bnew Date\b|\bDate\.(?:now|parse|UTC)\b|\bperformance\.|\bsetTimeout\b|\bsetInterval\b|\brequestAnimationFrame\b|\bcrypto\.|(?<![.\w'"-])(?:document|window|navigator|localStorage|sessionStorage|location)\.(?=\w)|\bHTMLElement\b|\bfetch\(/g;
    expect(offences(inside('engine', 'games'), (file) => file.code.match(forbidden) ?? [])).toEqual([]);
  });

  /** Sentences are content. What an engine says to whoever programs it (errors) and the sources of a rule are none. */
  test('engine and games hold no sentence for readers', () => {
    const letters = /['"`][^'"`\n]*[àâçèéêëìíîïñòóôùúûüœ¿¡ãõ][^'"`\n]*['"`]/i;
    const isSource = (name: string) => /^src\/games\/[^/]+\/rules(?:\/|\.ts$)/.test(name);
    expect(
      offences(
        (file) => inside('engine', 'games')(file) && !isSource(file.name),
        (file) => file.code.match(letters) ?? [],
      ),
    ).toEqual([]);
  });
});

describe('no text becomes markup', () => {
  /** Where ready-made markup is put into a page, and why it is safe there. */
  const allowed: Readonly<Record<string, string>> = {
    'src/components/Drawing.astro': 'the SVG that src/statechart draws at build time, every word in it escaped',
    'src/components/ChartMap.astro': 'the SVG that src/statechart draws at build time, every word in it escaped',
  };
  const sinks =
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)\b|\bdocument\.write(?:ln)?\b|\bset:html\b|\bsrcdoc\b|\beval\(|\bnew Function\b/g;

  test('raw HTML has a place and a reason', () => {
    const wrong = offences(
      (file) => !allowed[file.name],
      (file) => file.code.match(sinks) ?? [],
    );
    expect(wrong).toEqual([]);
  });

  test('no style attribute, which the policy of the pages forbids', () => {
    const wrong = offences(
      (file) => ['islands', 'components', 'layouts', 'pages', 'statechart'].includes(file.folder),
      (file) => file.code.match(/\sstyle=["'{`]/g) ?? [],
    );
    expect(wrong).toEqual([]);
  });
});
