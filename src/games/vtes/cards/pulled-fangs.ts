import type { VtesCard } from '../words.ts';

/** After a round in which this minion inflicted more: attached, with 1 damage. */
export const pulledFangs = {
  id: 'pulled-fangs',
  vekn: 101515,
  kind: 'combat',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['end-of-round'],
        range: 'close',
        once: 'minion',
        effects: [{ do: 'attach-to-opponent' }, { do: 'inflict', amount: 1 }],
        rule: 'end-of-round.cards',
      },
    ],
  },
} as const satisfies VtesCard;
