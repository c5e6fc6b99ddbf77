/**
 * Asks the index for each group of the query and adds the answers up. Pagefind alone wants every word of a query in
 * one record; a question asked in words of two languages would find nothing.
 */
import type { Glossary } from './glossary.ts';
import { type Group, type Query, widen } from './widen.ts';

/** What Pagefind's script offers, as far as it is used here. */
export interface Pagefind {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(term: string): Promise<{ readonly results: readonly Hit[] }>;
}
export interface Hit {
  readonly id: string;
  readonly score: number;
  data(): Promise<Fragment>;
}
/** One rule, as it was handed to the index. */
export interface Fragment {
  readonly url: string;
  readonly raw_content: string;
  readonly meta: Readonly<Record<string, string>>;
}

export interface Answer extends Query {
  readonly hits: readonly Hit[];
  /** Groups rare enough to mean something: what is shown as found. */
  readonly telling: readonly Group[];
}

/** Words of the other languages count less than what the rule is called and what it says. */
export const ranking = {
  metaWeights: { title: 5, alias: 6, card: 6, rule: 3, other: 1, place: 0.2 },
  pageLength: 0.4,
};

/** In how large a share of all records a word may stand and still tell rules apart. */
const COMMON = 0.6;
/** A record that scores less than this share of the best one is no answer. */
const SHARE = 0.45;

export async function search(
  query: string,
  lang: string,
  { pagefind, glossary, records }: { pagefind: Pagefind; glossary: Glossary; records: number },
): Promise<Answer> {
  const widened = widen(query, lang, glossary);
  const asked = await Promise.all(
    widened.groups.map(async (group) => {
      const answers = await Promise.all(group.asked.map((term) => pagefind.search(term)));
      const best = new Map<string, { hit: Hit; score: number }>();
      for (const { results } of answers) {
        const top = results[0]?.score || 1;
        for (const hit of results) {
          const score = hit.score / top;
          if (score > (best.get(hit.id)?.score ?? 0)) best.set(hit.id, { hit, score });
        }
      }
      return { group, best, weight: best.size === 0 ? 0 : Math.log((records + 1) / best.size) };
    }),
  );
  const isTelling = ({ best }: (typeof asked)[number]) => best.size > 0 && best.size <= records * COMMON;
  const telling = asked.filter(isTelling);
  // "blood" alone stands nearly everywhere, and is still a question.
  const used = telling.length > 0 ? telling : asked.filter(({ best }) => best.size > 0);
  const total = used.reduce((sum, { weight }) => sum + weight, 0) || 1;

  const scores = new Map<string, { hit: Hit; score: number; covered: number }>();
  for (const { best, weight } of used) {
    for (const [id, { hit, score }] of best) {
      const known = scores.get(id) ?? { hit, score: 0, covered: 0 };
      scores.set(id, { hit, score: known.score + weight * (0.4 + 0.6 * score), covered: known.covered + weight });
    }
  }
  const ranked = [...scores.values()]
    .map(({ hit, score, covered }) => ({ hit, score: score * (covered / total) }))
    .sort((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * SHARE;
  return {
    ...widened,
    telling: used.map(({ group }) => group),
    hits: ranked.filter(({ score }) => score >= least).map(({ hit }) => hit),
  };
}
