import type { VtesCard } from '../words.ts';

/** Against an aggravated strike: combat ends, torpor, and a card that stays. */
export const rotschreck = {
  id: 'rotschreck',
  vekn: 101654,
  kind: 'out-of-turn-master',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['declare'],
        by: 'controller',
        effects: [{ do: 'frenzied-torpor' }],
        rule: 'strike-declaration.rotschreck-effects',
      },
    ],
  },
} as const satisfies VtesCard;
