import type { VtesCard } from '../words.ts';

/** Every minion may fight its bearer, at +1 stealth. */
export const havenUncovered = {
  id: 'haven-uncovered',
  vekn: 100897,
  kind: 'master',
  attached: { haven: true },
} as const satisfies VtesCard;
