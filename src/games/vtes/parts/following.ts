/** Combats that follow a combat, and rounds that follow its end. */
import { add, type Part } from '../parts.ts';
import { followingFacts, followingRules } from './following-rules.ts';
import { fightAgain, followingWords } from './following-steps.ts';

export const following: Part = {
  rank: 3,
  facts: followingFacts,
  rules: followingRules,
  effects: { fightAgain },
  words: followingWords,
};
add(following);
