/** What a page says of a scenario around its stage: the words of a language, what its file proves, who plays in it. */
import { cardsPlaying } from '../content/cards.ts';
import { type Ruling, ruling } from '../content/rulings.ts';
import { scenarioIndex, scenarioWords } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

export interface ScenarioData {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  /** Rule ids inside the game. */
  readonly proves: readonly string[];
  readonly rulings: readonly Ruling[];
  /** Ids of the cards on its table and in its moves. */
  readonly cards: readonly string[];
}

/** `undefined` where the scenario has no file or this language has no words for it. */
export function scenarioData(lang: Lang, game: string, id: string): ScenarioData | undefined {
  const file = scenarioIndex(game).find((scenario) => scenario.id === id);
  const words = scenarioWords(lang, game)[id];
  if (!file || !words) return undefined;
  return {
    id,
    title: words.title,
    intro: words.intro ?? '',
    proves: file.proves,
    rulings: file.rulings.flatMap((each) => ruling(game, each) ?? []),
    cards: cardsPlaying(game, file).map((card) => card.id),
  };
}
