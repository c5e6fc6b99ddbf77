import type { VtesCard } from '../words.ts';

/** Weakens from the next strike on; at superior it closes cards that need a Discipline at once. */
export const withering = {
  id: 'withering',
  vekn: 102188,
  kind: 'combat',
  levels: {
    ani: [
      {
        verb: 'strike',
        windows: ['declare'],
        ranged: true,
        effects: [{ do: 'damage', amount: 1, kind: 'normal' }],
        rule: 'strike-declaration.order',
      },
    ],
    thn: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        effects: [
          { do: 'damage', amount: 'strength', kind: 'normal' },
          { do: 'put-on-opponent', strength: -1 },
        ],
        rule: 'damage.withering-too-late-for-this-strike',
        tooLate: 'damage.withering-too-late-for-this-strike',
      },
    ],
    THN: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        effects: [
          { do: 'damage', amount: 'strength', kind: 'normal' },
          { do: 'put-on-opponent', strength: -1, closesDisciplines: true },
        ],
        rule: 'damage.superior-withering-stops-prevention-cards',
        tooLate: 'damage.withering-too-late-for-this-strike',
      },
    ],
  },
} as const satisfies VtesCard;
