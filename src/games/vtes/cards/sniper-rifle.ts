import type { VtesCard } from '../words.ts';

/** A gun for long range; a bearer that had it when blocking fixes round 1 at long. */
export const sniperRifle = {
  id: 'sniper-rifle',
  vekn: 101816,
  kind: 'equipment',
  gun: true,
  price: 2,
  inPlay: [
    {
      verb: 'use',
      windows: ['before-range'],
      rounds: 'first',
      needs: { blocked: 'sniper-rifle' },
      why: { needs: 'before-range.sniper-rifle-needs-to-be-equipped-at-block' },
      effects: [{ do: 'set-range' }],
      rule: 'before-range.sniper-rifle-equipped-at-block',
    },
    {
      verb: 'strike',
      windows: ['declare'],
      ranged: true,
      long: true,
      effects: [{ do: 'damage', amount: 2, kind: 'normal' }],
      rule: 'strike-declaration.order',
    },
  ],
} as const satisfies VtesCard;
