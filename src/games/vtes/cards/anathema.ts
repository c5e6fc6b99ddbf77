import type { VtesCard } from '../words.ts';

/** On a vampire whose blood is brought down to 0 in combat: it burns, and the opposing side gains its capacity in pool. */
export const anathema = {
  id: 'anathema',
  vekn: 100060,
  kind: 'political-action',
  attached: { anathema: true },
} as const satisfies VtesCard;
