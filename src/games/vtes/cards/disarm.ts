import type { VtesCard } from '../words.ts';

/** After a round in which its vampire inflicted more than the other: torpor, and weakness until 3 blood are burned. */
export const disarm = {
  id: 'disarm',
  vekn: 100549,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'play',
        windows: ['end-of-round'],
        range: 'close',
        once: 'minion',
        effects: [{ do: 'disarm', strength: -1 }],
        rule: 'end-of-round.cards',
      },
    ],
    POT: [
      {
        verb: 'play',
        windows: ['end-of-round'],
        range: 'close',
        once: 'minion',
        effects: [{ do: 'disarm', strength: -2 }],
        rule: 'end-of-round.cards',
      },
    ],
  },
  attached: { strength: -1, removedFor: 3 },
} as const satisfies VtesCard;
