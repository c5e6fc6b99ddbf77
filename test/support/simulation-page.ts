/** A simulation in a real page, and what it must show: the same scenario played here, said in the page's language. */
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Happening, ScenarioGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { root } from '../../src/i18n/load.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { packOf } from '../../src/i18n/pack.ts';
import { joined, plain, type Voice, voiceOf } from '../../src/i18n/say.ts';
import { readScenario } from '../../src/scenarios/files.ts';
import { goTo, hashOf, type Lesson, lessonOf, open, type Simulation, told } from '../../src/simulation/index.ts';
import { sheetOf } from '../../src/simulation/sheet-of.ts';
import type { Site } from './browser.ts';

export const gameOf = (id: string): ScenarioGame => games[id] ?? (Promise.reject(new Error(`no game ${id}`)) as never);

const lessons = new Map<string, Lesson<unknown>>();
export function lessonFor(game: string, id: string): Lesson<unknown> {
  const known = lessons.get(`${game}/${id}`);
  if (known) return known;
  const lesson = lessonOf(gameOf(game), sheetOf(gameOf(game), readScenario(join(root, 'content/scenarios', game, `${id}.yaml`))));
  lessons.set(`${game}/${id}`, lesson);
  return lesson;
}

const voices = new Map<string, Voice>();
export function voiceFor(game: string, lang: Lang): Voice {
  const known = voices.get(`${game}/${lang}`) ?? voiceOf(packOf(lang, game, cardNames(game)));
  voices.set(`${game}/${lang}`, known);
  return known;
}

export const sentenceOf = (events: readonly Happening[], voice: Voice): string =>
  events.length > 0 ? plain(joined(events.map((event) => voice.event(event)))) : voice.sim('start');

export interface Expected {
  readonly hash: string;
  /** What the announcement begins with: step and sentence. */
  readonly heard: string;
  readonly sentence: string;
  readonly rules: readonly string[];
}

/** Every step of the written line, the start first. */
export function expectedSteps(game: string, id: string, lang: Lang): Expected[] {
  const voice = voiceFor(game, lang);
  const opened = open(lessonFor(game, id));
  return [...opened.steps.keys(), opened.steps.length].map((index) => expectedAt(goTo(opened, index), index, voice));
}
function expectedAt(here: Simulation<unknown>, index: number, voice: Voice): Expected {
  const events = told(here);
  const sentence = sentenceOf(events, voice);
  const step = index === 0 ? voice.sim('step-0') : voice.sim('step', { n: index, of: here.steps.length });
  return {
    hash: hashOf(here) ?? '',
    heard: `${step}. ${sentence}`,
    sentence,
    rules: [...new Set(events.map(({ rule }) => rule))],
  };
}

/**
 * A page whose pauses are cut short: what waits a moment so that a reader is not overrun comes at once. Nothing else
 * is other than it is for a reader.
 */
export async function hurried(site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.open(undefined, { viewport: { width: 1280, height: 900 }, ...options });
  await page.context().addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hurry = (run: TimerHandler, pause = 0, ...rest: unknown[]) => wait(run, pause >= 200 ? 0 : pause, ...rest);
    window.setTimeout = hurry as typeof window.setTimeout;
  });
  return page;
}

/** Goes to a page and waits until its first simulation is awake. */
export async function visit(page: Page, site: Site, path: string): Promise<void> {
  // a fragment alone does not load the page anew
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(new URL(path, site.url).href, { waitUntil: 'domcontentloaded' });
  await awake(page);
}
export async function awake(page: Page, selector = '.sim'): Promise<void> {
  // by the page itself: the island is drawn anew while it wakes, and no element stays to be waited for
  await page.waitForSelector(selector, { state: 'attached' });
  await page.evaluate((sim) => document.querySelector(sim)?.scrollIntoView({ block: 'nearest' }), selector);
  await page.waitForFunction(
    (sim) => document.querySelector(sim)?.closest('astro-island')?.hasAttribute('ssr') === false,
    selector,
  );
}

export interface Shown {
  readonly status: string;
  /** The step the ruler marks. */
  readonly step: number;
  /** The log's line for it, and the sentence above the table. */
  readonly line: string;
  readonly sentence: string;
  readonly hash: string;
  readonly isLast: boolean;
  /** Every figure on the table, in reading order. */
  readonly figures: readonly string[];
  readonly focus: string;
}

/** What the first simulation of the page shows, once its announcement begins as expected or five seconds have gone by. */
export const shown = (page: Page, heard = ''): Promise<Shown> =>
  page.evaluate(async (expected) => {
    const sim = document.querySelector('.sim');
    const text = (selector: string): string => sim?.querySelector(selector)?.textContent?.trim() ?? '';
    const until = performance.now() + 5000;
    while (!text('[role=status]').startsWith(expected) && performance.now() < until)
      await new Promise((done) => setTimeout(done, 5));
    const ticks = [...(sim?.querySelectorAll('.sim-ticks button') ?? [])];
    return {
      status: text('[role=status]'),
      step: ticks.findIndex((tick) => tick.getAttribute('aria-current') === 'step'),
      line: text('.sim-log li[aria-current=step] .sim-line'),
      // the sentence alone: what stands before its citations, without the marks that the island leaves in the page
      sentence: [...(sim?.querySelector('.sim-sentence > p')?.childNodes ?? [])]
        .filter((node) => node.nodeType !== Node.COMMENT_NODE && !(node instanceof Element && node.matches('.cites, .cite')))
        .map((node) => node.textContent ?? '')
        .join('')
        .trim(),
      hash: location.hash.slice(1),
      isLast: sim?.querySelector('.sim-next')?.getAttribute('aria-disabled') === 'true',
      figures: (sim?.querySelector('.sim-table') as HTMLElement | null)?.innerText.match(/[+−]?\d+/g) ?? [],
      focus: document.activeElement?.closest('.sim-ticks') ? 'ruler' : (document.activeElement?.className ?? ''),
    };
  }, heard);

/** To what a page is about, by the link that stands before everything else. */
export async function skipToMain(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a.skip')?.focus());
  await page.keyboard.press('Enter');
}

/** By the keys alone: past the frame of the page by its first link, then on to the ruler. */
export async function tabToRuler(page: Page): Promise<boolean> {
  await skipToMain(page);
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => Boolean(document.activeElement?.closest('.sim-ticks')))) return true;
  }
  return false;
}
