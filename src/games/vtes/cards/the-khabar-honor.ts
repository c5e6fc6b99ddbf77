import type { VtesCard } from '../words.ts';

/** For a Banu Haqim with a contract on the opponent: 3 more. */
export const theKhabarHonor = {
  id: 'the-khabar-honor',
  vekn: 101044,
  kind: 'combat',
  levels: {
    all: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        needs: { clan: 'Banu Haqim', contract: 'opponent' },
        effects: [{ do: 'damage', amount: 'strength', plus: 3, kind: 'normal' }],
        rule: 'strike-declaration.hand-strike-khabar-honor',
      },
    ],
  },
} as const satisfies VtesCard;
