/** The ruler of a card: the line of the chart with a tick for each state, those of its moments lit and named. */
import type { Moments } from './card-moments.ts';

export interface RulerLabel {
  readonly text: string;
  /** Middle of the text. */
  readonly x: number;
  /** Where its line stands on the ruler. */
  readonly tick: number;
  /** Row above the ruler, 0 the nearest. */
  readonly row: number;
}

export interface Ruler {
  readonly width: number;
  readonly rows: number;
  readonly ticks: readonly { readonly x: number; readonly isLit: boolean }[];
  readonly labels: readonly RulerLabel[];
}

/** Mean width of a letter of Figtree at 13 px and 600, on the safe side. */
const LETTER = 7.2;
const GAP = 10;
/** A moment that is nearly everywhere is told in words alone. */
const NAMED = 3;

interface Placed extends RulerLabel {
  readonly from: number;
  readonly to: number;
}

/** Beside each other in a row; else the line that leads up to the higher one passes beside the lower one. */
function areClear(a: Placed, b: Placed): boolean {
  if (a.row === b.row) return a.from >= b.to + GAP || b.from >= a.to + GAP;
  const [low, high] = a.row < b.row ? [a, b] : [b, a];
  return high.tick <= low.from - GAP / 2 || high.tick >= low.to + GAP / 2;
}

/** Names over their ticks, else to either side of them; `undefined` when so many rows will not do. */
function place(
  named: readonly (readonly [tick: number, text: string])[],
  width: number,
  rows: number,
  placed: readonly Placed[] = [],
): readonly Placed[] | undefined {
  const [next, ...rest] = named;
  if (!next) return placed;
  const [tick, text] = next;
  const half = (text.length * LETTER) / 2;
  for (let row = 0; row < rows; row++)
    for (const shift of [0, half - 3, 3 - half]) {
      const x = Math.min(Math.max(tick + shift, half), width - half);
      const one = { text, x, tick, row, from: x - half, to: x + half };
      const all = placed.every((other) => areClear(one, other)) && place(rest, width, rows, [...placed, one]);
      if (all) return all;
    }
  return undefined;
}

export function rulerOfMoments({ used, acts }: Moments, count: number, width: number): Ruler {
  const xOf = (tick: number): number => Math.round(((tick + 0.5) * width) / count);
  const moments = [...used, ...acts].filter(({ ticks }) => ticks.length > 0);
  const lit = new Set(moments.flatMap(({ ticks }) => ticks));
  // several moments may come in one state: the first of them names its tick
  const names = new Map<number, string>();
  for (const { ticks, label } of moments) {
    const [tick = 0] = ticks;
    if (ticks.length <= NAMED && !names.has(tick)) names.set(tick, label);
  }
  const named = [...names].sort(([a], [b]) => a - b).map(([tick, text]) => [xOf(tick), text] as const);
  let labels: readonly Placed[] | undefined;
  for (let rows = 1; !labels && rows <= named.length; rows++) labels = place(named, width, rows);
  return {
    width,
    rows: Math.max(0, ...(labels ?? []).map(({ row }) => row + 1)),
    ticks: Array.from({ length: count }, (_, at) => ({ x: xOf(at), isLit: lit.has(at) })),
    labels: (labels ?? []).map(({ text, x, tick, row }) => ({ text, x: Math.round(x), tick, row })),
  };
}
