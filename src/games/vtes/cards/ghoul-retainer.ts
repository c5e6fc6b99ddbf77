import type { VtesCard } from '../words.ts';

/** Deals 1 with the initial strikes of the round. */
export const ghoulRetainer = {
  id: 'ghoul-retainer',
  vekn: 100819,
  kind: 'retainer',
  printed: { pool: 2 },
  life: 2,
  inPlay: [
    {
      verb: 'use',
      windows: [],
      range: 'close',
      effects: [{ do: 'environmental', amount: 1, each: 'normal-strikes', to: 'opponent', preventable: true }],
      rule: 'strike-resolution.retainer-like-damage',
    },
    {
      verb: 'use',
      windows: ['declare'],
      once: 'round',
      effects: [{ do: 'wield' }],
      rule: 'strike-resolution.retainer-like-damage',
    },
  ],
} as const satisfies VtesCard;
