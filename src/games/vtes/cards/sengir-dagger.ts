import type { VtesCard } from '../words.ts';

/** A melee weapon: strength, aggravated. */
export const sengirDagger = {
  id: 'sengir-dagger',
  vekn: 101715,
  kind: 'equipment',
  printed: { pool: 2 },
  melee: true,
  price: 2,
  inPlay: [
    {
      verb: 'strike',
      windows: ['declare'],
      effects: [{ do: 'damage', amount: 'strength', kind: 'aggravated' }],
      rule: 'strike-declaration.order',
    },
  ],
} as const satisfies VtesCard;
