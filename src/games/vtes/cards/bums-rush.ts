import type { VtesCard } from '../words.ts';

/** An action to fight a minion; its maneuver belongs to that combat alone. */
export const bumsRush = {
  id: 'bums-rush',
  vekn: 100266,
  kind: 'action',
  replaced: 'after-action',
  levels: {
    all: [
      {
        verb: 'act',
        windows: ['action'],
        effects: [{ do: 'rush' }, { do: 'grant', what: 'maneuver', until: 'combat' }],
        rule: 'combat-overview.starts-by-action',
      },
    ],
  },
} as const satisfies VtesCard;
