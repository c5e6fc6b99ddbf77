import type { VtesCard } from '../words.ts';

/** Burned to stop what is left of the opponent's strike, and nothing else. */
export const leatherJacket = {
  id: 'leather-jacket',
  vekn: 101081,
  kind: 'equipment',
  onePerMinion: true,
  inPlay: [
    {
      verb: 'use',
      windows: ['damage-b-prevention'],
      effects: [{ do: 'prevent-strike' }, { do: 'burn-this' }],
      rule: 'damage.leather-jacket',
    },
  ],
} as const satisfies VtesCard;
