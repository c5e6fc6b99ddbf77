import type { VtesCard } from '../words.ts';

/** Ranged, though strength sets its damage; the striker grows fragile. */
export const krakensKiss = {
  id: 'krakens-kiss',
  vekn: 101066,
  kind: 'combat',
  levels: {
    vic: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        ranged: true,
        effects: [
          { do: 'damage', amount: 'strength', plus: 1, kind: 'normal' },
          { do: 'fragile', at: 4 },
        ],
        rule: 'strike-declaration.ranged-is-never-hand-strike',
      },
    ],
    VIC: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        ranged: true,
        effects: [
          { do: 'damage', amount: 'strength', plus: 1, kind: 'normal' },
          { do: 'fragile', at: 4 },
          { do: 'grant', what: 'press', until: 'round' },
          { do: 'steal-each-round', amount: 2 },
        ],
        rule: 'strike-declaration.ranged-is-never-hand-strike',
      },
    ],
  },
  // what the superior level gives for the combat
  inPlay: [
    {
      verb: 'strike',
      windows: ['declare'],
      once: 'round',
      ranged: true,
      effects: [{ do: 'steal', amount: 2 }],
      rule: 'damage.theft-of-vitae-timing',
    },
  ],
} as const satisfies VtesCard;
