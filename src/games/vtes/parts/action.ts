/** The action around the combat: announced, blocked or not, resolved. */
import { add, type Part } from '../parts.ts';
import { aroundFacts, aroundRules, aroundWords, mayUse, offer } from './action-rules.ts';
import {
  actionSucceeds,
  announceAction,
  announceNext,
  attemptBlock,
  blockFails,
  blockSucceeds,
  enterCombat,
  nobodyBlocks,
  resumeAction,
} from './action-steps.ts';

export const action: Part = {
  rank: 10,
  facts: aroundFacts,
  rules: aroundRules,
  effects: {
    announceAction,
    announceNext,
    attemptBlock,
    blockFails,
    blockSucceeds,
    nobodyBlocks,
    actionSucceeds,
    enterCombat,
    resumeAction,
  },
  words: aroundWords,
  offers: [offer],
  hooks: { mayUse },
  closed: {
    fight: 'combat-overview.tied-to-action',
    act: 'combat-overview.tied-to-action',
  },
};
add(action);
