/**
 * The address of a deck: what stands after the `#`, written so that a reader can tell what it says.
 *
 *   1/2010-10-01/deck/kotoba-smith,court-envoy/brace=2,kotoba-vow=1/k7q2
 *   │ │          │    │                        │                    └ check digits of all before
 *   │ │          │    │                        └ cards by id, each with its number; `-` for none
 *   │ │          │    └ characters by id; `-` for none
 *   │ │          └ that it is a deck, where other addresses name a scenario
 *   │ └ date of the rules
 *   └ version of this grammar
 *
 * Cards stand in the order of their ids, so that one deck has one address. As in the address of a step, a part counts as
 * sound only once the sign that closes it was read: cut short, it never says `brace=1` where it said `brace=12`.
 */
import { MAX_ADDRESS, print, unescaped } from '../../engine/address.ts';

export interface DeckList {
  readonly characters: readonly string[];
  /** How many of each. */
  readonly cards: ReadonlyMap<string, number>;
}

export type DeckFault =
  | 'length'
  | 'version'
  | 'ruleset'
  | 'deck'
  | 'character'
  | 'unknown-character'
  | 'too-many-characters'
  | 'card'
  | 'unknown-card'
  | 'number'
  | 'too-many-cards'
  | 'check';

export interface DecodedDeck {
  /** Everything before the fault. */
  readonly sound: DeckList & { readonly ruleset?: string };
  /** Where it broke: the character, counted from 0 after the `#`; the id that nobody knows. */
  readonly fault?: { readonly reason: DeckFault; readonly at: number; readonly id?: string };
}

export interface Known {
  readonly characters: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

const VERSION = '1';
const WHAT = 'deck';
/** More than a deck may hold: an address may show what is wrong with one. */
export const MOST_CHARACTERS = 6;
export const MOST_CARDS = 60;

const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,39}$/;
const NUMBER = /^[1-9][0-9]?$/;

/** True for a fragment that means a deck. */
export const isDeckAddress = (hash: string): boolean => /^#?[0-9]{1,3}\/[^/]{0,20}\/deck\//.test(unescaped(hash.slice(0, 120)));

/** The text after the `#`; `undefined` for what the grammar does not hold (too many cards, an id it does not allow). */
export function encodeDeck({ characters, cards }: DeckList, ruleset: string): string | undefined {
  const list = [...cards].filter(([, n]) => n > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const body = [
    VERSION,
    ruleset,
    WHAT,
    characters.join(',') || '-',
    list.map(([id, n]) => `${id}=${n}`).join(',') || '-',
    '',
  ].join('/');
  const text = body + print(body);
  const known = { characters: new Set(characters), cards: new Set(cards.keys()) };
  return decodeDeck(text, known).fault ? undefined : text;
}

/** Reads as far as the text is sound. Never throws; the time grows with the length alone. */
export function decodeDeck(hash: string, known: Known): DecodedDeck {
  const whole = unescaped(hash.slice(hash.startsWith('#') ? 1 : 0, 3 * MAX_ADDRESS + 1));
  const text = whole.slice(0, MAX_ADDRESS);
  const characters: string[] = [];
  const cards = new Map<string, number>();
  let ruleset: string | undefined;
  let at = 0;
  const broken = (reason: DeckFault, id?: string): DecodedDeck => {
    const isCut = whole.length > MAX_ADDRESS && !text.slice(at).includes('/');
    const fault = isCut ? { reason: 'length' as const, at: MAX_ADDRESS } : { reason, at, ...(id === undefined ? {} : { id }) };
    return { sound: { characters, cards, ...(ruleset === undefined ? {} : { ruleset }) }, fault };
  };
  /** What stands up to one of these signs, and the sign; `undefined` where none of them closes it. */
  const upTo = (signs: string): { readonly part: string; readonly sign: string } | undefined => {
    for (let end = at; end < text.length; end++)
      if (signs.includes(text[end] as string)) return { part: text.slice(at, end), sign: text[end] as string };
    return undefined;
  };
  const head = (isSound: (part: string) => boolean): string | undefined => {
    const found = upTo('/');
    if (!found || !isSound(found.part)) return undefined;
    at += found.part.length + 1;
    return found.part;
  };

  if (head((part) => part === VERSION) === undefined) return broken('version');
  ruleset = head((part) => DATE.test(part));
  if (ruleset === undefined) return broken('ruleset');
  if (head((part) => part === WHAT) === undefined) return broken('deck');

  if (text.startsWith('-/', at)) at += 2;
  else
    for (let sign = ''; sign !== '/'; ) {
      const found = upTo(',/');
      if (!found || !SLUG.test(found.part)) return broken('character');
      if (!known.characters.has(found.part)) return broken('unknown-character', found.part);
      if (characters.length === MOST_CHARACTERS) return broken('too-many-characters');
      characters.push(found.part);
      at += found.part.length + 1;
      sign = found.sign;
    }

  let count = 0;
  if (text.startsWith('-/', at)) at += 2;
  else
    for (let sign = ''; sign !== '/'; ) {
      const found = upTo(',/');
      const [id = '', n, extra] = found?.part.split('=', 3) ?? [];
      if (!found || !SLUG.test(id) || cards.has(id)) return broken('card');
      if (!known.cards.has(id)) return broken('unknown-card', id);
      if (n === undefined || extra !== undefined || !NUMBER.test(n)) return broken('number', id);
      count += Number(n);
      if (count > MOST_CARDS) return broken('too-many-cards');
      cards.set(id, Number(n));
      at += found.part.length + 1;
      sign = found.sign;
    }

  if (whole.length > MAX_ADDRESS) return broken('length');
  if (text.slice(at) !== print(text.slice(0, at))) return broken('check');
  return { sound: { characters, cards, ruleset } };
}
