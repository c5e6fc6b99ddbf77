/** Cards that a Methuselah has in play, apart from minions: locations above all. */
import type { Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, aimed, type Offer, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { draw } from '../steps/cards.ts';
import { isOn, playerBehind, playerOf, sideOf, type Table, useOf } from '../table.ts';
import type { Use, Word } from '../words.ts';

/** Dreams of the Sphinx and the Fragment: cards drawn from a location that locks. */
function drawInCombat(table: Table, move: Move, word: Extract<Word, { do: 'draw' }>, tell: Tell): void {
  const player = playerOf(table, move.who);
  const place = player.inPlay.find((each) => each.card === move.card && !each.locked);
  if (!place) return;
  place.locked = true;
  if (word.handSize) {
    place.counters = (place.counters ?? 0) + 1;
    player.handSize += word.handSize;
  }
  const taken = Array.from({ length: word.n }, () => draw(player));
  tell({ type: 'cards.drawn', rule: 'maneuvers.cards-in-play-usable', who: move.who, n: taken.length });
}

const offer: Offer = ({ table }) => ({
  more: Object.entries(table.players).flatMap(([who, player]) =>
    player.inPlay.flatMap(({ card, locked }) =>
      (locked ? [] : (cards.get(card)?.inPlay ?? [])).flatMap((each) => {
        const exchanges = each.effects.some((word) => word.do === 'exchange-card');
        const move = { who, verb: each.verb, card };
        return exchanges ? [...new Set(player.hand)].map((on) => ({ ...move, on })) : aimed(table, move, each);
      }),
    ),
  ),
});

const draws = (found: ReturnType<typeof useOf>): boolean =>
  found?.from === 'play' && found.use.effects.some((word) => word.do === 'exchange-card' || word.do === 'draw');

/** A location: unlocked, and with a card to give up where it exchanges one. */
function mayUse(table: Table, move: Move, { by, effects }: Use): boolean | undefined {
  if (by !== 'controller' || useOf(move)?.from !== 'play') return undefined;
  const owner = table.players[move.who];
  if (!owner?.inPlay.some((each) => each.card === move.card && !each.locked)) return false;
  return !effects.some((word) => word.do === 'exchange-card') || (move.on !== undefined && owner.hand.includes(move.on));
}

export const locations: Part = {
  rank: 9,
  offers: [offer],
  words: {
    'exchange-card'(table, move, _word, tell) {
      const id = playerBehind(table, move.who) as string;
      const player = playerOf(table, id);
      const place = player.inPlay.find((each) => each.card === move.card && !each.locked);
      if (!place || move.on === undefined) return;
      place.locked = true;
      player.hand.splice(player.hand.indexOf(move.on), 1);
      player.ashHeap.push(move.on);
      const rule = table.combat.phase === 'press' ? 'press.drawing-cards-allowed' : 'damage.nothing-else-in-prevention';
      tell({ type: 'card.exchanged', rule, who: id, card: move.on, for: draw(player) });
    },
    draw: drawInCombat,
  },
  hooks: {
    mayUse,
    // by the source, B's side may draw between two cards of A
    interrupts: (table, move) =>
      isOn(table, 'draw-effects-interrupt') &&
      table.players[move.who] !== undefined &&
      sideOf(table, move.who) === 'opposing' &&
      draws(useOf(move)),
  },
};
add(locations);
