/** A retainer that uses a weapon of its employer's. */
import { cards } from '../cards/registry.ts';
import { weaponsOf } from '../guards.ts';
import { add, type Offer, type Part } from '../parts.ts';
import { combatants, type DamageKind, type MinionId, minionOf, opponentOf, type Table } from '../table.ts';

const canWield = (card: string): boolean =>
  cards.get(card)?.inPlay?.some((use) => use.effects.some((word) => word.do === 'wield')) === true;

/** What it deals with it: nobody strikes, and what the weapon says of its bearer falls on the employer. */
function wield(table: Table, id: MinionId, weapon: string): void {
  const { combat } = table;
  const use = cards.get(weapon)?.inPlay?.find((each) => each.verb === 'strike');
  if (!use || combat.strikes[id]?.card === weapon || (combat.range === 'long' && !use.ranged)) return;
  const deal = (to: MinionId, n: number, kind: DamageKind, retainer: boolean): void => {
    combat.pending.push({ to, n, kind, by: null, preventable: true, ...(retainer ? { retainer: true as const } : {}) });
  };
  for (const word of use.effects) {
    if (word.do === 'damage')
      deal(opponentOf(table, id), (word.amount === 'strength' ? 1 : word.amount) + (word.plus ?? 0), word.kind, true);
    if (word.do === 'hurts-bearer' && !combat.usedThisCombat.includes(`${id}:${weapon}:hurt`)) {
      combat.usedThisCombat.push(`${id}:${weapon}:hurt`);
      deal(id, 1, 'normal', false);
    }
  }
  const ammo = cards.get(combat.ammo[`${id}:${weapon}`] ?? '')?.levels?.['all']?.[0]?.effects.find((word) => word.do === 'ammo');
  if (ammo?.do === 'ammo') deal(opponentOf(table, id), ammo.plus, ammo.kind ?? 'normal', true);
}

const offer: Offer = ({ table }) => ({
  more: combatants(table).flatMap((who) =>
    minionOf(table, who).region === 'ready'
      ? minionOf(table, who).attached.flatMap(({ card, life }) =>
          life !== undefined && canWield(card) ? weaponsOf(table, who).map((on) => ({ who, verb: 'use', card, on })) : [],
        )
      : [],
  ),
});

export const wielding: Part = {
  rank: 4,
  offers: [offer],
  words: {
    wield(table, move) {
      table.combat.wielded[move.who] = move.on as string;
    },
  },
  hooks: {
    dealsOtherwise(table, id, card) {
      const weapon = table.combat.wielded[id];
      if (weapon === undefined || !canWield(card)) return undefined;
      wield(table, id, weapon);
      return true;
    },
    hasAim: (table, move, word) =>
      word.do === 'wield'
        ? weaponsOf(table, move.who).includes(move.on ?? '') && table.combat.strikes[move.who]?.card !== move.on
        : undefined,
  },
};
add(wielding);
