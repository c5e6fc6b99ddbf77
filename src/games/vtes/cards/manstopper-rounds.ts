import type { VtesCard } from '../words.ts';

/** Ammunition: 1 more. */
export const manstopperRounds = {
  id: 'manstopper-rounds',
  vekn: 101160,
  kind: 'combat',
  levels: {
    all: [{ verb: 'play', windows: ['declare'], effects: [{ do: 'ammo', plus: 1 }], rule: 'strike-declaration.ammo-window' }],
  },
} as const satisfies VtesCard;
