import type { VtesCard } from '../words.ts';

/** Burned in any referendum for 1 vote, one such card a Methuselah. */
export const kineResourcesContested = {
  id: 'kine-resources-contested',
  vekn: 101056,
  kind: 'political-action',
} as const satisfies VtesCard;
