/** Random legal play from random tables: what holds in every position, whatever is played. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick } from '../../../src/engine/chance.ts';
import type { Happening, Position } from '../../../src/engine/game.ts';
import { readToken, writeToken } from '../../../src/engine/move.ts';
import { choices, holderOf, isOver, play, playFast } from '../../../src/engine/play.ts';
import { cards } from '../../../src/games/vtes/cards/index.ts';
import { vtes } from '../../../src/games/vtes/index.ts';
import { rules } from '../../../src/games/vtes/rules.ts';
import type { Table } from '../../../src/games/vtes/table.ts';

const ids = new Set(rules.map((rule) => rule.id));
const every = [...cards.values()];
const tags = [...new Set(every.flatMap((card) => Object.keys(card.levels ?? {})))]
  .filter((tag) => tag !== 'all')
  .map((tag) => tag.toUpperCase());
const ofKind = (...kinds: string[]) => {
  const fitting = every.filter((card) => kinds.includes(card.kind)).map((card) => card.id);
  return fc.subarray(fitting, { maxLength: Math.min(4, fitting.length) });
};

const minion = fc.record({
  blood: fc.integer({ min: 0, max: 4 }),
  capacity: fc.integer({ min: 4, max: 8 }),
  strength: fc.integer({ min: 0, max: 3 }),
  disciplines: fc.constant(tags),
  hand: ofKind('combat', 'reaction', 'out-of-turn-master'),
  bears: ofKind('equipment'),
  employs: ofKind('retainer'),
  attached: fc.subarray(['anathema', 'disarm']),
  aggravated: fc.boolean(),
  grants: fc.subarray(['maneuver', 'press', 'additional']),
});
const drawn = fc.record({
  A: minion,
  B: minion,
  C: fc.record({ controller: fc.constant('PB'), disciplines: fc.constant(['AUS']), blood: fc.integer({ min: 0, max: 3 }) }),
  PA: fc.record({ pool: fc.integer({ min: 1, max: 12 }), 'in-play': fc.subarray(['the-barrens']) }),
  PB: fc.record({ pool: fc.integer({ min: 1, max: 12 }), library: fc.constant(['skin-of-rock', 'wolf-claws']) }),
  round: fc.integer({ min: 1, max: 2 }),
});

/** Counters in the whole game, the bank's change included: nothing comes from nowhere. */
const counters = ({ table }: Position<Table>): number =>
  table.bank +
  Object.values(table.minions).reduce((sum, each) => sum + each.blood, 0) +
  Object.values(table.players).reduce((sum, each) => sum + each.pool, 0) +
  table.combat.inForce.reduce((sum, each) => sum + (each.card === 'darkness-within' ? (each.counters ?? 0) : 0), 0);

/** Every named card is somewhere: in a hand, a library, an ash heap, in play, on a minion, at work as Darkness Within, or just being played. */
const cardsOf = ({ table }: Position<Table>): string[] =>
  [
    ...Object.values(table.players).flatMap((each) => [
      ...each.hand,
      ...each.library,
      ...each.ashHeap,
      ...each.inPlay.map(({ card }) => card),
    ]),
    ...Object.values(table.minions).flatMap((each) => each.attached.map(({ card }) => card)),
    ...table.combat.inForce.flatMap(({ card }) => (card === 'darkness-within' ? [card] : [])),
    ...(table.combat.asPlayed ? [table.combat.asPlayed.card] : []),
  ]
    .filter((card) => card !== 'unnamed')
    .sort();

function check(position: Position<Table>, total: number, events: readonly Happening[]): void {
  const { table, state } = position;
  expect(counters(position), 'counters are conserved').toBe(total);
  for (const each of Object.values(table.minions)) {
    expect(each.blood).toBeGreaterThanOrEqual(0);
    if (each.kind === 'vampire') expect(each.blood).toBeLessThanOrEqual(each.capacity);
  }
  for (const each of table.combat.pending) expect(each.n).toBeGreaterThanOrEqual(0);
  for (const event of events) expect(ids, `${event.type} cites ${event.rule}`).toContain(event.rule);
  if (!isOver(vtes, position)) expect(holderOf(vtes, state), `${state} has one holder`).toBeTypeOf('string');
  expect(JSON.parse(JSON.stringify(position)), 'a position is plain JSON').toEqual(position);
}

describe('random legal play', () => {
  test.each(['today', '2004'])(
    'keeps what must hold, in %s',
    (edition) => {
      fc.assert(
        fc.property(drawn, fc.integer(), (table, start) => {
          let position = vtes.start({ opens: 'before-range', edition, table });
          const total = counters(position);
          const deck = cardsOf(position);
          let seed = start;
          for (let guard = 0; !isOver(vtes, position); guard++) {
            expect(guard, 'a combat ends').toBeLessThan(600);
            const offered = choices(vtes, position);
            const legal = offered.filter((choice) => !choice.refusal);
            expect(legal.length, `a legal move in ${position.state}`).toBeGreaterThan(0);
            for (const { refusal, move } of offered) {
              if (refusal) expect(ids, `${writeToken(move)} refused by ${refusal}`).toContain(refusal);
              expect(readToken(writeToken(move))).toEqual(move);
            }
            const picked = pick(legal, seed);
            seed = picked.seed;
            const before = JSON.stringify(position);
            const slow = play(vtes, position, picked.value.move);
            const fast = playFast(vtes, JSON.parse(before), picked.value.move);
            expect(fast, 'the compiled chart goes the same way as the machine').toEqual(slow);
            expect(JSON.stringify(position), 'nothing is mutated').toBe(before);
            if (!slow.ok) throw new Error('a legal move was refused');
            check(slow.position, total, slow.events);
            expect(cardsOf(slow.position), 'no card is lost or made').toEqual(deck);
            position = slow.position;
          }
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );
});
