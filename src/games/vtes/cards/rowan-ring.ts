import type { VtesCard } from '../words.ts';

/** Torpor by a melee strike; the ring passes to the victim. */
export const rowanRing = {
  id: 'rowan-ring',
  vekn: 101655,
  kind: 'equipment',
  printed: { pool: 1 },
  melee: true,
  inPlay: [
    {
      verb: 'strike',
      windows: ['declare'],
      effects: [{ do: 'to-torpor', passesOn: true }],
      rule: 'torpor.wounded-by-effect',
      tooLate: 'damage.coma-does-not-stop-the-hit',
    },
  ],
} as const satisfies VtesCard;
