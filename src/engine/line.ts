/** A line of play: decisions, the forced steps between them, and the steps a reader counts. */
import type { Game, Happening, Move, Position, Refusal } from './game.ts';
import { isOver, play } from './play.ts';

/** One move with all that came of it. */
export interface Ply<T> {
  readonly move: Move;
  readonly events: readonly Happening[];
  readonly position: Position<T>;
}

export interface Line<T> {
  readonly start: Position<T>;
  readonly plies: readonly Ply<T>[];
}

/** What a reader counts as one step: moves up to and with the first that states a fact worth a sentence. */
export interface Step<T> {
  /** Index into `plies` of the first and last move of the step. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly Happening[];
  readonly position: Position<T>;
}

/** A step that the rules take by themselves. */
export const STEP: Move = { who: 'rules', verb: 'step' };

export const endOf = <T>(line: Line<T>): Position<T> => line.plies.at(-1)?.position ?? line.start;

/** The line one move longer, or the rule that forbids the move. */
export function extend<T>(game: Game<T>, line: Line<T>, move: Move): Line<T> | Refusal {
  const played = play(game, endOf(line), move);
  if (!played.ok) return played.refusal;
  return { start: line.start, plies: [...line.plies, { move, events: played.events, position: played.position }] };
}

/** Takes the steps that nobody decides, until somebody has a choice or the game is over. */
export function settle<T>(game: Game<T>, line: Line<T>): Line<T> {
  let at = line;
  while (!isOver(game, endOf(at))) {
    const next = extend(game, at, STEP);
    if ('rule' in next) return at;
    at = next;
  }
  return at;
}

/** The steps of a line. Quiet moves fold into the next telling one; those left at the end make a last step if they said anything. */
export function stepsOf<T>(line: Line<T>): Step<T>[] {
  const steps: Step<T>[] = [];
  let from = 0;
  let quiet: Happening[] = [];
  line.plies.forEach((ply, index) => {
    const telling = ply.events.filter((event) => !event.quiet);
    if (telling.length === 0) {
      quiet.push(...ply.events);
      return;
    }
    steps.push({ from, to: index, events: telling, position: ply.position });
    from = index + 1;
    quiet = [];
  });
  const last = line.plies.at(-1);
  if (last && from < line.plies.length && quiet.length > 0)
    steps.push({ from, to: line.plies.length - 1, events: quiet, position: last.position });
  return steps;
}
