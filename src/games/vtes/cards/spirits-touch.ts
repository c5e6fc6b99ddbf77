import type { VtesCard } from '../words.ts';

/** Intercept; at superior a maneuver in the combat of each block of the action. */
export const spiritsTouch = {
  id: 'spirits-touch',
  vekn: 101850,
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
          { do: 'grant-to-block', what: 'maneuver', until: 'combat' },
        ],
        rule: 'combat-ending.spirits-touch-second-block',
      },
    ],
  },
} as const satisfies VtesCard;
