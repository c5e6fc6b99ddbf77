/** Cards that end a combat early beside strikes; and the damage and the torpor that wait for its end. */
import type { Effect } from '../../../engine/game.ts';
import { add, type Part } from '../parts.ts';
import { loseBlood } from '../steps/blood.ts';
import { fallInto } from '../steps/torpor.ts';
import { combatants, minionOf, type Table, useOf } from '../table.ts';

/** Combat ends because a strike says so once it has resolved. */
const endsAfterResolution: Effect<Table> = (table, _move, tell) => {
  table.combat.ended = true;
  tell({ type: 'combat.ends-after', rule: 'end-of-round.after-anesthetic-touch' });
};

export const cutShort: Part = {
  rank: 2,
  facts: { endsAfterStrikes: (table) => table.combat.endsAfter },
  effects: { endsAfterResolution },
  words: {
    'end-combat'(table, move, _word, tell) {
      table.combat.ended = true;
      tell({ type: 'combat.ended-early', rule: useOf(move)?.use.rule ?? '', who: move.who, card: move.card as string });
    },
    'damage-after-combat'(table, _move, word) {
      table.combat.afterDamage += word.amount;
    },
    'lock-self'(table, move) {
      minionOf(table, move.who).locked = true;
    },
    'torpor-for-all'(table) {
      for (const id of combatants(table)) if (minionOf(table, id).kind === 'vampire') table.combat.sentToTorpor.push(id);
    },
  },
  ownWords: {
    'end-after-resolution'({ table }) {
      table.combat.endsAfter = true;
      return undefined;
    },
  },
  hooks: {
    combatIsOver(table, tell) {
      const { combat } = table;
      for (const id of combat.sentToTorpor) if (minionOf(table, id).region === 'ready') fallInto(table, id, tell);
      for (const id of combatants(table)) {
        if (combat.afterDamage === 0 || minionOf(table, id).region !== 'ready') continue;
        const n = loseBlood(table, id, combat.afterDamage);
        tell({ type: 'damage.after-combat', rule: 'before-range.mariel', who: id, n });
        if (n < combat.afterDamage) fallInto(table, id, tell);
      }
    },
  },
};
add(cutShort);
