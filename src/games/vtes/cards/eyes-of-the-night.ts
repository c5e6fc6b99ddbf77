import type { VtesCard } from '../words.ts';

/** Intercept; at superior a maneuver or press in the combat of the block. */
export const eyesOfTheNight = {
  id: 'eyes-of-the-night',
  vekn: 100685,
  kind: 'reaction',
  levels: {
    obt: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'blocker',
        effects: [{ do: 'intercept', amount: 1 }],
        rule: 'combat-overview.starts-by-block',
      },
    ],
    OBT: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'blocker',
        effects: [
          { do: 'intercept', amount: 1 },
          { do: 'grant-to-block', what: 'maneuver', until: 'combat' },
        ],
        rule: 'combat-ending.psyche-is-not-the-resulting-combat',
      },
    ],
  },
} as const satisfies VtesCard;
