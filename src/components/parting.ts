/** Where the rules of 2004 and of today part: the step of a simulation, worked out by playing both. */
import { scenarioUrl } from '../content/addresses.ts';
import { games } from '../games/index.ts';
import { scenarioIndex, scenarioWords } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { goTo, hashOf, lessonOf, open } from '../simulation/index.ts';
import { sheetFor } from './stage-data.ts';

const known = new Map<string, string | undefined>();

/** Hash of the first step that is told differently, if the scenario has one. */
function partingHash(game: string, scenario: string): string | undefined {
  const name = `${game}/${scenario}`;
  const engine = games[game];
  if (!engine) return undefined;
  if (!known.has(name)) {
    const lesson = lessonOf(engine, sheetFor(game, scenario).sheet);
    const start = open(lesson);
    const step = lesson.editions.length > 1 ? lesson.parting(start.setting) : undefined;
    known.set(name, step === undefined ? undefined : hashOf(goTo(start, step)));
  }
  return known.get(name);
}

export function partingUrl(lang: Lang, game: string, rule: string): string | undefined {
  const words = scenarioWords(lang, game);
  for (const { id, proves } of scenarioIndex(game)) {
    if (!proves.includes(rule) || !words[id]) continue;
    const hash = partingHash(game, id);
    if (hash) return `${scenarioUrl(lang, game, id)}#${hash.replace(/^#/, '')}`;
  }
  return undefined;
}
