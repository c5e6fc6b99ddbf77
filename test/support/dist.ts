/** The built site as files: its pages, what stands in them, and what an address answers with. `DIST` names another folder than dist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answer } from '../../scripts/serve.mjs';
import { root } from '../../src/i18n/load.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';

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

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Tags that open, in their order. What stands in scripts and comments is no tag. */
export function tagsOf(html: string): Tag[] {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  return [...bare.matchAll(TAG)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', double, single, plain]) => [
        key.toLowerCase(),
        unescaped(double ?? single ?? plain ?? ''),
      ]),
    ),
  }));
}

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

let known: readonly Page[] | undefined;
/** Every page of the site. Throws one sentence where it is not built. */
export function pages(): readonly Page[] {
  if (!existsSync(dist)) throw new Error('The site is not built: npm run build makes dist.');
  known ??= filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .map(pageOf);
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
  return pages().find((page) => page.path === found);
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

/** A script and all that it imports before it runs, from the root. */
export function importsOf(script: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const code = readFileSync(join(dist, script), 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g))
    importsOf(new URL(from, `http://site${script}`).pathname, seen);
  return seen;
}
/** What a script may load later, when it is asked to. */
export const importedLater = (script: string): string[] =>
  [...readFileSync(join(dist, script), 'utf8').matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]/g)].map(
    ([, from = '']) => new URL(from, `http://site${script}`).pathname,
  );
