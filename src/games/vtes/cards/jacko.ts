import type { VtesCard } from '../words.ts';

/** One additional strike of his own in round 1, outside the limit. */
export const jacko = {
  id: 'jacko',
  vekn: 200659,
  kind: 'vampire',
  printed: { disciplines: ['obt', 'CEL', 'POT', 'PRE'] },
  inPlay: [
    {
      verb: 'use',
      windows: ['additional'],
      rounds: 'first',
      once: 'combat',
      why: { rounds: 'additional-strikes.jacko-exempt' },
      effects: [{ do: 'additional-strikes', n: 1, limited: false }],
      rule: 'additional-strikes.jacko-exempt',
    },
  ],
} as const satisfies VtesCard;
