import type { VtesCard } from '../words.ts';

/** Stops a strike, or gives hand-strike damage back, prevented or not. */
export const kingOfTheMountain = {
  id: 'king-of-the-mountain',
  vekn: 101057,
  kind: 'combat',
  levels: {
    for: [
      {
        verb: 'play',
        windows: ['damage-b-prevention'],
        cost: 2,
        effects: [{ do: 'prevent-strike' }],
        rule: 'damage.prevention-cards',
      },
    ],
    FOR: [
      {
        verb: 'play',
        windows: ['before-strikes'],
        cost: 2,
        effects: [{ do: 'reflect', what: 'hand-strike', kind: 'normal' }],
        rule: 'before-strikes.king-of-the-mountain-superior',
      },
    ],
  },
} as const satisfies VtesCard;
