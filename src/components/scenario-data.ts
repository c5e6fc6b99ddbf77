/** What a page says of a scenario around its stage: the words of a language, and what its file proves. */
import { scenarioIndex, scenarioWords } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

export interface ScenarioData {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  /** Rule ids inside the game. */
  readonly proves: readonly string[];
}

/** `undefined` where the scenario has no file or this language has no words for it. */
export function scenarioData(lang: Lang, game: string, id: string): ScenarioData | undefined {
  const file = scenarioIndex(game).find((scenario) => scenario.id === id);
  const words = scenarioWords(lang, game)[id];
  return file && words ? { id, title: words.title, intro: words.intro ?? '', proves: file.proves } : undefined;
}
