import type { VtesCard } from '../words.ts';

/** At superior a hand strike and a dodge in one. */
export const stutterStep = {
  id: 'stutter-step',
  vekn: 101889,
  kind: 'combat',
  levels: {
    cel: [{ verb: 'strike', windows: ['declare'], ranged: true, effects: [{ do: 'dodge' }], rule: 'strike-declaration.order' }],
    CEL: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'close',
        hand: true,
        why: { range: 'strike-declaration.stutter-step-limits' },
        effects: [{ do: 'damage', amount: 'strength', kind: 'normal' }, { do: 'dodge' }, { do: 'no-additional-strikes' }],
        rule: 'strike-declaration.stutter-step-is-hand-strike',
      },
    ],
  },
} as const satisfies VtesCard;
