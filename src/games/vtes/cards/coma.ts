import type { VtesCard } from '../words.ts';

/** Torpor by a close-range strike; the skipped unlock of superior lies outside combat. */
export const coma = {
  id: 'coma',
  vekn: 100378,
  kind: 'combat',
  levels: {
    dem: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 3,
        effects: [{ do: 'to-torpor' }],
        rule: 'torpor.wounded-by-effect',
        tooLate: 'damage.coma-does-not-stop-the-hit',
      },
    ],
    DEM: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 3,
        effects: [{ do: 'to-torpor' }],
        rule: 'torpor.wounded-by-effect',
        tooLate: 'damage.coma-does-not-stop-the-hit',
      },
    ],
  },
} as const satisfies VtesCard;
