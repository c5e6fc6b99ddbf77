/** The moments of a card on the statechart: where it is used, and where what it does takes effect. From its data alone. */
import type { Use, VtesCard } from '../content/cards.ts';
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
  /** Where it was used in 2004, if elsewhere. */
  readonly in2004: readonly Moment[];
}

/** Moments that are no state of their own: the state in which they come. */
const INSIDE: Readonly<Record<string, string>> = {
  'block-attempt': 'action',
  blocks: 'action',
  polling: 'blood-hunt',
  'diablerie-after': 'diablerie',
};

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

const usesOf = ({ levels = {}, inPlay = [] }: VtesCard): readonly Use[] => [...Object.values(levels).flat(), ...inPlay];

const EACH = { 'before-range': 'before-range', 'normal-strikes': 'resolve-4-normal', press: 'press' } as const;

/** The states in which a use takes effect, where it is not the one in which it is used. */
function actsIn({ verb, effects, firstStrike }: Use): string[] {
  const does = (word: string): boolean => effects.some((effect) => effect.do === word);
  const each = effects.flatMap((effect) =>
    effect.do === 'environmental' ? [EACH[effect.each]] : effect.do === 'move-blood' ? ['resolve-4-normal'] : [],
  );
  if (verb !== 'strike') return each;
  if (does('combat-ends')) return ['resolve-1-combat-ends'];
  if (does('dodge')) return ['resolve-2-dodge'];
  return [firstStrike ? 'resolve-3-first-strike' : 'resolve-4-normal', ...each];
}

export function momentsOf(lang: Lang, game: string, card: VtesCard): Moments {
  const ruler = rulerOf(game);
  const { hrefs } = stateLinks(lang, game);
  const t = ui(lang);
  const states = gameWords(lang, game)?.states ?? {};
  const ticksOf = (key: string): number[] =>
    ruler.flatMap(({ path, isOpen }, at) =>
      key === 'any' || key === 'as-played' ? (isOpen ? [at] : []) : path.split('.').includes(INSIDE[key] ?? key) ? [at] : [],
    );
  const momentOf = (key: string): Moment => {
    const ticks = ticksOf(key);
    const href = hrefs[key] ?? hrefs[INSIDE[key] ?? ''];
    return {
      key,
      label: states[key] ?? t(`card.window.${key}`),
      ...(href ? { href } : {}),
      ticks,
    };
  };
  const inOrder = (keys: readonly string[]): Moment[] =>
    [...new Set(keys)].map(momentOf).sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
  const uses = usesOf(card);
  const used = uses.flatMap(({ windows }) => windows as readonly string[]);
  return {
    used: inOrder(used),
    // a strike that deals damage does so at its first stage
    acts: inOrder(uses.flatMap(actsIn).filter((key) => !used.includes(key))).map((moment) => ({
      ...moment,
      ticks: moment.ticks.slice(0, 1),
    })),
    in2004: inOrder(uses.flatMap(({ windowsIn2004 = [] }) => windowsIn2004)),
  };
}

/** Every moment in which some card is used, in the order of play: for the filter of the list. */
export function momentsOfAll(lang: Lang, game: string, cards: readonly VtesCard[]): readonly Moment[] {
  const all = cards.flatMap((card) => momentsOf(lang, game, card).used);
  return [...new Map(all.map((moment) => [moment.key, moment])).values()].sort(
    (a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0) || a.ticks.length - b.ticks.length,
  );
}
