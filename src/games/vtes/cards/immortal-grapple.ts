import type { VtesCard } from '../words.ts';

/** Only hand strikes this round, for both sides. */
export const immortalGrapple = {
  id: 'immortal-grapple',
  vekn: 100959,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'play',
        windows: ['before-strikes'],
        range: 'close',
        once: 'round',
        why: { range: 'before-strikes.immortal-grapple-close-only', once: 'before-strikes.immortal-grapple-once' },
        effects: [{ do: 'forbid', to: 'both', what: ['other-than-hand-strikes'], until: 'round' }],
        rule: 'before-strikes.immortal-grapple-effect',
      },
    ],
    POT: [
      {
        verb: 'play',
        windows: ['before-strikes'],
        range: 'close',
        once: 'round',
        why: { range: 'before-strikes.immortal-grapple-close-only', once: 'before-strikes.immortal-grapple-once' },
        effects: [
          { do: 'forbid', to: 'both', what: ['other-than-hand-strikes'], until: 'round' },
          { do: 'grant', what: 'press', until: 'round' },
          { do: 'close-next-round' },
        ],
        rule: 'before-strikes.immortal-grapple-effect',
      },
    ],
  },
} as const satisfies VtesCard;
