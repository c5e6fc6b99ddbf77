import type { VtesCard } from '../words.ts';

/** Needs an equipment to destroy; first strike at superior. */
export const shatteringBlow = {
  id: 'shattering-blow',
  vekn: 101760,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'strike',
        windows: ['declare'],
        effects: [{ do: 'destroy-equipment' }],
        rule: 'strike-resolution.destroy-equipment',
        tooLate: 'damage.basic-shattering-blow-too-late',
      },
    ],
    POT: [
      {
        verb: 'strike',
        windows: ['declare'],
        firstStrike: true,
        effects: [{ do: 'destroy-equipment' }],
        rule: 'strike-resolution.destroy-equipment',
      },
    ],
  },
} as const satisfies VtesCard;
