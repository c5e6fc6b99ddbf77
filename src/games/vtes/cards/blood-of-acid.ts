import type { VtesCard } from '../words.ts';

/** What the opponent inflicts comes back as environmental damage. */
export const bloodOfAcid = {
  id: 'blood-of-acid',
  vekn: 100203,
  kind: 'combat',
  levels: {
    vic: [
      {
        verb: 'play',
        windows: ['before-strikes'],
        cost: 2,
        range: 'close',
        once: 'round',
        effects: [{ do: 'reflect', what: 'inflicted', kind: 'normal' }],
        rule: 'before-strikes.blood-of-acid-effect',
      },
    ],
    VIC: [
      {
        verb: 'play',
        windows: ['before-strikes'],
        cost: 2,
        range: 'close',
        once: 'round',
        effects: [{ do: 'reflect', what: 'inflicted', kind: 'aggravated' }],
        rule: 'before-strikes.blood-of-acid-effect',
      },
    ],
  },
} as const satisfies VtesCard;
