import type { VtesCard } from '../words.ts';

/** A weapon: 1 aggravated, at any range. */
export const ivoryBow = {
  id: 'ivory-bow',
  vekn: 101014,
  kind: 'equipment',
  price: 1,
  inPlay: [
    {
      verb: 'strike',
      windows: ['declare'],
      ranged: true,
      effects: [{ do: 'damage', amount: 1, kind: 'aggravated' }],
      rule: 'strike-declaration.order',
    },
  ],
} as const satisfies VtesCard;
