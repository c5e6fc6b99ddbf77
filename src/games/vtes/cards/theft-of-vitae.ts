import type { VtesCard } from '../words.ts';

/** Takes what is there if the target has less; two against each other count net. */
export const theftOfVitae = {
  id: 'theft-of-vitae',
  vekn: 101966,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'strike',
        windows: ['declare'],
        ranged: true,
        effects: [{ do: 'steal', amount: 1 }],
        rule: 'damage.theft-of-vitae-timing',
      },
    ],
    THA: [
      {
        verb: 'strike',
        windows: ['declare'],
        ranged: true,
        effects: [{ do: 'steal', amount: 2 }],
        rule: 'damage.theft-of-vitae-timing',
      },
    ],
  },
} as const satisfies VtesCard;
