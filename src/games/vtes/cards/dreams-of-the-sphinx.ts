import type { VtesCard } from '../words.ts';

/** A counter for each lock; the third burns it. Here: 2 more cards of hand size. */
export const dreamsOfTheSphinx = {
  id: 'dreams-of-the-sphinx',
  vekn: 100588,
  kind: 'master',
  printed: { pool: 1 },
  inPlay: [
    {
      verb: 'use',
      windows: ['any'],
      by: 'controller',
      effects: [{ do: 'draw', n: 2, handSize: 2 }],
      rule: 'maneuvers.cards-in-play-usable',
    },
  ],
} as const satisfies VtesCard;
