import type { VtesCard } from '../words.ts';

/** At superior the same combat goes on, with all its bonuses and all its limits. */
export const telepathicTracking = {
  id: 'telepathic-tracking',
  vekn: 101950,
  kind: 'combat',
  levels: {
    aus: [{ verb: 'press', windows: ['press'], cost: 1, effects: [{ do: 'press' }], rule: 'press.procedure' }],
    AUS: [
      {
        verb: 'play',
        windows: ['about-to-end'],
        cost: 1,
        effects: [{ do: 'new-round' }],
        rule: 'combat-ending.telepathic-tracking-continues-same-combat',
      },
    ],
  },
} as const satisfies VtesCard;
