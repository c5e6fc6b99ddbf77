/** The one door between the pages and a game's list of rules. */
export { type Reference, type RuleEntry, rules } from '../games/vtes/rules.ts';
