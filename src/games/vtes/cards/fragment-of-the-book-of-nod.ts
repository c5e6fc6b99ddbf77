import type { VtesCard } from '../words.ts';

/** Lock: 2 cards drawn, then down to hand size. */
export const fragmentOfTheBookOfNod = {
  id: 'fragment-of-the-book-of-nod',
  vekn: 100785,
  kind: 'master',
  inPlay: [
    { verb: 'use', windows: ['any'], by: 'controller', effects: [{ do: 'draw', n: 2 }], rule: 'maneuvers.cards-in-play-usable' },
  ],
} as const satisfies VtesCard;
