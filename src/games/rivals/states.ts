/** How the states of the chart are written: moves that rules allow, steps that the rules take by themselves. */
import { when } from '../../engine/chart.ts';
import type { RuleId } from '../../engine/game.ts';

/** A game that is decided has no moves left. */
const GAME_ON: readonly RuleId[] = ['winning.thirteen-agenda', 'winning.prestige-gone', 'winning.rival-coterie-gone'];

interface To {
  readonly target?: string;
  readonly actions?: string;
}

/** A move, with the rules that may refuse it in the order in which they are cited. */
export const may = (rules: readonly RuleId[], to: To, facts: readonly string[] = []) => ({
  guard: when(facts, [...GAME_ON, ...rules]),
  ...to,
});

/** A step of the rules, taken while the game goes on. */
export const goes = (facts: readonly string[], to: To) => ({ guard: when(['undecided', ...facts]), ...to });
