import type { VtesCard } from '../words.ts';

/** 3 more votes in any referendum. */
export const ventrueHeadquarters = {
  id: 'ventrue-headquarters',
  vekn: 102109,
  kind: 'master',
  printed: { pool: 1 },
  inPlay: [
    {
      verb: 'use',
      windows: ['blood-hunt'],
      by: 'controller',
      effects: [{ do: 'votes', n: 3 }],
      rule: 'diablerie.blood-hunt-usable-effects',
    },
  ],
} as const satisfies VtesCard;
