import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../../src/engine/address.ts';
import { stepsOf } from '../../src/engine/line.ts';
import { moves } from '../../src/engine/play.ts';
import { parseScenario } from '../../src/scenarios/parse.ts';
import {
  back,
  canGoOn,
  changesBetween,
  choose,
  first,
  followWritten,
  forward,
  goTo,
  hashOf,
  isOnWritten,
  isWritten,
  last,
  lessonOf,
  offerAt,
  open,
  openAddress,
  present,
  reopen,
  replay,
  type Simulation,
  startHash,
  stepIndex,
  told,
} from '../../src/simulation/index.ts';
import { gridOf, outcomesOver } from '../../src/simulation/outcomes.ts';
import { answerTo } from '../../src/simulation/predict.ts';
import { sheetOf } from '../../src/simulation/sheet-of.ts';
import { type Toy, toy } from '../support/toy-game.ts';

const file = `
game: toy
opens: offer
proves: [hits.at-once]
table: { A: { stones: 4, shields: 1 }, B: { stones: 4, shields: 1 } }
moves:
  - A: raise
  - A: throw 3
  - B: throw 2
refused:
  - { before: 2, B: throw 1, rule: throw.turn }
vary: { a: { path: A.stones, values: 3..5, default: 4 }, b: { path: B.stones, values: 3..5, default: 4 } }
predict:
  - { before: 3, ask: stones-of-a, of: A.stones, options: [1, 2, 3, 4] }
`;
const scenario = parseScenario(file, 'toy-duel.yaml');
const sheet = sheetOf(toy, scenario);
const lesson = lessonOf(toy, JSON.parse(JSON.stringify(sheet)) as typeof sheet);
const opened = open(lesson);
const types = (simulation: Simulation<Toy>) => told(simulation).map(({ type }) => type);
const played = <T>(result: Simulation<T> | { readonly refusal: string }): Simulation<T> => {
  if ('refusal' in result) throw new Error(`refused by ${result.refusal}`);
  return result;
};
const at = (index: number) => goTo(opened, index);

describe('a reader on the written line', () => {
  test('starts before the first step, with the table laid and nothing told', () => {
    expect([stepIndex(opened), opened.at, told(opened)]).toEqual([0, 0, []]);
    expect(present(opened)).toEqual(lesson.start(opened.setting, 'today'));
    expect(opened.steps).toHaveLength(4);
  });

  test('walks forward and back over the same positions', () => {
    const there = [opened];
    while (canGoOn(there.at(-1) as Simulation<Toy>)) there.push(forward(there.at(-1) as Simulation<Toy>));
    expect(there.map(types)).toEqual([
      [],
      ['shield.raised'],
      ['stones.thrown'],
      ['stones.thrown'],
      ['hits.stopped', 'stones.lost', 'stones.lost'],
    ]);
    let here = there.at(-1) as Simulation<Toy>;
    for (const expected of [...there].reverse()) {
      expect(present(here)).toEqual(present(expected));
      here = back(here);
    }
    expect(back(first(opened))).toEqual(opened);
    expect(forward(last(opened))).toEqual(last(opened));
  });

  test('first, last and any step are where they say', () => {
    expect([first(at(3)), last(at(1)), at(2), at(99), at(-1)].map(stepIndex)).toEqual([0, 4, 2, 4, 0]);
  });
});

describe('playing on', () => {
  test('the move the line makes anyway keeps what comes after', () => {
    const on = played(choose(opened, { who: 'A', verb: 'raise' }));
    expect([stepIndex(on), isWritten(on), on.steps.length]).toEqual([1, true, 4]);
  });

  test('another move drops what came after and leaves the written line', () => {
    const off = played(choose(at(1), { who: 'A', verb: 'pass' }));
    expect(isOnWritten(off)).toBe(true);
    const raised = played(choose(off, { who: 'B', verb: 'raise' }));
    expect([isOnWritten(raised), types(raised), raised.steps.length, stepIndex(raised)]).toEqual([
      false,
      ['shield.raised'],
      2,
      2,
    ]);
    expect(opened.steps).toHaveLength(4);
  });

  test('a pass between two steps is told on its own, and back undoes it alone', () => {
    const passed = played(choose(at(1), { who: 'A', verb: 'pass' }));
    expect([stepIndex(passed), types(passed)]).toEqual([1, ['offer.passed']]);
    expect(back(passed)).toEqual(at(1));
  });

  test('a refused move says which rule, and nothing has moved', () => {
    const start = JSON.stringify(present(at(1)));
    expect(choose(at(1), { who: 'A', verb: 'raise' })).toEqual({ refusal: 'offer.shield-in-hand' });
    expect(choose(at(1), { who: 'B', verb: 'throw', n: 1 })).toEqual({ refusal: 'offer.closed' });
    expect(JSON.stringify(present(at(1)))).toBe(start);
  });

  test('next, off the written line and at its end, lets everybody decline until something happens', () => {
    const off = played(choose(opened, { who: 'A', verb: 'pass' }));
    const raised = played(choose(off, { who: 'B', verb: 'raise' }));
    expect(canGoOn(raised)).toBe(true);
    let end = raised;
    while (canGoOn(end)) end = forward(end);
    expect(end.line.plies.at(-1)?.position.state).toBe('over');
    expect(isOnWritten(end)).toBe(false);
  });

  test('the written line can be taken up again where it was left', () => {
    const raised = played(choose(played(choose(at(1), { who: 'A', verb: 'pass' })), { who: 'B', verb: 'raise' }));
    const again = followWritten(raised);
    expect([isWritten(again), stepIndex(again)]).toEqual([true, 1]);
  });

  test('other values keep the step', () => {
    const other = reopen(at(3), { a: 5 });
    expect([stepIndex(other), other.setting]).toEqual([3, { a: 5, b: 4 }]);
    expect(reopen(at(3), { a: 99 }).setting).toEqual(opened.setting);
  });
});

describe('what is offered', () => {
  test('legal moves first, each once, then the refused ones with their rule', () => {
    const offer = offerAt(opened);
    expect(offer.holder).toBe('acting');
    expect(offer.legal.map(({ move }) => move)).toEqual(moves(toy, present(opened)));
    expect(offer.refused.every(({ refusal }) => refusal !== undefined)).toBe(true);
  });

  test("the author's own attempt comes first among the refused ones", () => {
    const throwing = forward(forward(opened));
    const place = goTo(opened, 1);
    const thrown = played(choose(played(choose(place, { who: 'A', verb: 'pass' })), { who: 'B', verb: 'pass' }));
    expect(offerAt(thrown).refused[0]).toEqual({ move: { who: 'B', verb: 'throw', n: 1 }, refusal: 'throw.turn' });
    expect(offerAt(throwing).legal.map(({ move }) => move.who)).toContain('B');
  });

  test('the refused ones are capped, and how many are left out is told', () => {
    const all = offerAt(opened, 99).refused.length;
    expect(all).toBeGreaterThan(1);
    expect(offerAt(opened, 1)).toMatchObject({ refused: [expect.anything()], more: all - 1 });
  });

  test('nothing is offered where the rules go on by themselves, or the game is over', () => {
    expect(offerAt(at(3)).legal).toEqual([]);
    expect(offerAt(last(opened)).legal).toEqual([]);
  });
});

describe('what differs', () => {
  test('between two tables, by path', () => {
    expect(changesBetween({ a: { b: 1, c: [1] }, d: 0 }, { a: { b: 3, c: [1, 2] }, d: 0, e: 'x' })).toEqual([
      { path: 'a.b', from: 1, to: 3 },
      { path: 'a.c', from: [1], to: [1, 2] },
      { path: 'e', from: undefined, to: 'x' },
    ]);
    expect(changesBetween(present(opened), present(opened))).toEqual([]);
  });

  test('under other values, and in a grid over two parameters', () => {
    const [vary, other] = lesson.vary;
    if (!vary || !other) throw new Error('two parameters');
    expect(outcomesOver(lesson, vary, opened.setting, 'today').map(({ outcome }) => outcome['A.stones'])).toEqual([2, 3, 4]);
    const grid = gridOf(lesson, vary, other, opened.setting, 'today');
    const hash = startHash(lesson, { a: 3, b: 5 }, '2004') ?? '';
    expect(openAddress(lesson, hash)).toMatchObject({
      notices: [],
      simulation: { setting: { a: 3, b: 5 }, edition: '2004', at: 0 },
    });
    expect(isWritten(openAddress(lesson, hash).simulation)).toBe(true);
    expect(grid.cells.map((row) => row.map(({ outcome }) => outcome))).toEqual(
      [3, 4, 5].map((a) => [3, 4, 5].map((b) => ({ 'A.stones': a - 1, 'B.stones': b - 3 }))),
    );
  });

  test('between two editions: the first step told otherwise', () => {
    expect(lesson.parting(opened.setting)).toBe(4);
    const bare = sheetOf(
      toy,
      parseScenario(
        file.replace('  - A: raise\n', '').replace('before: 2', 'before: 1').replace('before: 3', 'before: 2'),
        'toy-bare.yaml',
      ),
    );
    expect(lessonOf(toy, bare).parting(opened.setting)).toBeUndefined();
  });
});

describe('a question', () => {
  const question = lesson.questions(opened.setting, 'today')[0];
  if (!question) throw new Error('a question');
  test('stands after a step, and its answer comes from the line, with the step that decides and a value that changes it', () => {
    expect(question).toMatchObject({ ask: 'stones-of-a', of: 'A.stones', step: 2 });
    expect(answerTo(opened, question)).toMatchObject({
      value: 3,
      step: 4,
      instead: { value: 3, answer: 2, vary: { name: 'a' } },
    });
  });
});

describe('an address', () => {
  const walk = fc.array(fc.nat(30), { maxLength: 12 });
  /** Some place a reader can come to: random choices, then some steps back. */
  const wander = (picks: readonly number[], backwards: number, edition: string): Simulation<Toy> => {
    let here = open(lesson, { a: 3 + (picks.length % 3) }, edition);
    for (const pick of picks) {
      const { legal } = offerAt(here);
      const one = legal[pick % Math.max(1, legal.length)];
      here = one ? played(choose(here, one.move)) : forward(here);
    }
    for (let count = 0; count < backwards; count++) here = back(here);
    return here;
  };

  test('opens exactly there, from anywhere a reader can come to', () => {
    fc.assert(
      fc.property(walk, fc.nat(3), fc.constantFrom('today', '2004'), (picks, backwards, edition) => {
        const here = wander(picks, backwards, edition);
        const hash = hashOf(here) ?? expect.fail('short enough');
        const { simulation, notices } = openAddress(lesson, `#${hash}`);
        expect(notices).toEqual([]);
        expect(present(simulation)).toEqual(present(here));
        expect(told(simulation)).toEqual(told(here));
        expect([simulation.setting, simulation.edition, simulation.steps]).toEqual([here.setting, here.edition, here.steps]);
        expect(hashOf(simulation)).toBe(hash);
      }),
      { numRuns: 300 },
    );
  });

  test('means the same when the scenario is written otherwise', () => {
    const hash = hashOf(at(3)) ?? '';
    const edited = lessonOf(
      toy,
      sheetOf(
        toy,
        parseScenario(
          file.replace('  - A: raise\n', '').replace('before: 2', 'before: 1').replace('before: 3', 'before: 2'),
          'toy-duel.yaml',
        ),
      ),
    );
    const { simulation, notices } = openAddress(edited, hash);
    expect(notices).toEqual([]);
    expect(present(simulation)).toEqual(present(at(3)));
    expect(isOnWritten(simulation)).toBe(false);
  });

  const address = () => ({ ...(decode(hashOf(last(opened)) ?? '').sound as NonNullable<Parameters<typeof encode>[0]>) });
  test('with a move the rules refuse opens what comes before, and says which and why', () => {
    const hash = encode({ ...address(), moves: [{ who: 'A', verb: 'raise' }, { who: 'A', verb: 'raise' }, 2], step: 4 }) ?? '';
    const { simulation, notices } = openAddress(lesson, hash);
    expect(notices).toEqual([{ why: 'refused', n: 2, move: { who: 'A', verb: 'raise' }, rule: 'offer.shield-in-hand' }]);
    expect(simulation.at).toBeGreaterThan(0);
  });

  test('cut short opens the moves that are whole', () => {
    const hash = hashOf(last(opened)) ?? '';
    const cut = hash.slice(0, hash.indexOf('B.throw') + 4);
    const { simulation, notices } = openAddress(lesson, cut);
    expect(notices).toEqual([{ why: 'move', at: hash.indexOf('B.throw') }]);
    expect([stepIndex(simulation), isOnWritten(simulation)]).toEqual([2, true]);
  });

  test('with wrong check digits opens and says so', () => {
    const hash = hashOf(at(2)) ?? '';
    const { simulation, notices } = openAddress(lesson, `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`);
    expect(notices).toEqual([{ why: 'check', at: hash.length - 4 }]);
    expect(present(simulation)).toEqual(present(at(2)));
  });

  test.each([
    ['an unknown value', { parameters: { a: 77 } }, [{ why: 'unknown-value', name: 'a' }]],
    ['an unknown parameter', { parameters: { constructor: 1 } }, [{ why: 'unknown-value', name: 'constructor' }]],
    ['an unknown edition', { edition: '1994' }, [{ why: 'unknown-value', name: 'edition' }]],
    ['another scenario', { scenario: 'toy-other' }, [{ why: 'other-scenario', scenario: 'toy-other' }]],
    ['a step past the end', { step: 9 }, [{ why: 'past-the-end' }]],
    ['another answer of the rules', { seen: 'zzzz' }, [{ why: 'judged-differently', since: '2026-01-01' }]],
  ])('with %s says so', (_, change, notices) => {
    expect(openAddress(lesson, encode({ ...address(), ...change }) ?? '').notices).toEqual(notices);
  });

  test('that is noise opens the start', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (noise) => {
        const { simulation, notices } = openAddress(lesson, noise);
        expect(present(simulation)).toEqual(present(opened));
        expect(notices.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  test('is replayed by the rules alone', () => {
    const { line } = replay(toy, opened.line.start, [
      { who: 'A', verb: 'raise' },
      2,
      { who: 'A', verb: 'throw', n: 3 },
      { who: 'B', verb: 'throw', n: 2 },
    ]);
    expect(stepsOf(line)).toEqual(opened.steps);
  });
});
