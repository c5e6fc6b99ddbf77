import type { VtesCard } from '../words.ts';

/** One additional strike; at superior outside the limit. */
export const quickness = {
  id: 'quickness',
  vekn: 101532,
  kind: 'combat',
  levels: {
    cel: [
      {
        verb: 'play',
        windows: ['additional'],
        once: 'round',
        effects: [{ do: 'additional-strikes', n: 1, limited: true }],
        rule: 'additional-strikes.window',
      },
    ],
    CEL: [
      {
        verb: 'play',
        windows: ['additional'],
        once: 'round',
        effects: [{ do: 'additional-strikes', n: 1, limited: false }],
        rule: 'additional-strikes.quickness-superior-exempt',
      },
    ],
  },
} as const satisfies VtesCard;
