/**
 * What axe can find against WCAG 2.0 to 2.2, A and AA, and against best practice: on every kind of page, in four
 * languages, by day and by night, on a phone and on a desk, simulations at their first, middle and last step.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { openSite, type Site } from '../support/browser.ts';
import { neutralPaths, pathsOf } from '../support/kinds.ts';
import { awake, expectedSteps, hurried, visit } from '../support/simulation-page.ts';

let site: Site;
let readers: Page[];
beforeAll(async () => {
  site = await openSite();
  readers = await Promise.all([hurried(site), hurried(site)]);
});
afterAll(() => site?.close());

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the colours of a page decide. All else is the same by night as by day. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1280, 360];
/** Terms of the glossary after the first of their letter, simulations of a chapter after its first. */
const REPEATED = ['.terms > div:not(:first-child)', '.simulation ~ .simulation'];

async function faultsOf(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const runOnly =
        colorScheme === 'light' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: COLOURS };
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ runOnly, resultTypes: ['violations'], preload: false });
      // the whole page is looked at once; then of what stands there many times in one form, the first ones
      if (width !== WIDTHS[0] || colorScheme !== 'light') for (const again of REPEATED) axe.exclude(again);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations)
        faults.push(
          `${where} ${width} px ${colorScheme}: ${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 110)} (${nodes[0]?.failureSummary?.split('\n')[1]?.trim()})`,
        );
    }
  }
  return faults;
}

/** Looks at pages two at a time. */
async function look(paths: readonly string[], open: (page: Page, path: string) => Promise<unknown>): Promise<string[]> {
  const waiting = [...paths];
  const faults: string[] = [];
  await Promise.all(
    readers.map(async (page) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, path);
        faults.push(...(await faultsOf(page, path)));
      }
    }),
  );
  return faults;
}

/** Opens a page, and wakes the simulation on it if it has one. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  if ((await page.locator('.sim').count()) > 0) await awake(page);
}

describe.each(langs)('%s', (lang) => {
  test('every kind of page', async () => {
    expect((await look(pathsOf(lang), open)).slice(0, 20)).toEqual([]);
  }, 180_000);

  test('simulations in the middle and at the end', async () => {
    const paths = ['theft-of-vitae', 'damage-prevention-order']
      .flatMap((id) => stepsOf(id, lang))
      .concat(stepsOf('burn-threshold', lang).slice(-1));
    expect((await look(paths, (page, path) => visit(page, site, path))).slice(0, 20)).toEqual([]);
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
  const [page] = readers as [Page];
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, site, '/fr/vtes/scenarios/burn-threshold/');
  const refusals = page.locator('.sim-moves .is-refused');
  while ((await refusals.count()) === 0) await page.locator('.sim-next').click();
  await refusals.first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.sim-refusal').waitFor();
  const refused = await faultsOf(page, 'a refused move');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('.sim-last').click();
  await page.locator('.sim-predict .sim-options button').click();
  await page.locator('.sim-grid').waitFor();
  expect([...refused, ...(await faultsOf(page, 'the table of outcomes'))]).toEqual([]);
}, 60_000);

test('axe finds what is wrong when something is', async () => {
  const [page] = readers as [Page];
  await page.goto('about:blank');
  await page.setContent(
    '<html lang="xx"><head><title></title></head><body><img src="data:,"><button></button><p style="color:#ccc;background:#fff">pale</p></body></html>',
  );
  const faults = await faultsOf(page, 'a bad page');
  for (const id of ['image-alt', 'button-name', 'color-contrast', 'html-lang-valid', 'document-title'])
    expect(
      faults.some((fault) => fault.includes(`: ${id}:`)),
      id,
    ).toBe(true);
});
