import type { VtesCard } from '../words.ts';

/** A hand strike, or melee weapon strike, for 1 more. */
export const luckyBlow = {
  id: 'lucky-blow',
  vekn: 101131,
  kind: 'combat',
  replaced: 'after-combat',
  levels: {
    all: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        withMelee: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 1, kind: 'normal' }],
        rule: 'strike-declaration.hand-strike-lucky-blow',
      },
    ],
  },
} as const satisfies VtesCard;
