/** What a page hands its simulations, made once for all pages: the sheet of a scenario, the chart of a game in a language. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { type GameCard, pageOf } from '../content/game-page.ts';
import { stateLinks } from '../content/state-links.ts';
import { games } from '../games/index.ts';
import { gameWords, root } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { readScenario } from '../scenarios/files.ts';
import { readSheet, type Sheet } from '../simulation/index.ts';
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

export interface Carried {
  readonly sheet: Sheet;
  /** As the page carries it. */
  readonly text: string;
  /** The cards that the sheet names, as JSON: all that a page has to know of them. */
  readonly cards: string;
  /** The parts of the game that it can reach. */
  readonly parts: readonly string[];
}
const sheets = new Map<string, Omit<Carried, 'sheet'>>();

/** What the pages of a scenario carry of it. */
export function sheetFor(game: string, id: string): Carried {
  const key = `${game}/${id}`;
  const known = sheets.get(key) ?? carried(game, id);
  sheets.set(key, known);
  return { ...known, sheet: readSheet(known.text) };
}

function carried(game: string, id: string): Omit<Carried, 'sheet'> {
  const found = games[game];
  const page = pageOf(game);
  if (!found || !page) throw new Error(`no game ${game}`);
  const sheet = sheetOf(found, readScenario(join(root, 'content/scenarios', game, `${id}.yaml`)));
  const text = JSON.stringify(sheet);
  const played = new Set([...cardsNamedIn(game, text), ...page.carried(sheet.opens)]);
  return {
    text,
    cards: JSON.stringify([...played]),
    parts: page.parts([...played], sheet.opens, JSON.stringify(sheet.table)),
  };
}

const named = (card: string): RegExp => new RegExp(`(?<![a-z0-9-])${card}(?![a-z0-9-])`);

export interface ChartDrawings {
  readonly model: Model;
  /** The whole, for a page with room for it; without the jumps, it stands beside the table. */
  readonly whole: Drawing;
  /** Each frame on its own, for a phone. */
  readonly frames: readonly Drawing[];
  readonly list: ListItem;
  readonly hrefs: Readonly<Record<string, string>>;
  /** Where a page fetches the frames: by their print, so that no page shows frames of another day. */
  readonly framesUrl: string;
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
  const frames = await layoutFrames(model, words, { jumps: false });
  const print = createHash('sha256').update(framesJson({ frames, hrefs })).digest('hex').slice(0, 8);
  return {
    model,
    whole: await layout(model, words, { jumps: false }),
    frames,
    list: listOf(model, words),
    hrefs,
    framesUrl: `/${lang}/${game}/frames.json?${print}`,
  };
}

export interface Opening {
  readonly whole: string;
  readonly frame: string;
  readonly of: string;
}
const openings = new WeakMap<ChartDrawings, Map<string, Opening>>();

/** Both drawings with which a simulation opens, lit where it opens; or their outlines, for a page that has them already. */
export function openingCharts(charts: ChartDrawings, opens: string, isOutline: boolean): Opening {
  const known = openings.get(charts) ?? new Map<string, Opening>();
  openings.set(charts, known);
  const key = `${opens} ${isOutline}`;
  const found = known.get(key) ?? drawnAt(charts, opens, isOutline);
  known.set(key, found);
  return found;
}

function drawnAt({ model, whole, frames, hrefs }: ChartDrawings, opens: string, isOutline: boolean): Opening {
  const marks = marksOf(model, [opens]);
  const frame = frames.find((one) => one.frame === marks.frame) ?? frames[0];
  const show = (drawing: Drawing): string => (isOutline ? outlineOf(drawing) : svgOf(drawing, { hrefs, marks }));
  return { whole: show(whole), frame: frame ? show(frame) : '', of: frame?.frame ?? '' };
}

/** The frames as a phone fetches them: drawing by path, as JSON. */
export const framesJson = ({ frames, hrefs }: Pick<ChartDrawings, 'frames' | 'hrefs'>): string =>
  JSON.stringify(Object.fromEntries(frames.map((drawing) => [drawing.frame, svgOf(drawing, { hrefs })])));

/** The cards that a text names, such as a sheet: all that a page has to know of them. */
export const cardsNamedIn = (game: string, text: string): readonly GameCard[] =>
  pageOf(game)
    ?.known()
    .filter(({ id }) => named(id).test(text)) ?? [];
