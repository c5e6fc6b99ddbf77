/** What a page hands its simulations, made once for all pages: the sheet of a scenario, the chart of a game in a language. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { stateLinks } from '../content/state-links.ts';
import { games } from '../games/index.ts';
import { cards } from '../games/vtes/cards/index.ts';
import { partsFor } from '../games/vtes/parts/needs.ts';
import type { VtesCard } from '../games/vtes/words.ts';
import { gameWords, root } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { readScenario } from '../scenarios/files.ts';
import type { Sheet } from '../simulation/index.ts';
import { sheetOf } from '../simulation/sheet-of.ts';
import {
  type Drawing,
  type ListItem,
  layout,
  layoutFrames,
  listOf,
  type Model,
  marksOf,
  modelOf,
  outlineOf,
  svgOf,
} from '../statechart/index.ts';

const sheets = new Map<string, Sheet>();

export function sheetFor(game: string, id: string): Sheet {
  const key = `${game}/${id}`;
  const found = games[game];
  if (!found) throw new Error(`no game ${game}`);
  const sheet = sheets.get(key) ?? sheetOf(found, readScenario(join(root, 'content/scenarios', game, `${id}.yaml`)));
  sheets.set(key, sheet);
  return sheet;
}

export interface ChartDrawings {
  readonly model: Model;
  /** The whole, for a page with room for it; without the jumps, it stands beside the table. */
  readonly whole: Drawing;
  /** Each frame on its own, for a phone. */
  readonly frames: readonly Drawing[];
  readonly list: ListItem;
  readonly hrefs: Readonly<Record<string, string>>;
}

const chartWords = z
  .object({ states: z.record(z.string(), z.string()).default({}), edges: z.record(z.string(), z.string()).optional() })
  .transform(({ states, edges }) => ({ labels: states, ...(edges ? { edges } : {}) }));

const charts = new Map<string, Promise<ChartDrawings>>();

export function chartFor(game: string, lang: Lang): Promise<ChartDrawings> {
  const key = `${game}/${lang}`;
  const drawn = charts.get(key) ?? draw(game, lang);
  charts.set(key, drawn);
  return drawn;
}

async function draw(game: string, lang: Lang): Promise<ChartDrawings> {
  const chart = games[game]?.chart;
  if (!chart) throw new Error(`the game ${game} has no statechart`);
  const words = chartWords.parse(gameWords(lang, game) ?? {});
  const { hrefs } = stateLinks(lang, game);
  const model = modelOf(chart);
  return {
    model,
    whole: await layout(model, words, { jumps: false }),
    frames: await layoutFrames(model, words, { jumps: false }),
    list: listOf(model, words),
    hrefs,
  };
}

/** Both drawings with which a simulation opens, lit where it opens; or their outlines, for a page that has them already. */
export function openingCharts({ model, whole, frames, hrefs }: ChartDrawings, opens: string, isOutline: boolean) {
  const marks = marksOf(model, [opens]);
  const frame = frames.find((one) => one.frame === marks.frame) ?? frames[0];
  const show = (drawing: Drawing): string => (isOutline ? outlineOf(drawing) : svgOf(drawing, { hrefs, marks }));
  return { whole: show(whole), frame: frame ? show(frame) : '', of: frame?.frame ?? '' };
}

/** The frames as a phone fetches them: drawing by path, as JSON. */
export const framesJson = ({ frames, hrefs }: ChartDrawings): string =>
  JSON.stringify(Object.fromEntries(frames.map((drawing) => [drawing.frame, svgOf(drawing, { hrefs })])));

/** Where a page fetches them: by their print, so that no page shows frames of another day. */
export const framesUrl = (lang: Lang, game: string, charts: ChartDrawings): string =>
  `/${lang}/${game}/frames.json?${createHash('sha256').update(framesJson(charts)).digest('hex').slice(0, 8)}`;

/** The cards that a text names, such as a sheet: all that a page has to know of them. */
export const cardsNamedIn = (text: string): VtesCard[] =>
  [...cards.values()].filter(({ id }) => new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(text));

/** The cards of a sheet as JSON, and the parts of the game that it can reach: text, which is shorter in a page than lists. */
export const playedIn = (sheet: Sheet): { readonly cards: string; readonly parts: string } => {
  const all = cardsNamedIn(JSON.stringify(sheet));
  return { cards: JSON.stringify(all), parts: partsFor(all, sheet.opens, JSON.stringify(sheet.table)).join(' ') };
};
