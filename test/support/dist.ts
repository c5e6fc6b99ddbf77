/** The built site as files: its pages, what stands in them, and what an address answers with. `DIST` names another folder than dist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answer } from '../../scripts/serve.mjs';
import { root } from '../../src/i18n/load.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { readSheet, type Sheet } from '../../src/simulation/sheet.ts';

export const dist = resolve(process.env['DIST'] ?? join(root, 'dist'));

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface Page {
  /** Address from the root: `/fr/vtes/damage/`. */
  readonly path: string;
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly ids: ReadonlySet<string>;
  /** The language that the page says it is in. */
  readonly lang: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    decimal
      ? String.fromCodePoint(Number(decimal))
      : hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : (ENTITIES[name as string] ?? whole),
  );

/** Attributes are read when they are asked for: of most tags nobody asks. */
class Written implements Tag {
  readonly name: string;
  private readonly text: string;
  private read: ReadonlyMap<string, string> | undefined;
  constructor(name: string, text: string) {
    this.name = name.toLowerCase();
    this.text = text;
  }
  get attributes(): ReadonlyMap<string, string> {
    this.read ??= new Map(
      [...this.text.matchAll(ATTRIBUTE)].map(([, key = '', double, single, plain]) => [
        key.toLowerCase(),
        unescaped(double ?? single ?? plain ?? ''),
      ]),
    );
    return this.read;
  }
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Parts that stand alike in hundreds of pages: the drawing of a chart, the list beside it. Their tags are shared. */
const PARTS = /(?=<(?:svg|ul)\b)|(?<=<\/(?:svg|ul)>)/;
const shared = new Map<string, readonly Tag[]>();

/** Tags that open, in their order. What stands in scripts and comments is no tag. */
export function tagsOf(html: string): Tag[] {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  return bare.split(PARTS).flatMap((part) => {
    if (!/^<(?:svg|ul)\b/.test(part)) return tagsIn(part);
    const tags = shared.get(part) ?? tagsIn(part);
    shared.set(part, tags);
    return tags;
  });
}
const tagsIn = (html: string): readonly Tag[] =>
  [...html.matchAll(TAG)].map(([, name = '', written = '']) => new Written(name, written));

function pageOf(file: string): Page {
  const html = readFileSync(join(dist, file), 'utf8');
  const tags = tagsOf(html);
  return {
    path: `/${file
      .split(sep)
      .join('/')
      .replace(/index\.html$/, '')}`,
    html,
    tags,
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    lang: tags.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '',
  };
}

let known: ReadonlyMap<string, Page> | undefined;
/** Every page of the site. Throws one sentence where it is not built. */
export const pages = (): readonly Page[] => [...byPath().values()];

function byPath(): ReadonlyMap<string, Page> {
  if (!existsSync(dist)) throw new Error('The site is not built: npm run build makes dist.');
  known ??= new Map(
    filesIn(dist)
      .filter((file) => file.endsWith('.html'))
      .map(pageOf)
      .map((page) => [page.path, page]),
  );
  return known;
}

export const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** The page that an address of the site answers with, after its redirects; `undefined` where there is none. */
export function pageAt(path: string): Page | undefined {
  const { status, file, location } = answer(dist, path);
  if (status === 301 && location) return pageAt(location);
  if (status !== 200 || !file?.endsWith('.html')) return undefined;
  const found = `/${file
    .slice(dist.length + 1)
    .split(sep)
    .join('/')
    .replace(/index\.html$/, '')}`;
  return byPath().get(found);
}

export const first = (page: Page, name: string, wanted: Readonly<Record<string, string>> = {}): Tag | undefined =>
  page.tags.find((tag) => tag.name === name && Object.entries(wanted).every(([key, value]) => tag.attributes.get(key) === value));
export const all = (page: Page, name: string): Tag[] => page.tags.filter((tag) => tag.name === name);

export const titleOf = ({ html }: Page): string => unescaped(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');
/** The words of a page as a reader without any style sees them. */
export const textOf = ({ html }: Page): string =>
  unescaped(
    html
      .replace(/<(script|style|template|head)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' '),
  );

/** What a page carries of a scenario, as its island is given it. */
export function sheetIn(page: Page | undefined, scenario: string): Sheet | undefined {
  for (const { attributes } of page ? all(page, 'astro-island') : []) {
    const { sheet } = JSON.parse(attributes.get('props') ?? '{}') as { readonly sheet?: readonly [number, string] };
    const read = sheet && readSheet(sheet[1]);
    if (read?.id === scenario) return read;
  }
  return undefined;
}

/** The language of an address, where it has one. */
export const langOf = (path: string): Lang | undefined => langs.find((lang) => path.startsWith(`/${lang}/`));

const zipped = new Map<string, number>();
/** Bytes of a file as a server sends it that knows no better than gzip. */
export function weigh(path: string): number {
  const known = zipped.get(path);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(join(dist, path)), { level: 9 }).length;
  zipped.set(path, bytes);
  return bytes;
}
export const fileOf = (page: Page): string => (page.path.endsWith('/') ? `${page.path}index.html` : page.path);

const imported = new Map<string, ReadonlySet<string>>();
/** A script and all that it imports before it runs, from the root. */
export function importsOf(script: string): ReadonlySet<string> {
  const known = imported.get(script) ?? gather(script, new Set());
  imported.set(script, known);
  return known;
}
function gather(script: string, seen: Set<string>): ReadonlySet<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const code = readFileSync(join(dist, script), 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g))
    gather(new URL(from, `http://site${script}`).pathname, seen);
  return seen;
}
/** What a script may load later, when it is asked to. */
export const importedLater = (script: string): string[] =>
  [...readFileSync(join(dist, script), 'utf8').matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]/g)].map(
    ([, from = '']) => new URL(from, `http://site${script}`).pathname,
  );
