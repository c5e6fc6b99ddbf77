import type { VtesCard } from '../words.ts';

/** Additional strikes, within the limit. */
export const blur = {
  id: 'blur',
  vekn: 100227,
  kind: 'combat',
  levels: {
    cel: [
      {
        verb: 'play',
        windows: ['additional'],
        cost: 1,
        effects: [{ do: 'additional-strikes', n: 1, limited: true }],
        rule: 'additional-strikes.window',
      },
    ],
    CEL: [
      {
        verb: 'play',
        windows: ['additional'],
        cost: 1,
        effects: [{ do: 'additional-strikes', n: 2, limited: true }],
        rule: 'additional-strikes.window',
      },
    ],
  },
} as const satisfies VtesCard;
