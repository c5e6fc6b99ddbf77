import type { VtesCard } from '../words.ts';

/** Named as an illusion: strength 2, capacity 10. */
export const ivanKrenyenko = {
  id: 'ivan-krenyenko',
  vekn: 200648,
  kind: 'vampire',
  printed: { disciplines: ['obf', 'ANI', 'CHI', 'FOR', 'POT'] },
  attached: { capacity: 10, strength2: true },
} as const satisfies VtesCard;
