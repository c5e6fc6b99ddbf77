import type { VtesCard } from '../words.ts';

/** Long range by default; at superior a random discard with the normal strikes of each round. */
export const fearOfTheVoidBelow = {
  id: 'fear-of-the-void-below',
  vekn: 100711,
  kind: 'combat',
  levels: {
    obf: [{ verb: 'maneuver', windows: ['maneuver'], cost: 1, effects: [{ do: 'maneuver' }], rule: 'maneuvers.alternate' }],
    dai: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 1,
        once: 'combat',
        effects: [{ do: 'long-by-default' }, { do: 'press-to-end-each-round' }],
        rule: 'before-range.window-cards',
      },
    ],
    DAI: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 1,
        once: 'combat',
        effects: [{ do: 'long-by-default' }, { do: 'press-to-end-each-round' }, { do: 'discard-each-round' }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
