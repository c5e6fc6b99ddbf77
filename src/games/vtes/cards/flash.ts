import type { VtesCard } from '../words.ts';

/** Both what it gives at once and what it grants lapse with the round. */
export const flash = {
  id: 'flash',
  vekn: 100744,
  kind: 'combat',
  levels: {
    cel: [
      { verb: 'maneuver', windows: ['maneuver'], effects: [{ do: 'maneuver' }], rule: 'maneuvers.alternate' },
      { verb: 'press', windows: ['press'], effects: [{ do: 'press' }], rule: 'press.procedure' },
    ],
    CEL: [
      {
        verb: 'maneuver',
        windows: ['maneuver'],
        effects: [{ do: 'maneuver' }, { do: 'grant', what: 'press', until: 'round' }],
        rule: 'maneuvers.alternate',
      },
    ],
  },
} as const satisfies VtesCard;
