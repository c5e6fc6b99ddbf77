import type { VtesCard } from '../words.ts';

/** A prince, justicar or Inner Circle member ends the combat another vampire of the same controller has just entered. */
export const legacyOfPower = {
  id: 'legacy-of-power',
  vekn: 101088,
  kind: 'reaction',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 3,
        rounds: 'first',
        by: 'other-minion',
        needs: { title: 'prince' },
        why: { needs: 'combat-overview.legacy-of-power', rounds: 'combat-overview.legacy-of-power' },
        effects: [{ do: 'end-combat' }, { do: 'torpor-for-all' }, { do: 'lock-self' }],
        rule: 'combat-overview.legacy-of-power',
      },
    ],
  },
} as const satisfies VtesCard;
