import type { VtesCard } from '../words.ts';

/** At superior the prevention it grants lapses with the round. */
export const unflinchingPersistence = {
  id: 'unflinching-persistence',
  vekn: 102071,
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
        verb: 'maneuver',
        windows: ['maneuver'],
        effects: [{ do: 'maneuver' }, { do: 'grant', what: 'prevent', until: 'round' }],
        rule: 'maneuvers.alternate',
      },
    ],
  },
} as const satisfies VtesCard;
