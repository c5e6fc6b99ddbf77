/**
 * A game invented for tests of what knows no game: two seats with stones. Each in turn may raise shields and passes,
 * then each throws stones, then all hits are counted at once. In 2004 a shield stops a whole throw, today one stone.
 */
import { defineChart, when } from '../../src/engine/chart.ts';
import { type Json, type Move, type ScenarioGame, type Sketch, SketchError } from '../../src/engine/game.ts';
import { STEP } from '../../src/engine/line.ts';

export interface Seat {
  stones: number;
  shields: number;
  raised: number;
  thrown: number | null;
}

export interface Toy {
  edition: string;
  echo: boolean;
  seats: { A: Seat; B: Seat };
}

const seatOf = (table: Toy, who: string): Seat => (who === 'A' ? table.seats.A : table.seats.B);
const other = (who: string): 'A' | 'B' => (who === 'A' ? 'B' : 'A');
const holder = (state: string): 'A' | 'B' => (state.endsWith('first') ? 'A' : 'B');

export const toyRules = [
  'offer.turn',
  'offer.shield-in-hand',
  'offer.closed',
  'throw.turn',
  'throw.enough-stones',
  'hits.at-once',
  'hits.shield',
  'hits.shield-stops-all',
];

const chart = defineChart<Toy>(
  {
    id: 'toy',
    initial: 'offer',
    states: {
      offer: {
        initial: 'first',
        states: {
          first: {
            meta: { holder: 'acting' },
            on: {
              pass: { guard: when([], ['offer.turn']), target: 'second', actions: 'passed' },
              raise: { guard: when([], ['offer.turn', 'offer.shield-in-hand']), actions: 'raised' },
            },
          },
          second: {
            meta: { holder: 'opposing' },
            on: {
              pass: { guard: when([], ['offer.turn']), target: '#toy.throw', actions: 'passed' },
              raise: { guard: when([], ['offer.turn', 'offer.shield-in-hand']), target: 'first', actions: 'raised' },
            },
          },
        },
      },
      throw: {
        initial: 'first',
        states: {
          first: {
            meta: { holder: 'acting' },
            on: { throw: { guard: when([], ['throw.turn', 'throw.enough-stones']), target: 'second', actions: 'thrown' } },
          },
          second: {
            meta: { holder: 'opposing' },
            on: { throw: { guard: when([], ['throw.turn', 'throw.enough-stones']), target: '#toy.hits', actions: 'thrown' } },
          },
        },
      },
      hits: { meta: { holder: 'rules' }, on: { step: { target: 'over', actions: 'hit' } } },
      over: { type: 'final' },
    },
  },
  {
    facts: {},
    rules: {
      'offer.turn': (_, move, state) => move.who === holder(state),
      'offer.shield-in-hand': (table, move) => seatOf(table, move.who).shields > 0,
      'throw.turn': (_, move, state) => move.who === holder(state),
      'throw.enough-stones': (table, move) => (move.n ?? 0) <= seatOf(table, move.who).stones,
    },
    effects: {
      passed: (_, move, tell) => tell({ type: 'offer.passed', rule: 'offer.turn', quiet: true, who: move.who }),
      raised: (table, move, tell) => {
        const seat = seatOf(table, move.who);
        seat.shields--;
        seat.raised++;
        tell({ type: 'shield.raised', rule: 'offer.shield-in-hand', who: move.who });
      },
      thrown: (table, move, tell) => {
        seatOf(table, move.who).thrown = move.n ?? 0;
        tell({ type: 'stones.thrown', rule: 'throw.enough-stones', who: move.who, n: move.n ?? 0 });
      },
      hit: (table, _, tell) => {
        for (const who of ['A', 'B'] as const) {
          const seat = seatOf(table, who);
          const thrown = seatOf(table, other(who)).thrown ?? 0;
          const stopsAll = table.edition === '2004' && seat.raised > 0;
          const hits = stopsAll ? 0 : Math.max(0, thrown - seat.raised);
          if (seat.raised > 0)
            tell({ type: 'hits.stopped', rule: stopsAll ? 'hits.shield-stops-all' : 'hits.shield', who, n: thrown - hits });
          seat.stones = Math.max(0, seat.stones - hits);
          tell({ type: 'stones.lost', rule: 'hits.at-once', who, n: hits });
        }
      },
    },
  },
);

function start({ table, edition, opens, switches = {} }: Sketch): { state: string; table: Toy } {
  const { echo: isEchoing = false } = switches;
  for (const key of Object.keys(table))
    if (key !== 'A' && key !== 'B') throw new SketchError(key, `expected A or B, found "${key}"`);
  for (const name of Object.keys(switches))
    if (name !== 'echo') throw new SketchError(`switches.${name}`, `expected echo, found "${name}"`);
  const seat = (who: string): Seat => {
    const drawn = (table[who] ?? {}) as { readonly [key: string]: Json };
    for (const key of Object.keys(drawn))
      if (key !== 'stones' && key !== 'shields')
        throw new SketchError(`${who}.${key}`, `expected stones or shields, found "${key}"`);
    const number = (key: string, otherwise: number): number => {
      const value = drawn[key] ?? otherwise;
      if (typeof value !== 'number' || value < 0)
        throw new SketchError(`${who}.${key}`, `expected a number of ${key}, found ${JSON.stringify(value)}`);
      return value;
    };
    return { stones: number('stones', 3), shields: number('shields', 0), raised: 0, thrown: null };
  };
  return { state: opens, table: { edition, echo: isEchoing, seats: { A: seat('A'), B: seat('B') } } };
}

export const toy: ScenarioGame<Toy> = {
  id: 'toy',
  ruleset: '2026-01-01',
  editions: ['today', '2004'],
  chart,
  blank: () => start({ opens: 'offer.first', edition: 'today', table: {} }).table,
  start,
  candidates: ({ state, table }) =>
    (['A', 'B'] as const).flatMap((who): Move[] => {
      if (state.startsWith('offer'))
        return [
          { who, verb: 'pass' },
          { who, verb: 'raise' },
        ];
      if (state.startsWith('throw'))
        return Array.from({ length: seatOf(table, who).stones + 2 }, (_, n) => ({ who, verb: 'throw', n }));
      return [];
    }),
  closed: () => 'offer.closed',
  idle: ({ state, table }) => {
    if (state === 'over') return undefined;
    if (state === 'hits') return STEP;
    const who = holder(state);
    return state.startsWith('offer') ? { who, verb: 'pass' } : { who, verb: 'throw', n: Math.min(1, seatOf(table, who).stones) };
  },
  read: ({ table }, path) =>
    path
      .split('.')
      .reduce<Json | undefined>(
        (at, key) => (at && typeof at === 'object' && Object.hasOwn(at, key) ? (at as { [key: string]: Json })[key] : undefined),
        {
          ...table.seats,
          edition: table.edition,
        } as unknown as Json,
      ),
  outcome: ({ table }) => ({ 'A.stones': table.seats.A.stones, 'B.stones': table.seats.B.stones }),
};
