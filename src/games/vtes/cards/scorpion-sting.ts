import type { VtesCard } from '../words.ts';

/** A hand strike for 1 more; at superior a dodge is no help against it. */
export const scorpionSting = {
  id: 'scorpion-sting',
  vekn: 101693,
  kind: 'combat',
  levels: {
    ani: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 1, kind: 'normal' }],
        rule: 'strike-declaration.hand-strike-scorpion-sting',
      },
    ],
    ANI: [
      {
        verb: 'strike',
        windows: ['declare'],
        hand: true,
        effects: [{ do: 'damage', amount: 'strength', plus: 1, kind: 'normal' }, { do: 'undodgeable' }],
        rule: 'strike-declaration.hand-strike-scorpion-sting',
      },
    ],
  },
} as const satisfies VtesCard;
