import type { VtesCard } from '../words.ts';

/** On the point of fighting a younger acting vampire its user ends the action. */
export const obedience = {
  id: 'obedience',
  vekn: 101309,
  kind: 'reaction',
  levels: {
    dom: [
      {
        verb: 'play',
        windows: ['pre-combat'],
        by: 'about-to-fight',
        effects: [{ do: 'end-action', unlocks: true }],
        rule: 'combat-overview.obedience',
      },
    ],
    DOM: [
      {
        verb: 'play',
        windows: ['pre-combat'],
        by: 'about-to-fight',
        effects: [{ do: 'end-action' }],
        rule: 'combat-overview.obedience',
      },
    ],
  },
} as const satisfies VtesCard;
