import type { VtesCard } from '../words.ts';

/** The weakness it leaves begins after the resolution in which it lands. */
export const bonecraft = {
  id: 'bonecraft',
  vekn: 100238,
  kind: 'combat',
  levels: {
    vic: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        effects: [
          { do: 'damage', amount: 1, kind: 'normal' },
          { do: 'put-on-opponent', strength: -1 },
        ],
        rule: 'damage.non-damage-effects-with-calculation',
        tooLate: 'damage.non-damage-effects-with-calculation',
      },
    ],
    VIC: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        effects: [
          { do: 'damage', amount: 1, kind: 'normal' },
          { do: 'put-on-opponent', strength: -2 },
        ],
        rule: 'damage.non-damage-effects-with-calculation',
        tooLate: 'damage.non-damage-effects-with-calculation',
      },
    ],
  },
} as const satisfies VtesCard;
