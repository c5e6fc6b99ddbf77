/**
 * The cards that the engine knows here. Node knows all of them (`index.ts` beside this file registers them); a page is
 * handed the ones its situations play, which are data and travel as JSON.
 */
import type { VtesCard } from '../words.ts';

const known = new Map<string, VtesCard>();

/** Every card known, by id. */
export const cards: ReadonlyMap<string, VtesCard> = known;

export function register(list: Iterable<VtesCard>): void {
  for (const card of list) known.set(card.id, card);
}
