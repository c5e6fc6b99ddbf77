import type { VtesCard } from '../words.ts';

/** Becomes a gun on this minion; striking with it hurts the bearer. */
export const zipGun = {
  id: 'zip-gun',
  vekn: 102208,
  kind: 'combat',
  gun: true,
  levels: {
    all: [{ verb: 'play', windows: ['before-range'], effects: [{ do: 'become-weapon' }], rule: 'before-range.window-cards' }],
  },
  inPlay: [
    { verb: 'maneuver', windows: ['maneuver'], once: 'combat', effects: [{ do: 'maneuver' }], rule: 'maneuvers.alternate' },
    {
      verb: 'strike',
      windows: ['declare'],
      ranged: true,
      effects: [{ do: 'damage', amount: 1, kind: 'normal' }, { do: 'hurts-bearer' }],
      rule: 'strike-declaration.order',
    },
  ],
} as const satisfies VtesCard;
