import type { VtesCard } from '../words.ts';

/** Decides how one Camarilla vampire’s votes are cast. */
export const michaelLuther = {
  id: 'michael-luther',
  vekn: 200982,
  kind: 'vampire',
  printed: { disciplines: ['aus', 'pre'] },
  inPlay: [
    {
      verb: 'use',
      windows: ['blood-hunt'],
      by: 'other-minion',
      effects: [{ do: 'turn-votes' }],
      rule: 'diablerie.blood-hunt-usable-effects',
    },
  ],
} as const satisfies VtesCard;
