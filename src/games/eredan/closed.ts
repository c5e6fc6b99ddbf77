/** The rule that says when a verb is open, for a move that the present state does not know at all. */
import type { Move, Position } from '../../engine/game.ts';
import type { Objection } from './objections.ts';
import { isPlayer } from './questions.ts';
import type { Table } from './table.ts';

/** Moves of chance and of deck building, out of their place. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  shuffle: 'setup.hand-of-five',
  roll: 'initiative.random',
  range: 'beyond.combat.attack-range',
  add: 'deck.choose-guild',
  remove: 'deck.choose-guild',
  check: 'deck.choose-guild',
  submit: 'deck.choose-guild',
  close: 'deck.choose-guild',
};

export function closed({ state, table }: Position<Table>, { verb, who }: Move): Objection {
  const code = 'move/wrong-phase';
  if (table.result || state === 'over') return { rule: 'end.when-condition-met', code: 'move/match-over' };
  // the choice of a turn waits for its refill
  if (verb === 'choose' && state.startsWith('turn.start') && table.turn.n > 1) return { rule: 'refill.before-phase-one', code };
  // whoever has put down all they may is told so, wherever the N stands
  if (verb === 'play' && state.startsWith('turn.') && isPlayer(who) && table.turn.put[who].length > 1)
    return { rule: 'chain.two-cards-at-most', code: 'move/two-cards-max' };
  return { rule: ELSEWHERE[verb] ?? 'turn.five-phases', code };
}
