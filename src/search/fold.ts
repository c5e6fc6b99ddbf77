/** How words are compared: without accents, capitals, ligatures, kinds of apostrophe, and roughly without endings. */

/** `Équipement` → `equipement`, `manœuvre` → `manoeuvre`, `l’arme` → `l'arme`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ´`]/g, "'");

/** The index splits a word at a straight apostrophe only. */
export const straight = (text: string): string => text.replace(/[’‘ʼ]/g, "'");

/** What stands between words, an elided article's apostrophe included; `S:CE`, `V:TES` and `X+2` stay whole. */
const word = /[\p{L}\p{M}\p{N}]+(?:[:.+](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;

/** `S:CE` → `SCE`, `X+2` → `X2`: the index, which would split them, is given one word and asked for one. */
export const unsigned = (text: string): string => text.replace(/[:.+]/g, '');

export interface Word {
  /** As written. */
  readonly text: string;
  /** Folded, signs inside left out: `S:CE` → `sce`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(word)].map((match) => ({
    text: match[0],
    key: unsigned(fold(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));

/**
 * A folded word without its ending, roughly and alike for the four languages: `robados`, `robada` → `robad`;
 * `voler`, `volent`, `volé` → `vol`. Only ever compared with other stems.
 */
export function stem(key: string): string {
  if (key.length < 4 || /\d/.test(key)) return key;
  const bare = key
    .replace(/(?<=...)(?:[ao]no|ent|[ae][mn])$/, '')
    .replace(/[sx]$/, '')
    .replace(/(?<=[aei])r$/, '');
  return bare.length < 4 ? bare.replace(/(?<=..)[aeiou]$/, '') : bare.replace(/[aeiou]{1,2}$/, '');
}
