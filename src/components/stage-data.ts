/** What a page hands its simulations, made once for all pages: the sheet of a scenario, the chart of a game in a language. */

import { join } from 'node:path';
import { z } from 'zod';
import { stateLinks } from '../content/state-links.ts';
import { games } from '../games/index.ts';
import { cards } from '../games/vtes/cards/index.ts';
import { gameWords, root } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { readScenario } from '../scenarios/files.ts';
import type { Sheet } from '../simulation/index.ts';
import { sheetOf } from '../simulation/sheet-of.ts';
import { type ListItem, layout, layoutFrames, listOf, modelOf, svgOf } from '../statechart/index.ts';

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
  /** The whole, for a page with room for it. */
  readonly whole: string;
  /** Each frame on its own, for a phone. */
  readonly frames: readonly { readonly frame: string; readonly svg: string }[];
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
  const frames = await layoutFrames(model, words);
  return {
    whole: svgOf(await layout(model, words), { hrefs }),
    frames: frames.map((drawing) => ({ frame: drawing.frame, svg: svgOf(drawing, { hrefs }) })),
    list: listOf(model, words),
    hrefs,
  };
}

/** The drawing's outline: as large, and empty until the page's first drawing is copied into it. */
export const outlineOf = (svg: string): string => `${/^<svg[^>]*>/.exec(svg)?.[0] ?? '<svg>'}</svg>`;

/** The cards that a sheet names, as JSON: all that a page has to know of them. */
export const cardsIn = (sheet: string): string =>
  JSON.stringify([...cards.values()].filter(({ id }) => new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(sheet)));
