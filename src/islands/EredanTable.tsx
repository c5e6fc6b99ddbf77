/** The table of Eredan: three characters a side, the combat with its N between them; or the deck that is being built. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { activeOf, isFighter, playerOf, scoreOf, the } from '../games/eredan/questions.ts';
import type { CharacterId, PlayerId, Table } from '../games/eredan/table.ts';
import { EredanDeck } from './EredanDeck.tsx';
import {
  abilitiesOf,
  FIGURES,
  facingOf,
  figureSaid,
  isLetter,
  itemOf,
  kindOf,
  namedIn,
  notesOn,
  pieceName,
  playerName,
  printedOf,
  resultOf,
  slotsOf,
  stateOf,
  tagsOf,
  turnOf,
} from './eredan-facts.ts';
import type { TableProps } from './face.ts';
import { Icon } from './parts/Icon.tsx';
import { Lines, Say } from './parts/Sentence.tsx';
import { Cards, Counters, Figure, Tags } from './parts/Table.tsx';

type Part = TableProps<Table>;

const DIAMOND = { width: 14, height: 14, path: 'M7 1l6 6-6 6-6-6z' };

export const EredanTable = (props: Part): JSX.Element => (
  <Show when={props.position.table.deck} fallback={<Field {...props} />}>
    <EredanDeck {...props} />
  </Show>
);

function Field(props: Part): JSX.Element {
  const turn = createMemo(() => turnOf(props.position, props.voice));
  const result = createMemo(() => resultOf(props.position.table, props.voice));
  return (
    <div class="et">
      <Show when={turn() || result()}>
        <p class="et-turn">
          <strong>{result() || turn()}</strong>
          <Show when={result()}>
            <span>{turn()}</span>
          </Show>
        </p>
      </Show>
      <Side {...props} who="Ann" />
      <Combat {...props} />
      <Side {...props} who="Bob" />
    </div>
  );
}

/** Counts, hand and pile of a player, and the line. */
function Side(props: Part & { who: PlayerId }): JSX.Element {
  const table = () => props.position.table;
  const player = () => playerOf(table(), props.who);
  const before = () => playerOf(props.before.table, props.who);
  const figures = (): readonly (readonly [string, number, number])[] => [
    ['name.score', scoreOf(table(), props.who), scoreOf(props.before.table, props.who)],
    ['area.hand', player().hand.length, before().hand.length],
    ['area.deck', player().deck.length, before().deck.length],
    ['area.discards', player().discards.length, before().discards.length],
  ];
  const notes = createMemo(() => notesOn(table(), props.who, props.voice));
  const isActive = (): boolean => activeOf(table()) === props.who && props.position.state.startsWith('turn.');
  const line = createMemo(() => player().line);
  return (
    <div role="group" class="et-side" classList={{ 'is-active': isActive() }} aria-label={playerName(props.who, props.voice)}>
      <div class="et-head">
        <h4 class="et-name">
          {playerName(props.who, props.voice)}
          <Show when={isActive()}>
            <span>{props.voice.sim('active')}</span>
          </Show>
        </h4>
        <dl class="et-figures">
          <For each={figures()}>{([name, n, was]) => <Figure name={props.voice.sim(name)} n={n} was={was} />}</For>
        </dl>
      </div>
      <Show when={notes().length > 0}>
        <p class="et-notes">{notes().join(' · ')}</p>
      </Show>
      <ul class="et-line">
        <For each={line()}>
          {(id) => (
            <li>
              <OneCharacter {...props} id={id} />
            </li>
          )}
        </For>
      </ul>
      <Named name={props.voice.sim('area.hand')} kind="is-held" {...props} cards={player().hand} />
      <Named name={props.voice.sim('area.discards')} kind="is-shed" {...props} cards={player().discards} />
    </div>
  );
}

/** The cards of a place that have a name, with the name of the place before them. */
function Named(props: Part & { name: string; kind: string; cards: readonly string[] }): JSX.Element {
  const named = createMemo(() => namedIn(props.cards, props.voice));
  return (
    <Show when={named().length > 0}>
      <div class="et-cards">
        <p class="sim-label">{props.name}</p>
        <Cards name={props.name} kind={props.kind} cards={named()} />
      </div>
    </Show>
  );
}

function OneCharacter(props: Part & { id: CharacterId }): JSX.Element {
  const table = () => props.position.table;
  const character = createMemo(() => the(table(), props.id));
  const was = () => props.before.table.characters[props.id] ?? character();
  const hasTurned = (): boolean => stateOf(was()) !== stateOf(character());
  const abilities = createMemo(() => abilitiesOf(table(), props.id, props.voice));
  const isChanged = (name: (typeof FIGURES)[number]): boolean =>
    Boolean(props.before.table.characters[props.id]) &&
    figureSaid(table(), props.id, name) !== figureSaid(props.before.table, props.id, name);
  return (
    <div
      role="group"
      class="et-character"
      classList={{ 'is-acting': isFighter(table(), props.id), 'is-out': character().defeated }}
      aria-label={props.voice.sim('character', { who: props.id })}
    >
      <p class="et-called">
        <Show when={isLetter(props.id)} fallback={<Say text={pieceName(props.id, props.voice)} />}>
          <span class="sim-letter">{props.id}</span>
        </Show>
        <Show when={stateOf(character()) !== 'straight' || hasTurned()}>
          <span class="et-state" classList={{ 'is-changed': hasTurned() }}>
            <Posture is={stateOf(character())} />
            {props.voice.sim(`state.${stateOf(character())}`)}
          </span>
        </Show>
      </p>
      <p class="et-life">
        <strong>{character().life}</strong>
        {`/${character().full} ${props.voice.sim('counter.life')}`}
      </p>
      <Counters n={character().life} was={was().life} room={character().full} shape={DIAMOND} />
      <Tags tags={tagsOf(props.id, props.events, was().life, character())} voice={props.voice} />
      <dl class="et-values">
        <For each={FIGURES}>
          {(name) => (
            <div>
              <dt>{props.voice.sim(`name.${name}`)}</dt>
              <dd>
                <strong classList={{ 'is-changed': isChanged(name) }}>{figureSaid(table(), props.id, name)}</strong>
                <Show when={printedOf(table(), props.id, name) !== figureSaid(table(), props.id, name)}>
                  <span>{props.voice.sim('printed', { n: printedOf(table(), props.id, name) })}</span>
                </Show>
              </dd>
            </div>
          )}
        </For>
      </dl>
      <p class="et-kind">{kindOf(character(), props.voice)}</p>
      <Show when={abilities().length > 0}>
        <ul class="et-abilities">
          <For each={abilities()}>
            {({ text, isInForce }) => (
              <li classList={{ 'is-changed': isInForce }}>{isInForce ? `${text} · ${props.voice.sim('in-force')}` : text}</li>
            )}
          </For>
        </ul>
      </Show>
      <Cards
        name={props.voice.sim('carried')}
        kind="is-attached"
        cards={character().items.map((item) => itemOf(item, props.voice))}
      />
    </div>
  );
}

/** Who fights whom, and the N: active below, passive above, in the order of the strokes of the letter. */
function Combat(props: Part): JSX.Element {
  const slots = createMemo(() => slotsOf(props.position));
  const facing = createMemo(() => facingOf(props.position, props.voice));
  const fighter = (who: PlayerId): string => props.position.table.turn.fighters?.[who] ?? '';
  return (
    <Show when={slots().length + facing().length > 0}>
      <div role="group" class="et-combat" aria-label={props.voice.sim('combat')}>
        <Show when={facing().length > 0}>
          <p class="et-facing">
            <Lines lines={facing()} else="" />
          </p>
        </Show>
        <Show when={slots().length > 0}>
          <div class="et-n">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M25 75V25L75 75V25" />
            </svg>
            <ol aria-label={props.voice.sim('order-of-cards')}>
              <For each={slots()}>
                {(slot, at) => (
                  <li class={`is-${slot.is}`} aria-current={slot.is === 'now' ? 'step' : undefined}>
                    <p class="et-slot-who">
                      <b>{at() + 1}</b>
                      {`${playerName(slot.who, props.voice)} · `}
                      <Say text={pieceName(fighter(slot.who), props.voice)} />
                    </p>
                    <Show when={slot.put} keyed>
                      {({ card, on }) => (
                        <p>
                          <Say text={pieceName(card, props.voice)} />
                          <Show when={on} keyed>
                            {(target) => (
                              <>
                                {' · '}
                                <Say text={pieceName(target, props.voice)} />
                              </>
                            )}
                          </Show>
                        </p>
                      )}
                    </Show>
                    <p class="et-slot-is">
                      <Show when={slot.is === 'done'}>
                        <Icon name="check" />
                      </Show>
                      {props.voice.sim(`slot.${slot.is}`)}
                    </p>
                  </li>
                )}
              </For>
            </ol>
          </div>
        </Show>
      </div>
    </Show>
  );
}

/** Upright again, leaning, or out. The word beside it says the same. */
const POSTURES = { straight: 'M4.5 2h7v12h-7z', tilted: 'M6.6 1.6l6.8 2.2-4 10.6-6.8-2.2z' } as const;
const Posture = (props: { is: ReturnType<typeof stateOf> }): JSX.Element => (
  <Show when={props.is !== 'defeated' && props.is} fallback={<Icon name="cross" />} keyed>
    {(is) => (
      <svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={POSTURES[is]} />
      </svg>
    )}
  </Show>
);
