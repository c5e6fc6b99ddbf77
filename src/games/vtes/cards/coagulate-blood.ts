import type { VtesCard } from '../words.ts';

/** Damage of its own: no hand strike. 1 more against an ally. */
export const coagulateBlood = {
  id: 'coagulate-blood',
  vekn: 100368,
  kind: 'combat',
  levels: {
    qui: [
      {
        verb: 'strike',
        windows: ['declare'],
        ranged: true,
        effects: [{ do: 'damage', amount: 1, kind: 'normal' }],
        rule: 'strike-declaration.fixed-damage-is-not-hand-strike',
      },
    ],
    QUI: [
      {
        verb: 'strike',
        windows: ['declare'],
        ranged: true,
        effects: [{ do: 'damage', amount: 2, kind: 'normal' }],
        rule: 'strike-declaration.fixed-damage-is-not-hand-strike',
      },
    ],
  },
} as const satisfies VtesCard;
