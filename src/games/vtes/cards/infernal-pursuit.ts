import type { VtesCard } from '../words.ts';

/** Its superior effect has no moment of its own today; in 2004 it belonged before range. */
export const infernalPursuit = {
  id: 'infernal-pursuit',
  vekn: 100980,
  kind: 'combat',
  levels: {
    cel: [{ verb: 'press', windows: ['press'], effects: [{ do: 'press' }], rule: 'press.procedure' }],
    CEL: [
      {
        verb: 'play',
        windows: ['any'],
        windowsIn2004: ['before-range'],
        effects: [{ do: 'draw-more' }],
        rule: 'before-range.infernal-pursuit-superior',
      },
    ],
  },
} as const satisfies VtesCard;
