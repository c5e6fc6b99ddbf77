import type { VtesCard } from '../words.ts';

/** Combat ends; a blocked action other than a bleed goes on as though unblocked. */
export const mirrorImage = {
  id: 'mirror-image',
  vekn: 101222,
  kind: 'combat',
  printed: { kind: 'action-modifier' },
  levels: {
    chi: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        cost: 1,
        by: 'acting-minion',
        effects: [{ do: 'stealth', amount: 1 }],
        rule: 'combat-overview.starts-by-block',
      },
    ],
    CHI: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        ranged: true,
        effects: [{ do: 'combat-ends', mayContinue: true, paid: true }],
        rule: 'strike-declaration.order',
      },
    ],
  },
} as const satisfies VtesCard;
