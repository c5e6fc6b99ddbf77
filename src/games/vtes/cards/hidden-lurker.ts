import type { VtesCard } from '../words.ts';

/** Once the acting minion has fought a blocker, this vampire fights the blocker too. */
export const hiddenLurker = {
  id: 'hidden-lurker',
  vekn: 100916,
  kind: 'action-modifier',
  levels: {
    obf: [
      {
        verb: 'play',
        windows: ['post-combat'],
        by: 'other-minion',
        effects: [{ do: 'new-combat', with: 'this-vampire' }],
        rule: 'combat-ending.followups-cancel-continue-action',
      },
    ],
    OBF: [
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
