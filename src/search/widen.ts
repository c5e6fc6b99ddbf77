/** A query as groups of words that mean one thing, each with what the glossary adds to it. */
import { fold, straight, type Word, wordsOf } from './fold.ts';
import type { Entry, Glossary } from './glossary.ts';

export interface Group {
  /** As typed. */
  readonly typed: string;
  readonly words: readonly Word[];
  /** What is asked of the index: the words as typed, and the reader's own words for the same thing. */
  readonly asked: readonly string[];
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

/** Pagefind drops the signs inside a word and knows no ligatures but those written. */
const asIndexed = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');
const withAccents = (text: string): string =>
  wordsOf(straight(text))
    .map((word) => word.text.toLowerCase().replace(/[:.+]/g, ''))
    .join(' ');

export function widen(query: string, lang: string, glossary: Glossary): Query {
  const words = wordsOf(query).slice(0, MOST);
  const groups: Group[] = [];
  const added: Added[] = [];
  const typedOf = (some: readonly Word[]) => query.slice(some[0]?.start, some.at(-1)?.end);
  const single = (word: Word): Group => ({
    typed: word.text,
    words: [word],
    asked: [...new Set([asIndexed([word]), withAccents(word.text)])],
    entries: [],
  });
  let next = 0;
  for (const found of glossary.find(words, lang)) {
    const [first] = found;
    if (!first) continue;
    groups.push(...words.slice(next, first.from).map(single));
    const span = words.slice(first.from, first.to);
    const typed = typedOf(span);
    const asked = new Set([asIndexed(span), withAccents(typed)]);
    const entries = [...new Set(found.map(({ entry }) => entry))];
    for (const entry of entries) {
      const [term] = entry.forms[lang] ?? [];
      if (!term) continue;
      asked.add(withAccents(term));
      const langs = found.filter((each) => each.entry === entry).map((each) => each.lang);
      const from = langs.includes(lang) ? lang : (langs[0] ?? lang);
      const isSame = fold(term) === fold(typed) || fold(term).replace(/s$/, '') === fold(typed).replace(/s$/, '');
      if (!isSame && !added.some((each) => each.term === term)) added.push({ term, typed, from });
    }
    groups.push({ typed, words: span, asked: [...asked], entries });
    next = first.to;
  }
  groups.push(...words.slice(next).map(single));
  return { groups, added };
}
