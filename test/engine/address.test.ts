import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type Address,
  type Decision,
  decisionsOf,
  decode,
  encode,
  isAddress,
  MAX_ADDRESS,
  MAX_MOVES,
} from '../../src/engine/address.ts';
import { hostile } from './hostile-addresses.ts';

const plain = <V>(value: V): V => JSON.parse(JSON.stringify(value));
const base: Address = { ruleset: '2026-07-01', scenario: 'theft-of-vitae', parameters: {}, moves: [], step: 0 };
const long: Address = {
  ...base,
  parameters: { capacity: 2, 'B.blood': 12 },
  edition: '2004',
  moves: [4, { who: 'A', verb: 'strike', card: 'theft-of-vitae', mode: 'THA', on: 'B' }, 1, { who: 'B', verb: 'x', n: 3 }, 2],
  step: 5,
  beyond: 1,
  seen: '8ab3',
};
const text = (address: Address): string => encode(address) ?? expect.fail('the grammar holds this address');

describe('an address', () => {
  test('reads as what it means', () => {
    expect(text(long)).toMatch(
      /^1\/2026-07-01\/theft-of-vitae\/capacity=2,B\.blood=12,edition=2004\/p4~A\.strike\.theft-of-vitae\.THA:B~p~B\.x=3~p2\/5\.1-8ab3\/[0-9a-z]{4}$/,
    );
    expect(text(base)).toMatch(/^1\/2026-07-01\/theft-of-vitae\/-\/-\/0\/[0-9a-z]{4}$/);
  });

  test.each([base, long])('comes back whole', (address) => {
    expect(plain(decode(`#${text(address)}`))).toEqual({ sound: plain(address) });
  });

  test('survives software that escapes its signs', () => {
    const escaped = text(long).replaceAll('~', '%7E').replaceAll('=', '%3d').replaceAll('/', '%2F');
    expect(plain(decode(escaped))).toEqual({ sound: plain(long) });
    expect(isAddress(`#${escaped}`)).toBe(true);
  });

  test('is told from the anchor of a rule', () => {
    expect(isAddress('#three-stages')).toBe(false);
    expect(isAddress('#1')).toBe(false);
    expect(isAddress(`#${text(base)}`)).toBe(true);
  });

  test('keeps moves that the rules take by themselves out, and counts passes', () => {
    const pass = (who: string) => ({ who, verb: 'pass' });
    expect(
      decisionsOf([pass('A'), pass('B'), { who: 'rules', verb: 'step' }, pass('A'), { who: 'A', verb: 'pass', card: 'x' }]),
    ).toEqual([3, { who: 'A', verb: 'pass', card: 'x' }]);
  });

  test.each([
    ['a number written as text', { ...base, parameters: { blood: '2' } }],
    ['a word with a blank', { ...base, parameters: { blood: 'a b' } }],
    ['a parameter that would be the edition', { ...base, parameters: { edition: 'today' } }],
    ['too many moves', { ...base, moves: [MAX_MOVES + 1] }],
    [
      'too long a text',
      { ...base, moves: Array.from({ length: 400 }, () => ({ who: 'A', verb: 'play', card: 'skin-of-rock' })) },
    ],
    ['a card with a slash', { ...base, moves: [{ who: 'A', verb: 'play', card: 'a/b' }] }],
  ] satisfies [string, Address][])('is not written for %s', (_, address) => {
    expect(encode(address)).toBeUndefined();
  });
});

describe('a damaged address', () => {
  const whole = text(long);
  test.each([
    ['version', whole.replace(/^1/, '2'), 0, []],
    ['ruleset', whole.replace('2026', '20x6'), 2, []],
    ['scenario', whole.replace('theft-of-vitae/', 'Theft/'), 13, ['ruleset']],
    ['parameter', whole.replace('B.blood=12', 'B.blood='), 39, ['ruleset', 'scenario', 'parameters']],
    [
      'move',
      whole.replace('~B.x=3', '~B.x=03'),
      whole.indexOf('B.x=3'),
      ['ruleset', 'scenario', 'parameters', 'edition', 'moves'],
    ],
    ['step', whole.replace('/5.1-', '/05-'), whole.indexOf('5.1-'), ['ruleset', 'scenario', 'parameters', 'edition', 'moves']],
    [
      'check',
      `${whole.slice(0, -1)}_`,
      whole.length - 4,
      ['ruleset', 'scenario', 'parameters', 'edition', 'moves', 'step', 'beyond', 'seen'],
    ],
  ] as const)('says that the %s broke and where', (reason, broken, at, kept) => {
    const { sound, fault } = decode(broken);
    expect(fault).toEqual({ reason, at });
    expect(Object.keys(sound)).toEqual(kept);
  });

  test('opens the moves before the one that is no move', () => {
    expect(decode(whole.replace('~B.x=3', '~B!x')).sound.moves).toEqual(long.moves.slice(0, 3));
  });

  test('cut short anywhere, never claims more than the whole said', () => {
    for (let length = 0; length < whole.length; length++) {
      const { sound, fault } = decode(whole.slice(0, length));
      expect(fault).toBeDefined();
      for (const [key, value] of Object.entries(sound)) {
        const said = long[key as keyof Address];
        if (key === 'moves') expect(said).toEqual([...(value as Decision[]), ...long.moves.slice((value as Decision[]).length)]);
        else if (key === 'parameters') expect(said).toMatchObject(plain(value) as object);
        else expect(value).toEqual(said);
      }
    }
  });

  test('that is too long says so and keeps what fits', () => {
    const { sound, fault } = decode(`1/2026-07-01/theft-of-vitae/-/${'A.play.skin-of-rock~'.repeat(200)}`);
    expect(fault).toEqual({ reason: 'length', at: MAX_ADDRESS });
    expect(sound.moves).toHaveLength(98);
  });

  test('with more moves than allowed keeps those before', () => {
    const { sound, fault } = decode('1/2026-07-01/theft-of-vitae/-/p499~A.x~p/3/aaaa');
    expect(fault?.reason).toBe('too-many-moves');
    expect(sound.moves).toEqual([499, { who: 'A', verb: 'x' }]);
  });
});

const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,11}$/);
const verb = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);
const move = fc
  .record(
    { who: word.filter((who) => who !== 'rules'), verb, card: word, mode: word, on: word, n: fc.nat(999) },
    { requiredKeys: ['who', 'verb'] },
  )
  .map(({ mode, ...rest }) => (rest.card === undefined || mode === undefined ? rest : { ...rest, mode }));
const address = fc.record(
  {
    ruleset: fc.constant('2026-07-01'),
    scenario: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
    parameters: fc.dictionary(
      fc.stringMatching(/^[A-Za-z][A-Za-z0-9.]{0,10}$/).filter((name) => name !== 'edition'),
      fc.integer({ min: -999, max: 9999 }),
      { maxKeys: 4 },
    ),
    edition: fc.constantFrom('today', '2004'),
    moves: fc.array(fc.oneof(move, fc.integer({ min: 1, max: 20 })), { maxLength: 20 }).map(decisionsOf),
    step: fc.nat(300),
    beyond: fc.integer({ min: 1, max: 20 }),
    seen: fc.stringMatching(/^[0-9a-z]{4}$/),
  },
  { requiredKeys: ['ruleset', 'scenario', 'parameters', 'moves', 'step'] },
) as fc.Arbitrary<Address>;

describe('any address', () => {
  test('comes back whole', () => {
    fc.assert(
      fc.property(address, (one) => {
        const written = encode(one);
        if (written === undefined) return;
        expect(written.length).toBeLessThanOrEqual(MAX_ADDRESS);
        expect(written).toMatch(/^[A-Za-z0-9\-._~:=,/]+$/);
        expect(plain(decode(written))).toEqual({ sound: plain(one) });
      }),
      { numRuns: 3000 },
    );
  });

  test('with one sign changed is noticed', () => {
    fc.assert(
      fc.property(address, fc.nat(), fc.constantFrom(...'abz019AZ-./~=,:%#é'), (one, where, sign) => {
        const written = encode(one);
        if (written === undefined) return;
        const at = where % written.length;
        if (written[at] === sign) return;
        expect(decode(written.slice(0, at) + sign + written.slice(at + 1)).fault).toBeDefined();
      }),
      { numRuns: 3000 },
    );
  });

  test('made of noise never throws and stays inside the grammar', () => {
    const noise = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '1/',
            '2026-07-01/',
            'a/',
            '-/',
            'p',
            '~',
            'A.strike',
            '=',
            ',',
            '__proto__',
            '%00',
            '%',
            '/',
            ':',
            '5',
          ),
          { maxLength: 60 },
        )
        .map((parts) => parts.join('')),
      fc.constantFrom(...hostile),
    );
    fc.assert(
      fc.property(noise, (one) => {
        const { sound, fault } = decode(one);
        expect(isInGrammar(sound)).toBe(true);
        if (!fault) expect(decode(encode(sound as Address) ?? '').sound).toEqual(sound);
      }),
      { numRuns: 10_000 },
    );
  });

  let slowest = 0;
  afterAll(() => console.log(`slowest of the hostile addresses: ${slowest.toFixed(1)} ms (told, not judged)`));
  test.each(hostile)('hostile: %j', (one) => {
    const started = performance.now();
    const { sound, fault } = decode(one);
    slowest = Math.max(slowest, performance.now() - started);
    expect(fault).toBeDefined();
    expect(isInGrammar(sound)).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

/** Every text that comes out is a plain word: no sign that means anything in markup, a style or an address. */
function isInGrammar(value: unknown): boolean {
  if (typeof value === 'string') return /^[A-Za-z0-9.-]{1,80}$/.test(value);
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= 9999;
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.entries(value).every(([key, inner]) => isInGrammar(key) && isInGrammar(inner))
  );
}
