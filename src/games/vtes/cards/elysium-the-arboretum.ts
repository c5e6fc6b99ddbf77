import type { VtesCard } from '../words.ts';

/** Ends a fight between two Camarilla vampires, one of them its controller’s. */
export const elysiumTheArboretum = {
  id: 'elysium-the-arboretum',
  vekn: 100631,
  kind: 'master',
  inPlay: [
    {
      verb: 'use',
      windows: ['before-range'],
      by: 'controller',
      needs: { sect: 'Camarilla' },
      why: { needs: 'before-range.elysium' },
      effects: [{ do: 'end-combat' }],
      rule: 'before-range.elysium',
    },
  ],
} as const satisfies VtesCard;
