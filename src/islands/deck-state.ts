/** The reader's deck as a signal, what the check says of it, and the address and the announcement that follow it. */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import { type Addition, additions, CARDS, CHARACTERS, checkDeck, type DeckReason, type Entry } from '../games/eredan/deck.ts';
import {
  type DeckFault,
  type DeckList,
  decodeDeck,
  encodeDeck,
  isDeckAddress,
  MOST_CARDS,
  MOST_CHARACTERS,
} from '../games/eredan/deck-address.ts';
import type { EredanCard } from '../games/eredan/words.ts';
import type { Messages, Sentence, Voice } from '../i18n/say.ts';

/** A card as the check needs it, and as it is told. */
export type PageCard = Pick<EredanCard, 'id' | 'kind' | 'guilds' | 'castes' | 'race' | 'element' | 'family' | 'unique'> & {
  readonly name: string;
  readonly facts: string;
  readonly text: string;
};

export interface StartingDeck {
  /** Key of its name in the words, or the code of what is wrong with it. */
  readonly name: string;
  readonly characters: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

/** All that the page hands over, as JSON. */
export interface DeckData {
  readonly lang: string;
  readonly game: string;
  readonly ruleset: string;
  /** The page in no language, for the address that is copied. */
  readonly href: string;
  readonly cards: readonly PageCard[];
  readonly decks: readonly StartingDeck[];
  readonly puzzles: readonly StartingDeck[];
  /** Where the paragraph of each rule stands. */
  readonly rules: Readonly<Record<string, string>>;
  readonly words: Messages;
}

/** Why not, in a sentence. */
export function because(reason: DeckReason, voice: Voice): Sentence {
  const { rule, code, guilds = [] } = reason;
  const key = code === 'deck/mercenary-with-nehantist' ? 'mercenary-with-nehantist' : rule;
  return voice.simSentence(`because.${key}`, { ...reason, guilds: guilds.map((guild) => voice.sim(`guild.${guild}`)) });
}

export const listOf = ({ characters, cards }: StartingDeck): DeckList => ({ characters, cards: new Map(Object.entries(cards)) });

export type State = 'hidden' | 'legal' | 'unfinished' | 'illegal';

const EMPTY: DeckList = { characters: [], cards: new Map() };
/** Rapid pressing announces only the last. */
const PAUSE = 350;

export function createDeck(data: DeckData, voice: Voice) {
  const byId = new Map(data.cards.map((card) => [card.id, card]));
  const isCharacter = (id: string): boolean => byId.get(id)?.kind === 'character';
  const ids = (wanted: boolean) => new Set([...byId.keys()].filter((id) => isCharacter(id) === wanted));
  const known = { characters: ids(true), cards: ids(false) };
  const cardsOf = (list: readonly string[]): PageCard[] => list.flatMap((id) => byId.get(id) ?? []);
  const entriesOf = (cards: ReadonlyMap<string, number>): Entry[] =>
    [...cards].flatMap(([id, n]) => cardsOf([id]).map((card) => ({ card, n })));

  const [list, setList] = createSignal<DeckList>(EMPTY);
  const [fault, setFault] = createSignal<{ readonly reason: DeckFault; readonly at: number; readonly id?: string }>();
  const [answered, setAnswered] = createSignal<ReadonlySet<number>>(new Set());
  const [status, setStatus] = createSignal('');
  const [isAwake, setAwake] = createSignal(false);
  let written = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const size = createMemo(() => [...list().cards.values()].reduce((sum, n) => sum + n, 0));
  const characters = createMemo(() => cardsOf(list().characters));
  const entries = createMemo(() => entriesOf(list().cards));
  const hash = createMemo(() => encodeDeck(list(), data.ruleset));
  const verdict = createMemo(() => checkDeck(characters(), entries()));
  /** What is wrong and not only missing. */
  const wrong = createMemo(() => verdict().reasons.filter(({ cards, n = 0, limit = 0 }) => cards.length > 0 || n > limit));
  const hashes = data.puzzles.map((puzzle) => encodeDeck(listOf(puzzle), data.ruleset));
  const puzzle = createMemo(() => (hash() === undefined ? -1 : hashes.indexOf(hash())));
  const isHidden = createMemo(() => puzzle() >= 0 && !answered().has(puzzle()));
  const state = createMemo((): State => {
    if (isHidden()) return 'hidden';
    if (verdict().legal) return 'legal';
    // a list that is finished but for its number is wrong where it was asked what is wrong with it
    return wrong().length > 0 || puzzle() >= 0 ? 'illegal' : 'unfinished';
  });
  const offers = createMemo(
    (): ReadonlyMap<string, Addition> =>
      isHidden() ? new Map() : new Map(additions(characters(), entries(), data.cards).map((one) => [one.id, one])),
  );
  const verdictWords = (): string => voice.sim(`verdict.${state()}`, { n: verdict().reasons.length });
  const countWords = (kind: 'characters' | 'cards'): string =>
    kind === 'cards'
      ? voice.sim('deck.cards', { n: size(), limit: CARDS })
      : voice.sim('deck.characters', { n: list().characters.length, limit: CHARACTERS });

  /** Said when the reader pauses: what was done, and where the deck stands. */
  const say = (what: () => string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => setStatus(what()), PAUSE);
  };
  const show = (next: DeckList, what: string): void => {
    setFault(undefined);
    setList(next);
    say(() => `${what} ${countWords('characters')}. ${countWords('cards')}. ${verdictWords()}`);
  };

  /** A deck in the fragment. */
  const restore = (): void => {
    if (!isDeckAddress(window.location.hash) || window.location.hash.slice(1) === written) return;
    const found = decodeDeck(window.location.hash, known);
    written = window.location.hash.slice(1);
    setList(found.sound);
    setFault(found.fault);
  };
  onMount(() => {
    restore();
    setAwake(true);
    window.addEventListener('hashchange', restore);
    onCleanup(() => window.removeEventListener('hashchange', restore));
  });
  onCleanup(() => clearTimeout(timer));
  createEffect(
    on(
      list,
      (now) => {
        const address = hash();
        if (!isAwake() || address === undefined) return;
        const isEmpty = now.characters.length === 0 && now.cards.size === 0;
        written = isEmpty ? '' : address;
        window.history.replaceState(window.history.state, '', isEmpty ? window.location.pathname : `#${address}`);
      },
      { defer: true },
    ),
  );

  const countOf = (id: string): number =>
    isCharacter(id) ? list().characters.filter((one) => one === id).length : (list().cards.get(id) ?? 0);
  const set = (id: string, n: number, said: string): void => {
    const { characters, cards } = list();
    const what = voice.sim(said, { card: id });
    if (!isCharacter(id)) {
      const next = new Map(cards);
      if (n > 0) next.set(id, n);
      else next.delete(id);
      show({ characters, cards: next }, what);
    } else if (n > countOf(id)) show({ characters: [...characters, id], cards }, what);
    else show({ characters: characters.filter((_, at) => at !== characters.lastIndexOf(id)), cards }, what);
  };

  return {
    list,
    size,
    characters,
    entries,
    hash,
    verdict,
    wrong,
    state,
    puzzle,
    isHidden,
    offers,
    fault,
    status,
    isAwake,
    countOf,
    countWords,
    verdictWords,
    say,
    cardOf: (id: string): PageCard | undefined => byId.get(id),
    /** More than a list may hold, wrong as it may be. */
    isFull: (id: string): boolean => (isCharacter(id) ? list().characters.length >= MOST_CHARACTERS : size() >= MOST_CARDS),
    add: (id: string): void => set(id, countOf(id) + 1, 'said.added'),
    remove: (id: string): void => {
      if (countOf(id) > 0) set(id, countOf(id) - 1, 'said.removed');
    },
    open: (next: DeckList, name: string): void => show(next, voice.sim('said.opened', { name })),
    empty: (): void => show(EMPTY, voice.sim('start.empty')),
    answer: (): void => {
      setAnswered(new Set([...answered(), puzzle()]));
    },
  };
}

export type DeckStand = ReturnType<typeof createDeck>;
