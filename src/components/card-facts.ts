/** What a game says of its cards in words: the contract, and what its parts share. */
import type { GameCard } from '../content/cards.ts';
import type { Lang } from '../i18n/locales.ts';

export interface Discipline {
  /** As the list of cards filters by it. */
  readonly id: string;
  /** As cards print it, where they do not write it out. */
  readonly sign?: string;
  readonly name: string;
  /** The language has no word of its own for it. */
  readonly isEnglish: boolean;
}

export interface Fact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly isEnglish?: boolean }[];
}

export interface CardFacts<C extends GameCard> {
  /** In the order of the list. */
  readonly kinds: readonly C['kind'][];
  kindName(lang: Lang, kind: string): string;
  /** Its kind, and a second one where it has two. */
  kindsOf(card: C): readonly string[];
  disciplinesOf(lang: Lang, card: C): readonly Discipline[];
  factsOf(lang: Lang, card: C): readonly Fact[];
  /** The words of its text, each under the sign of its level. */
  levelsOf(card: C, text: Readonly<Record<string, string>>): readonly { sign?: string; text: string }[];
  /** In the official list of cards, where there is one. */
  numberOf(card: C): string | undefined;
}

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A Discipline by its English name, and by the word that a language has for it. */
export const disciplineOf = (id: string, english: string, word: string | undefined): Omit<Discipline, 'sign'> => ({
  id,
  name: word ?? english,
  isEnglish: word === undefined || word === english,
});

/** A row, where there is something to say in it. */
export const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values: values.map((text) => ({ text })) }] : [];
