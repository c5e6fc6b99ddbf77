import type { VtesCard } from '../words.ts';

/** Names no moment of its own at superior. */
export const chiropteranMarauder = {
  id: 'chiropteran-marauder',
  vekn: 100344,
  kind: 'combat',
  levels: {
    vic: [{ verb: 'maneuver', windows: ['maneuver'], effects: [{ do: 'maneuver' }], rule: 'maneuvers.alternate' }],
    VIC: [
      {
        verb: 'play',
        windows: ['any'],
        effects: [
          { do: 'burn-blood', amount: 1, of: 'self' },
          { do: 'aggravate-hand-strikes', until: 'round' },
        ],
        rule: 'strike-declaration.damage-modifier-last-call',
      },
    ],
  },
} as const satisfies VtesCard;
