import type { VtesCard } from '../words.ts';

/** Bites at close range with the normal strikes, once a round; the figure is for basic (superior has 3 life). */
export const wolfCompanion = {
  id: 'wolf-companion',
  vekn: 102191,
  kind: 'retainer',
  printed: { blood: 1, disciplines: ['ani'] },
  life: 2,
  lives: { ani: 2, ANI: 3 },
  is: 'animal',
  inPlay: [
    {
      verb: 'use',
      windows: [],
      range: 'close',
      effects: [{ do: 'environmental', amount: 1, each: 'normal-strikes', to: 'opponent', preventable: true }],
      rule: 'strike-resolution.retainer-like-damage',
    },
  ],
} as const satisfies VtesCard;
