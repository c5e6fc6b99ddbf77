/** English names of a game's cards by id, from the words of any language: names are the same in all. */
import { z } from 'zod';
import { fresh, loadYaml } from './load.ts';
import { langs } from './locales.ts';

const SMALL = new Set(['of', 'the', 'and', 'in', 'to', 'for']);

/** `theft-of-vitae` → `Theft of Vitae`; a card whose name is not its id spelt out says so itself (`english:`). */
export const spelt = (id: string): string =>
  id
    .split('-')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const file = z.record(z.string(), z.looseObject({ english: z.string().optional() }));

export const cardNames = (game: string): Readonly<Record<string, string>> =>
  fresh(`cards of ${game}`, () =>
    Object.fromEntries(
      langs.flatMap((lang) =>
        Object.entries(
          loadYaml<Record<string, { english?: string }>>(`content/${lang}/${game}/cards.yaml`, file as never, {}),
        ).map(([id, card]) => [id, card.english ?? spelt(id)] as const),
      ),
    ),
  );
