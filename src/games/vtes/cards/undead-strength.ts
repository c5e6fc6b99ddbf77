import type { VtesCard } from '../words.ts';

/** A hand strike for more. */
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
        effects: [{ do: 'damage', amount: 'strength', plus: 1, kind: 'normal' }],
        rule: 'strike-declaration.order',
      },
    ],
    POT: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 2, kind: 'normal' }],
        rule: 'strike-declaration.order',
      },
    ],
  },
} as const satisfies VtesCard;
