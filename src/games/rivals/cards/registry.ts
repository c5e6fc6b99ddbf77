/**
 * The cards that the engine knows here. Node knows all of them (`index.ts` beside this file registers them); a page is
 * handed the ones its situations play, which are data and travel as JSON.
 */
import type { RivalsCard } from '../words.ts';

const known = new Map<string, RivalsCard>();

/** Every card known, by id. */
export const cards: ReadonlyMap<string, RivalsCard> = known;

export function register(list: Iterable<RivalsCard>): void {
  for (const card of list) known.set(card.id, card);
}
