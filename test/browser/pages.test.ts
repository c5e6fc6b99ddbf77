/** Every kind of page in a real browser: narrow, in another language, by day and by night, with nothing kept behind the reader's back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyGames } from '../../src/content/games.ts';
import { chapter, chapters } from '../../src/content/passages.ts';
import { type Lang, langs, locales } from '../../src/i18n/locales.ts';
import { openSite, type Site } from '../support/browser.ts';
import { pathsOf } from '../support/kinds.ts';
import { expectedSteps, hurried, shown, visit } from '../support/simulation-page.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await hurried(site);
});
afterAll(() => site?.close());

const go = (reader: Page, path: string) => reader.goto(new URL(path, site.url).href);
const here = (reader: Page): string => reader.url().slice(site.url.length);

describe('320 px wide', () => {
  let narrow: Page;
  beforeAll(async () => {
    narrow = await hurried(site, { viewport: { width: 320, height: 640 } });
  });
  /** How far the page scrolls sideways, and what sticks out. */
  const overflow = (): Promise<string[]> =>
    narrow.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return [];
      const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.right > root.clientWidth + 0.5 && !element.closest('svg *');
      });
      return [
        `${root.scrollWidth} px`,
        ...out
          .slice(0, 4)
          .map(
            (element) =>
              `${element.nodeName.toLowerCase()}.${element.className} ends at ${Math.round(element.getBoundingClientRect().right)}`,
          ),
      ];
    });

  test.each(langs)('nothing scrolls sideways: %s', async (lang) => {
    const wide: string[] = [];
    for (const path of [...pathsOf(lang), `/${lang}/vtes/damage/`]) {
      await go(narrow, path);
      const found = await overflow();
      if (found.length > 0) wide.push(`${path}: ${found.join(', ')}`);
    }
    expect(wide).toEqual([]);
  });
  test.each(langs)('nor does a simulation at its last step: %s', async (lang) => {
    const wide: string[] = [];
    for (const id of ['burn-threshold', 'theft-of-vitae', 'damage-prevention-order']) {
      await visit(narrow, site, `/${lang}/vtes/scenarios/${id}/#${expectedSteps('vtes', id, lang).at(-1)?.hash}`);
      const found = await overflow();
      if (found.length > 0) wide.push(`${id}: ${found.join(', ')}`);
    }
    expect(wide).toEqual([]);
  });
});

describe('the language switch', () => {
  const change = async (lang: Lang): Promise<void> => {
    await page.locator('header details[data-menu] summary').first().click();
    await page.getByRole('link', { name: locales[lang].name, exact: true }).first().click();
    await page.waitForURL(new RegExp(`/${lang}/`));
  };
  test('keeps the page and the rule on it, through all four and back', async () => {
    await go(page, '/es/vtes/damage/#theft-of-vitae-timing');
    for (const lang of ['fr', 'it', 'pt', 'es'] as const) {
      await change(lang);
      expect(here(page)).toBe(`/${lang}/vtes/damage/#theft-of-vitae-timing`);
      expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('theft-of-vitae-timing');
    }
  });
  test('keeps the step, the values and the figures of a simulation', async () => {
    const steps = expectedSteps('vtes', 'theft-of-vitae', 'es');
    const middle = Math.floor(steps.length / 2);
    await visit(page, site, `/es/vtes/scenarios/theft-of-vitae/#${steps[middle]?.hash}`);
    await page.locator('.sim-next').click();
    const before = await shown(page);
    for (const lang of ['pt', 'it', 'fr'] as const) {
      await change(lang);
      await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
      const now = await shown(page);
      expect([lang, now.step, now.hash, now.figures]).toEqual([lang, middle + 1, before.hash, before.figures]);
    }
  });
  test('keeps every kind of page', async () => {
    for (const path of pathsOf('fr').filter((each) => each.startsWith('/fr/') && !each.includes('no-such'))) {
      await go(page, path);
      const there = page.locator(`header a[data-lang=it]`).first();
      expect(await there.evaluate((link: HTMLAnchorElement) => link.pathname), path).toBe(path.replace('/fr/', '/it/'));
    }
  });
});

describe('an address in no language', () => {
  test.each(langs)('leads on to the rule and the simulation in %s', async (lang) => {
    const reader = await site.open(undefined, { locale: lang });
    await go(reader, '/r/vtes.damage.three-stages/');
    await reader.locator(`[data-lang=${lang}] >> nth=0`).waitFor({ state: 'attached' });
    const hrefs = await reader.evaluate(() => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')));
    // either it went there by itself, as the reader's browser asks, or it shows the way
    expect(here(reader) === `/${lang}/vtes/damage/#three-stages` || hrefs.includes(`/${lang}/vtes/damage/#three-stages`)).toBe(
      true,
    );
    await reader.context().close();
  });
  test('a step that was copied opens from there at that step', async () => {
    const steps = expectedSteps('vtes', 'double-theft', 'it');
    const reader = await hurried(site, { locale: 'it' });
    await go(reader, `/s/vtes/double-theft/#${steps[2]?.hash}`);
    await reader.waitForFunction(() => location.pathname.startsWith('/it/') || document.querySelector('main a[hreflang=it]'));
    if (!here(reader).startsWith('/it/')) await reader.locator('main a[hreflang=it]').first().click();
    await reader.waitForURL(/\/it\/vtes\/scenarios\/double-theft\//);
    await reader.waitForFunction(() => document.querySelector('.sim')?.closest('astro-island')?.hasAttribute('ssr') === false);
    expect(await shown(reader)).toMatchObject({ step: 2, hash: steps[2]?.hash, line: steps[2]?.sentence });
    await reader.context().close();
  });
});

describe('day and night', () => {
  const paper = (reader: Page): Promise<string> =>
    reader.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor,
    );

  test('follow the reader’s system, then the reader’s switch, and stay', async () => {
    const reader = await site.open('/fr/vtes/', { colorScheme: 'light', viewport: { width: 1280, height: 800 } });
    const day = await paper(reader);
    await reader.emulateMedia({ colorScheme: 'dark' });
    const night = await paper(reader);
    expect(night).not.toBe(day);
    await reader.emulateMedia({ colorScheme: 'light' });
    await reader.locator('[data-theme-switch]:visible').click();
    expect(await paper(reader)).toBe(night);
    await go(reader, '/pt/glossary/');
    expect(await paper(reader)).toBe(night);
    await reader.locator('[data-theme-switch]:visible').click();
    expect(await paper(reader)).toBe(day);
    await reader.reload();
    expect(await paper(reader)).toBe(day);
    await reader.context().close();
  });
});

describe('what stays behind in the browser', () => {
  test('nothing, before the reader asks for something to be kept', async () => {
    const reader = await hurried(site);
    for (const path of pathsOf('it').filter((_, index) => index % 3 === 0)) await go(reader, path);
    await visit(reader, site, '/it/vtes/scenarios/theft-of-vitae/');
    await reader.locator('.sim-last').click();
    const kept = await reader.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      cookies: document.cookie,
    }));
    expect(kept).toEqual({ local: [], session: [], databases: 0, caches: 0, cookies: '' });
    expect(await reader.context().cookies()).toEqual([]);
    await reader.context().close();
  });
  test('what was kept can be erased', async () => {
    const reader = await site.open('/it/vtes/', { viewport: { width: 1280, height: 800 } });
    await reader.locator('[data-theme-switch]:visible').click();
    expect(await reader.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0);
    await go(reader, '/it/about/');
    await reader.locator('main button').first().click();
    expect(await reader.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await reader.context().close();
  });
});

describe('the inspector', () => {
  test('opens beside a simulation, from this site, and shows what its machine lives through', async () => {
    await visit(page, site, '/fr/vtes/scenarios/theft-of-vitae/');
    const [beside] = await Promise.all([page.context().waitForEvent('page'), page.locator('.sim-inspector a').click()]);
    await beside.waitForLoadState();
    expect(here(beside)).toBe('/fr/inspect/');
    const read = (): Promise<string> => beside.locator('main').innerText();
    await page.locator('.sim-last').click();
    await beside.waitForFunction(() => /strike/.test(document.querySelector('main')?.innerText ?? ''));
    expect(await read()).toMatch(/theft-of-vitae/);
    await beside.close();
  });
});

test.each(langs)('the first press of the Tab key offers to skip the frame of the page: %s', async (lang) => {
  for (const path of [`/${lang}/`, `/${lang}/vtes/damage/`, `/${lang}/vtes/scenarios/theft-of-vitae/`]) {
    await go(page, path);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
    expect(
      await page.evaluate(() => document.activeElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
    ).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  }
});

// What stands in a page is read of all pages in test/site; here is seen that a browser shows it and runs its scripts.
test('every chapter opens without an error, each in a language that takes turns', async () => {
  for (const { id } of readyGames)
    for (const [at, { slug }] of chapters(langs[0], id).entries()) {
      const lang = langs[at % langs.length] as Lang;
      await go(page, `/${lang}/${id}/${slug}/`);
      expect(await page.title()).toContain(chapter(lang, id, slug)?.title);
    }
}, 120_000);

test('in all this nothing was asked of another host, no error written and no policy broken', () => {
  // the page that a wrong address answers with is answered as wrong, and the browser notes that
  const errors = site.trouble.errors.filter((error) => !(error.includes('no-such-chapter') && error.includes('404')));
  expect({ ...site.trouble, errors }).toEqual({ foreign: [], errors: [], violations: [] });
});
