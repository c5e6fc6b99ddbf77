import type { VtesCard } from '../words.ts';

/** Costs pool once its vampire has arrived in torpor. */
export const fame = { id: 'fame', vekn: 100698, kind: 'master', attached: { fame: 3 } } as const satisfies VtesCard;
