import type { VtesCard } from '../words.ts';

/** Only with damage left to prevent; what it prevents too much is lost. */
export const skinOfRock = {
  id: 'skin-of-rock',
  vekn: 101791,
  kind: 'combat',
  levels: {
    for: [
      {
        verb: 'play',
        windows: ['damage-b-prevention'],
        effects: [{ do: 'prevent', amount: 1 }],
        rule: 'damage.prevention-cards',
      },
    ],
    FOR: [
      {
        verb: 'play',
        windows: ['damage-b-prevention'],
        effects: [{ do: 'prevent', amount: 2 }],
        rule: 'damage.prevention-cards',
      },
    ],
  },
} as const satisfies VtesCard;
