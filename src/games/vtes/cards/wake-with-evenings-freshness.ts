import type { VtesCard } from '../words.ts';

/** For the rest of the action a locked vampire reacts and blocks as though unlocked. */
export const wakeWithEveningsFreshness = {
  id: 'wake-with-evenings-freshness',
  vekn: 102137,
  kind: 'reaction',
  replaced: 'next-unlock',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['blocks', 'block-attempt'],
        by: 'other-minion-locked',
        effects: [{ do: 'wake' }],
        rule: 'combat-overview.only-combat-cards',
      },
    ],
  },
} as const satisfies VtesCard;
