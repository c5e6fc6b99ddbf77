import type { VtesCard } from '../words.ts';

/** A hand strike, and damage in each press step of the combat. */
export const dagonsCall = {
  id: 'dagons-call',
  vekn: 100488,
  kind: 'combat',
  levels: {
    qui: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        hand: true,
        once: 'combat',
        effects: [
          { do: 'damage', amount: 'strength', kind: 'normal' },
          { do: 'environmental', amount: 1, each: 'press', to: 'opponent', preventable: false },
        ],
        rule: 'strike-declaration.hand-strike-dagons-call',
      },
    ],
    QUI: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        hand: true,
        once: 'combat',
        effects: [
          { do: 'damage', amount: 'strength', plus: 1, kind: 'normal' },
          { do: 'environmental', amount: 1, each: 'press', to: 'opponent', preventable: false },
        ],
        rule: 'strike-declaration.hand-strike-dagons-call',
      },
    ],
  },
} as const satisfies VtesCard;
