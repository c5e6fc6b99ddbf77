/** Diablerie in its steps, and the blood hunt. */
import { add, type Part } from '../parts.ts';
import { aimed, diablerieFacts, diablerieRules, offer } from './diablerie-rules.ts';
import * as steps from './diablerie-steps.ts';

const { diablerieWords: words, ...effects } = steps;

export const diablerie: Part = { facts: diablerieFacts, rules: diablerieRules, effects, words, offers: [offer], aim: aimed };
add(diablerie);
