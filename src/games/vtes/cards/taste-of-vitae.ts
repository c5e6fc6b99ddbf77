import type { VtesCard } from '../words.ts';

/** As much blood as the opposing vampire has lost to damage this round. */
export const tasteOfVitae = {
  id: 'taste-of-vitae',
  vekn: 101945,
  kind: 'combat',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['end-of-round'],
        once: 'round',
        effects: [{ do: 'gain-what-was-lost' }],
        rule: 'end-of-round.cards',
      },
    ],
  },
} as const satisfies VtesCard;
