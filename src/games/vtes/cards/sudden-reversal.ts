import type { VtesCard } from '../words.ts';

/** Stops a master card that somebody else is playing. */
export const suddenReversal = {
  id: 'sudden-reversal',
  vekn: 101896,
  kind: 'out-of-turn-master',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['as-played'],
        by: 'controller',
        effects: [{ do: 'cancel', what: 'master-card' }],
        rule: 'strike-declaration.rotschreck-sudden-reversal',
      },
    ],
  },
} as const satisfies VtesCard;
