/** What comes again each round: prevention and presses of an effect in force, and a press that comes of itself. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, type Part } from '../parts.ts';
import { inForce, type Table } from '../table.ts';

/** Trap spends a counter: a press to continue that comes from nobody. */
const pressByItself: Effect<Table> = (table, _move, tell) => {
  for (const { source } of inForce(table, 'automatic-press')) {
    if ((source.counters ?? 0) === 0 || table.combat.pressed) continue;
    source.counters = (source.counters ?? 0) - 1;
    table.combat.pressed = true;
    tell({ type: 'press.by-itself', rule: 'press.environmental-press-exception', card: source.card, n: source.counters });
  }
};

const automatic = (card: string, mode: string) => {
  const word = cards
    .get(card)
    ?.levels?.[mode]?.flatMap((use) => use.effects)
    .find((each) => each.do === 'automatic-press');
  return word?.do === 'automatic-press' ? word : undefined;
};

export const lasting: Part = {
  facts: {
    pressesByItself: (table) =>
      inForce(table, 'automatic-press').some(({ source }) => (source.counters ?? 0) > 0) &&
      table.combat.pressDamage !== 'later' &&
      !table.combat.pressed,
  },
  effects: { pressByItself },
  words: {
    'prevent-each-round'(table, move, word) {
      for (let n = 0; n < word.amount; n++)
        table.combat.grants.push({ who: move.who, what: 'prevent', card: move.card as string, until: 'round' });
    },
  },
  hooks: {
    roundOpens(table) {
      const { combat } = table;
      for (const { source, word } of inForce(table, 'prevent-each-round'))
        for (let n = 0; n < word.amount && source.since < combat.round; n++)
          combat.grants.push({ who: source.by, what: 'prevent', card: source.card, until: 'round' });
      for (const { source } of inForce(table, 'press-to-end-each-round'))
        combat.grants.push({ who: source.by, what: 'press', card: source.card, until: 'round' });
    },
    // whatever is played brings the counters of an automatic press back
    cardPlayed(table) {
      for (const each of table.combat.inForce) {
        const word = automatic(each.card, each.mode);
        if (word) each.counters = word.counters;
      }
    },
  },
};
add(lasting);
