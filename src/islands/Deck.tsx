/**
 * The page that builds decks, as a reader operates it: where to start, the deck with its check, all cards. Decides no rule:
 * it asks the check at each press of a button. Brings no engine along.
 */
import '../styles/simulation.css';
import '../styles/deck.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CARDS, CHARACTERS } from '../games/eredan/deck.ts';
import { voiceOf } from '../i18n/say.ts';
import { DeckCheck } from './DeckCheck.tsx';
import { DeckContext } from './DeckParts.tsx';
import { DeckPool } from './DeckPool.tsx';
import { DeckShare } from './DeckShare.tsx';
import { createDeck, type DeckData, listOf } from './deck-state.ts';
import { Icon } from './parts/Icon.tsx';

export default function Deck(props: { readonly data: string }): JSX.Element {
  // what a page hands over never changes while it stands
  const data = JSON.parse(props.data) as DeckData;
  const names = Object.fromEntries(data.cards.map(({ id, name }) => [id, name]));
  const voice = voiceOf({
    lang: data.lang,
    game: data.game,
    sim: data.words,
    events: {},
    refusals: {},
    states: {},
    cards: names,
  });
  const deck = createDeck(data, voice);
  let heading: HTMLHeadingElement | undefined;
  const goTo = (): void => {
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  const start = (open: () => void): void => {
    open();
    goTo();
  };
  const puzzleName = (at: number): string => voice.sim('puzzle', { n: at + 1 });
  /** Characters first, then cards, in the order of all cards. */
  const chosen = createMemo(() => {
    const listed = (isCharacter: boolean) =>
      data.cards.filter(({ id, kind }) => (kind === 'character') === isCharacter && deck.countOf(id) > 0);
    return { characters: listed(true), cards: listed(false) };
  });
  const remove = (id: string): void => {
    const isLast = deck.countOf(id) === 1;
    deck.remove(id);
    // the button that was pressed is gone: the keyboard goes on from the heading
    if (isLast) heading?.focus({ preventScroll: true });
  };
  const Chosen = (inner: { readonly kind: 'characters' | 'cards'; readonly limit: number }): JSX.Element => (
    <div class="deck-chosen">
      <h3 class="sim-label">{deck.countWords(inner.kind)}</h3>
      <p class="deck-ruler" aria-hidden="true">
        <For each={Array.from({ length: inner.limit }, (_, at) => at)}>
          {(at) => (
            <span classList={{ 'is-full': (inner.kind === 'cards' ? deck.size() : deck.list().characters.length) > at }} />
          )}
        </For>
      </p>
      <ul>
        <For each={chosen()[inner.kind]} fallback={<li class="deck-nothing">{voice.sim('deck.none')}</li>}>
          {(card) => (
            <li>
              <span class="deck-number">{deck.countOf(card.id)}</span>
              <i class="card-name">{card.name}</i>
              <button
                type="button"
                class="button"
                aria-label={voice.sim('remove', { card: card.id })}
                onClick={() => remove(card.id)}
              >
                −
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  );

  return (
    <DeckContext.Provider value={{ data, voice, deck }}>
      <div class="sim deck">
        <div class="deck-start deck-tool">
          <h2 class="sim-label" id="deck-start">
            {voice.sim('start')}
          </h2>
          <ul class="sim-moves" aria-labelledby="deck-start">
            <li>
              <button type="button" class="button" onClick={() => deck.empty()}>
                {voice.sim('start.empty')}
              </button>
            </li>
            <For each={data.decks}>
              {(one) => (
                <li>
                  <button
                    type="button"
                    class="button"
                    onClick={() => start(() => deck.open(listOf(one), voice.sim(`deck.${one.name}`)))}
                  >
                    {voice.sim(`deck.${one.name}`)}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <h2 class="sim-label" id="deck-puzzles">
            {voice.sim('puzzles')}
          </h2>
          <ul class="sim-moves deck-puzzles" aria-labelledby="deck-puzzles">
            <For each={data.puzzles}>
              {(one, at) => (
                <li>
                  <button
                    type="button"
                    class="button"
                    aria-current={deck.puzzle() === at() ? 'true' : undefined}
                    onClick={() => start(() => deck.open(listOf(one), puzzleName(at())))}
                  >
                    {puzzleName(at())}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </div>
        <button type="button" class="button deck-bar deck-tool" onClick={goTo}>
          <span class="unseen">{voice.sim('to-deck')}</span>
          <span>{deck.countWords('characters')}</span>
          <span>{deck.countWords('cards')}</span>
          <span class="deck-bar-state">
            <Show when={deck.state() === 'legal' || deck.state() === 'illegal'}>
              <Icon name={deck.state() === 'legal' ? 'check' : 'refused'} />
            </Show>
            {voice.sim(`short.${deck.state()}`)}
          </span>
        </button>
        <div class="deck-columns">
          <section class="deck-panel deck-tool" aria-labelledby="deck-heading">
            <h2 class="sim-title" id="deck-heading" tabindex="-1" ref={heading}>
              {deck.puzzle() >= 0 ? puzzleName(deck.puzzle()) : voice.sim('deck')}
            </h2>
            <DeckCheck />
            <Chosen kind="characters" limit={CHARACTERS} />
            <Chosen kind="cards" limit={CARDS} />
            <DeckShare />
          </section>
          <DeckPool />
        </div>
        <p class="unseen" role="status">
          {deck.status()}
        </p>
      </div>
    </DeckContext.Provider>
  );
}
