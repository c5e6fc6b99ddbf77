/** The text of a rule as the index and the page pass it on. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Card names in the text, to be set in English. */
  readonly cards: readonly string[];
}

/** `vtes.damage.three-stages` → `vtes.damage`: texts with such a beginning travel together, as /search/<lang>/vtes.damage.json. */
export const textFile = (rule: string): string => rule.split('.').slice(0, 2).join('.');

/**
 * What a rule is about: what its chapter rests on, a thing that no single card does, one card, or a question that its
 * source leaves open.
 */
export type About = 'base' | 'general' | 'card' | 'open';

/** What joins card names in the record of a rule. */
export const BETWEEN = ' · ';
