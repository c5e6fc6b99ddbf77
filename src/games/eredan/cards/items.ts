/** Items: what stays on its bearer, and potions and scrolls, which do not. */
import type { EredanCard, ItemKind } from '../words.ts';

const item = (id: string, kind: ItemKind, more: Partial<EredanCard>): EredanCard => ({
  id,
  kind: 'item',
  item: kind,
  guilds: [],
  ...more,
});

export const items: readonly EredanCard[] = [
  item('kotoba-long-blade', 'weapon', { guilds: ['kotoba'], hands: 1, lasting: { bonus: { attack: 2 } }, standsFor: 'katana' }),
  item('kotoba-short-blade', 'weapon', {
    guilds: ['kotoba'],
    hands: 1,
    ambidexterity: true,
    lasting: { bonus: { attack: 1 } },
    standsFor: 'wakizashi',
  }),
  item('plain-sword', 'weapon', { hands: 1, lasting: { bonus: { attack: 1 } } }),
  item('great-axe', 'weapon', { hands: 2, lasting: { bonus: { attack: 3 } } }),
  item('guild-mace', 'weapon', {
    guilds: ['noz'],
    hands: 1,
    requires: { classes: ['priest'] },
    lasting: { bonusFor: { priest: { attack: 3 }, default: { attack: 1 } } },
  }),
  item('iron-plate', 'armour', { lasting: { bonus: { defence: 2 } } }),
  item('round-shield', 'armour', { shield: true, lasting: { bonus: { defence: 1 } } }),
  item('fitted-plating', 'armour', {
    requires: { classes: ['artisan'] },
    lasting: { bonus: { defence: 2 }, playedBy: { kotoba: { defence: 3 } } },
  }),
  item('clear-pendant', 'jewel', { lasting: { bonus: { spirit: 1 } } }),
  item('red-draught', 'potion', { effects: [{ do: 'heal', n: 3, to: 'own-fighter' }] }),
  item('war-scroll', 'scroll', { effects: [{ do: 'bonus', figures: { attack: 1 }, to: 'own-fighter' }] }),
  item('champion-gauntlet', 'other', { lasting: { bonusFor: { fighter: { attack: 3 }, default: { attack: 1 } } } }),
  item('banner-of-plenty', 'other', { lasting: { handSize: 6 } }),
  item('double-harness', 'other', { lasting: { twoArmours: true } }),
];
