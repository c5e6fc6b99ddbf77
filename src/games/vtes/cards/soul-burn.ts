import type { VtesCard } from '../words.ts';

/** Ranged, with the riders of Blood Fury: no hand strike. */
export const soulBurn = {
  id: 'soul-burn',
  vekn: 101829,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        ranged: true,
        effects: [
          { do: 'damage', amount: 1, kind: 'normal' },
          { do: 'no-prevention-by', discipline: 'for' },
          { do: 'disable-weapons' },
        ],
        rule: 'strike-declaration.soul-burn-is-not-hand-strike',
      },
    ],
    THA: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        ranged: true,
        effects: [
          { do: 'damage', amount: 2, kind: 'normal' },
          { do: 'no-prevention-by', discipline: 'for' },
          { do: 'disable-weapons' },
        ],
        rule: 'strike-declaration.soul-burn-is-not-hand-strike',
      },
    ],
  },
} as const satisfies VtesCard;
