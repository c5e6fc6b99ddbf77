import type { VtesCard } from '../words.ts';

/** Intercept; at superior a point of prevention in round 1 of the combat of the block. */
export const precognition = {
  id: 'precognition',
  vekn: 101475,
  kind: 'reaction',
  levels: {
    aus: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'blocker',
        effects: [{ do: 'intercept', amount: 1 }],
        rule: 'combat-overview.starts-by-block',
      },
    ],
    AUS: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'blocker',
        effects: [
          { do: 'intercept', amount: 1 },
          { do: 'grant-to-block', what: 'prevent', until: 'round' },
        ],
        rule: 'combat-ending.psyche-is-not-the-resulting-combat',
      },
    ],
  },
} as const satisfies VtesCard;
