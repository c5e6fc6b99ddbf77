/** Ready decks, and lists with something wrong: for the page that builds decks, and for whole matches. */

export interface ReadyDeck {
  readonly id: string;
  readonly characters: readonly string[];
  /** How many of each. */
  readonly cards: Readonly<Record<string, number>>;
}

/** A list that is not legal. `rest`: so many cards more that are. */
export interface WrongDeck extends ReadyDeck {
  readonly rest: number;
  /** The code of what is wrong with it. */
  readonly reason: string;
}

export const readyDecks: readonly ReadyDeck[] = [
  {
    id: 'deck-kotoba',
    characters: ['kotoba-swordsman', 'kotoba-shrine-keeper', 'road-veteran'],
    cards: {
      'kotoba-long-blade': 2,
      'kotoba-short-blade': 2,
      'plain-sword': 1,
      'iron-plate': 2,
      'round-shield': 1,
      'clear-pendant': 2,
      'red-draught': 1,
      'focused-strike': 2,
      brace: 1,
      'battle-cry': 1,
      'kotoba-vow': 1,
      'verse-of-wrath': 2,
      'mending-prayer': 1,
      'call-the-fallen': 1,
    },
  },
  {
    id: 'deck-noz',
    characters: ['noz-fire-mage', 'noz-dragonblood', 'rune-sellsword'],
    cards: {
      'flaming-arrow': 3,
      'ember-bolt': 2,
      'storm-bolt-1': 2,
      'storm-bolt-2': 1,
      'ring-of-flame': 1,
      'drake-breath': 2,
      'mind-veil': 1,
      'focused-strike': 2,
      brace: 1,
      'word-of-command': 1,
      'second-look': 1,
      'iron-plate': 1,
      'clear-pendant': 1,
      'sellsword-contract': 1,
    },
  },
  {
    id: 'deck-zil',
    characters: ['zil-stone-golem', 'zil-knife', 'zil-shade'],
    cards: {
      'guild-mace': 1,
      'kotoba-long-blade': 1,
      'champion-gauntlet': 2,
      'iron-plate': 2,
      'round-shield': 1,
      'double-harness': 1,
      'shadow-grasp': 3,
      'hidden-blade': 2,
      'focused-strike': 2,
      brace: 2,
      'war-scroll': 2,
      'word-of-command': 1,
    },
  },
  {
    id: 'deck-court',
    characters: ['court-envoy', 'kotoba-smith', 'grave-pilgrim'],
    cards: {
      'fitted-plating': 3,
      'courtly-favour': 3,
      'kotoba-vow': 2,
      'noz-discipline': 2,
      'verse-of-wrath': 2,
      'heavy-verse': 1,
      'hidden-blade': 2,
      'sellsword-contract': 1,
      'banner-of-plenty': 1,
      'red-draught': 2,
      'steady-mind': 1,
    },
  },
  {
    id: 'deck-pairs',
    characters: ['noz-oath-knight', 'noz-chanter', 'grave-pilgrim'],
    cards: {
      'flaming-arrow': 2,
      'storm-bolt-3': 1,
      'mind-veil': 2,
      'verse-of-wrath': 3,
      'mending-prayer': 2,
      'call-the-fallen': 1,
      'battle-cry': 2,
      'hidden-blade': 2,
      'noz-discipline': 2,
      'plain-sword': 1,
      'great-axe': 1,
      'word-of-command': 1,
    },
  },
];

export const wrongDecks: readonly WrongDeck[] = [
  {
    id: 'bad-mixed',
    characters: ['zil-knife', 'kotoba-swordsman', 'kotoba-shrine-keeper'],
    cards: {},
    rest: 20,
    reason: 'deck/mixed-guilds',
  },
  {
    id: 'bad-foreign',
    characters: ['noz-fire-mage', 'noz-dragonblood', 'road-veteran'],
    cards: { 'kotoba-long-blade': 1 },
    rest: 19,
    reason: 'deck/foreign-guild-card',
  },
  {
    id: 'bad-unique-evolution',
    characters: ['noz-fire-mage', 'noz-dragonblood', 'road-veteran'],
    cards: { 'storm-bolt-3': 1, 'storm-bolt-2': 1 },
    rest: 18,
    reason: 'deck/unique-evolution',
  },
  {
    id: 'bad-copies',
    characters: ['noz-fire-mage', 'noz-dragonblood', 'road-veteran'],
    cards: { 'storm-bolt-1': 2, 'storm-bolt-2': 2 },
    rest: 16,
    reason: 'deck/too-many-copies',
  },
  {
    id: 'bad-mercenary-only',
    characters: ['road-veteran', 'rune-sellsword', 'grave-pilgrim'],
    cards: { 'kotoba-vow': 1 },
    rest: 19,
    reason: 'deck/guild-card-in-mercenary-deck',
  },
  {
    id: 'bad-unique-copies',
    characters: ['noz-fire-mage', 'noz-dragonblood', 'road-veteran'],
    cards: { 'storm-bolt-3': 2 },
    rest: 18,
    reason: 'deck/unique-copies',
  },
  {
    id: 'bad-common-guild',
    characters: ['court-envoy', 'zil-knife', 'zil-shade'],
    cards: {},
    rest: 20,
    reason: 'deck/no-common-guild',
  },
  {
    id: 'bad-card-count',
    characters: ['noz-fire-mage', 'noz-dragonblood', 'road-veteran'],
    cards: {},
    rest: 19,
    reason: 'deck/card-count',
  },
  {
    id: 'bad-character-count',
    characters: ['noz-fire-mage', 'noz-dragonblood'],
    cards: {},
    rest: 20,
    reason: 'deck/character-count',
  },
];
