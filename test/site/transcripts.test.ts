/**
 * What the page of every simulation says of every step, in every language: the sentence that is heard there, the rules
 * it cites, and the line it carries, are those of the engine. The list is drawn by the same parts as the simulation;
 * that a browser steps through it and says the same is seen on a sample, in `test/browser/stepping.test.ts`.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readyGames } from '../../src/content/games.ts';
import { root, scenarioIndex } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { readScenario } from '../../src/scenarios/files.ts';
import { runScenario } from '../../src/scenarios/run.ts';
import { goTo, hashOf, lessonOf, open, readSheet, startHash, told } from '../../src/simulation/index.ts';
import { pageAt, sheetIn, unescaped } from '../support/dist.ts';
import { gameOf, sentenceOf, voiceFor } from '../support/simulation-page.ts';

interface ListedStep {
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly facts: string;
}

const words = (html: string): string =>
  unescaped(html.replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** The steps that a page lists, read from what it was sent as. */
function listedIn(html: string): ListedStep[] {
  const list = /<details class="sim-steps">[\s\S]*?<\/details>/.exec(html)?.[0] ?? '';
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = '']) => {
    const told = /<p>([\s\S]*?)<\/p>/.exec(step)?.[1] ?? '';
    return {
      sentence: words(told.replace(/<a class="cite"[\s\S]*$/, '')),
      rules: [...told.matchAll(/<span class="cite-id">([^<]*)<\/span>/g)].map(([, rule = '']) => rule),
      facts: words(/<p class="sim-facts">([\s\S]*?)<\/p>/.exec(step)?.[1] ?? ''),
    };
  });
}

describe.each(readyGames)('$id', ({ id: game }) => {
  const ids = scenarioIndex(game).map(({ id }) => id);
  const engine = gameOf(game);

  test('every step of every simulation is told as the engine tells it, in every language', () => {
    const faults: string[] = [];
    let steps = 0;
    for (const id of ids) {
      const { line } = runScenario(engine, readScenario(join(root, 'content/scenarios', game, `${id}.yaml`)));
      const carried = new Set<string>();
      for (const lang of langs) {
        const page = pageAt(`/${lang}/${game}/scenarios/${id}/`);
        const sheet = sheetIn(page, id);
        if (!page || !sheet) {
          faults.push(`${lang} ${id}: ${page ? 'carries no line' : 'has no page'}`);
          continue;
        }
        carried.add(JSON.stringify(sheet));
        const opened = open(lessonOf(engine, readSheet(JSON.stringify(sheet))));
        const voice = voiceFor(game, lang);
        const listed = listedIn(page.html);
        const plies = (of: typeof line.plies): string => JSON.stringify(of.map(({ move, events }) => [move, events]));
        if (plies(opened.written.plies.slice(0, line.plies.length)) !== plies(line.plies))
          faults.push(`${lang} ${id}: carries another line than the runner plays`);
        if (listed.length !== opened.steps.length + 1)
          faults.push(`${lang} ${id}: lists ${listed.length} steps of ${opened.steps.length + 1}`);
        for (const [at, step] of listed.entries()) {
          steps++;
          const events = told(goTo(opened, at));
          const sentence = sentenceOf(events, voice).replace(/\s+/g, ' ').trim();
          const rules = [...new Set(events.map(({ rule }) => rule))];
          if (step.sentence !== sentence) faults.push(`${lang} ${id}: step ${at} says «${step.sentence}», not «${sentence}»`);
          if (step.rules.join() !== rules.join()) faults.push(`${lang} ${id}: step ${at} cites ${step.rules}, not ${rules}`);
          if ((at === 0 || at === listed.length - 1) && !/\d/.test(step.facts))
            faults.push(`${lang} ${id}: step ${at} shows no figures`);
        }
        if (hashOf(opened) === undefined || startHash(opened.lesson, opened.setting, opened.edition) === undefined)
          faults.push(`${lang} ${id}: has no address`);
      }
      if (carried.size > 1) faults.push(`${id}: languages carry different lines, so that their addresses differ`);
    }
    console.log(`${steps} steps of ${ids.length} simulations were read in ${langs.length} languages`);
    expect(faults.slice(0, 25)).toEqual([]);
    expect(steps).toBeGreaterThan(ids.length * langs.length * 3);
  });
});
