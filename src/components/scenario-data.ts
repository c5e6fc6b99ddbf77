/**
 * What a page shows of a scenario without any script. The words come from content/; the steps from playing the
 * scenario: whoever runs scenarios fills `stepsOf`.
 */
import { scenarioIndex, scenarioWords } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

export interface ScenarioStep {
  /** From 1. */
  readonly n: number;
  /** What happened, in the reader's language. */
  readonly sentence: string;
  /** Rules it cites, ids inside the game. */
  readonly rules: readonly string[];
}

export interface ScenarioData {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly proves: readonly string[];
  readonly steps: readonly ScenarioStep[];
}

const stepsOf = (_lang: Lang, _game: string, _id: string): readonly ScenarioStep[] => [];

/** `undefined` while the scenario has no file or this language has no words for it. */
export function scenarioData(lang: Lang, game: string, id: string): ScenarioData | undefined {
  const file = scenarioIndex(game).find((scenario) => scenario.id === id);
  const words = scenarioWords(lang, game)[id];
  if (!file || !words) return undefined;
  return { id, title: words.title, intro: words.intro ?? '', proves: file.proves, steps: stepsOf(lang, game, id) };
}
