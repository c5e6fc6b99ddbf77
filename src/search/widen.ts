/** A query as groups of words that mean one thing, each with what the glossary adds to it. */
import { fold, straight, type Word, wordsOf } from './fold.ts';
import type { Entry, Glossary } from './glossary.ts';

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

/** So many words are searched for; a longer query is no question but a text. */
const MOST = 16;

export function widen(query: string, lang: string, glossary: Glossary): Query {
  const words = wordsOf(query).slice(0, MOST);
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
    if (!first.entry.card && (isOwn || span.length === 1)) asked.push(...spellings(span, true, isOwn ? 1 : 0.8));
    const entries = [...new Set(found.map(({ entry }) => entry))];
    for (const entry of entries) {
      const [term] = entry.forms[lang] ?? [];
      if (!term) continue;
      const local = spellings(wordsOf(straight(term)), false, 1);
      asked.push(...local.map((each) => (entry.card ? { ...each, card: straight(term) } : each)));
      if (!isSame(term, typed) && !added.some((each) => each.term === term)) added.push({ term, typed, from: first.lang });
    }
    groups.push({ typed, words: span, asked, entries });
    next = first.to;
  }
  groups.push(...words.slice(next).map(single));
  return { groups, added };
}

const single = (word: Word): Group => ({
  typed: word.text,
  words: [word],
  asked: [...spellings([word], true, 1), ...spellings([word], false, 0.7)],
  entries: [],
});

/** Pagefind drops the signs inside a word, folds accents, and knows no ligatures but those written. */
function spellings(words: readonly Word[], exact: boolean, worth: number): Asked[] {
  const folded = words.map(({ key }) => key).join(' ');
  const written = words.map(({ text }) => text.toLowerCase().replace(/[:.+]/g, '')).join(' ');
  // A word with signs inside is held as a compound, which an exact search leaves out.
  const isWhole = words.every(({ text }) => !/[:.+]/.test(text));
  return (/[œæ]/.test(written) ? [folded, written] : [written]).map((term) => ({ term, exact: exact && isWhole, worth }));
}

/** A plural or an accent more is no other word. */
const isSame = (a: string, b: string): boolean => fold(a).replace(/s$/, '') === fold(b).replace(/s$/, '');
