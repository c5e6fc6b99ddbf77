/** Combats that follow a combat, and rounds that follow its end. */
import { add, type Part } from '../parts.ts';
import { followingFacts, followingRules } from './following-rules.ts';
import { fightAgain, followingWords, goOn, queuedCombat, trackOn } from './following-steps.ts';

export const following: Part = {
  facts: followingFacts,
  rules: followingRules,
  effects: { fightAgain, goOn, queuedCombat, trackOn },
  words: followingWords,
};
add(following);
