/**
 * Simulations on their own pages: opened at a step in the middle by its address, then walked from the first step to the
 * last by the keyboard alone. What is heard at each step is the log's line, and the engine's. A browser is shown a
 * sample (`support/sample.ts`); what every page says of every step in every language is read without one, in
 * `test/site/transcripts.test.ts`, and every address of every line is read in `test/scenarios/content.test.ts`.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyGames } from '../../src/content/games.ts';
import { scenarioIndex } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { openSite, type Site } from '../support/browser.ts';
import { sampleOf } from '../support/sample.ts';
import { expectedSteps, hurried, shown, tabToRuler, visit, voiceFor } from '../support/simulation-page.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await hurried(site);
});
afterAll(() => site?.close());

/** What each language showed at the step in the middle: hash and figures, by scenario. */
const middles = new Map<string, { readonly lang: string; readonly hash: string; readonly figures: string }[]>();

/** What is wrong with a simulation in a language. */
async function walk(game: string, id: string, lang: (typeof langs)[number]): Promise<string[]> {
  const faults: string[] = [];
  const check = (fine: boolean, said: string): void => void (fine || faults.push(`${lang} ${id}: ${said}`));
  const steps = expectedSteps(game, id, lang);
  const middle = Math.floor(steps.length / 2);
  const voice = voiceFor(game, lang);

  await visit(page, site, `/${lang}/${game}/scenarios/${id}/#${steps[middle]?.hash}`);
  const opened = await shown(page);
  check(opened.step === middle, `the address of step ${middle} opens step ${opened.step}`);
  check(opened.line === (middle === 0 ? '' : steps[middle]?.sentence), `the address of step ${middle} shows «${opened.line}»`);
  check(opened.figures.length > 2, 'the table shows no figures');
  middles.set(`${game}/${id}`, [
    ...(middles.get(`${game}/${id}`) ?? []),
    { lang, hash: steps[middle]?.hash ?? '', figures: opened.figures.join(' ') },
  ]);

  check(await tabToRuler(page), 'the ruler cannot be reached by the Tab key');
  await page.keyboard.press('Home');
  const start = await shown(page, middle === 0 ? '' : voice.sim('undone', { what: steps[middle]?.sentence ?? '' }));
  check(start.step === 0, `Home leads to step ${start.step}`);
  if (middle > 0)
    check(
      start.status.startsWith(voice.sim('undone', { what: steps[middle]?.sentence ?? '' })),
      `going back is heard as «${start.status}»`,
    );

  for (const [index, step] of steps.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    const now = await shown(page, index > 0 ? step.heard : '');
    check(now.step === index, `step ${index} is marked as ${now.step}`);
    check(now.hash === step.hash, `step ${index} has the address ${now.hash}`);
    check(now.sentence === step.sentence, `step ${index} says «${now.sentence}», not «${step.sentence}»`);
    check(now.focus === 'ruler', `at step ${index} the focus is on ${now.focus || 'nothing'}`);
    check(
      now.isLast === (index === steps.length - 1),
      `step ${index} of ${steps.length - 1} is ${now.isLast ? '' : 'not '}the last`,
    );
    if (index === 0) continue;
    check(now.line === step.sentence, `the log says «${now.line}» at step ${index}, not «${step.sentence}»`);
    check(now.status.startsWith(step.heard), `at step ${index} «${now.status}» is heard, not «${step.heard}»`);
    for (const rule of step.rules) check(now.status.includes(`§ ${rule}.`), `at step ${index} the rule ${rule} is not heard`);
    if (index === middle)
      check(
        now.figures.join(' ') === opened.figures.join(' '),
        `step ${index} shows ${now.figures.join(' ')} when walked to, ${opened.figures.join(' ')} by its address`,
      );
  }
  return faults;
}

describe.each(readyGames)('$id', ({ id: game }) => {
  const sample = sampleOf(game);
  const inAll = sample.filter((each) => each.langs.length === langs.length);

  test('the sample is large enough to say something, and small enough to be walked', () => {
    console.log(
      `${game}: ${sample.length} simulations are walked, ${inAll.length} of them in all languages, of ${scenarioIndex(game).length}`,
    );
    expect(sample.length).toBeGreaterThan(12);
    expect(sample.length).toBeLessThan(90);
    for (const lang of langs) expect(sample.filter((each) => each.langs.includes(lang)).length).toBeGreaterThan(inAll.length);
  });

  test.each(langs)(
    'each of the sample is walked to its end by the keyboard, and heard as its log reads: %s',
    async (lang) => {
      const faults: string[] = [];
      for (const { id } of sample.filter((each) => each.langs.includes(lang))) faults.push(...(await walk(game, id, lang)));
      expect(faults.slice(0, 25)).toEqual([]);
    },
    240_000,
  );

  test('the address of a step opens the same step with the same figures in every language', () => {
    const seenInAll = inAll.map(({ id }) => [id, middles.get(`${game}/${id}`) ?? []] as const);
    expect(seenInAll.length).toBeGreaterThan(2);
    const odd = seenInAll.filter(
      ([, seen]) => seen.length !== langs.length || new Set(seen.map(({ hash, figures }) => `${hash} ${figures}`)).size !== 1,
    );
    expect(odd).toEqual([]);
  });

  test('on no page anything was asked of another host, an error was written or the policy was broken', () => {
    expect(site.trouble).toEqual({ foreign: [], errors: [], violations: [] });
  });
});
