/**
 * The check of a deck: three characters, twenty cards, and every rule that they break. A plain function over plain data,
 * so that a page can ask it at each press of a button without bringing the engine along.
 */
import type { RuleId } from '../../engine/game.ts';
import type { EredanCard, Guild } from './words.ts';

/** What the check asks of a card, or of a character. */
export type DeckCard = Pick<EredanCard, 'id' | 'kind' | 'guilds' | 'castes' | 'race' | 'element' | 'family' | 'unique'>;

/** So many copies of a card. */
export interface Entry {
  readonly card: DeckCard;
  readonly n: number;
}

/** Stands for cards that no rule minds, none of them a copy of another. */
export const UNNAMED = 'unnamed';

/** The codes of the inventory, in the order in which reasons are told. */
export const CODES = [
  'deck/character-count',
  'deck/card-count',
  'deck/not-in-collection',
  'deck/mixed-guilds',
  'deck/foreign-guild-card',
  'deck/guild-card-in-mercenary-deck',
  'deck/too-many-copies',
  'deck/unique-copies',
  'deck/unique-evolution',
  'deck/no-common-guild',
  'deck/duplicate-character',
  'deck/mercenary-with-nehantist',
] as const;
export type DeckCode = (typeof CODES)[number];

export type DeckReason = {
  readonly rule: RuleId;
  readonly code: DeckCode;
  /** Ids of the cards or characters that it is about; none where only their number is wrong. */
  readonly cards: readonly string[];
  /** How many there are, and how many are asked for, allowed or owned. */
  readonly n?: number;
  readonly limit?: number;
  /** The guilds that do not go together, or those of a foreign card. */
  readonly guilds?: readonly Guild[];
};

export interface DeckVerdict {
  readonly category: readonly Guild[];
  readonly legal: boolean;
  /** Every reason, in the order of the codes. */
  readonly reasons: readonly DeckReason[];
}

export const CHARACTERS = 3;
export const CARDS = 20;
const COPIES = 3;

const isMercenary = ({ guilds }: DeckCard): boolean => guilds.includes('mercenary');
const isNehantist = ({ guilds }: DeckCard): boolean => guilds.includes('nehantist');
const isCourtier = ({ castes = [] }: DeckCard): boolean => castes.includes('courtier');
const isCharacter = ({ kind }: DeckCard): boolean => kind === 'character';
/** What the levels of a card have in common; a card without levels is its own family. */
const familyOf = ({ id, family = id }: DeckCard): string => family;
const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];
const idsOf = (cards: readonly DeckCard[]): readonly string[] => distinct(cards.map(({ id }) => id));
export const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, { n }) => sum + n, 0);

/** The same by what they share, in the order in which it first comes. */
function grouped<T>(list: readonly T[], key: (one: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return [...groups.values()];
}

/** Guilds that every guild character has. None for Mercenaries alone, or where nothing is common. */
export function categoryOf(characters: readonly DeckCard[]): readonly Guild[] {
  const [first, ...rest] = characters.filter((one) => !isMercenary(one));
  return first ? first.guilds.filter((guild) => rest.every(({ guilds }) => guilds.includes(guild))) : [];
}

export function checkDeck(
  characters: readonly DeckCard[],
  entries: readonly Entry[],
  owned?: Readonly<Record<string, number>>,
): DeckVerdict {
  const once = grouped(entries, ({ card }) => card.id)
    .map((same) => ({ card: same[0].card, n: sizeOf(same) }))
    .filter(({ n }) => n > 0);
  const reasons = [
    ...counts(characters.length, sizeOf(once)),
    ...(owned ? unowned(once, owned) : []),
    ...guildReasons(characters),
    ...foreign(characters, once),
    ...copies(once.filter(({ card }) => card.id !== UNNAMED)),
  ].sort((a, b) => CODES.indexOf(a.code) - CODES.indexOf(b.code));
  return { category: categoryOf(characters), legal: reasons.length === 0, reasons };
}

function counts(characters: number, cards: number): DeckReason[] {
  const reasons: DeckReason[] = [];
  if (characters !== CHARACTERS)
    reasons.push({ rule: 'deck.three-characters', code: 'deck/character-count', cards: [], n: characters, limit: CHARACTERS });
  if (cards !== CARDS) reasons.push({ rule: 'deck.twenty-cards', code: 'deck/card-count', cards: [], n: cards, limit: CARDS });
  return reasons;
}

const unowned = (entries: readonly Entry[], owned: Readonly<Record<string, number>>): DeckReason[] =>
  entries.flatMap(({ card: { id }, n }): DeckReason[] => {
    const limit = Object.hasOwn(owned, id) ? (owned[id] ?? 0) : 0;
    return id !== UNNAMED && n > limit
      ? [{ rule: 'deck.from-collection', code: 'deck/not-in-collection', cards: [id], n, limit }]
      : [];
  });

/** Whether the characters may stand side by side. */
function guildReasons(characters: readonly DeckCard[]): DeckReason[] {
  const bound = characters.filter((one) => !isMercenary(one));
  const reasons: DeckReason[] = [];
  if (bound.length > 0 && categoryOf(characters).length === 0) {
    const clash = { cards: idsOf(bound), guilds: distinct(bound.flatMap(({ guilds }) => guilds)) };
    // with a Courtier the test of the common guild takes the place of the other
    reasons.push(
      bound.some(isCourtier)
        ? { rule: 'courtier.common-guild', code: 'deck/no-common-guild', ...clash }
        : { rule: 'deck.no-mixed-guilds', code: 'deck/mixed-guilds', ...clash },
    );
  }
  for (const same of grouped(characters, familyOf))
    if (same.length > 1)
      reasons.push({
        rule: 'beyond.deck.distinct-characters',
        code: 'deck/duplicate-character',
        cards: idsOf(same),
        n: same.length,
        limit: 1,
      });
  if (characters.some(isMercenary) && characters.some(isNehantist))
    reasons.push({
      rule: 'beyond.deck.affiliation-extras',
      code: 'deck/mercenary-with-nehantist',
      cards: idsOf(characters.filter((one) => isMercenary(one) || isNehantist(one))),
    });
  return reasons;
}

/** The type of a Guemelite's Spells. Only dragons are called otherwise than what they cast. */
function elementOf(race = ''): string | undefined {
  const type = race.startsWith('guemelite-') ? race.slice('guemelite-'.length) : undefined;
  return type === 'dragon' ? 'draconic' : type;
}

/** Cards of a guild that none of the characters belongs to. */
function foreign(characters: readonly DeckCard[], entries: readonly Entry[]): DeckReason[] {
  // a Courtier brings the cards of each of its guilds; where guilds clash, none of them is more foreign than the other
  const own = new Set(characters.flatMap(({ guilds }) => guilds));
  const hasGolem = characters.some(({ race }) => race === 'golem');
  const isMercenaries = characters.length === CHARACTERS && characters.every(isMercenary);
  return entries.flatMap(({ card }): DeckReason[] => {
    const { id, kind, guilds, element } = card;
    const isFree = guilds.length === 0 || guilds.some((guild) => own.has(guild)) || (hasGolem && kind === 'item');
    if (isFree) return [];
    const told = { code: 'deck/foreign-guild-card', cards: [id], guilds } as const;
    if (isMercenary(card)) return [{ ...told, rule: 'beyond.deck.affiliation-extras' }];
    if (isMercenaries) return [{ ...told, rule: 'deck.mercenary-option', code: 'deck/guild-card-in-mercenary-deck' }];
    const isOfGuemelite = kind === 'spell' && element !== undefined && characters.some(({ race }) => elementOf(race) === element);
    return [{ ...told, rule: isOfGuemelite ? 'guemelite.guild-caste-apply' : 'deck.no-foreign-guild-cards' }];
  });
}

/** How often a card may stand in the deck, its evolutions counted as itself. Each entry is a card of its own. */
const copies = (entries: readonly Entry[]): DeckReason[] =>
  grouped(entries, ({ card }) => familyOf(card)).flatMap((levels) => {
    const cards = levels.map(({ card }) => card.id);
    const n = sizeOf(levels);
    const unique = levels.filter(({ card }) => card.unique);
    const reasons: DeckReason[] = [];
    // the limit of one takes the place of the limit of three where nothing but the Unique card is there
    if (n > COPIES && unique.length < levels.length)
      reasons.push({
        rule: levels.length > 1 ? 'deck.evolutions-are-copies' : 'deck.three-copies',
        code: 'deck/too-many-copies',
        cards,
        n,
        limit: COPIES,
      });
    for (const { card, n } of unique)
      if (n > 1) reasons.push({ rule: 'deck.unique-one', code: 'deck/unique-copies', cards: [card.id], n, limit: 1 });
    if (unique.length > 0 && levels.length > 1)
      reasons.push({ rule: 'deck.unique-evolution-excludes', code: 'deck/unique-evolution', cards });
    return reasons;
  });

/** What one more of a card means: it may come; it may once a character has come that there is still room for; it may not. */
export interface Addition {
  readonly id: string;
  readonly may: 'yes' | 'not-yet' | 'no';
  /** What the deck would break that it does not break now, and what it breaks already with this card. */
  readonly reasons: readonly DeckReason[];
}

const isSame = (a: DeckReason, b: DeckReason): boolean =>
  a.code === b.code && a.cards.length === b.cards.length && a.cards.every((id) => b.cards.includes(id));

/** Card by card, what may still be added to a deck, and why not. Candidates are cards and characters, all that there are. */
export function additions(
  characters: readonly DeckCard[],
  entries: readonly Entry[],
  candidates: readonly DeckCard[],
  owned?: Readonly<Record<string, number>>,
): readonly Addition[] {
  const now = checkDeck(characters, entries, owned).reasons;
  const before = guildReasons(characters).length;
  /** The characters with one more that may still join them. */
  const companies =
    characters.length < CHARACTERS
      ? candidates
          .filter(isCharacter)
          .map((one) => [...characters, one])
          .filter((company) => guildReasons(company).length === before)
      : [];
  const waits = (card: DeckCard, { code }: DeckReason): boolean =>
    code === 'deck/foreign-guild-card' && companies.some((company) => foreign(company, [{ card, n: 1 }]).length === 0);
  return candidates.map((card) => {
    const then = isCharacter(card)
      ? checkDeck([...characters, card], entries, owned)
      : checkDeck(characters, [...entries, { card, n: 1 }], owned);
    const reasons = then.reasons.filter((reason) =>
      reason.cards.length === 0
        ? // too few is no reason against one more
          (reason.n ?? 0) > (reason.limit ?? 0) && (reason.code === 'deck/character-count') === isCharacter(card)
        : reason.cards.includes(card.id) || !now.some((known) => isSame(known, reason)),
    );
    const may = reasons.length === 0 ? 'yes' : reasons.every((reason) => waits(card, reason)) ? 'not-yet' : 'no';
    return { id: card.id, may, reasons };
  });
}

/**
 * So many cards more, of those that fit any deck and are no copies of what is there already, so that whatever is wrong with
 * a list stays the only thing. In the order of the candidates, three of each where it may be so many.
 */
export function filled(entries: readonly Entry[], rest: number, candidates: readonly DeckCard[]): readonly Entry[] {
  const families = new Set(entries.map(({ card }) => familyOf(card)));
  const list = [...entries];
  let left = rest;
  for (const card of candidates) {
    if (isCharacter(card) || card.guilds.length > 0 || families.has(familyOf(card))) continue;
    families.add(familyOf(card));
    const n = Math.min(left, card.unique ? 1 : COPIES);
    if (n > 0) list.push({ card, n });
    left -= n;
  }
  return list;
}
