import type { VtesCard } from '../words.ts';

/** Diablerie in place of the torpor of the opposing vampire. */
export const amaranth = {
  id: 'amaranth',
  vekn: 100043,
  kind: 'combat',
  levels: {
    all: [{ verb: 'play', windows: ['torpor-window'], effects: [{ do: 'diablerie' }], rule: 'diablerie.how' }],
  },
} as const satisfies VtesCard;
