/** Random legal play of whole matches: what holds in every position, whatever is played. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick } from '../../../src/engine/chance.ts';
import type { Choice, Happening, Json, Position } from '../../../src/engine/game.ts';
import { STEP } from '../../../src/engine/line.ts';
import { readToken, writeToken } from '../../../src/engine/move.ts';
import { choices, holderOf, isOver, play, playFast } from '../../../src/engine/play.ts';
import { readyDecks } from '../../../src/games/eredan/cards/decks.ts';
import { cards } from '../../../src/games/eredan/cards/index.ts';
import { eredan } from '../../../src/games/eredan/index.ts';
import { rules } from '../../../src/games/eredan/rules.ts';
import { PLAYERS, type Table } from '../../../src/games/eredan/table.ts';

const ids = new Set(rules.map((rule) => rule.id));
const deckIds = readyDecks.map(({ id }) => id);
const every = [...cards.values()];
const characters = every.filter(({ kind }) => kind === 'character').map(({ id }) => id);
const playable = [...every.filter(({ kind }) => kind !== 'character').map(({ id }) => id), 'some-action-shuffle-3-draw-1'];

type Drawn = Readonly<Record<string, Json>>;

const lay = (table: Drawn, opens: string): Position<Table> => eredan.start({ opens, edition: 'today', table });

/** Every card is somewhere: nothing is made, nothing lost. */
const cardsOf = ({ table }: Position<Table>): string[] =>
  [
    ...PLAYERS.flatMap((who) => {
      const { hand, deck, discards } = table.players[who];
      // a card put down is on the table until it takes effect
      const waiting = table.turn.fought ? [] : table.turn.put[who].map(({ card }) => card).slice(done(table, who));
      return [...hand, ...deck, ...discards, ...waiting];
    }),
    ...Object.values(table.characters).flatMap(({ items }) => items.map(({ card }) => card)),
  ].sort();
/** How many of a player's cards have taken effect: by the places of the N that lie behind. */
function done(table: Table, who: (typeof PLAYERS)[number]): number {
  const active = (table.turn.n % 2 === 1) === (table.playerOne === who);
  const order = (['Ann', 'Bob'] as const).flatMap((each) => table.turn.put[each].map((put, index) => ({ each, put, index })));
  const isActive = (each: string): boolean => (each === who ? active : !active);
  const inN = order.sort((a, b) => a.index - b.index || Number(isActive(b.each)) - Number(isActive(a.each)));
  return inN.slice(0, table.turn.resolved.length).filter(({ each }) => each === who).length;
}

const total = ({ table }: Position<Table>, key: 'life'): number =>
  Object.values(table.characters).reduce((sum, each) => sum + each[key], 0);
const summed = (events: readonly Happening[], type: string): number =>
  events.filter((event) => event.type === type).reduce((sum, event) => sum + (event.n as number), 0);

/** Life changes by what is told, and by nothing else. */
function accountFor(before: Position<Table>, after: Position<Table>, events: readonly Happening[]): void {
  const bounded = events.filter(({ type, life }) => type === 'life.bounded' && life === 0);
  const harm = summed(events, 'damage.dealt') + summed(events, 'attack.struck') + summed(events, 'life.lost');
  const back =
    summed(events, 'life.regained') +
    events.reduce((n, each) => n + (each.type === 'character.returned' ? (each.life as number) : 0), 0);
  const lost = harm - bounded.reduce((n, event) => n + (event.n as number), 0);
  expect(total(after, 'life') - total(before, 'life'), JSON.stringify(events)).toBe(back - lost);
}

function check({ state, table }: Position<Table>, events: readonly Happening[]): void {
  for (const [id, { life, full, defeated, tilted, items }] of Object.entries(table.characters)) {
    expect(life, id).toBeGreaterThanOrEqual(0);
    expect(life, id).toBeLessThanOrEqual(full);
    if (defeated) expect([life, tilted, items.length], `${id} is out`).toEqual([0, false, 0]);
    for (const [kind, most] of [
      ['weapon', 2],
      ['armour', 2],
    ] as const)
      expect(items.filter(({ card }) => cards.get(card)?.item === kind).length, `${kind}s of ${id}`).toBeLessThanOrEqual(most);
  }
  for (const who of PLAYERS) expect(table.turn.put[who].length).toBeLessThanOrEqual(2);
  if (state.startsWith('turn.end')) for (const who of PLAYERS) expect(table.players[who].hand.length).toBeLessThanOrEqual(5);
  for (const event of events) expect(ids, `${event.type} cites ${event.rule}`).toContain(event.rule);
  if (!isOver(eredan, { state, table })) expect(holderOf(eredan, state), state).toBeTypeOf('string');
}

interface Care {
  /** Both ways of playing, every refusal, and the very JSON: slow. */
  readonly full: boolean;
}

function playOut(start: Position<Table>, seed: number, most: number, { full }: Care): Position<Table> {
  let position = start;
  let at = seed;
  for (let n = 0; n < most && !isOver(eredan, position); n++) {
    // a step of the rules is the only thing to do where they hold the opportunity
    const isForced = !full && holderOf(eredan, position.state) === 'rules';
    const offered: readonly Choice[] = isForced ? [{ move: STEP }] : choices(eredan, position);
    const legal = offered.filter((choice) => !choice.refusal);
    if (legal.length === 0) throw new Error(`nothing is legal in ${position.state}`);
    // whoever throws the hand away at every turn comes to no fight: mostly it is kept
    const pass = position.state.startsWith('turn.discard.') ? legal.find((choice) => choice.move.verb === 'pass') : undefined;
    const picked = pick(pass ? [...legal, ...Array.from({ length: 9 * legal.length }, () => pass)] : legal, at);
    at = picked.seed;
    const { move } = picked.value;
    const played = playFast(eredan, position, move);
    if (!played.ok) throw new Error(`${writeToken(move)} was legal and is refused by ${played.refusal.rule}`);
    if (full) {
      for (const choice of offered) {
        expect(readToken(writeToken(choice.move))).toEqual(choice.move);
        if (!choice.refusal) continue;
        expect(ids, `${writeToken(choice.move)} refused by ${choice.refusal}`).toContain(choice.refusal);
        expect(eredan.reason?.(position, choice.move, choice.refusal)).toMatchObject({
          rule: choice.refusal,
          code: expect.any(String),
        });
      }
      const before = JSON.stringify(position);
      expect(play(eredan, position, move), 'the compiled chart goes the same way as the machine').toEqual(played);
      expect(JSON.stringify(position), 'nothing is mutated').toBe(before);
      expect(JSON.parse(JSON.stringify(played.position)), 'a position is plain JSON').toEqual(played.position);
      expect(cardsOf(played.position), `the cards after ${writeToken(move)} in ${position.state}`).toEqual(cardsOf(position));
      accountFor(position, played.position, played.events);
      check(played.position, played.events);
    }
    position = played.position;
  }
  return position;
}

const pairs = fc.tuple(fc.constantFrom(...deckIds), fc.constantFrom(...deckIds));
const opening = (ann: string, bob: string, seed: number): Position<Table> =>
  lay({ turns: 99, seed, Ann: { deck: ann }, Bob: { deck: bob } }, 'setup.field');
/** The same with lines that have seen better days, so that the fights decide before the decks run out. */
function worn(position: Position<Table>): Position<Table> {
  for (const each of Object.values(position.table.characters)) each.life = Math.min(each.life, 3);
  return position;
}

describe('random legal play', () => {
  test('of the ready decks keeps what must hold, in every position of whole matches', () => {
    fc.assert(
      fc.property(pairs, fc.nat(9999), fc.integer(), ([ann, bob], seed, at) => {
        const end = playOut(opening(ann, bob, seed), at, 2000, { full: true });
        expect(end.state).toBe('over');
      }),
      { numRuns: 4 },
    );
  });

  test('comes to an end by the thousand', () => {
    const results: Record<string, number> = {};
    for (let n = 0; n < 1000; n++) {
      const [ann, bob] = [deckIds[n % deckIds.length] as string, deckIds[(n * 7 + 3) % deckIds.length] as string];
      const start = opening(ann, bob, n);
      const { state, table } = playOut(n % 25 === 0 ? start : worn(start), n, 2000, { full: false });
      expect(state, `match ${n}`).toBe('over');
      const by = table.result?.by ?? 'none';
      results[by] = (results[by] ?? 0) + 1;
    }
    expect(Object.keys(results)).toEqual(expect.arrayContaining(['elimination', 'deck-out']));
  });

  /** Tables that no match comes to: any characters, any cards, any Items, late in a match. */
  const some = <V>(list: readonly V[], most: number) => fc.subarray([...list], { maxLength: most });
  const items = every.filter(({ kind }) => kind === 'item').map(({ id }) => id);
  const kinds = new Map(every.map(({ id, item }) => [id, item]));
  const carried = some(items, 3).filter((list) =>
    ['weapon', 'armour'].every((kind) => list.filter((id) => kinds.get(id) === kind).length <= 1),
  );
  const character = fc.record({
    is: fc.constantFrom(...characters),
    tilted: fc.boolean(),
    items: carried,
    'harmed-at-end': fc.nat(2),
    'tilted-at-choice': fc.boolean(),
  });
  const player = fc.record({
    hand: some(playable, 5),
    deck: some(playable, 6),
    discards: some(playable, 3),
    'hand-size': fc.constantFrom(5, 6),
  });
  const drawn = fc
    .record({
      turn: fc.integer({ min: 1, max: 9 }),
      seed: fc.nat(9999),
      forfeits: fc.boolean(),
      X: character,
      W: character,
      V: character,
      Y: character,
      Z: character,
      U: character,
      Ann: player,
      Bob: player,
    })
    .map((table): Drawn => ({ ...(table as unknown as Drawn), turns: 3 }));

  test.each(['turn.start.straighten', 'turn.choose-characters.open', 'turn.use-cards.active-first', 'turn.discard.active'])(
    'keeps what must hold from %s on, with any cards',
    (opens) => {
      fc.assert(
        fc.property(drawn, fc.integer(), (table, at) => {
          const start = lay(table, opens);
          const end = playOut(start, at, 300, { full: true });
          expect(['over', 'stop']).toContain(end.state);
        }),
        { numRuns: 15 },
      );
    },
  );
});
