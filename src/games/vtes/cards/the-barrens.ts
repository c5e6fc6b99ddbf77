import type { VtesCard } from '../words.ts';

/** A location that is locked to exchange a card of the hand. */
export const theBarrens = {
  id: 'the-barrens',
  vekn: 100135,
  kind: 'master',
  inPlay: [
    {
      verb: 'use',
      windows: ['any'],
      by: 'controller',
      effects: [{ do: 'exchange-card' }],
      rule: 'damage.nothing-else-in-prevention',
    },
  ],
} as const satisfies VtesCard;
