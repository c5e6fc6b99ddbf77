import type { VtesCard } from '../words.ts';

/** Ammunition: 2 aggravated points more; the gun is burned once its strike has resolved. */
export const dragonsBreathRounds = {
  id: 'dragons-breath-rounds',
  vekn: 100580,
  kind: 'combat',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['declare'],
        effects: [{ do: 'ammo', plus: 2, kind: 'aggravated', burns: true }],
        rule: 'strike-declaration.ammo-window',
      },
    ],
  },
} as const satisfies VtesCard;
