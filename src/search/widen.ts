/** A query as groups of words that mean one thing, each with what the glossary adds to it. */
import { fold, straight, unsigned, type Word, wordsOf } from './fold.ts';
import type { Entry, Glossary } from './glossary.ts';
import { tellingOf } from './stop-words.ts';

/** One request to the index. */
export interface Asked {
  readonly term: string;
  /** This spelling alone, words in this order; otherwise whatever shares its stem or beginning. */
  readonly exact: boolean;
  /** How much an answer is worth, at most 1. */
  readonly worth: number;
  /** Only among the rules that name this card: a stemmer takes *Coma* for other words. */
  readonly card?: string;
}

export interface Group {
  /** As typed. */
  readonly typed: string;
  readonly words: readonly Word[];
  readonly asked: readonly Asked[];
  readonly entries: readonly Entry[];
  /** Everyday words that mean the same. */
  readonly alike: readonly Entry[];
}

/** A word that the glossary added, for the line that says so. */
export interface Added {
  readonly term: string;
  readonly typed: string;
  /** Language of what was typed; the reader's own when it was an old or a rival word. */
  readonly from: string;
}

export interface Query {
  readonly groups: readonly Group[];
  readonly added: readonly Added[];
}

/**
 * What an answer is worth by what it was asked for: what was typed, as it stands or with other endings; the same in a
 * term's words of another language; a term's first form, its other forms; everyday words that mean the same.
 */
export const worth = { typed: 1, bent: 0.7, foreign: 0.5, term: 1, form: 0.9, plain: 0.3 };

/** So many words are searched for; a longer query is no question but a text. */
const MOST = 16;

/** The id of a rule is asked for by its words. */
const apart = (query: string): string => query.replace(/(?<=[a-z]{2})\.(?=[a-z]{2})/g, ' ');

export function widen(query: string, lang: string, glossary: Glossary): Query {
  const words = wordsOf(apart(query)).slice(0, MOST);
  const groups: Group[] = [];
  const added: Added[] = [];
  let next = 0;
  for (const found of glossary.find(words, lang)) {
    const [first] = found;
    if (!first) continue;
    groups.push(...words.slice(next, first.from).map(single));
    const span = words.slice(first.from, first.to);
    const typed = query.slice(span[0]?.start, span.at(-1)?.end);
    const isOwn = first.lang === lang;
    const asked: Asked[] = [];
    // The records hold foreign words one by one.
    if (!first.entry.card && (isOwn || span.length === 1))
      asked.push(...spellings(span, true, isOwn ? worth.typed : worth.foreign));
    const entries = [...new Set(found.map(({ entry }) => entry))];
    if (entries.every(({ plain }) => plain)) asked.push(...spellings(span, false, isOwn ? worth.bent : worth.foreign));
    for (const entry of entries) {
      const [term, ...others] = entry.forms[lang] ?? [];
      if (!term) continue;
      const say = (form: string, exact: boolean, value: number) => spellings(wordsOf(straight(form)), exact, value);
      const main = say(term, false, entry.plain ? worth.plain : worth.term);
      asked.push(...main.map((each) => (entry.card ? { ...each, card: straight(term) } : each)));
      if (!entry.card) asked.push(...others.flatMap((form) => say(form, true, entry.plain ? worth.plain : worth.form)));
      const isTold = !entry.plain && !isSame(term, typed) && !added.some((each) => each.term === term);
      if (isTold) added.push({ term, typed, from: first.lang });
    }
    groups.push({
      typed,
      words: span,
      asked: distinct(asked),
      entries: entries.filter(({ plain }) => !plain),
      alike: entries.filter(({ plain }) => plain),
    });
    next = first.to;
  }
  groups.push(...words.slice(next).map(single));
  return { groups, added };
}

const single = (word: Word): Group => ({
  typed: word.text,
  words: [word],
  asked: [...spellings([word], true, worth.typed), ...spellings([word], false, worth.bent)],
  entries: [],
  alike: [],
});

/** Each question once, for the most that it is worth. */
const distinct = (asked: readonly Asked[]): Asked[] =>
  asked.filter(
    (each, index) =>
      asked.findIndex((other) => other.term === each.term && other.exact === each.exact && other.card === each.card) === index,
  );

/** Of a shorter word Pagefind's other endings are other words: `sce`, `scegli`. */
const SHORTEST = 4;

/** Pagefind folds accents, and knows no ligatures but those written. */
function spellings(words: readonly Word[], exact: boolean, value: number): Asked[] {
  const telling = tellingOf(words);
  const folded = telling.map(({ key }) => key).join(' ');
  const written = telling.map(({ text }) => unsigned(text.toLowerCase())).join(' ');
  return (/[œæ]/.test(written) ? [folded, written] : [written]).map((term) => ({
    term,
    exact: exact || term.length < SHORTEST,
    worth: value,
  }));
}

/** A plural or an accent more is no other word. */
const isSame = (a: string, b: string): boolean => fold(a).replace(/s$/, '') === fold(b).replace(/s$/, '');
