/**
 * What axe can find against WCAG 2.0 to 2.2, A and AA, and against best practice: on every kind of page, in four
 * languages; by night and on a phone in one of them, which takes turns: the words differ, colours and widths do not.
 * Simulations at their first, middle and last step.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { openSite, type Site } from '../support/browser.ts';
import { neutralPaths, pathsOf } from '../support/kinds.ts';
import { awake, expectedSteps, hurried, visit } from '../support/simulation-page.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await hurried(site);
});
afterAll(() => site?.close());

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the colours of a page decide. All else is the same by night as by day. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1280, 360];
/** In which forms a page is looked at: in all of them, or on a desk by day. */
type Forms = 'all' | 'first';
/** Terms of the glossary after the first of their letter, simulations of a chapter after its first, rows of a list after its first. */
const REPEATED = ['.terms > div:not(:first-child)', '.simulation ~ .simulation', '.rows > li:not(:first-child)'];

async function faultsOf(where: string, forms: Forms = 'all'): Promise<string[]> {
  const faults: string[] = [];
  for (const width of forms === 'all' ? WIDTHS : WIDTHS.slice(0, 1)) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of forms === 'all' ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      const runOnly =
        colorScheme === 'light' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: COLOURS };
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ runOnly, resultTypes: ['violations'], preload: false });
      // the whole page is looked at once; else of what stands there many times in one form, the first ones
      if (forms === 'first' || width !== WIDTHS[0] || colorScheme !== 'light') for (const again of REPEATED) axe.exclude(again);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations)
        faults.push(
          `${where} ${width} px ${colorScheme}: ${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 110)} (${nodes[0]?.failureSummary?.split('\n')[1]?.trim()})`,
        );
    }
  }
  return faults;
}

async function look(
  paths: readonly string[],
  open: (path: string) => Promise<unknown>,
  formsOf: (index: number) => Forms = () => 'all',
): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(path);
    faults.push(...(await faultsOf(path, formsOf(index))));
  }
  return faults;
}

/** Opens a page, and wakes the simulation on it if it has one. */
async function open(path: string): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  if ((await page.locator('.sim').count()) > 0) await awake(page);
}

describe.each(langs)('%s', (lang) => {
  /** Languages take turns, from one page to the next. */
  const turns = (index: number): Forms => (index % langs.length === langs.indexOf(lang) ? 'all' : 'first');

  test('every kind of page', async () => {
    expect((await look(pathsOf(lang), open, turns)).slice(0, 20)).toEqual([]);
  }, 180_000);

  test('simulations in the middle and at the end', async () => {
    const paths = ['theft-of-vitae', 'damage-prevention-order']
      .flatMap((id) => stepsOf(id, lang))
      .concat(stepsOf('burn-threshold', lang).slice(-1));
    expect((await look(paths, (path) => visit(page, site, path), turns)).slice(0, 20)).toEqual([]);
  }, 180_000);
});

/** Addresses of the step in the middle and of the last one. */
const stepsOf = (id: string, lang: Lang): string[] => {
  const steps = expectedSteps('vtes', id, lang);
  return [steps[Math.floor(steps.length / 2)], steps.at(-1)].map((step) => `/${lang}/vtes/scenarios/${id}/#${step?.hash}`);
};

test('pages in no language', async () => {
  expect((await look(neutralPaths, open)).slice(0, 20)).toEqual([]);
}, 60_000);

test('a refused move, an answered question and the table of outcomes', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, site, '/fr/vtes/scenarios/burn-threshold/');
  const refusals = page.locator('.sim-moves .is-refused');
  while ((await refusals.count()) === 0) await page.locator('.sim-next').click();
  await refusals.first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.sim-refusal').waitFor();
  const refused = await faultsOf('a refused move');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('.sim-last').click();
  await page.locator('.sim-predict .sim-options button').click();
  await page.locator('.sim-grid').waitFor();
  expect([...refused, ...(await faultsOf('the table of outcomes'))]).toEqual([]);
}, 60_000);

test('axe finds what is wrong when something is', async () => {
  await page.goto('about:blank');
  await page.setContent(
    '<html lang="xx"><head><title></title></head><body><img src="data:,"><button></button><p style="color:#ccc;background:#fff">pale</p></body></html>',
  );
  const faults = await faultsOf('a bad page');
  for (const id of ['image-alt', 'button-name', 'color-contrast', 'html-lang-valid', 'document-title'])
    expect(
      faults.some((fault) => fault.includes(`: ${id}:`)),
      id,
    ).toBe(true);
});
