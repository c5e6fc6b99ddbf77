import type { VtesCard } from '../words.ts';

/** 3 at long range; its press at superior survives a dodge. */
export const thrownSewerLid = {
  id: 'thrown-sewer-lid',
  vekn: 101983,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'long',
        ranged: true,
        effects: [{ do: 'damage', amount: 3, kind: 'normal' }],
        rule: 'strike-declaration.order',
      },
    ],
    POT: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'long',
        ranged: true,
        effects: [
          { do: 'damage', amount: 3, kind: 'normal' },
          { do: 'grant', what: 'press', until: 'round' },
        ],
        rule: 'strike-declaration.order',
      },
    ],
  },
} as const satisfies VtesCard;
