/** The address of a deck: comes back whole, breaks where it breaks, and says so; nothing in it can do harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ADDRESS, print } from '../../../src/engine/address.ts';
import { readyDecks } from '../../../src/games/eredan/cards/decks.ts';
import { cards as all } from '../../../src/games/eredan/cards/index.ts';
import {
  type DeckList,
  decodeDeck,
  encodeDeck,
  isDeckAddress,
  type Known,
  MOST_CARDS,
  MOST_CHARACTERS,
} from '../../../src/games/eredan/deck-address.ts';
import { hostile } from '../../engine/hostile-addresses.ts';

const DATE = '2026-07-01';
const of = (isCharacter: boolean) =>
  [...all.values()].filter(({ kind }) => (kind === 'character') === isCharacter).map(({ id }) => id);
const known: Known = { characters: new Set(of(true)), cards: new Set(of(false)) };
const list = (characters: readonly string[], cards: Readonly<Record<string, number>>): DeckList => ({
  characters,
  cards: new Map(Object.entries(cards)),
});
const text = (deck: DeckList): string => encodeDeck(deck, DATE) ?? expect.fail('the grammar holds this deck');
/** Plain, and in one order. */
const plain = ({ characters, cards }: DeckList) => ({ characters, cards: Object.fromEntries([...cards].sort()) });
const envoys = list(['kotoba-smith', 'court-envoy'], { 'kotoba-vow': 1, brace: 2 });
const whole = text(envoys);

describe('the address of a deck', () => {
  test('reads as what it means', () => {
    expect(whole).toMatch(/^1\/2026-07-01\/deck\/kotoba-smith,court-envoy\/brace=2,kotoba-vow=1\/[0-9a-z]{4}$/);
    expect(text(list([], {}))).toMatch(/^1\/2026-07-01\/deck\/-\/-\/[0-9a-z]{4}$/);
  });
  test.each(readyDecks)('comes back whole: $id', ({ characters, cards }) => {
    const { sound, fault } = decodeDeck(`#${text(list(characters, cards))}`, known);
    expect([plain(sound), sound.ruleset, fault]).toEqual([plain(list(characters, cards)), DATE, undefined]);
  });
  test('is one for one deck, however it was put together', () => {
    expect(text(list(envoys.characters, { brace: 2, 'kotoba-vow': 1, 'iron-plate': 0 }))).toBe(whole);
  });
  test('survives software that escapes its signs', () => {
    const escaped = whole.replaceAll('=', '%3d').replaceAll('/', '%2F').replaceAll(',', '%2C');
    expect(plain(decodeDeck(escaped, known).sound)).toEqual(plain(envoys));
    expect(isDeckAddress(`#${escaped}`)).toBe(true);
  });
  test('is told from the address of a step and from an anchor', () => {
    expect([`#${whole}`, '#three-characters', '#1/2026-07-01/deck-out/-/-/0/0000', '#1'].map(isDeckAddress)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('does not change with the cards that exist beside its own', () => {
    const more: Known = {
      characters: new Set(['a-new-one', ...known.characters]),
      cards: new Set(['a-new-card', ...known.cards]),
    };
    expect(plain(decodeDeck(whole, more).sound)).toEqual(plain(envoys));
  });
  test.each<[string, DeckList]>([
    [
      'too many characters',
      list(
        Array.from({ length: MOST_CHARACTERS + 1 }, () => 'kotoba-smith'),
        {},
      ),
    ],
    ['too many cards', list([], { brace: MOST_CARDS + 1 })],
    ['a card with a slash', list([], { 'a/b': 1 })],
    ['a card with a comma', list([], { 'a,b': 1 })],
    ['half a card', list([], { brace: 1.5 })],
    [
      'too long a text',
      list([], Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`a-card-with-quite-a-long-name-${n}`, 1]))),
    ],
  ])('is not written for %s', (_, deck) => {
    expect(encodeDeck(deck, DATE)).toBeUndefined();
  });
});

describe('a damaged address', () => {
  const at = (part: string) => whole.indexOf(part);
  test.each<[string, string, number, string[], Record<string, number>]>([
    ['version', whole.replace(/^1/, '2'), 0, [], {}],
    ['ruleset', whole.replace('2026', '20x6'), 2, [], {}],
    ['deck', whole.replace('/deck/', '/desk/'), at('deck'), [], {}],
    ['character', whole.replace('court-envoy', 'Court'), at('court'), ['kotoba-smith'], {}],
    ['unknown-character', whole.replace('court-envoy', 'court-jester'), at('court'), ['kotoba-smith'], {}],
    [
      'too-many-characters',
      whole.replace('kotoba-smith,', 'kotoba-smith,'.repeat(9)),
      at('kotoba') + 6 * 13,
      Array(6).fill('kotoba-smith'),
      {},
    ],
    ['card', whole.replace('kotoba-vow', 'kotoba vow'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['card', whole.replace('kotoba-vow=1', 'brace=1'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['unknown-card', whole.replace('kotoba-vow', 'kotoba-wow'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['number', whole.replace('vow=1', 'vow=0'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['number', whole.replace('vow=1', 'vow=100'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['number', whole.replace('vow=1', 'vow'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['too-many-cards', whole.replace('vow=1', 'vow=59'), at('kotoba-vow'), [...envoys.characters], { brace: 2 }],
    ['check', `${whole.slice(0, -1)}_`, whole.length - 4, [...envoys.characters], { brace: 2, 'kotoba-vow': 1 }],
    ['check', whole.replace('brace=2', 'brace=3'), whole.length - 4, [...envoys.characters], { brace: 3, 'kotoba-vow': 1 }],
  ])('says that the %s broke and where: %s', (reason, broken, place, characters, cards) => {
    const { sound, fault } = decodeDeck(broken, known);
    expect(fault).toMatchObject({ reason, at: place });
    expect(plain(sound)).toEqual({ characters, cards });
  });
  test('cut short anywhere, never claims more than the whole said', () => {
    for (let length = 0; length < whole.length; length++) {
      const { sound, fault } = decodeDeck(whole.slice(0, length), known);
      expect(fault).toBeDefined();
      expect(envoys.characters.slice(0, sound.characters.length)).toEqual(sound.characters);
      for (const [id, n] of sound.cards) expect(envoys.cards.get(id)).toBe(n);
    }
  });
  test('that is too long says so and keeps what fits', () => {
    const { sound, fault } = decodeDeck(`1/${DATE}/deck/kotoba-smith/brace=2,${'a'.repeat(3000)}`, known);
    expect(fault).toEqual({ reason: 'length', at: MAX_ADDRESS });
    expect(plain(sound)).toEqual({ characters: ['kotoba-smith'], cards: { brace: 2 } });
  });
});

describe('a hostile address', () => {
  const head = `1/${DATE}/deck/`;
  const attacks = [
    ...hostile,
    ...hostile.map((one) => head + one),
    ...hostile.map((one) => `${head}kotoba-smith/${one}`),
    `${head}__proto__/-/0000`,
    `${head}constructor,toString/-/0000`,
    `${head}-/__proto__=1/0000`,
    `${head}-/constructor=2,valueOf=3/0000`,
    `${head}-/brace=NaN/0000`,
    `${head}-/brace=1e1/0000`,
    `${head}-/brace=-1/0000`,
    `${head}-/brace=0x1/0000`,
    `${head}-/brace=١/0000`,
    `${head}-/brace=1=1/0000`,
    `${head}-/${'brace=1,'.repeat(300)}/0000`,
    `${head}${'kotoba-smith,'.repeat(300)}/-/0000`,
    `${head}${','.repeat(1900)}`,
    `${head}-/${'='.repeat(1900)}`,
  ];
  const unharmed = (hash: string): void => {
    const { sound, fault } = decodeDeck(hash, known);
    expect(fault ? fault.at : 0).toBeGreaterThanOrEqual(0);
    expect(sound.characters.every((id) => known.characters.has(id))).toBe(true);
    expect(sound.characters.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect([...sound.cards].every(([id, n]) => known.cards.has(id) && Number.isInteger(n) && n > 0)).toBe(true);
    expect([...sound.cards.values()].reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(MOST_CARDS);
    if (fault?.id !== undefined) expect(fault.id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  };

  test.each(attacks.map((one, n) => [n, one] as const))('number %i is no sound deck and does nothing', (_, hash) => {
    unharmed(hash);
    expect(decodeDeck(hash, known).fault).toBeDefined();
  });
  test('of any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 100 })), unharmed), {
      numRuns: 5000,
    });
  });
  test('of pieces that look right', () => {
    const piece = fc.constantFrom(
      '1',
      DATE,
      'deck',
      '/',
      ',',
      '=',
      '-',
      '~',
      '%',
      '%2F',
      '2',
      '99',
      ...[...known.characters].slice(0, 4),
      ...[...known.cards].slice(0, 4),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => unharmed(head + pieces.join(''))),
      { numRuns: 5000 },
    );
  });
  test('of a sound one with a sign changed, taken out or put in is always noticed', () => {
    const sound = fc.constantFrom(...readyDecks).map(({ characters, cards }) => text(list(characters, cards)));
    // what is escaped means the same
    const sign = fc.string({ minLength: 0, maxLength: 2 }).filter((one) => !one.includes('%'));
    fc.assert(
      fc.property(sound, fc.nat(), fc.nat(1), sign, (address, place, taken, put) => {
        const from = place % address.length;
        const changed = address.slice(0, from) + put + address.slice(from + taken);
        fc.pre(changed !== address && !changed.startsWith('#'));
        unharmed(changed);
        expect(decodeDeck(changed, known).fault).toBeDefined();
      }),
      { numRuns: 5000 },
    );
  });
  test('any deck within the bounds comes back', () => {
    const deck = fc.record({
      characters: fc.array(fc.constantFrom(...known.characters), { maxLength: MOST_CHARACTERS }),
      cards: fc.dictionary(fc.constantFrom(...known.cards), fc.integer({ min: 1, max: 3 }), { maxKeys: 20 }),
    });
    fc.assert(
      fc.property(deck, ({ characters, cards }) => {
        const address = text(list(characters, cards));
        expect(address.length).toBeLessThanOrEqual(MAX_ADDRESS);
        const { sound, fault } = decodeDeck(address, known);
        expect([plain(sound), fault]).toEqual([plain(list(characters, cards)), undefined]);
      }),
    );
  });
  test('is decoded in well under 5 ms', () => {
    const worst = [...attacks].sort((a, b) => b.length - a.length).slice(0, 20);
    const started = performance.now();
    for (let n = 0; n < 20; n++) for (const one of worst) decodeDeck(one, known);
    expect((performance.now() - started) / (20 * worst.length)).toBeLessThan(5);
  });
});

test('the check digits are those of the whole text', () => expect(whole.endsWith(print(whole.slice(0, -4)))).toBe(true));
