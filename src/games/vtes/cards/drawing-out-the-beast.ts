import type { VtesCard } from '../words.ts';

/** Strength for the opposing vampire, at the price of its choices; damage in each press step at superior. */
export const drawingOutTheBeast = {
  id: 'drawing-out-the-beast',
  vekn: 100585,
  kind: 'combat',
  levels: {
    ani: [
      {
        verb: 'play',
        windows: ['before-range'],
        rounds: 'first',
        once: 'combat',
        why: { rounds: 'before-range.window-cards' },
        effects: [
          { do: 'strengthen-opponent', amount: 1 },
          { do: 'forbid', to: 'opponent', what: ['maneuver-to-long', 'press-to-end', 'use-equipment'], until: 'combat' },
        ],
        rule: 'before-range.window-cards',
      },
    ],
    ANI: [
      {
        verb: 'play',
        windows: ['before-range'],
        rounds: 'first',
        once: 'combat',
        why: { rounds: 'before-range.window-cards' },
        effects: [
          { do: 'strengthen-opponent', amount: 1 },
          { do: 'forbid', to: 'opponent', what: ['maneuver-to-long', 'press-to-end', 'use-equipment'], until: 'combat' },
          { do: 'environmental', amount: 1, each: 'press', to: 'opponent', preventable: false },
        ],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
