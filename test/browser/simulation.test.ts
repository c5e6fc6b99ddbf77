/** A simulation as a reader operates it: addresses whole and damaged, refusals, sizes, motion, waking without a jolt, no script at all. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passage } from '../../src/content/passages.ts';
import { langs } from '../../src/i18n/locales.ts';
import { plain } from '../../src/i18n/say.ts';
import { last, open, openAddress, present, stepIndex } from '../../src/simulation/index.ts';
import { openSite, type Site } from '../support/browser.ts';
import {
  awake,
  expectedSteps,
  gameOf,
  hurried,
  lessonFor,
  shown,
  skipToMain,
  tabToRuler,
  visit,
  voiceFor,
} from '../support/simulation-page.ts';

const GAME = 'vtes';
const pathOf = (lang: string, id: string): string => `/${lang}/${GAME}/scenarios/${id}/`;
/** One without parameters and with refusals, one with a slider, one with two and a table of outcomes. */
const KINDS = ['damage-prevention-order', 'theft-of-vitae', 'burn-threshold'] as const;

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await hurried(site);
});
afterAll(() => site?.close());

describe('a damaged address', () => {
  const id = 'damage-prevention-order';
  const whole = (): string => expectedSteps(GAME, id, 'fr').at(-1)?.hash ?? '';

  test.each(langs)('opens the longest sound part and says so: %s', async (lang) => {
    const voice = voiceFor(GAME, lang);
    const damaged = [
      whole().slice(0, -1),
      whole().slice(0, whole().lastIndexOf('~')),
      whole().slice(0, whole().indexOf('~') + 4),
      whole().replace('.strike.hand', '.strike.feet'),
      whole().replace(/^1\//, '9/'),
      `${whole()}x`,
    ];
    for (const hash of damaged) {
      const { simulation, notices } = openAddress(lessonFor(GAME, id), `#${hash}`);
      expect(notices.length, hash).toBeGreaterThan(0);
      await visit(page, site, `${pathOf(lang, id)}#${hash}`);
      const notice = page.locator('.sim [role=alert]').first();
      await notice.waitFor();
      const said = (await notice.innerText()).replace(/\s+/g, ' ');
      expect((await shown(page)).step, hash).toBe(stepIndex(simulation));
      expect(said.length, hash).toBeGreaterThan(30);
      expect(said, hash).toContain(voice.sim('notice.what-now').replace(/\s+/g, ' '));
      expect(said, hash).not.toMatch(/[{}⟨⟩]|undefined|NaN/);
    }
  });
  test('brings no markup, no request and no error with it', async () => {
    const hostile = [
      '1/2026-07-01/%3Cimg%20src=x%20onerror=alert(1)%3E/-/-/0/0000',
      `1/2026-07-01/${id}/__proto__=1,constructor=2/p1/0/0000`,
      `1/2026-07-01/${id}/-/${'A.strike.hand~'.repeat(600)}/0/0000`,
      `1/2026-07-01/${id}/-/A.strike.<b>x</b>/1/0000`,
      `${whole()}/https://example.org/`,
      '1/'.repeat(5000),
    ];
    for (const hash of hostile) {
      await visit(page, site, `${pathOf('fr', id)}#${hash}`);
      expect(await page.locator('.sim b, .sim img, .sim iframe, .sim script').count(), hash.slice(0, 60)).toBe(0);
      expect((await shown(page)).step, hash.slice(0, 60)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('by keyboard', () => {
  test.each(langs)('a refused move explains itself and cites its rule: %s', async (lang) => {
    const voice = voiceFor(GAME, lang);
    await visit(page, site, pathOf(lang, 'damage-prevention-order'));
    const refused = page.locator('.sim .is-refused').first();
    await page.locator('.sim-next').focus();
    while ((await refused.count()) === 0 && !(await shown(page)).isLast) await page.keyboard.press('Enter');
    const { step } = await shown(page);
    await refused.focus();
    const why = await page.evaluate(
      () => document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    );
    await page.keyboard.press('Enter');
    const box = page.locator('.sim .sim-refusal');
    const rule = (await box.locator('.cite-id').innerText()).trim();
    expect(passage(lang, GAME, rule), rule).toBeDefined();
    expect(await box.locator('.sim-reason').textContent()).toBe(plain(voice.refusal(rule)));
    expect(why).toContain(plain(voice.refusal(rule)));
    expect(await box.locator('a.cite').getAttribute('href')).toBe(`/${lang}/${GAME}/${rule.replace('.', '/#')}`);
    // nothing was played, and the reader stands where they stood
    expect((await shown(page)).step).toBe(step);
    expect(await page.evaluate(() => document.activeElement?.classList.contains('is-refused'))).toBe(true);
  });
  test('a legal move is played, leaves the written line, and the way back is offered', async () => {
    await visit(page, site, pathOf('it', 'damage-prevention-order'));
    const legal = page.locator('.sim-moves button:not(.is-refused)');
    await page.locator('.sim-next').focus();
    while ((await legal.count()) < 2 && !(await shown(page)).isLast) await page.keyboard.press('Enter');
    const before = await shown(page);
    // one of two moves at most is the one that is written
    for (let choice = 0; choice < 2 && (await page.locator('.sim-off').count()) === 0; choice++) {
      await visit(page, site, `${pathOf('it', 'damage-prevention-order')}#${before.hash}`);
      await legal.nth(choice).focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('.sim-off button').focus();
    expect((await shown(page)).hash).not.toBe(before.hash);
    await page.keyboard.press('Enter');
    await page.locator('.sim-off').waitFor({ state: 'detached' });
    const written = expectedSteps(GAME, 'damage-prevention-order', 'it');
    const back = await shown(page);
    expect(written[back.step]?.hash).toBe(back.hash);
  });
  test('the buttons beside the ruler keep the focus while they are pressed, and stay to be asked at the ends', async () => {
    const steps = expectedSteps(GAME, 'theft-of-vitae', 'pt');
    await visit(page, site, pathOf('pt', 'theft-of-vitae'));
    await page.locator('.sim-next').focus();
    for (const step of steps.slice(1)) {
      await page.keyboard.press('Enter');
      const now = await shown(page, step.heard);
      expect(now.status.startsWith(step.heard), now.status).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.classList.contains('sim-next'))).toBe(true);
    }
    expect(await page.locator('.sim-next').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect((await shown(page)).step).toBe(steps.length - 1);
  });
  test.each(KINDS)('every control that is shown is reached by the Tab key and shows that it is: %s', async (id) => {
    await visit(page, site, pathOf('es', id));
    await skipToMain(page);
    // controls get a number, so that what was never reached can be named
    await page.evaluate(() => {
      const isSeen = (element: HTMLElement) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
      const controls = document.querySelectorAll<HTMLElement>(
        '.sim a[href], .sim button, .sim input, .sim select, .sim summary, .sim [tabindex="0"]',
      );
      // of radio buttons with one name, the Tab key stops at one
      const groups = new Set<string>();
      for (const [index, element] of [...controls].entries()) {
        if (element.tabIndex < 0 || element.matches(':disabled') || !isSeen(element)) continue;
        const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
        if (group === '' || !groups.has(group)) element.dataset['control'] = group || `${index}`;
        else element.dataset['control'] = group;
        if (group) groups.add(group);
      }
    });
    const wanted = await page.evaluate(
      () =>
        new Set([...document.querySelectorAll<HTMLElement>('[data-control]')].map((element) => element.dataset['control'])).size,
    );
    const reached = new Set<string>();
    const dim: string[] = [];
    for (let presses = 0; presses < wanted + 40; presses++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (!element?.closest('.sim')) return undefined;
        const isMarked = (one: Element): boolean => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        };
        return {
          control: element.dataset['control'] ?? '',
          isMarked: isMarked(element) || isMarked(element.closest('label') ?? element),
          name: element.outerHTML.slice(0, 80),
        };
      });
      if (!at && reached.size > 0) break;
      if (!at) continue;
      if (at.control) reached.add(at.control);
      if (!at.isMarked) dim.push(at.name);
    }
    const missed = await page.evaluate(
      (seen) =>
        [...document.querySelectorAll<HTMLElement>('[data-control]')]
          .filter(({ dataset }) => !seen.includes(dataset['control'] ?? ''))
          .map((element) => element.outerHTML.slice(0, 120)),
      [...reached],
    );
    expect(wanted).toBeGreaterThan(8);
    expect(missed).toEqual([]);
    expect(dim).toEqual([]);
  });
});

test.each([320, 360, 1280])('every control of a simulation is at least 24 × 24 px: %i px wide', async (width) => {
  const narrow = await hurried(site, { viewport: { width, height: 800 } });
  const small: string[] = [];
  for (const id of KINDS) {
    await visit(narrow, site, pathOf('fr', id));
    await tabToRuler(narrow);
    await narrow.keyboard.press('End');
    small.push(
      ...(await narrow.evaluate((name) => {
        const sim = document.querySelector('.sim') as HTMLElement;
        const targets = [
          ...sim.querySelectorAll<HTMLElement>('button, input, select, summary, a.button, a.sim-line, .sim-grid a'),
        ];
        return targets.flatMap((target) => {
          const box = (
            target.matches('input[type=radio], input[type=checkbox]') ? (target.closest('label') ?? target) : target
          ).getBoundingClientRect();
          if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('.unseen') || target.matches(':disabled'))
            return [];
          return box.width >= 23.99 && box.height >= 23.99
            ? []
            : [`${name}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)} ${target.outerHTML.slice(0, 90)}`];
        });
      }, id)),
    );
  }
  await narrow.context().close();
  expect(small.slice(0, 10)).toEqual([]);
});

test('parameters: the slider moves by key, the outcome follows, the address with it', async () => {
  await visit(page, site, pathOf('es', 'theft-of-vitae'));
  await page.locator('.sim-last').click();
  const capacityTwo = await shown(page);
  expect(capacityTwo.hash).toContain('capacity=2');
  const slider = page.locator('.sim-slider input[type=range]').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const capacityFour = await shown(page);
  expect(capacityFour.hash).toContain('capacity=4');
  // the question that the site was made for: with capacity 2 A ends with 1, with capacity 4 with 3; B with 0 either way
  for (const [capacity, blood] of [
    [2, 1],
    [4, 3],
  ] as const) {
    const { outcome } = gameOf(GAME);
    const end = last(open(lessonFor(GAME, 'theft-of-vitae'), { capacity }));
    expect(outcome(present(end))).toMatchObject({ 'A.blood': blood, 'B.blood': 0 });
  }
  expect(capacityFour.figures).not.toEqual(capacityTwo.figures);
  await visit(page, site, `${pathOf('pt', 'theft-of-vitae')}#${capacityFour.hash}`);
  expect((await shown(page)).figures).toEqual(capacityFour.figures);
});

describe('motion', () => {
  test('a reader who wants none gets none', async () => {
    const still = await hurried(site, { reducedMotion: 'reduce' });
    await visit(still, site, pathOf('fr', 'theft-of-vitae'));
    await tabToRuler(still);
    for (const step of expectedSteps(GAME, 'theft-of-vitae', 'fr').slice(1)) {
      await still.keyboard.press('ArrowRight');
      const running = await still.evaluate(() =>
        document
          .getAnimations()
          .filter(
            (animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration ?? 0) > 10,
          )
          .map((animation) => (animation.effect as KeyframeEffect).target?.className ?? ''),
      );
      expect(running, step.heard).toEqual([]);
    }
    await still.context().close();
  });
  test('nothing moves before anybody does anything', async () => {
    await visit(page, site, pathOf('fr', 'theft-of-vitae'));
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  });
});

describe('waking', () => {
  const pages = [...KINDS.map((id) => pathOf('fr', id)), '/es/vtes/anathema/', '/pt/vtes/damage/'];

  test.each([360, 1280])(
    'shifts nothing: %i px wide',
    async (width) => {
      const reader = await site.open(undefined, { viewport: { width, height: 800 } });
      await reader.context().addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts, shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          }[]) {
            if (entry.hadRecentInput) continue;
            (window as unknown as { shifted: number }).shifted += entry.value;
            shifts.push(
              `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? `${node.nodeName}.${node.className}` : '')).join(' ')}`,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // the island's script is held back until the page as the server drew it has been measured
      let release = (): void => undefined;
      const heights = (): Promise<number[]> =>
        reader.evaluate(() =>
          [...document.querySelectorAll('.sim')].map((sim) => Math.round(sim.getBoundingClientRect().height)),
        );
      for (const path of pages) {
        const held = new Promise<void>((open) => {
          release = open;
        });
        await reader.route(/VtesSimulation[^/]*\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        await reader.goto(new URL(path, site.url).href, { waitUntil: 'load' });
        await reader.evaluate(() => document.fonts.ready);
        expect(await reader.locator('astro-island[ssr]').count(), path).toBeGreaterThan(0);
        const before = await heights();
        release();
        await awake(reader);
        await reader.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const after = await heights();
        // one at a time: those further down are still asleep
        expect(
          Math.abs((after[0] ?? 0) - (before[0] ?? 0)),
          `${path}: ${before[0]} px before, ${after[0]} px after`,
        ).toBeLessThanOrEqual(1);
        const { shifted, shifts } = await reader.evaluate(() => {
          const { shifted, shifts } = window as unknown as { shifted: number; shifts: string[] };
          return { shifted, shifts };
        });
        expect(shifted, `${path}: ${shifts.join('; ')}`).toBeLessThanOrEqual(0.02);
        await reader.unrouteAll({ behavior: 'wait' });
      }
      await reader.context().close();
    },
    120_000,
  );
});

describe('without any script', () => {
  test.each(langs)('the steps are a numbered list with the table after each, and the prose can be read: %s', async (lang) => {
    const plainPage = await site.open(undefined, { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    for (const id of KINDS) {
      await plainPage.goto(new URL(pathOf(lang, id), site.url).href);
      const steps = expectedSteps(GAME, id, lang);
      await plainPage.locator('.sim-steps summary').click();
      const items = plainPage.locator('.sim-steps ol > li');
      expect(await items.count()).toBe(steps.length);
      for (const [index, step] of steps.entries()) {
        const text = (await items.nth(index).innerText()).replace(/\s+/g, ' ');
        expect(text, `${id} ${index}`).toContain(step.sentence.replace(/\s+/g, ' '));
        for (const rule of step.rules) expect(text).toContain(rule);
        // the table after it: the figures of the two who fight, at the least
        const facts = items.nth(index).locator('.sim-facts');
        expect(await facts.count(), `${id} ${index}: the table is not told`).toBe(1);
        for (const who of ['A', 'B'])
          expect(await facts.innerText(), `${id} ${index}`).toMatch(new RegExp(`(?<!\\p{L})${who}(?!\\p{L})[^·]*\\d`, 'u'));
      }
      expect(await items.first().isVisible()).toBe(true);
    }
    await plainPage.goto(new URL(`/${lang}/${GAME}/damage/`, site.url).href);
    expect(await plainPage.locator('main').innerText()).toMatch(/\S{3}/);
    expect(await plainPage.locator('[data-rule]:visible').count()).toBe(39);
    expect(await plainPage.locator('#three-stages .rule-prose').isVisible()).toBe(true);
    await plainPage.context().close();
  });
});

test('in all this nothing was asked of another host, no error written and no policy broken', () => {
  expect(site.trouble).toEqual({ foreign: [], errors: [], violations: [] });
});
