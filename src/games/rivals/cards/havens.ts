import type { RivalsCard } from '../words.ts';

/** Havens and Agendas. */
export const havenCards = [
  {
    id: 'artist-lofts',
    kind: 'haven',
    lasting: [{ gives: 'secrecy', n: 1, where: 'haven' }],
    end: {
      optional: true,
      needs: 'leader-exhausted',
      effects: [{ do: 'draw-then-discard' }],
      rule: 'end-of-turn.havens',
    },
    set: 'core',
  },
  // its Leader Blocks attacks, which are not played yet
  { id: 'dragons-roost', kind: 'haven', lasting: [{ gives: 'secrecy', n: 1, where: 'haven' }], set: 'core' },
  {
    id: 'the-dockyards',
    kind: 'haven',
    lasting: [{ gives: 'secrecy', n: 1, where: 'haven' }],
    abilities: [
      {
        when: 'damage',
        pays: { discard: 1 },
        effects: [{ do: 'prevent', n: 1, whom: 'leader' }],
        rule: 'antagonist.applied-at-once',
      },
    ],
    set: 'core',
  },
  {
    id: 'strength-in-numbers',
    kind: 'agenda',
    start: {
      needs: 'three-in-the-streets',
      effects: [{ do: 'agenda-for-streets', few: 1, many: 2, blood: 2 }],
      rule: 'start-of-turn.before-ready-and-return',
    },
    set: 'core',
  },
] as const satisfies readonly RivalsCard[];
