/**
 * Which simulations a browser is shown, of the hundreds there are: as few as have between them everything that may look
 * or behave differently. Chosen by a rule from the files, so that a new kind of situation comes into the sample by itself.
 */
import { pageOf } from '../../src/content/game-page.ts';
import { chapters } from '../../src/content/passages.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { free } from '../../src/scenarios/parameters.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { scenariosOf } from './scenarios.ts';

/** How many of the longest lines are walked, whatever else they show. */
const LONGEST = 3;
/** How many are walked in all languages: those that have the most in them. */
const IN_ALL = 3;
/** How many are walked at most: those that have the most to show come first. */
const MOST = 18;

/** Kinds of a game's cards, by the card's id. */
const kindsOf = (game: string): readonly (readonly [id: string, kind: string])[] =>
  (pageOf(game)?.cards ?? []).map(({ id, kind }) => [id, kind]);

/** What a simulation has to show. */
function traitsOf(game: string, scenario: Scenario, isFirst: boolean, rank: number): Set<string> {
  const { opens, moves, refused, allowed, predict, table, editions, until } = scenario;
  const text = JSON.stringify([table, moves]);
  const notes = [...moves, ...refused, ...allowed, ...scenario.expect].some(({ note }) => note !== undefined);
  const traits = [
    ...(isFirst ? [`the first simulation of ${scenario.id}'s chapter`] : []),
    ...(rank < LONGEST ? [`the line of rank ${rank}`] : []),
    `opens in ${opens}`,
    `${free(scenario).length} parameters`,
    ...moves.map(({ move }) => `${move.verb}`),
    ...kindsOf(game).flatMap(([id, kind]) =>
      new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(text) ? [`a card of the kind ${kind}`] : [],
    ),
    ...(refused.length > 0 ? ['a refused move'] : []),
    ...(predict.length > 0 ? ['a question'] : []),
    ...(notes ? ['a remark'] : []),
    ...(editions.length === 1 ? [`only ${editions[0]}`] : []),
    ...(until === undefined ? [] : ['stops before the end']),
  ];
  return new Set(traits);
}

export interface Sampled {
  readonly id: string;
  readonly langs: readonly Lang[];
}

/** The sample of a game, those first that show the most; the languages of the others take turns. */
export function sampleOf(game: string): readonly Sampled[] {
  const scenarios = scenariosOf(game);
  const firsts = new Set(chapters(langs[0], game).flatMap((chapter) => chapter.scenarios[0]?.id ?? []));
  const ranks = [...scenarios].sort((a, b) => b.moves.length - a.moves.length || (a.id < b.id ? -1 : 1));
  const left = new Map(
    scenarios.map((scenario) => [scenario.id, traitsOf(game, scenario, firsts.has(scenario.id), ranks.indexOf(scenario))]),
  );
  const chosen: string[] = [];
  for (;;) {
    const [best] = [...left].sort(([a, mine], [b, theirs]) => theirs.size - mine.size || (a < b ? -1 : 1));
    if (!best || best[1].size === 0 || chosen.length === MOST) break;
    const [id, shown] = best;
    chosen.push(id);
    left.delete(id);
    for (const traits of left.values()) for (const trait of shown) traits.delete(trait);
  }
  return chosen.map((id, at) => ({ id, langs: at < IN_ALL ? langs : [langs[at % langs.length] as Lang] }));
}
