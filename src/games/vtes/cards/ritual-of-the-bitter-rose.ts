import type { VtesCard } from '../words.ts';

/** All one’s ready vampires gain as much blood as was on the victim. */
export const ritualOfTheBitterRose = {
  id: 'ritual-of-the-bitter-rose',
  vekn: 101642,
  kind: 'combat',
  printed: { kind: 'action-modifier' },
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['diablerie-after'],
        by: 'diablerist',
        effects: [{ do: 'bitter-rose' }],
        rule: 'diablerie.step-5-bitter-rose',
      },
    ],
  },
} as const satisfies VtesCard;
