import type { RivalsCard } from '../words.ts';

const vampire = (letter: string, potency: number, physical: number, social: number, mental: number) =>
  ({
    id: `teaching-vampire-${letter}`,
    kind: 'vampire',
    potency,
    attributes: { physical, social, mental },
    set: 'teaching',
  }) as const satisfies RivalsCard;

/** Made up for teaching: what a case needs and no more. */
export const teachingCards = [
  vampire('a', 3, 1, 1, 0),
  vampire('b', 4, 1, 0, 1),
  vampire('c', 5, 2, 1, 0),
  vampire('d', 2, 0, 0, 1),
  vampire('e', 6, 1, 1, 1),
  vampire('x', 4, 1, 1, 0),
  vampire('y', 3, 0, 1, 1),
  vampire('z', 5, 2, 0, 1),
  {
    id: 'teaching-watcher',
    kind: 'vampire',
    potency: 3,
    attributes: { physical: 0, social: 1, mental: 1 },
    abilities: [
      {
        when: 'antagonist',
        exhausts: 'vampire',
        effects: [{ do: 'prevent', n: 1, whom: 'another' }],
        rule: 'end-phase.named-step-exception',
      },
    ],
    set: 'teaching',
  },
  { id: 'teaching-errand', kind: 'action', effects: [{ do: 'gain-prestige', n: 1 }], set: 'teaching' },
] as const satisfies readonly RivalsCard[];
