import type { VtesCard } from '../words.ts';

/** A strike for 1 that leaves the card on the opponent. */
export const fleshcraft = {
  id: 'fleshcraft',
  vekn: 100750,
  kind: 'combat',
  levels: {
    vic: [
      {
        verb: 'strike',
        windows: ['declare'],
        effects: [
          { do: 'damage', amount: 1, kind: 'normal' },
          { do: 'put-on-opponent', strength: 0 },
        ],
        rule: 'strike-resolution.dodge-avoids-fleshcraft',
      },
    ],
    VIC: [
      {
        verb: 'strike',
        windows: ['declare'],
        effects: [
          { do: 'damage', amount: 1, kind: 'normal' },
          { do: 'put-on-opponent', strength: 0 },
        ],
        rule: 'strike-resolution.dodge-avoids-fleshcraft',
      },
    ],
  },
} as const satisfies VtesCard;
