/** Random legal play of whole turns by two to four players: what holds in every position, whatever is played. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick } from '../../../src/engine/chance.ts';
import type { Happening, Json, Position } from '../../../src/engine/game.ts';
import { STEP } from '../../../src/engine/line.ts';
import { readToken, writeToken } from '../../../src/engine/move.ts';
import { choices, holderOf, isOver, play, playFast, refusalOf } from '../../../src/engine/play.ts';
import { candidates, seatOf } from '../../../src/games/rivals/candidates.ts';
import { cards } from '../../../src/games/rivals/cards/index.ts';
import { rivals } from '../../../src/games/rivals/index.ts';
import { potencyOf } from '../../../src/games/rivals/questions.ts';
import { rules } from '../../../src/games/rivals/rules.ts';
import { COLOURS, type PlayerId, type Table } from '../../../src/games/rivals/table.ts';

const ids = new Set(rules.map((rule) => rule.id));
const every = [...cards.values()];
const named = (fits: (card: (typeof every)[number]) => boolean | undefined): string[] => every.filter(fits).map(({ id }) => id);
const library = named(({ kind }) => !['vampire', 'event', 'mortal', 'antagonist', 'prince', 'haven', 'agenda'].includes(kind));
const vampires = named(({ kind }) => kind === 'vampire');
const ofCity = named(({ kind }) => ['event', 'mortal', 'antagonist'].includes(kind));
const retainers = named(({ traits }) => traits?.includes('retainer'));
const titles = named(({ traits, kind }) => traits?.includes('title') && kind !== 'prince');
const havens = named(({ kind }) => kind === 'haven');
const ongoing = named(({ kind, traits }) => kind === 'event' && traits?.includes('ongoing'));
const conspiracies = named(({ traits }) => traits?.includes('conspiracy'));

const some = <V>(list: readonly V[], most: number) => fc.subarray([...list], { maxLength: Math.min(most, list.length) });
const seatKeys = fc.integer({ min: 2, max: 4 });

const vampire = (controller: PlayerId) =>
  fc.record({
    controller: fc.constant(controller),
    place: fc.constantFrom('haven', 'streets', 'torpor'),
    exhausted: fc.boolean(),
    'no-influence': fc.integer({ min: 0, max: 1 }),
    blood: fc.integer({ min: 1, max: 2 }),
    attached: fc.tuple(some(retainers, 2), some(titles, 1)).map(([kept, held]) => [...kept, ...held]),
    disciplines: some(['fortitude', 'potence', 'auspex'], 2),
  });
const player = (names: readonly string[]) =>
  fc.record({
    prestige: fc.integer({ min: 1, max: 12 }),
    agenda: fc.integer({ min: 0, max: 12 }),
    supply: fc.integer({ min: 0, max: 3 }),
    hand: fc.tuple(some(library, 4), some(vampires, 2)).map(([some, more]) => [...some, ...more, 'unnamed']),
    library: some(library, 3),
    faction: some(vampires, 2),
    haven: fc.constantFrom(...havens),
    'agenda-card': fc.constant('strength-in-numbers'),
    leader: fc.constantFrom(...names),
    'in-play': fc
      .tuple(some(conspiracies, 2), some(['search-engine', 'emergency-bloodbag'], 2))
      .map(([plots, bags]) => [...plots.map((card) => `${card} 4`), ...bags]),
  });

interface Drawn {
  readonly [key: string]: Json;
}

/** A table for so many seats: each has two or three vampires of its own. */
const drawn = seatKeys.chain((seats) => {
  const who = COLOURS.slice(0, seats);
  const pool = [...vampires];
  const dealt = who.map((seat) => ({ seat, names: pool.splice(0, 3).map((card) => letter(card)) }));
  return fc
    .record({
      active: fc.constantFrom(...who),
      first: fc.constantFrom(...who),
      turn: fc.integer({ min: 1, max: 3 }),
      turns: fc.integer({ min: 1, max: 3 }),
      seed: fc.integer({ min: 0, max: 9_999 }),
      'city-deck': fc.oneof(fc.constant('san-francisco'), some(ofCity, 8)),
      streets: fc
        .tuple(some(['vagrant', 'special-affairs-division 2'], 2), some(ongoing, 2), fc.constantFrom(...who))
        .map(([plain, events, token]) => [...plain, ...events.map((card) => `${card} ${token}`)]),
      vampires: fc.tuple(...dealt.flatMap(({ seat, names }) => names.map(() => vampire(seat)))),
      players: fc.tuple(...dealt.map(({ names }) => player(names))),
    })
    .map(({ vampires: laid, players, ...rest }): Drawn => {
      const keys = dealt.flatMap(({ names }) => names);
      return {
        ...rest,
        seats,
        ...Object.fromEntries(keys.map((key, at) => [key, laid[at] as unknown as Json])),
        ...Object.fromEntries(who.map((seat, at) => [seat, players[at] as unknown as Json])),
      };
    });
});
const letter = (card: string): string => /^teaching-vampire-([a-z])$/.exec(card)?.[1]?.toUpperCase() ?? card;

/** Tokens of a colour: in the player's own supply, on vampires and cards, on Events, in the general supply; less what was lent. */
function tokens({ table }: Position<Table>, who: PlayerId): number {
  const { prestige, supply, inPlay } = table.players[who] as Table['players'][string];
  return (
    prestige +
    supply +
    inPlay.reduce((sum, each) => sum + each.blood + each.prestige, 0) +
    Object.values(table.vampires).reduce((sum, each) => sum + (each.controller === who ? each.blood : 0), 0) +
    table.city.streets.filter(({ token }) => token === who).length -
    (table.lent[who] ?? 0)
  );
}

/** Every named card is somewhere. */
const cardsOf = ({ table }: Position<Table>): string[] =>
  [
    ...Object.values(table.players).flatMap((each) => [
      ...each.hand,
      ...each.library,
      ...each.faction,
      ...each.discards,
      ...each.burned,
      ...each.inPlay.map(({ card }) => card),
    ]),
    ...Object.values(table.vampires).flatMap(({ card, attached }) => [card, ...attached.map((each) => each.card)]),
    ...table.city.deck,
    ...table.city.shuffled,
    ...table.city.burned,
    ...table.city.discards,
    ...table.city.streets.map(({ card }) => card),
  ].sort();

function check(position: Position<Table>, events: readonly Happening[]): void {
  const { table, state } = position;
  for (const id of Object.keys(table.vampires)) {
    const vampire = table.vampires[id] as Table['vampires'][string];
    expect(vampire.blood).toBeGreaterThanOrEqual(0);
    expect(vampire.blood, `${id} holds no more than its Blood Potency`).toBeLessThanOrEqual(potencyOf(table, id));
    expect(vampire.party === null, `${id} has a party in The Streets alone`).toBe(vampire.place !== 'streets');
  }
  for (const player of Object.values(table.players)) {
    expect(player.prestige).toBeGreaterThanOrEqual(0);
    expect(player.supply).toBeGreaterThanOrEqual(0);
  }
  for (const event of events) expect(ids, `${event.type} cites ${event.rule}`).toContain(event.rule);
  expect(JSON.parse(JSON.stringify(position)), 'a position is plain JSON').toEqual(position);
  if (isOver(rivals, position)) return;
  const holder = holderOf(rivals, state);
  expect(holder, `${state} has one holder`).toBeTypeOf('string');
  expect(['rules', 'chance', ...table.seats]).toContain(seatOf(position, holder));
}

/** What is owed in a number: cards, points of damage. */
const OWED = ['take', 'discard', 'assign'];

/** Where the rules take the next step nothing is owed any more. */
function waitsForTheRules(position: Position<Table>): void {
  if (refusalOf(rivals, position, STEP)) return;
  const more = candidates(position, holderOf(rivals, position.state)).filter(
    (move) => OWED.includes(move.verb) && !refusalOf(rivals, position, move),
  );
  expect(more.map(writeToken), `while the rules go on from ${position.state}`).toEqual([]);
}

/** Plays on at random, checking each position on the way. */
function playOut(start: Position<Table>, seed: number, most: number): Position<Table> {
  let position = start;
  let at = seed;
  for (let n = 0; n < most && !isOver(rivals, position); n++) {
    waitsForTheRules(position);
    const offered = choices(rivals, position);
    const legal = offered.filter((choice) => !choice.refusal);
    expect(legal.length, `a legal move in ${position.state}`).toBeGreaterThan(0);
    for (const { refusal, move } of offered) {
      if (refusal) expect(ids, `${writeToken(move)} refused by ${refusal}`).toContain(refusal);
      expect(readToken(writeToken(move))).toEqual(move);
    }
    const picked = pick(legal, at);
    at = picked.seed;
    const before = JSON.stringify(position);
    const slow = play(rivals, position, picked.value.move);
    const fast = playFast(rivals, JSON.parse(before), picked.value.move);
    expect(fast, 'the compiled chart goes the same way as the machine').toEqual(slow);
    expect(JSON.stringify(position), 'nothing is mutated').toBe(before);
    if (!slow.ok) throw new Error('a legal move was refused');
    const { move } = picked.value;
    for (const who of position.table.seats)
      expect(tokens(slow.position, who), `${who}'s tokens after ${writeToken(move)} in ${position.state}`).toBe(
        tokens(position, who),
      );
    expect(cardsOf(slow.position), `the cards after ${writeToken(move)} in ${position.state}`).toEqual(cardsOf(position));
    check(slow.position, slow.events);
    position = slow.position;
  }
  return position;
}

describe('random legal play', () => {
  test.each(['turn.beginning', 'turn.action', 'turn.end'])('keeps what must hold from %s on', (opens) => {
    fc.assert(
      fc.property(drawn, fc.integer(), fc.boolean(), (table, seed, isPrinted) => {
        const switches = { 'antagonist-at-end-of-turn': isPrinted, 'torpor-abilities-at-end-of-turn': isPrinted };
        const start = rivals.start({
          opens:
            {
              'turn.beginning': 'turn.beginning.opens',
              'turn.action': 'turn.action.open',
              'turn.end': 'turn.end.torpor-and-mending.blood',
            }[opens] ?? opens,
          edition: 'today',
          switches,
          table,
        });
        playOut(start, seed, 250);
      }),
      { numRuns: 40 },
    );
  });
});
