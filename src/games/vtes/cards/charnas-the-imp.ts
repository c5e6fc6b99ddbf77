import type { VtesCard } from '../words.ts';

/** Passed on when its employer faces being burned; by the source in step 5. */
export const charnasTheImp = {
  id: 'charnas-the-imp',
  vekn: 100335,
  kind: 'retainer',
  printed: { blood: 1 },
  life: 1,
} as const satisfies VtesCard;
