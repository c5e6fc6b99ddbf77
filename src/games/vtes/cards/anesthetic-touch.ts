import type { VtesCard } from '../words.ts';

/** Combat ends once this strike has resolved. */
export const anestheticTouch = {
  id: 'anesthetic-touch',
  vekn: 100066,
  kind: 'combat',
  levels: {
    aus: [{ verb: 'strike', windows: ['declare'], ranged: true, effects: [{ do: 'dodge' }], rule: 'strike-declaration.order' }],
    obe: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'close',
        hand: true,
        effects: [{ do: 'damage', amount: 'strength', kind: 'normal' }, { do: 'end-after-resolution' }],
        rule: 'end-of-round.after-anesthetic-touch',
      },
    ],
    OBE: [
      {
        verb: 'strike',
        windows: ['declare'],
        range: 'close',
        firstStrike: true,
        hand: true,
        effects: [{ do: 'damage', amount: 'strength', kind: 'normal' }, { do: 'end-after-resolution' }],
        rule: 'end-of-round.after-anesthetic-touch',
      },
    ],
  },
} as const satisfies VtesCard;
