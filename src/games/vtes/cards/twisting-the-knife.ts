import type { VtesCard } from '../words.ts';

/** 1 more point, inflicted by the vampire, on a hand or melee strike for 3 or more. */
export const twistingTheKnife = {
  id: 'twisting-the-knife',
  vekn: 102051,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'play',
        windows: ['damage-b-prevention'],
        cost: 1,
        once: 'round',
        effects: [{ do: 'inflict-one-more' }],
        rule: 'end-of-round.twisting-the-knife-is-inflicted',
      },
    ],
    POT: [{ verb: 'press', windows: ['press'], cost: 1, effects: [{ do: 'press' }], rule: 'press.procedure' }],
  },
} as const satisfies VtesCard;
