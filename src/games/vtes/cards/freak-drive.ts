import type { VtesCard } from '../words.ts';

/** Unlocks after the action, after all combats. */
export const freakDrive = {
  id: 'freak-drive',
  vekn: 100788,
  kind: 'action-modifier',
  levels: {
    for: [
      {
        verb: 'play',
        windows: ['after-action'],
        cost: 1,
        by: 'acting-minion',
        needs: { action: 'succeeded' },
        effects: [{ do: 'unlock-self' }],
        rule: 'combat-ending.freak-drive-after-followups',
      },
    ],
    FOR: [
      {
        verb: 'play',
        windows: ['after-action'],
        cost: 1,
        by: 'acting-minion',
        needs: { action: 'blocked' },
        effects: [{ do: 'unlock-self' }],
        rule: 'combat-ending.freak-drive-after-followups',
      },
    ],
  },
} as const satisfies VtesCard;
