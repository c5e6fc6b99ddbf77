import type { VtesCard } from '../words.ts';

/** A gun: 2 at any range. Its maneuver commits the bearer's first strike of the round to it. */
export const magnum44 = {
  id: '44-magnum',
  vekn: 100001,
  kind: 'equipment',
  printed: { pool: 2 },
  gun: true,
  price: 2,
  inPlay: [
    { verb: 'maneuver', windows: ['maneuver'], once: 'combat', effects: [{ do: 'maneuver' }], rule: 'maneuvers.alternate' },
    {
      verb: 'strike',
      windows: ['declare'],
      ranged: true,
      effects: [{ do: 'damage', amount: 2, kind: 'normal' }],
      rule: 'strike-declaration.order',
    },
  ],
} as const satisfies VtesCard;
