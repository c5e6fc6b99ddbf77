import type { VtesCard } from '../words.ts';

/** Blood burned from the opposing vampire: no damage, nothing to prevent. */
export const bloodToWater = {
  id: 'blood-to-water',
  vekn: 100214,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'play',
        windows: ['before-strikes', 'declare'],
        cost: 2,
        rounds: 'not-first',
        range: 'close',
        why: { range: 'before-strikes.blood-to-water' },
        effects: [{ do: 'burn-blood', amount: 3, of: 'opponent' }],
        rule: 'before-strikes.blood-to-water',
      },
    ],
    THA: [
      {
        verb: 'play',
        windows: ['before-strikes', 'declare'],
        cost: 2,
        rounds: 'not-first',
        range: 'close',
        why: { range: 'before-strikes.blood-to-water' },
        effects: [{ do: 'burn-blood', amount: 5, of: 'opponent' }],
        rule: 'before-strikes.blood-to-water',
      },
    ],
  },
} as const satisfies VtesCard;
