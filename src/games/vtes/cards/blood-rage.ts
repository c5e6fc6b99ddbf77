import type { VtesCard } from '../words.ts';

/** A hand strike with the riders of Blood Fury. */
export const bloodRage = {
  id: 'blood-rage',
  vekn: 100208,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'close',
        hand: true,
        effects: [
          { do: 'damage', amount: 'strength', kind: 'normal' },
          { do: 'no-prevention-by', discipline: 'for' },
          { do: 'disable-weapons' },
        ],
        rule: 'strike-declaration.hand-strike-blood-rage',
      },
    ],
    THA: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'close',
        hand: true,
        effects: [
          { do: 'damage', amount: 'strength', plus: 1, kind: 'normal' },
          { do: 'no-prevention-by', discipline: 'for' },
          { do: 'disable-weapons' },
        ],
        rule: 'strike-declaration.hand-strike-blood-rage',
      },
    ],
  },
} as const satisfies VtesCard;
