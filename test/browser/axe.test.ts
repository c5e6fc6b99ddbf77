/**
 * What axe can find against WCAG 2.0 to 2.2, A and AA, and against best practice: on every kind of page, by day and by
 * night on a desk and on a phone. Languages take turns, for they differ in words, not in colours and widths. Simulations at their first, middle and last step.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyGames } from '../../src/content/games.ts';
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
/** In which forms a page is looked at: in all of them, or on a desk by day. */
type Forms = 'all' | 'first';
const FORMS = [
  { width: 1280, colorScheme: 'light', runOnly: { type: 'tag', values: TAGS } },
  { width: 1280, colorScheme: 'dark', runOnly: { type: 'rule', values: COLOURS } },
  { width: 360, colorScheme: 'dark', runOnly: { type: 'tag', values: TAGS } },
] as const;
/** Terms of the glossary after the first of their letter, simulations of a chapter after its first, rows of a list after its first. */
const REPEATED = ['.terms > div:not(:first-child)', '.simulation ~ .simulation', '.rows > li:not(:first-child)'];

async function faultsOf(where: string, forms: Forms = 'all'): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { width, colorScheme, runOnly }] of FORMS.slice(0, forms === 'all' ? FORMS.length : 1).entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ runOnly: { type: runOnly.type, values: [...runOnly.values] }, resultTypes: ['violations'], preload: false });
    // the whole page is looked at once; else of what stands there many times in one form, the first ones
    if (forms === 'first' || index > 0) for (const again of REPEATED) axe.exclude(again);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      faults.push(
        `${where} ${width} px ${colorScheme}: ${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 110)} (${nodes[0]?.failureSummary?.split('\n')[1]?.trim()})`,
      );
  }
  return faults;
}

async function look(
  paths: readonly (readonly [path: string, forms: Forms])[],
  open: (path: string) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, forms] of paths) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(path);
    faults.push(...(await faultsOf(path, forms)));
  }
  return faults;
}

/** Opens a page, and wakes the simulation on it if it has one. */
async function open(path: string): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  if ((await page.locator('.sim').count()) > 0) await awake(page);
}

/** Of what all languages have, that which is this one's turn. */
const turnOf = (lang: Lang, paths: readonly string[]): readonly (readonly [string, Forms])[] =>
  paths.filter((_, index) => index % langs.length === langs.indexOf(lang)).map((path) => [path, 'all']);

/** Which simulations are looked at in the middle and at the end, and one of each game at its end alone. */
const SHOWN: Readonly<Record<string, { readonly through: readonly string[]; readonly end: string }>> = {
  vtes: { through: ['theft-of-vitae', 'damage-prevention-order'], end: 'burn-threshold' },
  rivals: { through: ['antagonist-intel-must-reach'], end: 'torpor-wake-at-potency' },
  eredan: { through: ['resolution-n-order'], end: 'victory-three-defeated' },
};

describe.each(langs)('%s', (lang) => {
  test('every kind of page', async () => {
    expect((await look(turnOf(lang, pathsOf(lang)), open)).slice(0, 20)).toEqual([]);
  }, 180_000);

  test('simulations in the middle and at the end', async () => {
    const paths = readyGames.flatMap(({ id: game }) => {
      const { through, end } = SHOWN[game] as (typeof SHOWN)[string];
      return [...through.flatMap((id) => stepsOf(game, id, lang)), ...stepsOf(game, end, lang).slice(-1)];
    });
    expect((await look(turnOf(lang, paths), (path) => visit(page, site, path))).slice(0, 20)).toEqual([]);
  }, 180_000);
});

/** Addresses of the step in the middle and of the last one. */
const stepsOf = (game: string, id: string, lang: Lang): string[] => {
  const steps = expectedSteps(game, id, lang);
  return [steps[Math.floor(steps.length / 2)], steps.at(-1)].map((step) => `/${lang}/${game}/scenarios/${id}/#${step?.hash}`);
};

test('pages in no language', async () => {
  const paths = neutralPaths.map((path, index): readonly [string, Forms] => [path, index === 0 ? 'all' : 'first']);
  expect((await look(paths, open)).slice(0, 20)).toEqual([]);
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
