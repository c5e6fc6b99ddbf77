import type { VtesCard } from '../words.ts';

/** The would-be blocker is out of the action, and fights its lurer once the action has resolved. */
export const sirensLure = {
  id: 'sirens-lure',
  vekn: 101786,
  kind: 'action-modifier',
  levels: {
    cel: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'acting-minion',
        effects: [
          { do: 'burn-blood', amount: 2, of: 'self' },
          { do: 'stealth', amount: 1 },
        ],
        rule: 'combat-overview.starts-by-block',
      },
    ],
    mel: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'other-minion',
        effects: [{ do: 'lure', locks: true }],
        rule: 'chained-combats.sirens-lure-effect',
      },
    ],
    MEL: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'other-minion',
        effects: [{ do: 'lure' }],
        rule: 'chained-combats.sirens-lure-effect',
      },
    ],
  },
} as const satisfies VtesCard;
