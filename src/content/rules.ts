/** The one door between the pages and a game's list of rules. */
export { type Reference, type RuleEntry, rules } from '../games/vtes/rules.ts';
/** What decides an unsettled question, with its value under each edition. */
export { SWITCHES as switches } from '../games/vtes/sketch.ts';
