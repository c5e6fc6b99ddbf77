import type { VtesCard } from '../words.ts';

/** A hand strike that Fortitude does not prevent and that silences weapons. */
export const bloodFury = {
  id: 'blood-fury',
  vekn: 100201,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        range: 'close',
        hand: true,
        effects: [
          { do: 'damage', amount: 'strength', plus: 1, kind: 'normal' },
          { do: 'no-prevention-by', discipline: 'for' },
          { do: 'disable-weapons' },
        ],
        rule: 'strike-declaration.hand-strike-blood-fury',
      },
    ],
    THA: [
      {
        verb: 'strike',
        windows: ['declare'],
        cost: 1,
        range: 'close',
        hand: true,
        effects: [
          { do: 'damage', amount: 'strength', plus: 2, kind: 'normal' },
          { do: 'no-prevention-by', discipline: 'for' },
          { do: 'disable-weapons' },
        ],
        rule: 'strike-declaration.hand-strike-blood-fury',
      },
    ],
  },
} as const satisfies VtesCard;
