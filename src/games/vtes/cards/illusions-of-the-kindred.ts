import type { VtesCard } from '../words.ts';

/** Combat ends, and an illusion fights the same opponent. */
export const illusionsOfTheKindred = {
  id: 'illusions-of-the-kindred',
  vekn: 100954,
  kind: 'combat',
  levels: {
    chi: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 2,
        effects: [{ do: 'end-combat' }, { do: 'illusion', blood: 'half' }],
        rule: 'chained-combats.illusions-effect',
      },
    ],
    CHI: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 2,
        effects: [{ do: 'end-combat' }, { do: 'illusion', blood: 'full' }],
        rule: 'chained-combats.illusions-effect',
      },
    ],
  },
} as const satisfies VtesCard;
