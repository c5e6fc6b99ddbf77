import type { VtesCard } from '../words.ts';

/** A hand strike, or melee weapon strike, for more. */
export const undeadStrength = {
  id: 'undead-strength',
  vekn: 102061,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        withMelee: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 1, kind: 'normal' }],
        rule: 'strike-declaration.hand-strike-undead-strength',
      },
    ],
    POT: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        withMelee: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 2, kind: 'normal' }],
        rule: 'strike-declaration.hand-strike-undead-strength',
      },
    ],
  },
} as const satisfies VtesCard;
