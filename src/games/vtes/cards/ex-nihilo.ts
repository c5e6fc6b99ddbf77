import type { VtesCard } from '../words.ts';

/** Inflicts nothing, suffers only aggravated damage, gains no blood. */
export const exNihilo = {
  id: 'ex-nihilo',
  vekn: 100669,
  kind: 'action',
  printed: { blood: 1, disciplines: ['nec'] },
  attached: { exNihilo: true },
} as const satisfies VtesCard;
