import type { VtesCard } from '../words.ts';

/** Stops a minion card as it is played: no effect, no cost. */
export const directIntervention = {
  id: 'direct-intervention',
  vekn: 100545,
  kind: 'out-of-turn-master',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['as-played'],
        pool: 1,
        by: 'controller',
        effects: [{ do: 'cancel', what: 'minion-card' }],
        rule: 'sequencing.interruption-by-direct-intervention',
      },
    ],
  },
} as const satisfies VtesCard;
