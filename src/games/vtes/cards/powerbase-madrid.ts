import type { VtesCard } from '../words.ts';

/** 1 vote a counter for a titled Sabbat vampire in any referendum. */
export const powerbaseMadrid = {
  id: 'powerbase-madrid',
  vekn: 101437,
  kind: 'master',
  printed: { pool: 1 },
  inPlay: [
    {
      verb: 'use',
      windows: ['blood-hunt'],
      by: 'controller',
      effects: [{ do: 'votes-per-counter' }],
      rule: 'diablerie.blood-hunt-usable-effects',
    },
  ],
} as const satisfies VtesCard;
