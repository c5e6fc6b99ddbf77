/** How much a reader downloads. Bytes as gzip packs them, which every server can; kB is 1000 bytes. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partNames } from '../../src/games/vtes/parts/needs.ts';
import { pieceNames, piecesFor } from '../../src/islands/pieces.ts';
import { readSheet } from '../../src/simulation/sheet.ts';
import {
  all,
  dist,
  fileOf,
  filesIn,
  importedLater,
  importsOf,
  langOf,
  type Page,
  pages,
  type Tag,
  weigh,
} from '../support/dist.ts';

const kB = 1000;
const MOST = { text: 50 * kB, fonts: 60 * kB, simulation: 60 * kB, styles: 15 * kB, ownScript: 15 * kB };
/** What the house wishes for the HTML of a chapter; printed, not asked for. */
const WISHED_HTML = 20 * kB;

const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((bytes, file) => bytes + weigh(file), 0);
const stylesOf = (page: Page): string[] =>
  all(page, 'link').flatMap(({ attributes }) => (attributes.get('rel') === 'stylesheet' ? (attributes.get('href') ?? []) : []));
const scriptsOf = (page: Page): string[] =>
  all(page, 'script').flatMap(({ attributes }) => (attributes.has('src') ? [...importsOf(attributes.get('src') as string)] : []));
interface Island {
  readonly page: Page;
  /** What it is in messages: the page, and the scenario. */
  readonly name: string;
  readonly bytes: number;
}
/** Astro writes a value as its kind and itself. */
type Props = Readonly<Record<string, readonly [kind: number, value: unknown]>>;

/** What a simulation asks for only when a reader opens the inspector, or comes with a damaged address. */
const SELDOM = ['inspect', 'Notices'];
const nameOf = (file: string): string => /([^/]+?)\.[^./]+\.js$/.exec(file)?.[1] ?? file;

/** Every script that an island fetches to be drawn and played: its own, and of those to be asked for the ones it needs. */
function scriptsOfIsland({ attributes }: Tag): { readonly scripts: readonly string[]; readonly unknown: readonly string[] } {
  const own = ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((url) =>
    attributes.get(url) ? [...importsOf(attributes.get(url) as string)] : [],
  );
  const props = JSON.parse(attributes.get('props') ?? '{}') as Props;
  const parts = String(props['parts']?.[1] ?? '')
    .split(' ')
    .filter(Boolean);
  const pieces = props['sheet'] ? piecesFor(readSheet(String(props['sheet'][1]))) : [];
  const later = new Map(own.flatMap(importedLater).map((file) => [nameOf(file), file]));
  const needed = [...parts, ...pieces];
  return {
    scripts: [...own, ...needed.flatMap((name) => (later.has(name) ? [...importsOf(later.get(name) as string)] : []))],
    unknown: [
      ...needed.filter((name) => !later.has(name)),
      ...[...later.keys()].filter((name) => !SELDOM.includes(name) && !everyPart.has(name)),
    ],
  };
}
const everyPart = new Set<string>([...partNames, ...pieceNames]);

const iconsOf = (page: Page): string[] =>
  all(page, 'link').flatMap(({ attributes }) => (attributes.get('rel') === 'icon' ? (attributes.get('href') ?? []) : []));

/** Everything that a first visit downloads to read the page, without its fonts. */
const textOf = (page: Page): number => sum([fileOf(page), ...stylesOf(page), ...scriptsOf(page), ...iconsOf(page)]);
const said = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`;
const tooHeavy = (weights: readonly { readonly page: Page; readonly bytes: number }[], most: number): string[] =>
  weights.filter(({ bytes }) => bytes > most).map(({ page, bytes }) => `${page.path}: ${said(bytes)}`);
const worst = (weights: readonly { readonly page: Page; readonly bytes: number }[]): string => {
  const [heaviest] = [...weights].sort((a, b) => b.bytes - a.bytes);
  return heaviest ? `${heaviest.page.path} ${said(heaviest.bytes)}` : 'none';
};

describe('budgets', () => {
  const read = pages();

  test('a page to read: everything but its fonts', () => {
    const weights = read.map((page) => ({ page, bytes: textOf(page) }));
    console.log(`heaviest page to read: ${worst(weights)} of ${said(MOST.text)}`);
    expect(tooHeavy(weights, MOST.text)).toEqual([]);
  });
  test('the HTML of a chapter is told', () => {
    const chapters = read.filter(({ path }) => langOf(path) && /^\/[a-z]{2}\/[a-z]+\/[a-z-]+\/$/.test(path));
    const weights = chapters.map((page) => ({ page, bytes: weigh(fileOf(page)) }));
    console.log(
      `heaviest HTML of a chapter: ${worst(weights)}; ${said(WISHED_HTML)} are wished for, ${tooHeavy(weights, WISHED_HTML).length} of ${weights.length} exceed them`,
    );
    expect(chapters.length).toBeGreaterThan(20);
  });
  test('fonts, those a page asks for at once', () => {
    const preloaded = (page: Page): string[] =>
      all(page, 'link').flatMap(({ attributes }) => (attributes.get('as') === 'font' ? (attributes.get('href') ?? []) : []));
    const bytesOf = (files: readonly string[]): number =>
      files.reduce((bytes, file) => bytes + statSync(join(dist, file)).size, 0);
    const everything = filesIn(dist).filter((file) => /\.woff2?$/.test(file));
    console.log(`fonts: ${said(bytesOf(everything))} of ${said(MOST.fonts)}`);
    for (const page of read) expect(bytesOf(preloaded(page)), page.path).toBeLessThanOrEqual(MOST.fonts);
    expect(everything.length).toBeGreaterThan(0);
    expect(bytesOf(everything)).toBeLessThanOrEqual(MOST.fonts);
  });
  test('the script of a simulation, the engine of its game included', () => {
    const weights = read.flatMap((page) =>
      all(page, 'astro-island').map((tag): Island => {
        const { scripts, unknown } = scriptsOfIsland(tag);
        expect(unknown, page.path).toEqual([]);
        const id = /"titleId":\[0,"sim-([\w-]+?)-title"/.exec(tag.attributes.get('props') ?? '')?.[1] ?? '';
        return { page, name: `${page.path} ${id}`, bytes: sum(scripts) };
      }),
    );
    expect(weights.length).toBeGreaterThan(100);
    const [heaviest] = [...weights].sort((a, b) => b.bytes - a.bytes) as [Island];
    const lightest = Math.min(...weights.map(({ bytes }) => bytes));
    console.log(
      `script of a simulation: from ${said(lightest)} to ${said(heaviest.bytes)} (${heaviest.name}) of ${said(MOST.simulation)}`,
    );
    const heavy = new Set(weights.flatMap(({ name, bytes }) => (bytes > MOST.simulation ? [`${name}: ${said(bytes)}`] : [])));
    expect([...heavy].slice(0, 5)).toEqual([]);
  });
  test('style sheets', () => {
    const weights = read.map((page) => ({ page, bytes: sum(stylesOf(page)) }));
    console.log(`style sheets: ${worst(weights)} of ${said(MOST.styles)}`);
    expect(tooHeavy(weights, MOST.styles)).toEqual([]);
  });
  test('scripts of a page before anybody does anything', () => {
    const weights = read.map((page) => ({ page, bytes: sum(scriptsOf(page)) }));
    console.log(`scripts of a page: ${worst(weights)} of ${said(MOST.ownScript)}`);
    expect(tooHeavy(weights, MOST.ownScript)).toEqual([]);
  });
  test('a page ships the engine of one game only', () => {
    const mixed = read.filter(
      (page) => new Set(all(page, 'astro-island').flatMap(({ attributes }) => attributes.get('component-url') ?? [])).size > 1,
    );
    expect(mixed.map(({ path }) => path)).toEqual([]);
  });
});
