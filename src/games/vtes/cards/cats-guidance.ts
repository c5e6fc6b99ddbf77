import type { VtesCard } from '../words.ts';

/** A locked vampire that has blocked unlocks, after all combats; or intercept. */
export const catsGuidance = {
  id: 'cats-guidance',
  vekn: 100308,
  kind: 'reaction',
  levels: {
    ani: [
      {
        verb: 'play',
        windows: ['after-action', 'blocks'],
        by: 'has-blocked',
        effects: [{ do: 'unlock-self' }],
        rule: 'combat-ending.cats-guidance-after-followups',
      },
    ],
    ANI: [
      {
        verb: 'play',
        windows: ['block-attempt'],
        by: 'blocker',
        effects: [{ do: 'intercept', amount: 1 }],
        rule: 'combat-overview.starts-by-block',
      },
    ],
  },
} as const satisfies VtesCard;
