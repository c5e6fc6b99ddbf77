/** The moments of a card on the statechart: where it is used, and where what it does takes effect. From its data alone. */
import type { GameCard } from '../content/cards.ts';
import { pageOf } from '../content/game-page.ts';
import { stateLinks } from '../content/state-links.ts';
import { games } from '../games/index.ts';
import { gameWords, ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { type ModelState, modelOf } from '../statechart/index.ts';

export interface Moment {
  /** Word of the card's data, or key of a state. */
  readonly key: string;
  readonly label: string;
  readonly href?: string;
  /** Boxes of the chart that it stands for, as places on the ruler. */
  readonly ticks: readonly number[];
}

export interface Moments {
  readonly used: readonly Moment[];
  readonly acts: readonly Moment[];
  /** Where it was used in an older edition, if elsewhere. */
  readonly before: readonly Moment[];
}

export interface Tick {
  readonly path: string;
  readonly key: string;
  /** Somebody at the table may do something here. */
  readonly isOpen: boolean;
}

const boxesOf = (state: ModelState): readonly ModelState[] =>
  state.kind === 'box' ? (state.final ? [] : [state]) : state.children.flatMap(boxesOf);

const rulers = new Map<string, readonly Tick[]>();

/** The whole chart in one line: its boxes, in the order of play. */
export function rulerOf(game: string): readonly Tick[] {
  const chart = games[game]?.chart;
  if (!chart) throw new Error(`the game ${game} has no statechart`);
  const known =
    rulers.get(game) ??
    boxesOf(modelOf(chart).root).map(({ path, key, leaves }) => ({
      path,
      key,
      isOpen: leaves.some((leaf) => (chart.notes.get(leaf)?.holder ?? 'rules') !== 'rules'),
    }));
  rulers.set(game, known);
  return known;
}

export function momentsOf(lang: Lang, game: string, card: GameCard): Moments {
  const page = pageOf(game);
  if (!page) throw new Error(`no game ${game}`);
  const ruler = rulerOf(game);
  const { hrefs } = stateLinks(lang, game);
  const t = ui(lang, game);
  const states = gameWords(lang, game)?.states ?? {};
  const ticksOf = (key: string): number[] =>
    ruler.flatMap(({ path, isOpen }, at) =>
      key === 'any' || key === 'as-played' ? (isOpen ? [at] : []) : path.split('.').includes(page.inside[key] ?? key) ? [at] : [],
    );
  const momentOf = (key: string): Moment => {
    const ticks = ticksOf(key);
    const href = hrefs[key] ?? hrefs[page.inside[key] ?? ''];
    return {
      key,
      label: states[key] ?? t(`card.window.${key}`),
      ...(href ? { href } : {}),
      ticks,
    };
  };
  const inOrder = (keys: readonly string[]): Moment[] =>
    [...new Set(keys)].map(momentOf).sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
  const { used, acts, before } = page.momentsOf(card);
  return {
    used: inOrder(used),
    // a strike that deals damage does so at its first stage
    acts: inOrder(acts.filter((key) => !used.includes(key))).map((moment) => ({
      ...moment,
      ticks: moment.ticks.slice(0, 1),
    })),
    before: inOrder(before),
  };
}

/** Every moment in which some card is used, in the order of play: for the filter of the list. */
export function momentsOfAll(lang: Lang, game: string, cards: readonly GameCard[]): readonly Moment[] {
  const all = cards.flatMap((card) => momentsOf(lang, game, card).used);
  return [...new Map(all.map((moment) => [moment.key, moment])).values()].sort(
    (a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0) || a.ticks.length - b.ticks.length,
  );
}
