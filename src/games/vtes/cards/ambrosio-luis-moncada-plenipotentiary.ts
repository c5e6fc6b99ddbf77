import type { VtesCard } from '../words.ts';

/** Every action directed at him is 1 pool dearer. */
export const ambrosioLuisMoncadaPlenipotentiary = {
  id: 'ambrosio-luis-moncada-plenipotentiary',
  vekn: 200070,
  kind: 'vampire',
  printed: { disciplines: ['aus', 'for', 'DOM', 'OBT', 'POT', 'PRE'] },
  attached: { dearTarget: 1 },
} as const satisfies VtesCard;
