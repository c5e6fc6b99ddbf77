/** The action around the combat: announced, blocked or not, resolved. */
import { add, type Part } from '../parts.ts';
import { aroundFacts, aroundRules, aroundWords, offer } from './action-rules.ts';
import * as effects from './action-steps.ts';

export const action: Part = { facts: aroundFacts, rules: aroundRules, effects, words: aroundWords, offers: [offer] };
add(action);
