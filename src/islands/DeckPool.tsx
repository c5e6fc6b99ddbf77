/** All characters and cards: what each is, how many of it the deck has, and whether one more may come. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { RuleLink, Told, useDeck } from './DeckParts.tsx';
import { because, type PageCard } from './deck-state.ts';
import { Icon } from './parts/Icon.tsx';

const KINDS = ['character', 'action', 'spell', 'theurgy', 'item'] as const;
const UNAFFILIATED = 'none';

export function DeckPool(): JSX.Element {
  const { data, voice, deck } = useDeck();
  const [guild, setGuild] = createSignal('');
  const [kind, setKind] = createSignal('');
  const guilds = [...new Set(data.cards.flatMap((card) => card.guilds as readonly string[])), UNAFFILIATED];
  const isShown = (card: PageCard): boolean =>
    (kind() === '' || card.kind === kind()) &&
    (guild() === '' ||
      (guild() === UNAFFILIATED ? card.guilds.length === 0 : (card.guilds as readonly string[]).includes(guild())));
  const shown = createMemo(() => data.cards.filter(isShown));
  const count = (): string => voice.sim('filter.count', { n: shown().length });
  const filter = (set: (value: string) => void, value: string): void => {
    set(value);
    deck.say(count);
  };
  return (
    <section class="deck-pool" aria-labelledby="deck-pool">
      <h2 class="sim-title" id="deck-pool">
        {voice.sim('pool')}
      </h2>
      <div role="group" class="filter deck-filter deck-tool" aria-label={voice.sim('filter')}>
        <label>
          <span>{voice.sim('filter.guild')}</span>
          <select onChange={(event) => filter(setGuild, event.currentTarget.value)}>
            <option value="">{voice.sim('filter.any-guild')}</option>
            <For each={guilds}>{(one) => <option value={one}>{voice.sim(`guild.${one}`)}</option>}</For>
          </select>
        </label>
        <label>
          <span>{voice.sim('filter.kind')}</span>
          <select onChange={(event) => filter(setKind, event.currentTarget.value)}>
            <option value="">{voice.sim('filter.any')}</option>
            <For each={KINDS}>{(one) => <option value={one}>{voice.sim(`kind.${one}`)}</option>}</For>
          </select>
        </label>
        <p>{count()}</p>
      </div>
      <For each={KINDS}>
        {(one) => (
          <Show when={shown().some((card) => card.kind === one)}>
            <h3 id={`deck-${one}`}>{voice.sim(`kind.${one}`)}</h3>
            <ul class="deck-cards" aria-labelledby={`deck-${one}`}>
              <For each={shown().filter((card) => card.kind === one)}>{(card) => <Row card={card} />}</For>
            </ul>
          </Show>
        )}
      </For>
    </section>
  );
}

function Row(props: { readonly card: PageCard }): JSX.Element {
  const { voice, deck } = useDeck();
  const { id, name, facts, text } = props.card;
  const [isOpen, setOpen] = createSignal(false);
  const n = createMemo(() => deck.countOf(id));
  const offer = createMemo(() => deck.offers().get(id));
  const reasons = () => offer()?.reasons ?? [];
  const may = () => offer()?.may ?? 'yes';
  const isRefused = () => may() === 'no';
  const isAsked = () => isRefused() && isOpen();
  /** What concerns this card stands beside it; that a deck is full is said when one asks for more. */
  const told = () => (isAsked() ? reasons() : reasons().filter(({ cards }) => cards.length > 0));
  const whyId = `deck-why-${id}`;
  const add = (): void => {
    if (!isRefused()) {
      deck.add(id);
      return;
    }
    setOpen(true);
    deck.say(
      () =>
        `${voice.sim('no')} ${reasons()
          .map((reason) =>
            because(reason, voice)
              .map((run) => run.text)
              .join(''),
          )
          .join(' ')}`,
    );
  };
  const anyway = (): void => {
    setOpen(false);
    deck.add(id);
    plus?.focus();
  };
  let plus: HTMLButtonElement | undefined;
  return (
    <li classList={{ 'is-in': n() > 0 }}>
      <div class="deck-what">
        <p class="deck-name">
          <i class="card-name">{name}</i>
        </p>
        <p class="deck-facts">{facts}</p>
        <p class="deck-text">{text}</p>
      </div>
      <div class="deck-count deck-tool">
        <button
          type="button"
          class="button"
          aria-disabled={n() === 0}
          aria-label={voice.sim('remove', { card: id })}
          onClick={() => deck.remove(id)}
        >
          −
        </button>
        <span class="deck-number">{n()}</span>
        <button
          type="button"
          class="button"
          classList={{ 'is-refused': isRefused() }}
          aria-disabled={isRefused() || deck.isFull(id)}
          aria-expanded={isRefused() ? isOpen() : undefined}
          aria-describedby={told().length > 0 ? whyId : undefined}
          aria-label={voice.sim('add', { card: id })}
          onClick={add}
          ref={plus}
        >
          <Show when={isRefused()} fallback="+">
            <Icon name="refused" />
          </Show>
        </button>
      </div>
      <Show when={told().length > 0}>
        <div class="deck-why" classList={{ 'is-asked': isAsked() }} id={whyId}>
          <For each={told()}>
            {(reason) => (
              <p>
                <b>{voice.sim(may())}</b> <Told text={because(reason, voice)} /> <RuleLink rule={reason.rule} />
              </p>
            )}
          </For>
          <Show when={isAsked() && !deck.isFull(id)}>
            <button type="button" class="button" onClick={anyway}>
              {voice.sim('anyway')}
            </button>
          </Show>
        </div>
      </Show>
    </li>
  );
}
