import type { VtesCard } from '../words.ts';

/** Blood moves onto the card with the normal strikes; half of it, rounded up, is its vampire's once combat is over. */
export const darknessWithin = {
  id: 'darkness-within',
  vekn: 100497,
  kind: 'combat',
  levels: {
    obt: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 1,
        once: 'combat',
        effects: [{ do: 'move-blood', amount: 1 }],
        rule: 'damage.darkness-within-timing',
      },
    ],
    OBT: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 1,
        once: 'combat',
        effects: [
          { do: 'move-blood', amount: 1 },
          { do: 'grant', what: 'maneuver', until: 'round' },
        ],
        rule: 'damage.darkness-within-timing',
      },
    ],
  },
} as const satisfies VtesCard;
