/** What the names of the chart stand for: facts, rules that refuse, effects. */
import type { Parts } from '../../engine/chart.ts';
import { facts, rules } from './guards.ts';
import { passCard, put, resolveSlot, skipSlot } from './steps/cards.ts';
import {
  drawAttack,
  forfeit,
  goOn,
  loseByDeckOut,
  record,
  settleDefeat,
  strike,
  winByElimination,
  winByScore,
} from './steps/combat.ts';
import * as deck from './steps/deck.ts';
import { compareDice, dealHands, rollDie, shuffleDeck, standUp, voidDice } from './steps/setup.ts';
import {
  applyOrders,
  choose,
  discard,
  endDiscard,
  endEffects,
  fallBack,
  nextTurn,
  openCards,
  openChoice,
  openCombat,
  openDiscard,
  refill,
  straighten,
  tiltBefore,
  tiltFighters,
} from './steps/turn.ts';
import type { Table } from './table.ts';

export const parts: Parts<Table> = {
  facts,
  rules,
  effects: {
    ...deck,
    straighten,
    refill,
    openChoice,
    tiltBefore,
    fallBack,
    choose,
    applyOrders,
    openCards,
    openCombat,
    tiltFighters,
    openDiscard,
    discard,
    endDiscard,
    endEffects,
    nextTurn,
    standUp,
    shuffleDeck,
    dealHands,
    rollDie,
    compareDice,
    voidDice,
    put,
    passCard,
    skipSlot,
    resolveSlot,
    drawAttack,
    strike,
    settleDefeat,
    goOn,
    winByElimination,
    winByScore,
    loseByDeckOut,
    forfeit,
    record,
  },
};
