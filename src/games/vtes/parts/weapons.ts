/** Ammunition, weapons that come out of the hand, and what fixes the range. */
import type { Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { priceOf } from '../guards.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { pay, type Tell } from '../steps/blood.ts';
import { spend } from '../steps/cards.ts';
import { minionOf, playerBehind, playerOf, sideOf, type Table, useOf } from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

const rangeFixed: Objection = (table, move, { use }) => {
  const by = table.combat.rangeSetBy;
  if (!does(use, 'set-range') || by === null) return undefined;
  return sideOf(table, by) === 'acting' && sideOf(table, move.who) === 'opposing'
    ? 'before-range.set-range-acting-first'
    : 'before-range.set-range-only-once';
};

const ammunition: Objection = (table, move, { use }) => {
  if (!does(use, 'ammo')) return undefined;
  const strike = table.combat.strikes[move.who];
  const gun = strike && cards.get(strike.card)?.gun;
  return gun && table.combat.ammo[`${move.who}:${strike.card}`] === undefined ? undefined : 'strike-declaration.ammo-window';
};

/** Concealed Weapon: the weapon leaves the hand, is paid for and replaced. */
function equip(table: Table, move: Move, tell: Tell): void {
  const player = playerOf(table, playerBehind(table, move.who) as string);
  const weapon = move.on as string;
  const card = cards.get(weapon);
  const price = card ? Math.max(0, priceOf(player, card) - (player.paysForEquipment ?? 0)) : 0;
  player.pool -= price;
  table.bank += price;
  spend(table, move.who, weapon, tell);
  minionOf(table, move.who).attached.push({ card: weapon });
  tell({ type: 'equipment.gained', rule: useOf(move)?.use.rule ?? '', who: move.who, card: weapon });
}

export const weapons: Part = {
  objections: [
    [RANKS.rangeFixed, rangeFixed],
    [RANKS.ammunition, ammunition],
  ],
  words: {
    'set-range'(table, move, word, tell) {
      const { combat } = table;
      if (word.blood) pay(table, move.who, word.blood, tell);
      combat.range = move.on === 'long' ? 'long' : 'close';
      combat.rangeSetBy = move.who;
      const card = move.card as string;
      if (move.verb === 'use' && cards.get(card)?.kind === 'equipment') combat.committed[move.who] = card;
      tell({
        type: combat.range === 'long' ? 'range.set-long' : 'range.set-close',
        rule: useOf(move)?.use.rule ?? '',
        who: move.who,
        card,
      });
    },
    'equip-weapon': (table, move, _word, tell) => equip(table, move, tell),
    'become-weapon'(table, move, _word, tell) {
      const card = move.card as string;
      minionOf(table, move.who).attached.push({ card });
      tell({ type: 'equipment.gained', rule: 'before-range.window-cards', who: move.who, card });
    },
    wield(table, move) {
      table.combat.wielded[move.who] = move.on as string;
    },
    ammo(table, move) {
      const { combat } = table;
      combat.ammo[`${move.who}:${combat.strikes[move.who]?.card}`] = move.card as string;
    },
  },
};
add(weapons);
