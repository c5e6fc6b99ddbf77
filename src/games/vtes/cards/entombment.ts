import type { VtesCard } from '../words.ts';

/** Burns an ally, or sends a vampire to torpor. */
export const entombment = {
  id: 'entombment',
  vekn: 100651,
  kind: 'combat',
  levels: {
    obt: [{ verb: 'strike', windows: ['declare'], cost: 2, effects: [{ do: 'burn-ally' }], rule: 'strike-declaration.order' }],
    OBT: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 2,
        effects: [{ do: 'to-torpor' }],
        rule: 'torpor.wounded-by-effect',
        tooLate: 'damage.coma-does-not-stop-the-hit',
      },
    ],
  },
} as const satisfies VtesCard;
