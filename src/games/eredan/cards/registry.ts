/**
 * The cards that the engine knows here. Node knows all of them (`index.ts` beside this file registers them); a page is
 * handed the ones its situations play, which are data and travel as JSON.
 */
import type { EredanCard } from '../words.ts';
import { described } from './described.ts';

const known = new Map<string, EredanCard>();

/** Every card known, by id. */
export const cards: ReadonlyMap<string, EredanCard> = known;

export function register(list: Iterable<EredanCard>): void {
  for (const card of list) known.set(card.id, card);
}

/** A card by its id, or one that a situation describes instead of naming. */
export function cardOf(id: string): EredanCard | undefined {
  const found = known.get(id) ?? described(id);
  if (found && !known.has(id)) known.set(id, found);
  return found;
}
