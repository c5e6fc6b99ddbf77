import type { VtesCard } from '../words.ts';

/** Long range only; the X of superior costs blood and random cards. */
export const eruptionOfVitae = {
  id: 'eruption-of-vitae',
  vekn: 100659,
  kind: 'combat',
  levels: {
    qui: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        rounds: 'not-first',
        range: 'long',
        ranged: true,
        effects: [{ do: 'damage', amount: 2, kind: 'aggravated' }],
        rule: 'strike-declaration.order',
      },
    ],
    QUI: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        rounds: 'not-first',
        range: 'long',
        ranged: true,
        effects: [
          { do: 'damage', amount: 2, kind: 'aggravated' },
          { do: 'x-damage', kind: 'normal', discard: true },
        ],
        rule: 'damage.eruption-of-vitae-x-first',
      },
    ],
  },
} as const satisfies VtesCard;
