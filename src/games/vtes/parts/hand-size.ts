/** Hands that grow beyond their size: cards drawn on top of the replacement, and the discard that follows at once. */
import type { Effect, Guard, RuleId } from '../../../engine/game.ts';
import { add, type Part } from '../parts.ts';
import { draw } from '../steps/cards.ts';
import { playerBehind, playerOf, type Table } from '../table.ts';

const overfull = (table: Table): string | undefined =>
  Object.keys(table.players).find((id) => (table.players[id]?.hand.length ?? 0) > (table.players[id]?.handSize ?? 0));

/** The hand is discarded down to its size. */
const discardDown: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.ashHeap.push(move.card as string);
  tell({ type: 'card.discarded', rule: 'before-range.infernal-pursuit-superior', who: move.who, card: move.card as string });
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'before-range.infernal-pursuit-superior': (table, move) =>
    overfull(table) === undefined ||
    (move.verb === 'discard' && overfull(table) === move.who && table.players[move.who]?.hand.includes(move.card ?? '') === true),
};

export const handSize: Part = {
  facts: { handTooFull: (table) => overfull(table) !== undefined },
  rules,
  effects: { discardDown },
  closed: { discard: 'before-range.infernal-pursuit-superior' },
  hooks: {
    comesFirst(table) {
      const who = overfull(table);
      return who ? [...new Set(playerOf(table, who).hand)].map((card) => ({ who, verb: 'discard', card })) : undefined;
    },
    // superior Infernal Pursuit draws one more
    cardReplaced(table, id, tell) {
      for (const source of table.combat.inForce) {
        if (source.card !== 'infernal-pursuit' || playerBehind(table, source.by) !== id) continue;
        const card = draw(playerOf(table, id));
        tell({ type: 'card.drawn-more', rule: 'before-range.infernal-pursuit-superior', who: id, card });
      }
    },
  },
};
add(handSize);
