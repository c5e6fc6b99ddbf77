import type { VtesCard } from '../words.ts';

/** Combat ends, and the opposing vampire has to fight a chosen minion. */
export const blissfulAgony = {
  id: 'blissful-agony',
  vekn: 100190,
  kind: 'combat',
  levels: {
    ani: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        hand: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 1, kind: 'normal' }],
        rule: 'strike-declaration.order',
      },
    ],
    val: [
      {
        verb: 'play',
        windows: ['before-strikes'],
        cost: 1,
        range: 'close',
        once: 'combat',
        effects: [{ do: 'environmental', amount: 1, each: 'normal-strikes', to: 'opponent', preventable: false }],
        rule: 'before-strikes.cards',
      },
    ],
    VAL: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        ranged: true,
        effects: [{ do: 'combat-ends' }, { do: 'fight-chosen' }],
        rule: 'chained-combats.blissful-agony-effect',
      },
    ],
  },
} as const satisfies VtesCard;
