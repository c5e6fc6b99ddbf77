/** What the boxes hold, as data; the City Deck is counted from its cards. */
import { cards } from './cards/registry.ts';

export const CORE_BOX = {
  city: 'san-francisco',
  title: 'prince-of-the-city-san-francisco',
  clans: ['toreador', 'ventrue', 'brujah', 'malkavian'],
  decks: 4,
  cardsPerDeck: 49,
  tokens: { leader: 4, agenda: 24, 'first-player': 1, 'blood-prestige': 80, rival: 4, 'no-influence': 10 },
  aids: 4,
  dividers: 12,
  cryptPack: 63,
} as const;

export const BLOOD_AND_ALCHEMY = { deckCards: 98, cryptPack: 30, fear: 4, lowerPotency: 14, dividers: 4 } as const;

/** A ready deck: besides an Agenda and a Haven. */
export const READY_DECK = { library: 40, faction: 7 } as const;

export const OPENING_HAND = { library: 4, faction: 1 } as const;

export const playerDeckCards = CORE_BOX.decks * CORE_BOX.cardsPerDeck;
export const tokenCount = Object.values(CORE_BOX.tokens).reduce((sum, n) => sum + n, 0);

/** Every card of the City Deck of San Francisco by id, each as often as it is there; the Prince of the City among them. */
export const cityDeck = (): string[] =>
  [...cards.values()].flatMap(({ id, copies = 0 }) => Array.from({ length: copies }, () => id)).sort();

export function cityCounts(ids: readonly string[] = cityDeck()): {
  all: number;
  events: number;
  vagrants: number;
  citizens: number;
  sad: number;
  prince: number;
} {
  const all = ids.map((id) => cards.get(id));
  const count = (fits: (card: (typeof all)[number]) => boolean | undefined): number => all.filter(fits).length;
  return {
    all: all.length,
    events: count((card) => card?.kind === 'event'),
    vagrants: count((card) => card?.id === 'vagrant'),
    citizens: count((card) => card?.traits?.includes('citizen')),
    sad: count((card) => card?.kind === 'antagonist'),
    prince: count((card) => card?.kind === 'prince'),
  };
}
