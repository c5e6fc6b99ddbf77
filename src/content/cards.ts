/** The one door between the pages and a game's cards: their data, their words, where each of them occurs. In Node alone. */
import { z } from 'zod';
import { cardNames } from '../i18n/card-names.ts';
import { loadYaml, type ScenarioEntry, scenarioIndex, scenarioWords } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { type GameCard, pageOf } from './game-page.ts';
import { chapters, type Passage, type Prose, textOf } from './passages.ts';

export type { GameCard } from './game-page.ts';

const wordsSchema = z.record(
  z.string(),
  z.looseObject({ name: z.string().optional(), text: z.record(z.string(), z.string()), once: z.string().optional() }),
);
export interface CardWords {
  /** Printed in this language, where it ever was. */
  readonly name?: string | undefined;
  /** What it does, by level: `basic` and `superior`, the level itself where there are more, `effect` without levels. */
  readonly text: Readonly<Record<string, string>>;
  /** Its limit. */
  readonly once?: string | undefined;
}

export const cardWords = (lang: Lang, game: string): Readonly<Record<string, CardWords>> =>
  loadYaml<Record<string, CardWords>>(
    `content/${lang}/${game}/cards.yaml`,
    wordsSchema as z.ZodType<Record<string, CardWords>>,
    {},
  );

const made = new Map<string, readonly GameCard[]>();

/** The cards of a game, by their English names. */
export function cardsOf(game: string): readonly GameCard[] {
  const names = cardNames(game);
  const sign = /[^\p{L}\p{N} ]/gu;
  const key = ({ id }: GameCard): string => (names[id] ?? id).replace(sign, '');
  const list = made.get(game) ?? [...(pageOf(game)?.cards ?? [])].sort((a, b) => key(a).localeCompare(key(b), 'en'));
  made.set(game, list);
  return list;
}

export const nameOf = (game: string, card: string): string => namesOf(game)[card] ?? card;

/** Kept for the time of a build: every card name of every page asks. */
const names = new Map<string, Readonly<Record<string, string>>>();
function namesOf(game: string): Readonly<Record<string, string>> {
  const known = names.get(game) ?? cardNames(game);
  names.set(game, known);
  return known;
}

const straight = (name: string): string => name.replaceAll('’', "'").trim().toLowerCase();
const ids = new Map<string, ReadonlyMap<string, string>>();

/** The card of an English name, if it has a page. */
export function cardNamed(game: string, name: string): string | undefined {
  const known = ids.get(game) ?? new Map(cardsOf(game).map(({ id }) => [straight(nameOf(game, id)), id]));
  ids.set(game, known);
  return known.get(straight(name));
}

const namesIn = (nodes: readonly Prose[]): string[] =>
  nodes.flatMap((node) => (node.name === 'C' ? [textOf(node.children ?? [])] : namesIn(node.children ?? [])));

const naming = new WeakMap<object, ReadonlyMap<string, readonly Passage[]>>();

/** The rules that name a card, in the order of the chapters. */
export function rulesNaming(lang: Lang, game: string, card: string): readonly Passage[] {
  return chapters(lang, game).flatMap((chapter) => {
    const known = naming.get(chapter) ?? byCard(game, chapter.passages);
    naming.set(chapter, known);
    return known.get(card) ?? [];
  });
}

function byCard(game: string, passages: readonly Passage[]): ReadonlyMap<string, readonly Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const passage of passages) {
    const { prose, difference } = passage;
    const parts = [...prose, ...(difference ? [...difference.body, ...difference.then, ...difference.now] : [])];
    for (const id of new Set(namesIn(parts).flatMap((name) => cardNamed(game, name) ?? [])))
      found.set(id, [...(found.get(id) ?? []), passage]);
  }
  return found;
}

/** The scenarios in which a card plays, as far as a language has words for them. */
export function scenariosWith(lang: Lang, game: string, card: string): readonly ScenarioEntry[] {
  const words = scenarioWords(lang, game);
  return scenarioIndex(game).filter((scenario) => scenario.words.has(card) && words[scenario.id]);
}

/** The cards that play in a scenario. */
export const cardsPlaying = (game: string, scenario: ScenarioEntry): readonly GameCard[] =>
  cardsOf(game).filter(({ id }) => scenario.words.has(id));
