import type { VtesCard } from '../words.ts';

/** Playable with no damage pending; prevents in every round of the combat. */
export const apparition = {
  id: 'apparition',
  vekn: 100076,
  kind: 'combat',
  replaced: 'after-combat',
  levels: {
    chi: [
      {
        verb: 'play',
        windows: ['any'],
        cost: 1,
        effects: [{ do: 'prevent-each-round', amount: 1 }],
        rule: 'maneuvers.untimed-combat-cards',
      },
    ],
    CHI: [
      {
        verb: 'play',
        windows: ['any'],
        cost: 1,
        effects: [{ do: 'prevent-each-round', amount: 2 }],
        rule: 'maneuvers.untimed-combat-cards',
      },
    ],
  },
} as const satisfies VtesCard;
