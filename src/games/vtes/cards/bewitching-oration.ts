import type { VtesCard } from '../words.ts';

/** Votes in a political action, not in a blood hunt. */
export const bewitchingOration = {
  id: 'bewitching-oration',
  vekn: 100157,
  kind: 'action-modifier',
  levels: {
    pre: [
      {
        verb: 'play',
        windows: ['polling'],
        by: 'acting-minion',
        effects: [{ do: 'votes', n: 2 }],
        rule: 'diablerie.blood-hunt-no-modifiers-or-reactions',
      },
    ],
    PRE: [
      {
        verb: 'play',
        windows: ['polling'],
        by: 'acting-minion',
        effects: [{ do: 'votes', n: 4 }],
        rule: 'diablerie.blood-hunt-no-modifiers-or-reactions',
      },
    ],
  },
} as const satisfies VtesCard;
