/** The check of a deck, case by case as the inventory has them, and what a builder is told card by card. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  additions,
  CODES,
  categoryOf,
  checkDeck,
  type DeckCard,
  type DeckReason,
  type Entry,
  UNNAMED,
} from '../../../src/games/eredan/deck.ts';
import type { Guild } from '../../../src/games/eredan/words.ts';

const character = (id: string, guilds: Guild[], more: Partial<DeckCard> = {}): DeckCard => ({
  id,
  kind: 'character',
  guilds,
  ...more,
});
const card = (id: string, more: Partial<DeckCard> = {}): DeckCard => ({ id, kind: 'action', guilds: [], ...more });
const times = (n: number, one: DeckCard): DeckCard[] => Array.from({ length: n }, () => one);
/** So many cards that no rule minds. */
const plain = (n: number): DeckCard[] => times(n, card(UNNAMED));
const entriesOf = (cards: readonly DeckCard[]): Entry[] => cards.map((card) => ({ card, n: 1 }));
const check = (characters: readonly DeckCard[], cards: readonly DeckCard[], owned?: Record<string, number>) =>
  checkDeck(characters, entriesOf(cards), owned).reasons;

const iro = character('iro', ['kotoba']);
const amaya = character('amaya', ['kotoba']);
const smith = character('smith', ['kotoba']);
const telendar = character('telendar', ['zil']);
const knife = character('knife', ['zil']);
const golem = character('golem', ['zil'], { race: 'golem' });
const shade = character('shade', ['zil'], { race: 'guemelite-shadow' });
const zahal = character('zahal', ['noz']);
const kounok = character('kounok', ['noz'], { race: 'guemelite-dragon' });
const aez = character('aez', ['mercenary']);
const hares = character('hares', ['mercenary']);
const pilgrim = character('pilgrim', ['mercenary']);
const nehantists = [character('nehantist-1', ['nehantist']), character('nehantist-2', ['nehantist'])];
const envoy = character('envoy', ['noz', 'kotoba'], { castes: ['courtier'] });
const other = character('courtier-2', ['kotoba', 'zil'], { castes: ['courtier'] });
const katana = card('katana', { kind: 'item', guilds: ['kotoba'] });
const wakizashi = card('wakizashi', { kind: 'item', guilds: ['kotoba'] });
const arrow = card('flaming-arrow', { kind: 'spell', element: 'fire' });
const lightning = [1, 2, 3].map((level) =>
  card(`lightning-${level}`, {
    kind: 'spell',
    element: 'lightning',
    family: 'lightning',
    ...(level === 3 ? { unique: true } : {}),
  }),
) as [DeckCard, DeckCard, DeckCard];
const [first, second, third] = lightning;
const kotoba = [iro, amaya, smith];
const noz = [zahal, kounok, aez];

/** `rule: code (details)`, as the inventory writes a refusal. */
const said = ({ rule, code, cards, n, limit, guilds }: DeckReason): string =>
  `${rule}: ${code} (${[guilds?.join(', '), cards.join(', '), n === undefined ? '' : `${n}, ${limit}`].filter(Boolean).join('; ')})`;

type Case = [
  rule: string,
  given: string,
  characters: DeckCard[],
  cards: DeckCard[],
  expected: string[],
  owned?: Record<string, number>,
];
const cases: Case[] = [
  ['deck.three-characters', 'three', kotoba, plain(20), []],
  ['deck.three-characters', 'two', [iro, amaya], plain(20), ['deck.three-characters: deck/character-count (2, 3)']],
  [
    'deck.three-characters',
    'four',
    [...kotoba, character('d', ['kotoba'])],
    plain(20),
    ['deck.three-characters: deck/character-count (4, 3)'],
  ],
  ['deck.twenty-cards', '19', kotoba, plain(19), ['deck.twenty-cards: deck/card-count (19, 20)']],
  ['deck.twenty-cards', '21', kotoba, plain(21), ['deck.twenty-cards: deck/card-count (21, 20)']],
  ['deck.twenty-cards', '20', kotoba, plain(20), []],
  [
    'deck.from-collection',
    '3 of 2',
    kotoba,
    [...times(3, arrow), ...plain(17)],
    ['deck.from-collection: deck/not-in-collection (flaming-arrow; 3, 2)'],
    owned(2),
  ],
  ['deck.from-collection', '2 of 2', kotoba, [...times(2, arrow), ...plain(18)], [], owned(2)],
  [
    'deck.from-collection',
    '1 of none',
    kotoba,
    [card('constructor'), ...plain(19)],
    ['deck.from-collection: deck/not-in-collection (constructor; 1, 0)'],
    owned(2),
  ],
  ['deck.mercenary-option', 'unaffiliated cards', [aez, hares, pilgrim], plain(20), []],
  [
    'deck.mercenary-option',
    'a Katana',
    [aez, hares, pilgrim],
    [katana, ...plain(19)],
    ['deck.mercenary-option: deck/guild-card-in-mercenary-deck (kotoba; katana)'],
  ],
  [
    'deck.no-mixed-guilds',
    'one of each',
    [iro, zahal, aez],
    plain(20),
    ['deck.no-mixed-guilds: deck/mixed-guilds (kotoba, noz; iro, zahal)'],
  ],
  [
    'deck.no-mixed-guilds',
    'Telendar',
    [telendar, iro, amaya],
    plain(20),
    ['deck.no-mixed-guilds: deck/mixed-guilds (zil, kotoba; telendar, iro, amaya)'],
  ],
  ['deck.mercenaries-join-any-guild', 'Aez', [aez, iro, amaya], plain(20), []],
  ['deck.category-from-guild-character', 'one Kotoba', [aez, hares, iro], [katana, ...plain(19)], []],
  [
    'deck.no-foreign-guild-cards',
    'a Zil action',
    kotoba,
    [card('zil-action', { guilds: ['zil'] }), ...plain(19)],
    ['deck.no-foreign-guild-cards: deck/foreign-guild-card (zil; zil-action)'],
  ],
  ['deck.no-foreign-guild-cards', 'a Kotoba action', kotoba, [card('kotoba-action', { guilds: ['kotoba'] }), ...plain(19)], []],
  [
    'deck.no-foreign-guild-cards',
    'Katana',
    noz,
    [katana, ...plain(19)],
    ['deck.no-foreign-guild-cards: deck/foreign-guild-card (kotoba; katana)'],
  ],
  [
    'deck.no-foreign-guild-cards',
    'Wakizashi',
    noz,
    [wakizashi, ...plain(19)],
    ['deck.no-foreign-guild-cards: deck/foreign-guild-card (kotoba; wakizashi)'],
  ],
  ['deck.three-copies', 'three', noz, [...times(3, arrow), ...plain(17)], []],
  [
    'deck.three-copies',
    'four',
    noz,
    [...times(4, arrow), ...plain(16)],
    ['deck.three-copies: deck/too-many-copies (flaming-arrow; 4, 3)'],
  ],
  ['deck.unique-one', 'one', noz, [third, ...plain(19)], []],
  ['deck.unique-one', 'two', noz, [third, third, ...plain(18)], ['deck.unique-one: deck/unique-copies (lightning-3; 2, 1)']],
  [
    'deck.unique-one',
    'four: one limit, not two',
    noz,
    [...times(4, third), ...plain(16)],
    ['deck.unique-one: deck/unique-copies (lightning-3; 4, 1)'],
  ],
  ['deck.evolutions-are-copies', '1 and 2', noz, [first, second, second, ...plain(17)], []],
  [
    'deck.evolutions-are-copies',
    '2 and 2',
    noz,
    [first, first, second, second, ...plain(16)],
    ['deck.evolutions-are-copies: deck/too-many-copies (lightning-1, lightning-2; 4, 3)'],
  ],
  [
    'deck.unique-evolution-excludes',
    'level 3 and 2',
    noz,
    [third, second, ...plain(18)],
    ['deck.unique-evolution-excludes: deck/unique-evolution (lightning-3, lightning-2)'],
  ],
  [
    'deck.unique-evolution-excludes',
    'two of level 3',
    noz,
    [third, third, ...plain(18)],
    ['deck.unique-one: deck/unique-copies (lightning-3; 2, 1)'],
  ],
  ['deck.unique-evolution-excludes', 'one of level 3', noz, [third, ...plain(19)], []],
  ['deck.unique-evolution-excludes', 'three of level 2', noz, [...times(3, second), ...plain(17)], []],
  ['deck.unique-evolution-excludes', '2 and 1', noz, [first, first, second, ...plain(17)], []],
  ['courtier.deck-cards', 'both guilds', [envoy, iro, amaya], [card('noz-card', { guilds: ['noz'] }), katana, ...plain(18)], []],
  [
    'courtier.deck-cards',
    'a Zil card',
    [envoy, iro, amaya],
    [card('zil-card', { guilds: ['zil'] }), ...plain(19)],
    ['deck.no-foreign-guild-cards: deck/foreign-guild-card (zil; zil-card)'],
  ],
  [
    'courtier.common-guild',
    'two Zil',
    [envoy, telendar, knife],
    plain(20),
    ['courtier.common-guild: deck/no-common-guild (noz, kotoba, zil; envoy, telendar, knife)'],
  ],
  ['courtier.common-guild', 'two Courtiers', [envoy, other, iro], plain(20), []],
  ['golem.foreign-items-in-deck', 'with a Golem', [golem, telendar, knife], [katana, ...plain(19)], []],
  [
    'golem.foreign-items-in-deck',
    'without',
    [shade, telendar, knife],
    [katana, ...plain(19)],
    ['deck.no-foreign-guild-cards: deck/foreign-guild-card (kotoba; katana)'],
  ],
  [
    'golem.foreign-items-in-deck',
    'what is no Item',
    [golem, telendar, knife],
    [card('kotoba-action', { guilds: ['kotoba'] }), ...plain(19)],
    ['deck.no-foreign-guild-cards: deck/foreign-guild-card (kotoba; kotoba-action)'],
  ],
  [
    'guemelite.guild-caste-apply',
    'a Shadow Spell of Kotoba',
    [shade, telendar, knife],
    [card('kotoba-shadow', { kind: 'spell', element: 'shadow', guilds: ['kotoba'] }), ...plain(19)],
    ['guemelite.guild-caste-apply: deck/foreign-guild-card (kotoba; kotoba-shadow)'],
  ],
  [
    'guemelite.guild-caste-apply',
    'a Draconic Spell of Zil',
    noz,
    [card('zil-draconic', { kind: 'spell', element: 'draconic', guilds: ['zil'] }), ...plain(19)],
    ['guemelite.guild-caste-apply: deck/foreign-guild-card (zil; zil-draconic)'],
  ],
  [
    'guemelite.spell-not-guaranteed',
    'a Time Guemelite',
    [character('wanderer', ['mercenary'], { race: 'guemelite-time' }), iro, amaya],
    plain(20),
    [],
  ],
  [
    'beyond.deck.distinct-characters',
    'two levels',
    [character('iro-1', ['kotoba'], { family: 'iro' }), character('iro-2', ['kotoba'], { family: 'iro' }), amaya],
    plain(20),
    ['beyond.deck.distinct-characters: deck/duplicate-character (iro-1, iro-2; 2, 1)'],
  ],
  [
    'beyond.deck.affiliation-extras',
    'no Mercenary',
    kotoba,
    [card('contract', { guilds: ['mercenary'] }), ...plain(19)],
    ['beyond.deck.affiliation-extras: deck/foreign-guild-card (mercenary; contract)'],
  ],
  [
    'beyond.deck.affiliation-extras',
    'with Aez',
    [aez, iro, amaya],
    [card('contract', { guilds: ['mercenary'] }), ...plain(19)],
    [],
  ],
  [
    'beyond.deck.affiliation-extras',
    'Nehantists and Aez',
    [...nehantists, aez],
    plain(20),
    ['beyond.deck.affiliation-extras: deck/mercenary-with-nehantist (nehantist-1, nehantist-2, aez)'],
  ],
  [
    'beyond.deck.courtier-with-mercenary',
    'Aez beside a Courtier',
    [envoy, iro, aez],
    [card('noz-card', { guilds: ['noz'] }), katana, ...plain(18)],
    [],
  ],
];

/** A collection with so many Flaming Arrows and plenty of the rest. */
function owned(arrows: number): Record<string, number> {
  return { 'flaming-arrow': arrows };
}

describe('a deck is checked', () => {
  test.each(cases)('%s: %s', (_rule, _given, characters, cards, expected, collection) => {
    expect(check(characters, cards, collection).map(said)).toEqual(expected);
  });

  test('and every reason is told at once, in the order of the codes', () => {
    const reasons = check(
      [telendar, iro],
      [katana, ...times(4, arrow), third, third, second, card('noz-card', { guilds: ['noz'] })],
      { katana: 1 },
    );
    expect(reasons.map(({ code }) => code)).toEqual([
      'deck/character-count',
      'deck/card-count',
      ...times(4, arrow).map(() => 'deck/not-in-collection'),
      'deck/mixed-guilds',
      'deck/foreign-guild-card',
      'deck/too-many-copies',
      'deck/unique-copies',
      'deck/unique-evolution',
    ]);
  });

  test('with a Courtier, one test of the guilds takes the place of the other; with three Mercenaries, one of the cards', () => {
    const codes = (characters: DeckCard[], cards: DeckCard[]) => check(characters, cards).map(({ code }) => code);
    expect(codes([envoy, telendar, iro], plain(20))).toEqual(['deck/no-common-guild']);
    expect(codes([aez, hares, pilgrim], [katana, ...plain(19)])).toEqual(['deck/guild-card-in-mercenary-deck']);
    expect(codes([aez, hares], [katana, ...plain(19)])).toEqual(['deck/character-count', 'deck/foreign-guild-card']);
  });

  test('in whatever order it was put together', () => {
    const pool = [iro, telendar, zahal, aez, envoy, golem];
    const cards = [katana, arrow, first, second, third, card('contract', { guilds: ['mercenary'] })];
    const shuffled = fc
      .record({
        characters: fc.array(fc.constantFrom(...pool), { maxLength: 4 }),
        cards: fc.array(fc.constantFrom(...cards), { maxLength: 24 }),
      })
      .chain((deck) =>
        fc.record({
          deck: fc.constant(deck),
          characters: fc.shuffledSubarray(deck.characters, { minLength: deck.characters.length }),
          cards: fc.shuffledSubarray(deck.cards, { minLength: deck.cards.length }),
        }),
      );
    const plainly = (reasons: readonly DeckReason[]) =>
      reasons.map((reason) => `${reason.rule} ${reason.code} ${[...reason.cards].sort()} ${reason.n} ${reason.limit}`).sort();
    fc.assert(
      fc.property(shuffled, ({ deck, ...again }) => {
        expect(plainly(check(again.characters, again.cards))).toEqual(plainly(check(deck.characters, deck.cards)));
      }),
    );
  });

  test('and every code has a case of its own', () => {
    const met = new Set(
      cases.flatMap(([, , characters, cards, , collection]) => check(characters, cards, collection).map(({ code }) => code)),
    );
    expect(CODES.filter((code) => !met.has(code))).toEqual([]);
  });
});

describe('the category of a deck', () => {
  test.each([
    ['three of a guild', kotoba, ['kotoba']],
    ['with Aez', [aez, iro, amaya], ['kotoba']],
    ['Aez, Hares and Zahal', [aez, hares, zahal], ['noz']],
    ['Mercenaries alone', [aez, hares, pilgrim], []],
    ['two guilds', [iro, telendar], []],
    ['a Courtier with Kotoba', [envoy, iro, amaya], ['kotoba']],
    ['two Courtiers', [envoy, other, iro], ['kotoba']],
  ] as const)('%s', (_, characters, expected) => {
    expect(categoryOf(characters)).toEqual(expected);
  });
});

describe('what may still be added', () => {
  const pool = [
    iro,
    amaya,
    telendar,
    zahal,
    aez,
    hares,
    pilgrim,
    envoy,
    golem,
    katana,
    arrow,
    first,
    second,
    third,
    card('zil-action', { guilds: ['zil'] }),
  ];
  const may = (characters: DeckCard[], cards: DeckCard[], id: string) => {
    const found = additions(characters, entriesOf(cards), pool).find((one) => one.id === id);
    return [found?.may, found?.reasons.map(({ code }) => code)];
  };

  test('everything, to nothing: a guild card waits for its character', () => {
    const all = additions([], [], pool);
    expect(all.filter(({ may: said }) => said === 'no')).toEqual([]);
    expect(all.filter(({ may: said }) => said === 'not-yet').map(({ id }) => id)).toEqual(['katana', 'zil-action']);
  });
  test.each<[string, DeckCard[], DeckCard[], string, string, string[]]>([
    ['too few is no reason', [iro], [arrow], 'flaming-arrow', 'yes', []],
    ['a fourth character', kotoba, [], 'aez', 'no', ['deck/character-count']],
    ['a 21st card', kotoba, plain(20), 'katana', 'no', ['deck/card-count']],
    ['a fourth copy', kotoba, times(3, arrow), 'flaming-arrow', 'no', ['deck/too-many-copies']],
    ['a Unique card again', kotoba, [third], 'lightning-3', 'no', ['deck/unique-copies']],
    ['another level beside it', kotoba, [third], 'lightning-1', 'no', ['deck/unique-evolution']],
    ['the same character again', [iro], [], 'iro', 'no', ['deck/duplicate-character']],
    ['another guild', [iro], [], 'telendar', 'no', ['deck/mixed-guilds']],
    ['another guild beside a Courtier', [envoy], [], 'telendar', 'no', ['deck/no-common-guild']],
    ['a Mercenary to a clash of guilds', [iro, telendar], [], 'aez', 'yes', []],
    ['a foreign Item while a Courtier or a Golem may still come', [zahal], [], 'katana', 'not-yet', ['deck/foreign-guild-card']],
    ['a foreign action that nobody can bring any more', [iro, amaya], [], 'zil-action', 'no', ['deck/foreign-guild-card']],
    ['a foreign Item once all three are there', [zahal, kounok, aez], [], 'katana', 'no', ['deck/foreign-guild-card']],
    ['a third Mercenary where a guild card is', [aez, hares], [katana], 'pilgrim', 'no', ['deck/guild-card-in-mercenary-deck']],
    ['what has nothing to do with what is wrong already', [iro, telendar], times(4, arrow), 'lightning-1', 'yes', []],
  ])('%s', (_, characters, cards, id, verdict, codes) => {
    expect(may(characters, cards, id)).toEqual([verdict, codes]);
  });

  test('a card said to be allowed never breaks a rule that the deck keeps', () => {
    const characters = pool.filter(({ kind }) => kind === 'character');
    const cards = pool.filter(({ kind }) => kind !== 'character');
    fc.assert(
      fc.property(
        fc.subarray(characters, { maxLength: 3 }),
        fc.array(fc.constantFrom(...cards), { maxLength: 8 }),
        (some, deck) => {
          const broken = (reasons: readonly DeckReason[]) =>
            reasons.filter(({ n = 0, limit = 0, cards }) => cards.length > 0 || n > limit);
          const now = broken(check(some, deck)).length;
          for (const { id, may: verdict } of additions(some, entriesOf(deck), pool)) {
            const one = pool.find((each) => each.id === id) as DeckCard;
            const then = one.kind === 'character' ? check([...some, one], deck) : check(some, [...deck, one]);
            if (verdict === 'yes') expect(broken(then).length).toBeLessThanOrEqual(now);
            else expect(broken(then).length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
