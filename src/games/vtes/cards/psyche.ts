import type { VtesCard } from '../words.ts';

/** At superior another combat between the same two, new in every respect. */
export const psyche = {
  id: 'psyche',
  vekn: 101507,
  kind: 'combat',
  levels: {
    cel: [{ verb: 'press', windows: ['press'], effects: [{ do: 'press' }], rule: 'press.procedure' }],
    CEL: [
      {
        verb: 'play',
        windows: ['psyche'],
        effects: [{ do: 'new-combat', with: 'the-same' }],
        rule: 'combat-ending.psyche-new-combat-at-once',
      },
    ],
  },
} as const satisfies VtesCard;
