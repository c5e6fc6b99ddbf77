/** The search page of the built site, in a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/locales.ts';
import { openSite, type Site } from '../support/browser.ts';
import { dist } from '../support/dist.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(dist);
});
afterAll(() => site?.close());

const results = '[data-part="results"] > li';
const address = (lang: string, query: string) => `/${lang}/search/?q=${encodeURIComponent(query)}`;
const opened = async (lang: string, query: string): Promise<Page> => {
  const page = await site.open(address(lang, query));
  await page.waitForSelector(results);
  return page;
};

/** As a server sends it that compresses what is not compressed yet. */
function weigh(path: string): number {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  const bytes = readFileSync(file);
  return Math.min(bytes.length, gzipSync(bytes).length);
}

describe('searching', () => {
  test.each(langs)('a question in the address is answered in %s, with the words found marked', async (lang) => {
    const page = await opened(lang, 'Theft of Vitae');
    expect(await page.inputValue('#q')).toBe('Theft of Vitae');
    expect(await page.textContent('[role="status"]')).toMatch(/\d/);
    const first = page.locator(results).first();
    expect(await first.locator('[data-part="id"]').textContent()).toBe('damage.theft-of-vitae-timing');
    expect(await first.locator('[data-part="title"]').getAttribute('href')).toBe(`/${lang}/vtes/damage/#theft-of-vitae-timing`);
    expect(await first.locator('mark').first().textContent()).toBe('Theft of Vitae');
    expect(await first.locator('mark i').first().getAttribute('lang')).toBe('en');
    await page.context().close();
  });

  test('a foreign word says what was added, and each rule opens in the three other languages', async () => {
    const page = await opened('fr', 'robar sangre');
    expect(await page.textContent('[role="status"]')).toMatch(/vol de sang.*espagnol.*robar sangre/);
    const result = page.locator(results, { hasText: 'stealing-is-not-damage' });
    const buttons = result.locator('button[data-lang]');
    expect(await buttons.allTextContents()).toEqual(['Español', 'Italiano', 'Português']);
    await buttons.first().press('Enter');
    const other = result.locator('[data-part="other"]:not([hidden])');
    await other.waitFor();
    expect(await other.getAttribute('lang')).toBe('es');
    expect(await buttons.first().getAttribute('aria-expanded')).toBe('true');
    expect(await other.getAttribute('id')).toBe(await buttons.first().getAttribute('aria-controls'));
    expect((await other.locator('mark').first().textContent())?.toLowerCase()).toMatch(/^roba/);
    expect(await other.locator('a').getAttribute('href')).toBe('/es/vtes/damage/#stealing-is-not-damage');
    await buttons.first().press('Enter');
    expect(await other.count()).toBe(0);
    await page.context().close();
  });

  test('typing searches, keeps the address, and going back brings the question back', async () => {
    const page = await site.open('/it/search/');
    await page.locator('#q').pressSequentially('schivata');
    await page.waitForSelector(results);
    expect(new URL(page.url()).searchParams.get('q')).toBe('schivata');
    await page.fill('#q', 'Coma');
    await page.press('#q', 'Enter');
    await page.locator('[data-part="id"]', { hasText: 'coma-does-not-stop' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.inputValue('#q')).toBe('schivata');
    await page.fill('#q', '');
    await expect.poll(() => page.locator(results).count()).toBe(0);
    await page.context().close();
  });

  test('the question goes along into another language', async () => {
    const page = await opened('pt', 'amaranth');
    expect(await page.locator('a[data-lang="es"]').first().getAttribute('href')).toContain('/es/search/?q=amaranth');
    await page.context().close();
  });

  test('what is typed never becomes markup', async () => {
    const page = await site.open(address('es', '<img src=x onerror=alert(1)> sangre "</script>'));
    await page.waitForSelector(results);
    expect(await page.locator('main img').count()).toBe(0);
    await page.context().close();
  });

  test('no answer says so and leads to the glossary', async () => {
    const page = await site.open(address('fr', 'xyzzyq'));
    await page.locator('[data-part="none"]:not([hidden])').waitFor();
    expect(await page.textContent('[role="status"]')).toContain('Aucune règle');
    expect(await page.locator('[data-part="none"] a').getAttribute('href')).toBe('/fr/glossary/');
    await page.context().close();
  });

  test('an index that does not come is told, and asked for again', async () => {
    const page = await site.open();
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto(new URL(address('fr', 'sang'), site.url).href);
    await expect.poll(() => page.textContent('[role="status"]')).toContain('connexion');
    await page.unroute('**/pagefind/**');
    await page.fill('#q', 'torpeur');
    await page.waitForSelector(results);
    await page.context().close();
    // The aborted requests are this test's own doing.
    site.trouble.errors.splice(0);
  });

  test('without JavaScript the page says so and leads to the glossary', async () => {
    const page = await site.open('/fr/search/', { javaScriptEnabled: false });
    expect(await page.textContent('main')).toContain('JavaScript');
    expect(await page.locator('form').getAttribute('method')).toBe('get');
    await page.context().close();
  });
});

describe('weight and form', () => {
  test.each(langs)('the first search of %s weighs at most 150 kB', async (lang) => {
    const page = await site.open();
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(new URL(`/${lang}/search/`, site.url).href);
    await page.waitForLoadState('networkidle');
    const before = loaded.length;
    await page.fill('#q', 'sangue sangre dégâts strike');
    await page.waitForSelector(results);
    await page.waitForLoadState('networkidle');
    const bytes = loaded
      .slice(before)
      // fonts have a bound of their own (test/site/budgets.test.ts)
      .filter((path) => existsSync(join(dist, path)) && !path.endsWith('.woff2'))
      .reduce((sum, path) => sum + weigh(path), 0);
    console.log(`first search of ${lang}: ${(bytes / 1000).toFixed(1)} kB of 150`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(150_000);
    await page.context().close();
  });

  test.each([320, 360, 1280])('nothing scrolls sideways at %i', async (width) => {
    const page = await site.open(address('fr', 'robar sangre'), { viewport: { width, height: 800 } });
    await page.waitForSelector(results);
    for (const button of await page.locator('button[data-lang="pt"]').all()) await button.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.context().close();
  });

  test('nothing was asked of another host, blocked, or left in the console', () => {
    expect(site.trouble).toEqual({ foreign: [], errors: [], violations: [] });
  });
});
