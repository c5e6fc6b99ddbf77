/** Diablerie in its steps, and the blood hunt. */
import { add, type Part } from '../parts.ts';
import { burnAsked, burnOpen, offerBurning } from './burning.ts';
import { aimed, diablerieFacts, diablerieRules, offer } from './diablerie-rules.ts';
import * as steps from './diablerie-steps.ts';

const { diablerieWords: words, ...effects } = steps;

export const diablerie: Part = {
  facts: { ...diablerieFacts, burnOpen },
  rules: diablerieRules,
  effects: { ...effects, burnAsked },
  words,
  offers: [offer, offerBurning],
  aim: aimed,
};
add(diablerie);
