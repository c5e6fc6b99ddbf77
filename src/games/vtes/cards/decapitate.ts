import type { VtesCard } from '../words.ts';

/** 2 more, or at superior a vampire on its way to torpor is burned. */
export const decapitate = {
  id: 'decapitate',
  vekn: 100511,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 2,
        hand: true,
        withMelee: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 2, kind: 'normal' }],
        rule: 'strike-declaration.order',
      },
    ],
    POT: [
      { verb: 'play', windows: ['torpor-window'], cost: 2, effects: [{ do: 'burn-instead' }], rule: 'torpor.on-the-way-window' },
    ],
  },
} as const satisfies VtesCard;
