import type { VtesCard } from '../words.ts';

/** A Blood Brother outside the combat fights the minion that faces one of its circle. */
export const coordinateAttacks = {
  id: 'coordinate-attacks',
  vekn: 100423,
  kind: 'combat',
  levels: {
    san: [
      {
        verb: 'play',
        windows: ['end-of-round'],
        windowsIn2004: ['post-combat'],
        switch: 'coordinate-attacks-after-combat',
        by: 'other-minion',
        needs: { clan: 'circle' },
        effects: [{ do: 'queue', with: 'this-vampire' }],
        rule: 'combat-ending.post-psyche-cards',
      },
    ],
    SAN: [
      {
        verb: 'play',
        windows: ['end-of-round'],
        windowsIn2004: ['post-combat'],
        switch: 'coordinate-attacks-after-combat',
        by: 'other-minion',
        needs: { clan: 'circle' },
        effects: [
          { do: 'queue', with: 'this-vampire' },
          { do: 'grant', what: 'maneuver', until: 'round' },
        ],
        rule: 'combat-ending.post-psyche-cards',
      },
    ],
  },
} as const satisfies VtesCard;
