/** Every address that a page names is answered: pages, anchors, steps of a simulation, files, and what those load in turn. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answer } from '../../scripts/serve.mjs';
import { decode, isAddress } from '../../src/engine/address.ts';
import { langs } from '../../src/i18n/locales.ts';
import { dist, filesIn, importedLater, importsOf, langOf, pageAt, pages, type Tag } from '../support/dist.ts';

const HERE = 'http://site';
/** Attributes that hold an address. */
const ADDRESSES = [
  'href',
  'src',
  'action',
  'poster',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
  'srcset',
  'xlink:href',
];

interface Named {
  readonly from: string;
  readonly to: string;
}
const named = new WeakMap<Tag, readonly Named[]>();
/** The addresses in a tag; many pages share their tags. */
function addressesIn(tag: Tag): readonly Named[] {
  const known = named.get(tag) ?? readAddresses(tag);
  named.set(tag, known);
  return known;
}
const readAddresses = ({ name, attributes }: Tag): Named[] =>
  ADDRESSES.flatMap((key) => {
    const value = attributes.get(key);
    if (value === undefined || value === '') return value === '' ? [{ from: `${name} ${key}`, to: '' }] : [];
    return (key === 'srcset' ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [value]).map((to) => ({
      from: `${name} ${key}`,
      to,
    }));
  });

const judged = new Map<string, string | undefined>();
/** What is wrong with an address that stands in a page; nothing where it is answered. */
function fault(page: string, to: string): string | undefined {
  // an address from the root is the same in every page
  if (!to.startsWith('/')) return judge(page, to);
  if (!judged.has(to)) judged.set(to, judge(page, to));
  return judged.get(to);
}
function judge(page: string, to: string): string | undefined {
  if (to === '') return 'is empty';
  const url = new URL(to, `${HERE}${page}`);
  if (url.origin !== HERE) return /^(https|mailto):$/.test(url.protocol) ? undefined : 'is neither of this site nor https';
  const { status, location } = answer(dist, url.pathname);
  if (status !== 200) return location ? `is only a redirect to ${location}` : 'is answered by nothing';
  if (!url.hash || url.hash === '#') return undefined;
  const target = pageAt(url.pathname);
  if (!target) return 'has an anchor in something that is no page';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (!isAddress(url.hash)) return target.ids.has(anchor) || anchor === 'top' ? undefined : 'has no such anchor';
  const { sound, fault: broken } = decode(url.hash);
  if (broken) return `is no sound step (${broken.reason} at ${broken.at})`;
  return target.ids.has(`sim-${sound.scenario}`) || target.path.includes(`/${sound.scenario}/`)
    ? undefined
    : `is a step of ${sound.scenario}, which does not stand there`;
}

test('the site is built', () => {
  expect(pages().length).toBeGreaterThan(300);
  for (const lang of langs) expect(pages().filter(({ path }) => langOf(path) === lang).length).toBeGreaterThan(50);
});

test('every address in a page is answered, and every anchor stands there', () => {
  const faults = new Map<string, string>();
  let seen = 0;
  for (const { path, tags } of pages())
    for (const tag of tags)
      for (const { from, to } of addressesIn(tag)) {
        seen++;
        const wrong = fault(path, to);
        if (wrong) faults.set(`${to} ${wrong}`, `${path}: ${from} ${to} ${wrong}`);
      }
  expect([...faults.values()].slice(0, 30)).toEqual([]);
  expect(seen).toBeGreaterThan(10_000);
});

test('ids are unique in a page, and what points at one within it finds it', () => {
  const faults: string[] = [];
  for (const { path, tags, ids } of pages()) {
    const all = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
    const twice = all.filter((id, at) => all.indexOf(id) !== at);
    if (twice.length > 0) faults.push(`${path}: ${[...new Set(twice)].slice(0, 3).join(', ')} twice`);
    for (const { name, attributes } of tags)
      for (const key of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
        for (const id of attributes.get(key)?.split(/\s+/) ?? [])
          if (!ids.has(id)) faults.push(`${path}: ${name} ${key}="${id}" points nowhere`);
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

describe('files', () => {
  const files = filesIn(dist);
  test('style sheets name only files of the site that exist', () => {
    const sheets = files.filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    const wrong = sheets.flatMap((file) =>
      [
        ...readFileSync(join(dist, file), 'utf8').matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g),
      ].flatMap(([, url, sheet]) => {
        const to = url ?? sheet ?? '';
        return to.startsWith('data:') || fault(`/${file}`, to) === undefined ? [] : [`${file}: ${to}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
  test('scripts import only files that exist', () => {
    const scripts = files.filter((file) => /^_astro\/.*\.js$/.test(file.replaceAll('\\', '/'))).map((file) => `/${file}`);
    expect(scripts.length).toBeGreaterThan(3);
    const wanted = scripts.flatMap((script) => [...importsOf(script), ...importedLater(script)]);
    expect([...new Set(wanted)].filter((script) => !existsSync(join(dist, script)))).toEqual([]);
  });
});

test('a wrong address is answered in the language of its first part', () => {
  for (const lang of langs) {
    const { status, file } = answer(dist, `/${lang}/vtes/no-such-chapter/`);
    expect([lang, status]).toEqual([lang, 404]);
    expect(file && existsSync(file), lang).toBe(true);
  }
});
