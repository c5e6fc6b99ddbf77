import type { VtesCard } from '../words.ts';

/** The acting minion, which has just fought a blocker, fights this vampire too, and has no strike in round 1. */
export const fastReaction = {
  id: 'fast-reaction',
  vekn: 100705,
  kind: 'reaction',
  levels: {
    aus: [
      {
        verb: 'play',
        windows: ['post-combat'],
        by: 'other-minion',
        effects: [{ do: 'new-combat', with: 'this-vampire' }],
        rule: 'combat-ending.followups-cancel-continue-action',
      },
    ],
    AUS: [
      {
        verb: 'play',
        windows: ['post-combat'],
        by: 'other-minion',
        effects: [
          { do: 'new-combat', with: 'this-vampire' },
          { do: 'grant', what: 'press', until: 'combat' },
        ],
        rule: 'combat-ending.followups-cancel-continue-action',
      },
    ],
  },
} as const satisfies VtesCard;
