/**
 * A line of play with a reader on it: forward, back, off the written line and on it again. Pure functions; a step
 * back is the same value as before. Places on the line are counted in plies (moves, forced ones included); readers
 * count steps, which fold the quiet moves between two facts.
 */
import type { Happening, Move, Position, RuleId } from '../engine/game.ts';
import { extend, type Line, type Ply, type Step, stepsOf } from '../engine/line.ts';
import { sameMove } from '../engine/move.ts';
import { type Lesson, type Setting, settingOf } from './lesson.ts';
import { idleAt, settled } from './replay.ts';

export interface Simulation<T> {
  readonly lesson: Lesson<T>;
  readonly setting: Setting;
  readonly edition: string;
  readonly written: Line<T>;
  readonly line: Line<T>;
  readonly steps: readonly Step<T>[];
  /** Plies played so far. */
  readonly at: number;
}

/** Opens at the start of the written line. */
export function open<T>(lesson: Lesson<T>, chosen: Setting = {}, edition = lesson.editions[0] ?? ''): Simulation<T> {
  const setting = settingOf(lesson, chosen);
  const written = settled(lesson.game, lesson.write(setting, edition));
  return { lesson, setting, edition, written, line: written, steps: stepsOf(written), at: 0 };
}

export const withLine = <T>(simulation: Simulation<T>, line: Line<T>, at: number): Simulation<T> => ({
  ...simulation,
  line,
  steps: line === simulation.line ? simulation.steps : stepsOf(line),
  at,
});

/** How many steps are complete after so many plies. */
export const completed = (steps: readonly { readonly to: number }[], plies: number): number =>
  steps.filter((step) => step.to < plies).length;

/** Steps completed so far: 0 before the first. */
export const stepIndex = <T>({ steps, at }: Simulation<T>): number => completed(steps, at);

/** Where the step ends, in plies. What the rules do in silence after the last one belongs to it: then somebody is asked. */
const endOfStep = <T>({ steps, line }: Simulation<T>, index: number): number => {
  if (index <= 0) return 0;
  return index < steps.length ? (steps[index - 1] as Step<T>).to + 1 : line.plies.length;
};

export const positionAt = <T>(line: Line<T>, at: number): Position<T> => line.plies[at - 1]?.position ?? line.start;

export const present = <T>(simulation: Simulation<T>): Position<T> => positionAt(simulation.line, simulation.at);

/** The position before the present step, to tell what changed. */
export const before = <T>(simulation: Simulation<T>): Position<T> => {
  const index = stepIndex(simulation);
  const end = endOfStep(simulation, index);
  return positionAt(simulation.line, simulation.at > end ? end : endOfStep(simulation, index - 1));
};

/** What the present step tells; beyond a step, the quiet facts since. Nothing at the start. */
export function told<T>(simulation: Simulation<T>): readonly Happening[] {
  const index = stepIndex(simulation);
  const end = endOfStep(simulation, index);
  if (simulation.at > end) return simulation.line.plies.slice(end, simulation.at).flatMap((ply) => ply.events);
  return simulation.steps[index - 1]?.events ?? [];
}

/** Every state the line went through up to the present, the oldest first. */
export const statesPassed = <T>(simulation: Simulation<T>): string[] => [
  simulation.line.start.state,
  ...simulation.line.plies.slice(0, simulation.at).map((ply) => ply.position.state),
];

export const goTo = <T>(simulation: Simulation<T>, index: number): Simulation<T> =>
  withLine(simulation, simulation.line, endOfStep(simulation, Math.max(0, Math.min(index, simulation.steps.length))));

export const first = <T>(simulation: Simulation<T>): Simulation<T> => goTo(simulation, 0);
export const last = <T>(simulation: Simulation<T>): Simulation<T> =>
  withLine(simulation, simulation.line, simulation.line.plies.length);

/** From between two steps to the one before; else one step back. */
export function back<T>(simulation: Simulation<T>): Simulation<T> {
  const index = stepIndex(simulation);
  return goTo(simulation, simulation.at > endOfStep(simulation, index) ? index : index - 1);
}

/** One step on. At the end of a line of the reader's own, everybody declines until something happens. */
export function forward<T>(simulation: Simulation<T>): Simulation<T> {
  if (simulation.at < simulation.line.plies.length) return goTo(simulation, stepIndex(simulation) + 1);
  if (!canGoOn(simulation)) return simulation;
  const { game } = simulation.lesson;
  let { line } = simulation;
  const from = line.plies.length;
  // the bound only guards against a game whose idle moves lead nowhere
  for (let count = 0; count < 200; count++) {
    const end = positionAt(line, line.plies.length);
    const idle = idleAt(game, end);
    const next = idle && extend(game, line, idle);
    if (!next || 'rule' in next) break;
    line = settled(game, next);
    if (line.plies.slice(from).some(isTelling)) break;
  }
  return line === simulation.line ? simulation : forward(withLine(simulation, line, from));
}

export const canGoBack = <T>(simulation: Simulation<T>): boolean => simulation.at > 0;

/** Whether there is a step to come: on the line, or, at the end of a line of the reader's own, in the game. */
export const canGoOn = <T>(simulation: Simulation<T>): boolean =>
  simulation.at < simulation.line.plies.length ||
  (!isWritten(simulation) && idleAt(simulation.lesson.game, present(simulation)) !== undefined);

export const isTelling = (ply: Ply<unknown>): boolean => ply.events.some((event) => !event.quiet);
const isStep = (ply: Ply<unknown> | undefined): boolean => ply?.move.who === 'rules';

/**
 * Past the move at `at`, and past the quiet steps that the rules take after it, up to a fact or a decision. Those that
 * end the line belong to its last step.
 */
export function pastMove<T>(line: Line<T>, at: number): number {
  let to = at;
  do to++;
  while (!isTelling(line.plies[to - 1] as Ply<T>) && isStep(line.plies[to]));
  return line.plies.slice(to).some((ply) => isTelling(ply) || !isStep(ply)) ? to : line.plies.length;
}

/** Plays a move here. Another one than the line's own drops what the line had after it. */
export function choose<T>(simulation: Simulation<T>, move: Move): Simulation<T> | { readonly refusal: RuleId } {
  const { line, at } = simulation;
  const own = line.plies[at];
  if (own && sameMove(own.move, move)) return withLine(simulation, line, pastMove(line, at));
  const next = extend(simulation.lesson.game, { start: line.start, plies: line.plies.slice(0, at) }, move);
  if ('rule' in next) return { refusal: next.rule };
  const longer = settled(simulation.lesson.game, next);
  return withLine(simulation, longer, pastMove(longer, at));
}

/** Plies that the line and the written line have in common. */
export function shared<T>(simulation: Simulation<T>): number {
  const { line, written } = simulation;
  if (line === written) return written.plies.length;
  const parts = written.plies.findIndex((ply, at) => {
    const own = line.plies[at];
    return !own || !sameMove(own.move, ply.move);
  });
  return parts < 0 ? written.plies.length : parts;
}

/** Whether the present stands on the written line, or has left it. */
export const isOnWritten = <T>(simulation: Simulation<T>): boolean => simulation.at <= shared(simulation);

/** Whether the line itself, with all that is still to come, is the written one. */
export const isWritten = <T>(simulation: Simulation<T>): boolean =>
  simulation.line === simulation.written ||
  (shared(simulation) === simulation.written.plies.length && simulation.line.plies.length === simulation.written.plies.length);

/** Back on the written line, at the last place it shares with what was played. */
export function followWritten<T>(simulation: Simulation<T>): Simulation<T> {
  const at = Math.min(simulation.at, shared(simulation));
  const followed = withLine(simulation, simulation.written, at);
  return goTo(followed, stepIndex(followed));
}

/** The same place under other values or another edition: on the written line the same step, off it the same decisions as far as they go. */
export function reopen<T>(simulation: Simulation<T>, chosen: Setting, edition = simulation.edition): Simulation<T> {
  const opened = open(simulation.lesson, { ...simulation.setting, ...chosen }, edition);
  return goTo(opened, stepIndex(simulation));
}
