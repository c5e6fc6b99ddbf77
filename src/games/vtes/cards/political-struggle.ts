import type { VtesCard } from '../words.ts';

/** Votes for the vampire that put it there, once its bearer burns. */
export const politicalStruggle = {
  id: 'political-struggle',
  vekn: 101418,
  kind: 'action',
  attached: { struggle: true },
} as const satisfies VtesCard;
