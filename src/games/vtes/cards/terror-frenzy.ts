import type { VtesCard } from '../words.ts';

/** A frenzy that closes maneuvers, presses and equipment, or makes combat cards dearer. */
export const terrorFrenzy = {
  id: 'terror-frenzy',
  vekn: 101960,
  kind: 'combat',
  levels: {
    ani: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 1,
        rounds: 'first',
        why: { rounds: 'before-range.window-cards' },
        effects: [
          { do: 'forbid', to: 'opponent', what: ['maneuver-to-close', 'press-to-continue', 'use-equipment'], until: 'combat' },
        ],
        rule: 'before-range.window-cards',
      },
    ],
    ANI: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 1,
        once: 'combat',
        effects: [{ do: 'dearer', amount: 1 }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
