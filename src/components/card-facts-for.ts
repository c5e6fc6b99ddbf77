/** How each game tells of its cards. */
import type { CardFacts } from './card-facts.ts';
import { eredanFacts } from './card-facts-eredan.ts';
import { rivalsFacts } from './card-facts-rivals.ts';
import { vtesFacts } from './card-facts-vtes.ts';

// biome-ignore lint/suspicious/noExplicitAny: whoever looks a game up by name knows nothing of its cards
const faces: Readonly<Record<string, CardFacts<any>>> = { vtes: vtesFacts, rivals: rivalsFacts, eredan: eredanFacts };

// biome-ignore lint/suspicious/noExplicitAny: see above
export function factsFor(game: string): CardFacts<any> {
  const found = faces[game];
  if (!found) throw new Error(`nobody tells of the cards of ${game}`);
  return found;
}
