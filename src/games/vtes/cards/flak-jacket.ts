import type { VtesCard } from '../words.ts';

/** 1 point a combat. */
export const flakJacket = {
  id: 'flak-jacket',
  vekn: 100739,
  kind: 'equipment',
  printed: { pool: 1 },
  inPlay: [
    {
      verb: 'use',
      windows: ['damage-b-prevention'],
      once: 'combat',
      effects: [{ do: 'prevent', amount: 1 }],
      rule: 'damage.flak-jacket',
    },
  ],
} as const satisfies VtesCard;
