/** A line of the reader's own that ends in steps which the rules take in silence. */
import { expect, test } from 'vitest';
import { choose, goTo, hashOf, offerAt, open, openAddress, present, stepIndex } from '../../src/simulation/index.ts';
import { lessonFor } from '../support/simulation-page.ts';

test.each(['actions-draw-one', 'actions-any-location', 'streets-no-way-back'])(
  'after a move of the reader’s own the address opens there, and nothing is judged otherwise: %s',
  (id) => {
    const lesson = lessonFor('rivals', id);
    const pass = offerAt(open(lesson)).legal.find(({ move }) => move.verb === 'pass');
    const next = choose(open(lesson), pass?.move as never);
    if ('refusal' in next) throw new Error(`refused by ${next.refusal}`);
    expect(offerAt(next).legal.length, 'somebody is asked').toBeGreaterThan(0);
    const { simulation, notices } = openAddress(lesson, `#${hashOf(next)}`);
    expect(notices).toEqual([]);
    expect(present(simulation)).toEqual(present(next));
    expect(present(goTo(next, stepIndex(next)))).toEqual(present(next));
  },
);
