import type { VtesCard } from '../words.ts';

/** Puts a weapon from hand on this minion, at its price. */
export const concealedWeapon = {
  id: 'concealed-weapon',
  vekn: 100392,
  kind: 'combat',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['before-range'],
        effects: [{ do: 'equip-weapon' }],
        rule: 'before-range.sniper-rifle-needs-to-be-equipped-at-block',
      },
    ],
  },
} as const satisfies VtesCard;
