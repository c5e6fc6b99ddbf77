/** What every combat has: its rules, its facts, and everything that a transition of the chart may do in a round. */
import { facts, rules } from '../guards.ts';
import { commonObjections } from '../objections.ts';
import { add, type Part } from '../parts.ts';
import { burnAttached, commonWords, discardDown, play, use } from './cards.ts';
import { chooseThrough, earlyDamage, handleDamage, openPrevention, pressDamage } from './damage.ts';
import * as rounds from './rounds.ts';
import { calculate, combatEndsStrike, declareStrike, declineStrike, dodge, noCombatEnds } from './strikes.ts';

export const common: Part = {
  facts,
  rules,
  effects: {
    play,
    use,
    burnAttached,
    discardDown,
    chooseThrough,
    earlyDamage,
    handleDamage,
    openPrevention,
    pressDamage,
    calculate,
    combatEndsStrike,
    strike: declareStrike,
    declineStrike,
    dodge,
    noCombatEnds,
    ...rounds,
  },
  words: commonWords,
  objections: commonObjections,
};
add(common);
