import type { VtesCard } from '../words.ts';

/** Fixes the range of any round of his combats. */
export const cailean = {
  id: 'cailean',
  vekn: 200232,
  kind: 'vampire',
  printed: { disciplines: ['dom', 'ANI', 'OBF', 'POT', 'PRE'] },
  inPlay: [
    {
      verb: 'use',
      windows: ['before-range'],
      once: 'round',
      effects: [{ do: 'set-range' }],
      rule: 'before-range.set-range-only-once',
    },
  ],
} as const satisfies VtesCard;
