/** How much a reader downloads. Bytes as gzip packs them, which every server can; kB is 1000 bytes. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { all, dist, fileOf, filesIn, importedLater, importsOf, langOf, type Page, pages, weigh } from '../support/dist.ts';

const kB = 1000;
const MOST = { text: 50 * kB, fonts: 60 * kB, styles: 15 * kB, ownScript: 15 * kB };
/** What the house wishes for the script of a simulation, its parts included; a game not named here has no more. */
const WISHED_SIMULATION = 60 * kB;
const MOST_SIMULATION: Readonly<Record<string, number>> = { vtes: 64 * kB, rivals: 65 * kB, eredan: 63 * kB };
/** What the house wishes for the HTML of a chapter; printed, not asked for. */
const WISHED_HTML = 20 * kB;

const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((bytes, file) => bytes + weigh(file), 0);
const stylesOf = (page: Page): string[] =>
  all(page, 'link').flatMap(({ attributes }) => (attributes.get('rel') === 'stylesheet' ? (attributes.get('href') ?? []) : []));
const scriptsOf = (page: Page): string[] =>
  all(page, 'script').flatMap(({ attributes }) => (attributes.has('src') ? [...importsOf(attributes.get('src') as string)] : []));
type Attributes = ReadonlyMap<string, string>;
/** What one simulation loads once it wakes: its component, the parts of the game that its page names, the pieces that its sheet needs. */
function scriptsOfIsland(attributes: Attributes): string[] {
  const component = attributes.get('component-url') ?? '';
  const props = attributes.get('props') ?? '';
  const [, named = ''] = /"parts":\[1,\[(.*?)\]\]/.exec(props) ?? [];
  const parts = [...named.matchAll(/"([a-z-]+)"/g)].map(([, part = '']) => part);
  const pieces = [...(/questions/.test(props) ? ['Predict'] : []), ...(/\\"vary\\"/.test(props) ? ['vary'] : [])];
  const own = [...importsOf(component)];
  const later = own
    .flatMap(importedLater)
    .filter((file) => [...parts, ...pieces].some((name) => file.split('/').at(-1)?.startsWith(`${name}.`)));
  return [component, attributes.get('renderer-url') ?? '', ...later].flatMap((url) => (url ? [...importsOf(url)] : []));
}
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
  test('the script of a simulation, the engine of its game and the parts that it plays included', () => {
    const islands = read.flatMap((page) =>
      all(page, 'astro-island').map(({ attributes }) => ({ page, bytes: sum(scriptsOfIsland(attributes)) })),
    );
    expect(islands.length).toBeGreaterThan(100);
    for (const [game = '', of] of Map.groupBy(islands, ({ page }) => page.path.split('/')[2])) {
      const most = MOST_SIMULATION[game] ?? WISHED_SIMULATION;
      console.log(
        `script of a simulation: ${worst(of)} of ${said(most)}; ${said(WISHED_SIMULATION)} are wished for, ${tooHeavy(of, WISHED_SIMULATION).length} of ${of.length} exceed them`,
      );
      expect(tooHeavy(of, most).slice(0, 3)).toEqual([]);
    }
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
