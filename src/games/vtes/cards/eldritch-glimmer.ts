import type { VtesCard } from '../words.ts';

/** The X of today's text belongs to both levels; it is chosen and burned as the strike resolves. */
export const eldritchGlimmer = {
  id: 'eldritch-glimmer',
  vekn: 100624,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        rounds: 'not-first',
        ranged: true,
        effects: [
          { do: 'damage', amount: 2, kind: 'normal' },
          { do: 'x-damage', kind: 'normal' },
        ],
        rule: 'damage.eldritch-glimmer-x-at-resolution',
      },
    ],
    THA: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        rounds: 'not-first',
        ranged: true,
        effects: [
          { do: 'damage', amount: 4, kind: 'normal' },
          { do: 'x-damage', kind: 'normal' },
        ],
        rule: 'damage.eldritch-glimmer-x-at-resolution',
      },
    ],
  },
} as const satisfies VtesCard;
