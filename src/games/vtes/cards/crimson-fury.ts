import type { VtesCard } from '../words.ts';

/** Stops a diablerie, or burns both. */
export const crimsonFury = {
  id: 'crimson-fury',
  vekn: 100447,
  kind: 'combat',
  printed: { kind: 'reaction' },
  levels: {
    ani: [
      {
        verb: 'play',
        windows: ['diablerie'],
        cost: 1,
        effects: [{ do: 'stop-diablerie' }],
        rule: 'diablerie.step-0-crimson-fury',
      },
    ],
    ANI: [
      {
        verb: 'play',
        windows: ['diablerie'],
        cost: 1,
        effects: [{ do: 'stop-diablerie', burnsBoth: true }],
        rule: 'diablerie.step-0-crimson-fury',
      },
    ],
  },
} as const satisfies VtesCard;
