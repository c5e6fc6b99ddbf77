/** Actions. */
import type { EredanCard, Figures, Word } from '../words.ts';

const bonus = (figures: Figures): Word => ({ do: 'bonus', figures, to: 'own-fighter' });

const action = (id: string, effects: readonly Word[], more: Partial<EredanCard> = {}): EredanCard => ({
  id,
  kind: 'action',
  guilds: [],
  effects,
  ...more,
});

export const actions: readonly EredanCard[] = [
  action('focused-strike', [bonus({ attack: 2 })], { chain: 'action' }),
  action('brace', [bonus({ defence: 2 })]),
  action('steady-mind', [bonus({ spirit: 3 })]),
  action('battle-cry', [bonus({ attack: 3 })], { requires: { classes: ['fighter'] } }),
  action('hidden-blade', [bonus({ attack: 2 }), { do: 'bonus', figures: { defence: -1 }, to: 'opposing-fighter' }], {
    requires: { classes: ['marauder'] },
  }),
  action('word-of-command', [{ do: 'activate-orders' }]),
  action('second-look', [{ do: 'draw', n: 2 }]),
  action('courtly-favour', [bonus({ spirit: 1 }), { do: 'draw', n: 1 }], { requires: { castes: ['courtier'] } }),
  action('sellsword-contract', [bonus({ attack: 2 })], { guilds: ['mercenary'] }),
  action('kotoba-vow', [bonus({ attack: 1, defence: 1 })], { guilds: ['kotoba'] }),
  action('noz-discipline', [bonus({ spirit: 2 })], { guilds: ['noz'], chain: 'spell' }),
];
