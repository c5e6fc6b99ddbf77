/** Predict, then reveal: a question, the answer the written line gives, and the step that decides it. */
import type { Json } from '../engine/game.ts';
import { endOf, type Line, stepsOf } from '../engine/line.ts';
import type { Question, Value, Vary } from './lesson.ts';
import { open, positionAt, type Simulation } from './simulation.ts';

export interface Answer {
  readonly value: Json | undefined;
  /** The step at which the figure last changed, counted from 1; 0 where it never did. */
  readonly step: number;
  /** Another value of a parameter that leads to another answer. */
  readonly instead?: { readonly vary: Vary; readonly value: Value; readonly answer: Json | undefined };
}

export function answerTo<T>(simulation: Simulation<T>, question: Question): Answer {
  const { lesson, setting, edition, written } = simulation;
  const read = (line: Line<T>): Json | undefined => lesson.game.read(endOf(line), question.of);
  const value = read(written);
  const steps = stepsOf(written);
  const step = steps.findLastIndex((one, index) => {
    const was = positionAt(written, index === 0 ? 0 : (steps[index - 1]?.to ?? 0) + 1);
    return !isSame(lesson.game.read(was, question.of), lesson.game.read(one.position, question.of));
  });
  for (const vary of lesson.vary)
    for (const other of vary.values) {
      if (other === setting[vary.name]) continue;
      const varied = { ...setting, [vary.name]: other };
      const told = lesson.ending(varied, edition);
      const answer = Object.hasOwn(told, question.of) ? told[question.of] : read(open(lesson, varied, edition).written);
      if (!isSame(answer, value)) return { value, step: step + 1, instead: { vary, value: other, answer } };
    }
  return { value, step: step + 1 };
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
