/** Official rulings as pages tell of them: facts without language, words in one, the scenarios that play them. In Node alone. */
import { z } from 'zod';
import { loadYaml, type ScenarioEntry, scenarioIndex, scenarioWords } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

const given = z.object({ who: z.string(), date: z.coerce.date().optional(), ref: z.string() });
const rules = z.array(z.string()).default([]);
const rulingsSchema = z.array(
  z.looseObject({
    id: z.string(),
    cards: z.array(z.string()),
    by: z.array(given).min(1),
    also: z.array(given).default([]),
    relates: z.looseObject({ supports: rules, refines: rules, contradicts: rules }).prefault({}),
    decidable: z.boolean(),
    switch: z.string().optional(),
  }),
);
const authorsSchema = z.record(
  z.string(),
  z.union([
    z.strictObject({
      name: z.string(),
      'known-as': z.string().optional(),
      from: z.int().optional(),
      in: z.int().optional(),
    }),
    z.strictObject({ team: z.string() }),
  ]),
);

export type Ruling = z.infer<typeof rulingsSchema>[number];
export type Given = z.infer<typeof given>;
export type Author = z.infer<typeof authorsSchema>[string];

/** All rulings of a game, in the order of their file. */
export const rulings = (game: string): readonly Ruling[] =>
  loadYaml<readonly Ruling[]>(`content/rulings/${game}.yaml`, rulingsSchema as unknown as z.ZodType<readonly Ruling[]>, []);

export const ruling = (game: string, id: string): Ruling | undefined => rulings(game).find((each) => each.id === id);

export const rulingsOn = (game: string, card: string): readonly Ruling[] =>
  rulings(game).filter(({ cards }) => cards.includes(card));

/** The rules that it supports, refines or contradicts, in this order. */
export const rulesAround = (of: Ruling | undefined): readonly string[] =>
  of ? [...new Set([...of.relates.supports, ...of.relates.refines, ...of.relates.contradicts])] : [];

export const author = (letters: string): Author | undefined =>
  loadYaml<Readonly<Record<string, Author>>>('content/rulings/authors.yaml', authorsSchema)[letters];

const wordsSchema = z.record(z.string(), z.string());

/** What each ruling says, by its id. */
export const rulingWords = (lang: Lang, game: string): Readonly<Record<string, string>> =>
  loadYaml(`content/${lang}/${game}/rulings.yaml`, wordsSchema, {});

/** The scenarios that play a ruling, as far as a language has words for them. */
export function scenariosOf(lang: Lang, game: string, { id }: Ruling): readonly ScenarioEntry[] {
  const words = scenarioWords(lang, game);
  return scenarioIndex(game).filter((scenario) => scenario.rulings.includes(id) && words[scenario.id]);
}
