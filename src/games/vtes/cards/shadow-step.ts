import type { VtesCard } from '../words.ts';

/** A maneuver, or at superior the range fixed for 2 blood burned as an effect. */
export const shadowStep = {
  id: 'shadow-step',
  vekn: 101744,
  kind: 'combat',
  levels: {
    obt: [{ verb: 'maneuver', windows: ['maneuver'], effects: [{ do: 'maneuver' }], rule: 'maneuvers.alternate' }],
    OBT: [
      {
        verb: 'play',
        windows: ['before-range'],
        effects: [{ do: 'set-range', blood: 2 }],
        rule: 'before-range.set-range-only-once',
      },
    ],
  },
} as const satisfies VtesCard;
