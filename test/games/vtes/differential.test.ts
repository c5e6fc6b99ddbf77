/**
 * The delicate arithmetic against a second, plain calculation (test/support/plain-combat.ts): damage of several kinds at
 * once, prevention, theft beyond capacity, torpor, burning, Anathema. Compared on all inputs of the ranges below.
 */
import { afterAll, describe, expect, test } from 'vitest';
import type { Json, Move } from '../../../src/engine/game.ts';
import { STEP } from '../../../src/engine/line.ts';
import { holderOf, playFast } from '../../../src/engine/play.ts';
import { vtes } from '../../../src/games/vtes/index.ts';
import { type Ending, type Fighter, type Prevention, plainCombat, type Strike } from '../../support/plain-combat.ts';

/** Cards that prevent, as they are laid on the table, used, and said plainly. */
interface Means {
  readonly plain: Prevention;
  readonly card: string;
  readonly mode?: string;
}
const jacket: Means = { plain: 'strike', card: 'leather-jacket' };
const flak = (first: 'normal' | 'aggravated'): Means => ({ plain: { n: 1, first }, card: 'flak-jacket' });
const skin = (n: 1 | 2, first: 'normal' | 'aggravated'): Means => ({
  plain: { n, first },
  card: 'skin-of-rock',
  mode: n === 1 ? 'for' : 'FOR',
});

type Drawn = Omit<Fighter, 'prevents'> & { readonly means: readonly Means[] };
const fighter = (drawn: Partial<Drawn>): Drawn => ({
  kind: 'vampire',
  blood: 3,
  capacity: 6,
  anathema: false,
  strike: hand(0),
  firstStrike: false,
  environment: 0,
  means: [],
  ...drawn,
});
const hand = (n: number, aggravated = false): Strike => ({ hand: n, aggravated });
const plainly = ({ means, ...rest }: Drawn): Fighter => ({ ...rest, prevents: means.map(({ plain }) => plain) });

/** The same fighter as a scenario lays it. */
function laid({ kind, blood, capacity, anathema, strike, firstStrike, environment, means }: Drawn): Record<string, Json> {
  const cards = (mode: boolean) => means.filter((each) => mode === (each.mode !== undefined)).map(({ card }) => card);
  return {
    kind,
    blood,
    capacity,
    disciplines: kind === 'ally' ? [] : ['FOR', 'THA'],
    ...('hand' in strike ? { strength: strike.hand, aggravated: strike.aggravated } : {}),
    hand: [...cards(true), ...('steal' in strike ? ['theft-of-vitae'] : [])],
    bears: cards(false),
    attached: anathema ? ['anathema'] : [],
    'first-strike': firstStrike,
    employs: environment % 2 === 1 ? ['wolf-companion'] : [],
    played: environment >= 2 ? ['carrion-crows ANI'] : [],
  };
}

const POOL = 20;
/** Until then the round is not settled: strikes are to come, or somebody is still on the way to torpor. */
const OPEN = /^(round\.(before-range|maneuver|before-strikes|strikes)|torpor-window)\./;
const DECLARE = /\.declare\.(acting|opposing)$/;
const PREVENTION = /\.damage-b-prevention\./;

/** Plays it: the declared strikes, each means as soon as there is a use for it, and passes. */
function played(a: Drawn, b: Drawn, { weather = 0, edition = 'today' } = {}): Ending {
  const table: Record<string, Json> = { A: laid(a), B: laid(b), PA: { pool: POOL }, PB: { pool: POOL } };
  if (weather > 0) (table.A as { played: string[] }).played.push('weather-control tha');
  let position = vtes.start({ opens: weather > 0 ? 'before-range' : 'declare', edition, table });
  const unused = { A: [...a.means], B: [...b.means] };
  const tried = (move: Move): boolean => {
    const next = playFast(vtes, position, move);
    if (next.ok) position = next.position;
    return next.ok;
  };
  const read = (path: string): Json | undefined => vtes.read(position, path);
  const number = (path: string): number => Number(read(path));
  const prevents = (who: string, { plain, card, mode }: Means): boolean =>
    tried({
      who,
      verb: mode === undefined ? 'use' : 'play',
      card,
      ...(mode === undefined ? {} : { mode }),
      // which kind it stops is only asked where both are due
      ...(plain !== 'strike' && number(`${who}.due-normal`) > 0 && number(`${who}.due-aggravated`) > 0
        ? { on: plain.first }
        : {}),
    });
  for (let left = 100; OPEN.test(position.state); left--) {
    if (left === 0) throw new Error(`no end: still in ${position.state}`);
    const holder = holderOf(vtes, position.state);
    const who = holder === 'acting' ? 'A' : 'B';
    if (holder === 'rules') {
      if (!tried(STEP)) throw new Error(`no step in ${position.state}`);
    } else if (DECLARE.test(position.state)) {
      const { strike } = who === 'A' ? a : b;
      const made = 'steal' in strike ? { card: 'theft-of-vitae', mode: strike.steal === 2 ? 'THA' : 'tha' } : { card: 'hand' };
      if (!tried({ who, verb: 'strike', ...made })) throw new Error(`no ${made.card} for ${who}`);
    } else {
      const at = PREVENTION.test(position.state) ? unused[who].findIndex((means) => prevents(who, means)) : -1;
      if (at >= 0) {
        unused[who].splice(at, 1);
        continue;
      }
      // where somebody is gone the rules close the window
      if (!tried({ who, verb: 'pass' }) && !tried(STEP)) throw new Error(`stuck in ${position.state}`);
    }
  }
  return {
    blood: [number('A.blood'), number('B.blood')],
    region: [read('A.region'), read('B.region')] as unknown as Ending['region'],
    pool: [number('PA.pool') - POOL, number('PB.pool') - POOL],
    bank: number('bank'),
    used: [a.means.length - unused.A.length, b.means.length - unused.B.length],
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Every combination, one value of each. */
function* all<Of extends Record<string, readonly unknown[]>>(of: Of): Generator<{ [Key in keyof Of]: Of[Key][number] }> {
  const [[name, values] = ['', []], ...rest] = Object.entries(of);
  for (const value of values)
    if (rest.length === 0) yield { [name]: value } as never;
    else for (const more of all(Object.fromEntries(rest))) yield { [name]: value, ...more } as never;
}

/** Who has first strike. */
const FIRST = ['', 'A', 'B'] as const;
/** Hand strikes up to so many points, of either kind. */
const blows = (most: number): Strike[] => [...range(0, most).map((n) => hand(n)), ...range(1, most).map((n) => hand(n, true))];
const steals = (...n: number[]): Strike[] => n.map((each) => ({ steal: each }));
/** Blood and capacity up to these, blood never above capacity. */
const fills = (blood: number, capacity: number) =>
  range(0, blood).flatMap((has) => range(Math.max(1, has), capacity).map((most) => ({ blood: has, capacity: most })));
/** What somebody is: the third is left out where it cannot be. */
const KINDS = [{}, { anathema: true }, { kind: 'ally' }] as const satisfies Partial<Drawn>[];

let settings = 0;
/** Plays every pair both ways; what parts them is listed, the first few in full. */
function compare(pairs: Iterable<readonly [a: Drawn, b: Drawn]>, options: { weather?: number } = {}): void {
  const parted: unknown[] = [];
  let count = 0;
  for (const [a, b] of pairs) {
    // both editions handle damage alike: they take turns, scattered so that no value of the loops always meets the same one
    const edition = Math.imul(count++, 0x9e3779b1) < 0 ? '2004' : 'today';
    const plain = plainCombat(plainly(a), plainly(b), options.weather);
    const engine = played(a, b, { ...options, edition });
    if (JSON.stringify(plain) !== JSON.stringify(engine)) parted.push({ a, b, ...options, edition, plain, engine });
  }
  settings += count;
  expect(count).toBeGreaterThan(1000);
  expect(parted.slice(0, 3), `${parted.length} of ${count} settings`).toEqual([]);
}

describe('a second calculation agrees', () => {
  afterAll(() => console.info(`${settings} settings compared`));

  test('on damage of several kinds to one side, with every means of prevention', () => {
    // a jacket comes first: how much of the strike is left for it later depends on which points were prevented before
    const means: Means[][] = [
      [],
      [skin(1, 'normal')],
      [skin(1, 'aggravated')],
      [skin(2, 'normal')],
      [skin(2, 'aggravated')],
      [flak('normal')],
      [jacket],
      [jacket, flak('normal')],
      [skin(2, 'aggravated'), flak('normal')],
      [flak('aggravated'), skin(1, 'normal')],
    ];
    compare(
      (function* () {
        for (const { is, blood, strike, environment, used } of all({
          is: KINDS,
          blood: range(0, 5),
          strike: blows(4),
          environment: range(0, 3),
          used: means,
        })) {
          const ally = 'kind' in is;
          // a dead ally fights nobody, and Fortitude is not for allies
          if (ally && (blood === 0 || used.some(({ mode }) => mode))) continue;
          yield [fighter({ strike, environment }), fighter({ ...is, blood, means: used })];
        }
      })(),
    );
  });

  test('on both sides hitting, at once and one before the other', () => {
    compare(
      (function* () {
        for (const { a, b, ...each } of all({
          a: KINDS,
          b: KINDS,
          aBlood: range(0, 2),
          bBlood: range(0, 2),
          aStrike: blows(2),
          bStrike: blows(2),
          first: [...FIRST, 'AB'],
          environment: [0, 2],
        })) {
          if (('kind' in a && each.aBlood === 0) || ('kind' in b && each.bBlood === 0)) continue;
          yield [
            fighter({
              ...a,
              blood: each.aBlood,
              capacity: 5,
              strike: each.aStrike,
              firstStrike: each.first.includes('A'),
              environment: each.environment,
            }),
            fighter({ ...b, blood: each.bBlood, capacity: 7, strike: each.bStrike, firstStrike: each.first.includes('B') }),
          ];
        }
      })(),
    );
  });

  test('on theft: from one side or both, beyond capacity, before and after blows', () => {
    compare(
      (function* () {
        for (const { a, b, aFill, ...each } of all({
          a: KINDS.slice(0, 2),
          b: KINDS,
          aFill: fills(2, 3),
          bBlood: range(0, 2),
          aStrike: steals(1, 2),
          bStrike: [...steals(1, 2), ...blows(2)],
          first: FIRST,
          environment: [0, 2],
        })) {
          if ('kind' in b && (each.bBlood === 0 || 'steal' in each.bStrike)) continue;
          yield [
            fighter({
              ...a,
              ...aFill,
              strike: each.aStrike,
              firstStrike: each.first.includes('A'),
              environment: each.environment,
            }),
            fighter({
              ...b,
              blood: each.bBlood,
              capacity: 3,
              strike: each.bStrike,
              firstStrike: each.first.includes('B'),
              environment: each.environment,
              means: [flak('normal')],
            }),
          ];
        }
      })(),
    );
  });

  test('on both sides preventing, beside theft and blows', () => {
    const means: Means[][] = [[], [skin(2, 'aggravated')], [jacket]];
    compare(
      (function* () {
        for (const { aFill, ...each } of all({
          aFill: fills(2, 2),
          bBlood: range(0, 2),
          aStrike: [...steals(2), hand(1), hand(2, true)],
          bStrike: [hand(2), hand(1, true), hand(3, true)],
          aMeans: means,
          bMeans: means,
          first: ['', 'A'],
          environment: [0, 2],
        }))
          yield [
            fighter({
              ...aFill,
              strike: each.aStrike,
              means: each.aMeans,
              firstStrike: each.first.includes('A'),
              environment: each.environment,
            }),
            fighter({ blood: each.bBlood, strike: each.bStrike, means: each.bMeans, environment: each.environment }),
          ];
      })(),
    );
  });

  test('on damage before range, which may leave nobody to strike', () => {
    compare(
      (function* () {
        for (const { a, b, ...each } of all({
          a: KINDS.slice(0, 2),
          b: KINDS,
          aBlood: range(0, 2),
          bBlood: range(0, 2),
          aStrike: [...steals(2), hand(1), hand(2), hand(2, true)],
          bStrike: [hand(0), hand(1), hand(2, true)],
          firstStrike: [false, true],
          environment: [0, 2],
        })) {
          if ('kind' in b && each.bBlood === 0) continue;
          yield [
            fighter({
              ...a,
              blood: each.aBlood,
              capacity: 3,
              strike: each.aStrike,
              firstStrike: each.firstStrike,
              environment: each.environment,
            }),
            fighter({ ...b, blood: each.bBlood, strike: each.bStrike, means: 'kind' in b ? [] : [skin(1, 'aggravated')] }),
          ];
        }
      })(),
      { weather: 1 },
    );
  });
});
