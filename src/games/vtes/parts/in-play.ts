/** Cards in play that are used: what lies on a minion, its own abilities, locations. */
import type { Move, RuleId } from '../../../engine/game.ts';
import { add, carryOut, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { markUsed, untimedRule } from '../steps/cards.ts';
import { isOn, minionOf, playerOf, sideOf, type Table, useOf } from '../table.ts';
import type { Use } from '../words.ts';

/** Uses a card in play. */
function useInPlay(table: Table, move: Move, tell: Tell, state: string): void {
  const found = useOf(move);
  if (!found || found.from === 'hand') return;
  const { use: used, card } = found;
  const again = table.action.usedBefore.includes(`${move.who}:${move.card}`);
  // once each combat, and this is another one
  const timed = again ? 'combat-ending.psyche-flak-jacket-again' : used.rule;
  const rule = used.windows.includes('any') ? drawingRule(table, move.who, used, state) : timed;
  tell({ type: 'card.used', rule, who: move.who, card: card.id });
  if (used.by === 'other-minion') minionOf(table, move.who).locked = true;
  if (used.by === 'controller' && used.effects.some((word) => word.do === 'end-combat')) {
    const place = playerOf(table, move.who).inPlay.find((each) => each.card === card.id && !each.locked);
    if (place) place.locked = true;
  }
  markUsed(table, move, used);
  for (const word of used.effects) carryOut(table, move, word, tell);
}

/** A location that draws, used in its controller's turn or in between. */
function drawingRule(table: Table, who: string, used: Use, state: string): RuleId {
  if (state.startsWith('diablerie.after')) return 'diablerie.drawing-again-in-step-5';
  const between = isOn(table, 'draw-effects-interrupt') && sideOf(table, who) === 'opposing' && table.combat.range === null;
  return between ? 'sequencing.interruption-by-drawing' : untimedRule(table, 'maneuvers.cards-in-play-usable', used.rule);
}

export const inPlay: Part = {
  rank: 9,
  words: {
    'burn-this'(table, move) {
      const minion = minionOf(table, move.who);
      const index = minion.attached.findIndex((each) => each.card === move.card);
      for (const { card } of minion.attached.splice(index, 1)) playerOf(table, minion.controller).ashHeap.push(card);
    },
  },
  hooks: {
    uses: useInPlay,
  },
};
add(inPlay);
