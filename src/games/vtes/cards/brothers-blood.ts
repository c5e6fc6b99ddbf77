import type { VtesCard } from '../words.ts';

/** A Blood Brother spends its own blood to mend damage of one of its circle. */
export const brothersBlood = {
  id: 'brothers-blood',
  vekn: 100257,
  kind: 'combat',
  levels: {
    san: [
      {
        verb: 'play',
        windows: ['any'],
        by: 'other-minion',
        needs: { clan: 'circle' },
        effects: [{ do: 'mend-for-circle' }],
        rule: 'maneuvers.untimed-combat-cards',
      },
    ],
    SAN: [
      {
        verb: 'play',
        windows: ['any'],
        by: 'other-minion',
        needs: { clan: 'circle' },
        effects: [{ do: 'mend-for-circle' }],
        rule: 'maneuvers.untimed-combat-cards',
      },
    ],
  },
} as const satisfies VtesCard;
