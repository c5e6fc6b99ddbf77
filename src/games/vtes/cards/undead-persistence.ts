import type { VtesCard } from '../words.ts';

/** A vampire bound for torpor fights on, wounded. */
export const undeadPersistence = {
  id: 'undead-persistence',
  vekn: 102060,
  kind: 'combat',
  levels: {
    for: [
      {
        verb: 'play',
        windows: ['torpor-window'],
        once: 'combat',
        effects: [{ do: 'fight-on' }],
        rule: 'torpor.on-the-way-window',
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
