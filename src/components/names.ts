/** What is set apart as a card's name in a line of words. */
import { cardNames } from '../i18n/card-names.ts';

const patterns = new WeakMap<object, RegExp>();
const none = {};

/** Finds the next name: between asterisks (group 1), or, where a game is named, one of its cards (group 2). */
export function namesIn(game: string | undefined): RegExp {
  const cards = game ? cardNames(game) : none;
  const found = patterns.get(cards) ?? patternOf(Object.values(cards));
  patterns.set(cards, found);
  return found;
}

function patternOf(names: readonly string[]): RegExp {
  const known = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  // A name stands alone: Coma is not in "comatose".
  return new RegExp(`\\*([^*]+)\\*${known && `|(?<![\\p{L}])(${known})(?![\\p{L}])`}`, 'u');
}
