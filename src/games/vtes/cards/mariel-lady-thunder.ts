import type { VtesCard } from '../words.ts';

/** Ends a combat she is not in; her damage waits until it is over. */
export const marielLadyThunder = {
  id: 'mariel-lady-thunder',
  vekn: 200929,
  kind: 'vampire',
  printed: { disciplines: ['aus', 'tha', 'DOM', 'OBF'] },
  inPlay: [
    {
      verb: 'use',
      windows: ['before-range'],
      by: 'other-minion',
      why: { needs: 'before-range.mariel' },
      effects: [{ do: 'end-combat' }, { do: 'damage-after-combat', amount: 1 }],
      rule: 'before-range.mariel',
    },
  ],
} as const satisfies VtesCard;
