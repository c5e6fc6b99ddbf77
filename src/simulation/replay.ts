/** Decisions become a line again: the rules take their own steps between them. */
import { type Decision, decisionsOf } from '../engine/address.ts';
import type { Game, Move, Position, RuleId } from '../engine/game.ts';
import { endOf, extend, type Line } from '../engine/line.ts';
import { isOver, moves } from '../engine/play.ts';

const idles = new WeakMap<object, Move | null>();
/** What is done at a position when nothing is written; asked once, for it looks at every move. */
export function idleAt<T>(game: Game<T>, position: Position<T>): Move | undefined {
  const known = idles.get(position);
  if (known !== undefined) return known ?? undefined;
  const idle = isOver(game, position) ? undefined : game.idle(position);
  idles.set(position, idle ?? null);
  return idle;
}

/** Whether the next step is the rules' own, with nobody asked. */
export const isForced = <T>(game: Game<T>, position: Position<T>): boolean => idleAt(game, position)?.who === 'rules';

/** Takes the steps that nobody decides, until somebody is asked or the game is over. */
export function settled<T>(game: Game<T>, line: Line<T>): Line<T> {
  let at = line;
  for (;;) {
    const step = idleAt(game, endOf(at));
    const next = step?.who === 'rules' ? extend(game, at, step) : undefined;
    if (!next || 'rule' in next) return at;
    at = next;
  }
}

/** Plays decisions from a position as far as the rules let them; `refused` is the one that stopped, counted from 1. */
export function replay<T>(
  game: Game<T>,
  start: Position<T>,
  decisions: readonly Decision[],
): { line: Line<T>; refused?: { n: number; move?: Move; rule?: RuleId } } {
  let line = settled(game, { start, plies: [] });
  let n = 0;
  for (const decision of decisionsOf(decisions)) {
    for (let left = typeof decision === 'number' ? decision : 1; left > 0; left--) {
      n++;
      const move = typeof decision === 'number' ? passAt(game, endOf(line)) : decision;
      if (!move) return { line, refused: { n } };
      const next = extend(game, line, move);
      if ('rule' in next) return { line, refused: { n, move, rule: next.rule } };
      line = settled(game, next);
    }
  }
  return { line };
}

const isPass = (move: Move | undefined): boolean => move?.verb === 'pass' && move.card === undefined;

/** A pass belongs to whoever holds the opportunity. What is done when nothing is written is mostly that pass. */
export function passAt<T>(game: Game<T>, position: Position<T>): Move | undefined {
  const idle = idleAt(game, position);
  return isPass(idle) ? idle : moves(game, position).find(isPass);
}
