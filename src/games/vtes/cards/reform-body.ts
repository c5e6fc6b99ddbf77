import type { VtesCard } from '../words.ts';

/** Torpor in place of being burned; a diablerie comes to nothing. */
export const reformBody = {
  id: 'reform-body',
  vekn: 101581,
  kind: 'combat',
  printed: { kind: 'reaction' },
  levels: {
    vic: [
      {
        verb: 'play',
        windows: ['diablerie', 'burning'],
        effects: [{ do: 'torpor-instead', gains: 0 }],
        rule: 'diablerie.step-0-reform-body',
      },
    ],
    VIC: [
      {
        verb: 'play',
        windows: ['diablerie', 'burning'],
        effects: [{ do: 'torpor-instead', gains: 2 }],
        rule: 'diablerie.step-0-reform-body',
      },
    ],
  },
} as const satisfies VtesCard;
