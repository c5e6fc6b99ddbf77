import type { VtesCard } from '../words.ts';

/** Leaves weakness behind, from the next resolution on. */
export const scorpionsTouch = {
  id: 'scorpions-touch',
  vekn: 101694,
  kind: 'combat',
  levels: {
    qui: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        hand: true,
        withMelee: true,
        effects: [
          { do: 'damage', amount: 'strength', kind: 'normal' },
          { do: 'put-on-opponent', strength: -1 },
        ],
        rule: 'strike-declaration.hand-strike-scorpions-touch',
      },
    ],
    QUI: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        hand: true,
        withMelee: true,
        effects: [
          { do: 'damage', amount: 'strength', kind: 'normal' },
          { do: 'put-on-opponent', strength: -1 },
        ],
        rule: 'strike-declaration.hand-strike-scorpions-touch',
      },
    ],
  },
} as const satisfies VtesCard;
