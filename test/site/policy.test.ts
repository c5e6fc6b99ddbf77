/** What a page may load and run: from this site alone, and nothing that is written into the page itself but by its hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/i18n/load.ts';
import { all, dist, filesIn, first, importsOf, type Page, pages, type Tag, unescaped } from '../support/dist.ts';

const policyOf = (page: Page): Map<string, readonly string[]> => {
  const content = first(page, 'meta', { 'http-equiv': 'content-security-policy' })?.attributes.get('content') ?? '';
  return new Map(
    content
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
};
const failing = (isFine: (page: Page) => boolean): string[] =>
  pages()
    .filter((page) => !isFine(page))
    .map(({ path }) => path);
/** Every tag of the site with the page it stands in, the first one where many share it. */
const eachTag = (): { readonly path: string; readonly tag: Tag }[] => [
  ...new Map([...pages()].reverse().flatMap(({ path, tags }) => tags.map((tag) => [tag, { path, tag }] as const))).values(),
];
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of every page', () => {
  test('stands in it, before anything that it governs but the theme', () => {
    expect(failing((page) => policyOf(page).size > 0)).toEqual([]);
    expect(failing((page) => page.html.indexOf('content-security-policy') < page.html.indexOf('<body'))).toEqual([]);
  });
  test('lets nothing in from elsewhere', () => {
    const allowed = /^('self'|'none'|data:|'sha(256|384|512)-[A-Za-z0-9+/=]+'|'wasm-unsafe-eval')$/;
    expect(
      failing((page) => [...policyOf(page).values()].every((sources) => sources.every((source) => allowed.test(source)))),
    ).toEqual([]);
    expect(failing((page) => policyOf(page).get('default-src')?.join() === "'self'")).toEqual([]);
    for (const [directive, value] of [
      ['object-src', "'none'"],
      ['base-uri', "'self'"],
      ['form-action', "'self'"],
    ] as const)
      expect(failing((page) => policyOf(page).get(directive)?.join() === value)).toEqual([]);
  });
  test('knows data: addresses for pictures only', () => {
    expect(
      failing((page) =>
        [...policyOf(page)].every(([directive, sources]) => directive === 'img-src' || !sources.includes('data:')),
      ),
    ).toEqual([]);
  });
  test('compiles nothing but where a search needs it', () => {
    expect(
      failing((page) => page.html.includes('search') || ![...policyOf(page).values()].flat().includes("'wasm-unsafe-eval'")),
    ).toEqual([]);
  });
  test('has the hash of every script and style that is written into the page', () => {
    const odd = pages().flatMap((page) => {
      const policy = policyOf(page);
      const written = [...page.html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi)].filter(
        ([, , attributes = '', body]) =>
          !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes) && body,
      );
      return written.flatMap(([, name, , body = '']) =>
        policy.get(`${name}-src`)?.includes(hashOf(body)) ? [] : [`${page.path}: ${name} ${body.slice(0, 40)}`],
      );
    });
    expect(odd.slice(0, 10)).toEqual([]);
  });
});

test('no style and no handler is written into an element, and no address runs', () => {
  const odd = eachTag().flatMap(({ path, tag: { name, attributes } }) =>
    [...attributes].flatMap(([key, value]) =>
      key === 'style' ||
      (/^on[a-z]/.test(key) && name !== 'astro-island') ||
      key === 'srcdoc' ||
      /^\s*(javascript|vbscript|data:text\/html)/i.test(value)
        ? [`${path}: ${name} ${key}="${value.slice(0, 30)}"`]
        : [],
    ),
  );
  expect(odd.slice(0, 10)).toEqual([]);
});

test('nothing that a page loads comes from another host', () => {
  const loads = new Set([
    'script',
    'img',
    'iframe',
    'source',
    'video',
    'audio',
    'object',
    'embed',
    'link',
    'use',
    'image',
    'form',
    'input',
    'base',
    'track',
    'astro-island',
  ]);
  const odd = eachTag().flatMap(({ path, tag: { name, attributes } }) => {
    if (!loads.has(name) || (name === 'link' && /^(canonical|alternate|license)$/.test(attributes.get('rel') ?? ''))) return [];
    return ['src', 'href', 'srcset', 'action', 'data', 'poster', 'component-url', 'renderer-url'].flatMap((key) => {
      const value = attributes.get(key);
      return value && /^([a-z][a-z0-9+.-]*:)?\/\//i.test(value) ? [`${path}: ${name} ${key}="${value}"`] : [];
    });
  });
  expect(odd).toEqual([]);
  expect(failing((page) => all(page, 'iframe').length === 0 && all(page, 'base').length === 0)).toEqual([]);
});

test('a foreign address is one to go to, over https, and tells it nothing of the reader', () => {
  const odd = pages().flatMap((page) =>
    all(page, 'a').flatMap(({ attributes }) => {
      const href = attributes.get('href') ?? '';
      if (!/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('https://') || href.startsWith('mailto:')) return [];
      return [`${page.path}: ${href}`];
    }),
  );
  expect(odd).toEqual([]);
});

describe('scripts of the site', () => {
  const scripts = filesIn(dist).filter((file) => /\.m?js$/.test(file));
  const own = new Set(
    pages().flatMap((page) => [
      ...all(page, 'script').flatMap(({ attributes }) => attributes.get('src') ?? []),
      ...all(page, 'astro-island').flatMap(({ attributes }) => attributes.get('component-url') ?? []),
    ]),
  );
  const loaded = [...new Set([...own].flatMap((script) => [...importsOf(script)]))];

  test('evaluate no text', () => {
    expect(loaded.length).toBeGreaterThan(3);
    const odd = loaded.filter((script) =>
      /\beval\(|new Function\(|setTimeout\(\s*["'`]|document\.write\(/.test(readFileSync(join(dist, script), 'utf8')),
    );
    expect(odd).toEqual([]);
  });
  test('set no cookie', () => {
    expect(scripts.filter((file) => /document\.cookie|cookieStore/.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  });
});

test('nothing in the built site tells where it was built', () => {
  const places = [root, homedir(), tmpdir(), hostname()].filter((place) => place.length > 4);
  const texts = filesIn(dist).filter((file) => /\.(html|js|css|json|xml|txt|webmanifest|map)$/.test(file));
  expect(texts.length).toBeGreaterThan(300);
  const odd = texts.flatMap((file) => {
    const text = unescaped(readFileSync(join(dist, file), 'utf8'));
    return [...places, 'file://', 'localhost:'].flatMap((place) => (text.includes(place) ? [`${file}: ${place}`] : []));
  });
  expect(odd.slice(0, 10)).toEqual([]);
});
