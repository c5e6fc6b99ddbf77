/** Everything that a transition of the combat chart may do, by name. */
import type { Effect } from '../../../engine/game.ts';
import type { Table } from '../table.ts';
import * as action from './action.ts';
import { burnAttached, cancelPlayed, discardDown, letThrough, play, use } from './cards.ts';
import { chooseThrough, earlyDamage, handleDamage, openPrevention, pressDamage } from './damage.ts';
import * as diablerie from './diablerie.ts';
import * as rounds from './rounds.ts';
import {
  calculate,
  combatEndsStrike,
  declareStrike,
  discardAtRandom,
  dodge,
  noCombatEnds,
  orderGroup,
  orderX,
  payX,
} from './strikes.ts';

export const effects: Readonly<Record<string, Effect<Table>>> = {
  play,
  use,
  burnAttached,
  cancelPlayed,
  letThrough,
  discardDown,
  chooseThrough,
  earlyDamage,
  handleDamage,
  openPrevention,
  pressDamage,
  calculate,
  combatEndsStrike,
  strike: declareStrike,
  discardAtRandom,
  dodge,
  noCombatEnds,
  orderGroup,
  orderX,
  payX,
  ...rounds,
  openStepFive: diablerie.openStepFive,
  learnDiscipline: diablerie.learnDiscipline,
  leaveDiscipline: diablerie.leaveDiscipline,
  passOnImp: diablerie.passOnImp,
  callBloodHunt: diablerie.callBloodHunt,
  castVotes: diablerie.castVotes,
  burnForVote: diablerie.burnForVote,
  burnEdge: diablerie.burnEdge,
  countVotes: diablerie.countVotes,
  announceAction: action.announceAction,
  attemptBlock: action.attemptBlock,
  blockFails: action.blockFails,
  blockSucceeds: action.blockSucceeds,
  nobodyBlocks: action.nobodyBlocks,
  actionSucceeds: action.actionSucceeds,
  enterCombat: action.enterCombat,
  endAction: action.endAction,
  lure: action.lure,
  queuedCombat: action.queuedCombat,
  resumeAction: action.resumeAction,
};
