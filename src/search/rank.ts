/**
 * Asks the index for each group of the query and adds the answers up. Pagefind alone wants every word of a query in
 * one record; a question asked in words of two languages would find nothing.
 */

import { stem, wordsOf } from './fold.ts';
import type { Glossary } from './glossary.ts';
import { isStopWord } from './stop-words.ts';
import type { About } from './text.ts';
import { type Group, type Query, widen } from './widen.ts';

/** What Pagefind's script offers, as far as it is used here. */
export interface Pagefind {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(term: string | null, options?: object): Promise<{ readonly results: readonly Hit[] }>;
}
export interface Hit {
  readonly id: string;
  readonly score: number;
  /** Where in the text it was found. */
  readonly words: readonly number[];
  /** In which of the other fields. */
  readonly matchedMetaFields?: readonly string[];
  data(): Promise<Fragment>;
}
/** One rule, as it was handed to the index. */
export interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

export interface Answer extends Query {
  readonly hits: readonly Hit[];
  /** Groups rare enough to mean something: what is shown as found. */
  readonly telling: readonly Group[];
}

/**
 * Words of the other languages count less than what the rule is called and what it says; a long passage, which holds
 * many words, counts less for each.
 */
export const ranking = {
  metaWeights: { title: 4, named: 2, rule: 2, chapter: 0.5 },
  pageLength: 0.75,
  termFrequency: 1,
  termSaturation: 1.4,
};

/**
 * How answers are added up. `smooth` keeps a very rare word from deciding alone; `term` is what a word of the glossary
 * weighs; `base` is what holding a word at all is worth; `whole` is how much is lost by a rule that holds none of the
 * other words. Measured on test/search/questions.yaml, whose shares change little around these values.
 */
const adding = { smooth: 20, term: 1.6, base: 0.4, whole: 0.4 };

/** What a find is worth by where it is, for a word that was asked for as spelt: Pagefind tells no more of those. */
const places: Readonly<Record<string, number>> = { title: 1, rule: 0.5, chapter: 0.3, named: 0.1 };
const inText = { once: 0.2, more: 0.4 };

/** What a rule is worth by what it is about, where the question names no card; one about a single card is worth 1. */
const about: Readonly<Partial<Record<About, number>>> = { base: 1.4, general: 1.25 };
/** What a question that the source leaves open is worth, beside what it does settle. */
const OPEN = 0.7;

/** In how large a share of all records a word may stand and still tell rules apart. */
const COMMON = 0.6;
/** A record that scores less than this share of the best one is no answer. */
const SHARE = 0.45;

interface Given {
  readonly pagefind: Pagefind;
  readonly glossary: Glossary;
  readonly records: number;
}

export async function search(query: string, lang: string, { pagefind, glossary, records }: Given): Promise<Answer> {
  const widened = widen(query, lang, glossary);
  const full = widened.groups.filter(({ words, entries }) => entries.length > 0 || words.some(({ key }) => !isStopWord(key)));
  const asked = await Promise.all(
    (full.length > 0 ? full : widened.groups).map(async (group) => {
      const best = await bestOf(group, pagefind);
      return { group, best, weight: weightOf(group, best.size, records) };
    }),
  );
  const isTelling = ({ best }: (typeof asked)[number]) => best.size > 0 && best.size <= records * COMMON;
  const telling = asked.filter(isTelling);
  // "blood" alone stands nearly everywhere, and is still a question.
  const used = telling.length > 0 ? telling : asked.filter(({ best }) => best.size > 0);
  const namesCard = used.some(({ group }) => group.entries.some(({ card }) => card));
  const kinds = await worthOfKinds(pagefind, namesCard);
  const all = used.reduce((sum, { weight }) => sum + weight, 0);
  const scores = new Map<string, { hit: Hit; score: number; held: number }>();
  for (const { best, weight } of used) {
    for (const [id, { hit, score }] of best) {
      const before = scores.get(id) ?? { score: 0, held: 0 };
      const worth = weight * (adding.base + (1 - adding.base) * score);
      scores.set(id, { hit, score: before.score + worth, held: before.held + weight });
    }
  }
  const ranked = [...scores]
    .map(([id, { hit, score, held }]) => ({
      hit,
      score: score * (kinds.get(id) ?? 1) * (1 - adding.whole + (adding.whole * held) / all),
    }))
    .sort((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * SHARE;
  return {
    ...widened,
    telling: used.map(({ group }) => group),
    hits: ranked.filter(({ score }) => score >= least).map(({ hit }) => hit),
  };
}

/** The rules that hold what a group means, each with the best that it was found for. */
async function bestOf(group: Group, pagefind: Pagefind): Promise<Map<string, { hit: Hit; score: number }>> {
  const best = new Map<string, { hit: Hit; score: number }>();
  for (const { term, exact, worth, card } of group.asked) {
    const { results } = await pagefind.search(exact ? `"${term}"` : term, card ? { filters: { card } } : {});
    const [first] = results;
    if (!first || (!exact && best.size === 0 && !(await isNear(first, term)))) continue;
    for (const hit of results) {
      const score = worth * (exact ? placeOf(hit) : hit.score / (first.score || 1));
      if (score > (best.get(hit.id)?.score ?? 0)) best.set(hit.id, { hit, score });
    }
  }
  return best;
}

function placeOf({ words, matchedMetaFields = [] }: Hit): number {
  const text = words.length > 0 ? inText.once + inText.more * (1 - 1 / words.length) : 0;
  return Math.max(text, ...matchedMetaFields.map((field) => places[field] ?? 0));
}

async function worthOfKinds(pagefind: Pagefind, namesCard: boolean): Promise<Map<string, number>> {
  const kinds = Object.entries({ open: OPEN, ...(namesCard ? {} : about) });
  const found = await Promise.all(kinds.map(([kind]) => pagefind.search(null, { filters: { about: kind } })));
  return new Map(found.flatMap(({ results }, index) => results.map(({ id }) => [id, kinds[index]?.[1] ?? 1] as const)));
}

/** The rarer, the more a word says; a word of the glossary says more than another as rare. */
function weightOf(group: Group, found: number, records: number): number {
  if (found === 0) return 0;
  return Math.log(1 + records / (found + adding.smooth)) * (group.entries.length > 0 ? adding.term : 1);
}

/** For a word that it does not hold, Pagefind answers with what begins like it, were it one letter. */
async function isNear(hit: Hit, term: string): Promise<boolean> {
  const { content, meta } = await hit.data();
  const held = wordsOf([content, meta['title'], meta['named'], meta['place'], meta['rule']].join(' ')).map(({ key }) => key);
  return wordsOf(term).some(({ key }) => {
    const start = stem(key).slice(0, Math.max(3, key.length - 3));
    return held.some((each) => each.startsWith(start));
  });
}
