/** The deck that is being put together: who and what stands in it, and, once it has been checked, what is wrong with it. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { listed, verdictOf } from '../games/eredan/building.ts';
import { CARDS, CHARACTERS } from '../games/eredan/deck.ts';
import type { Building, Table } from '../games/eredan/table.ts';
import { listedIn, pieceName } from './eredan-facts.ts';
import type { TableProps } from './face.ts';
import { Cite } from './parts/Cite.tsx';
import { Icon } from './parts/Icon.tsx';
import { Say } from './parts/Sentence.tsx';
import { Cards } from './parts/Table.tsx';

export function EredanDeck(props: TableProps<Table>): JSX.Element {
  const table = () => props.position.table;
  const deck = () => table().deck as Building;
  const verdict = createMemo(() => verdictOf(table()));
  /** Before the check nobody is told. */
  const isChecked = (): boolean => props.position.state !== 'deck.building';
  const category = (): string =>
    verdict()
      .category.map((word) => props.voice.sim(`card.${word}`))
      .join(', ') || props.voice.sim('deck.no-category');
  return (
    <div class="et et-deck">
      <p class="et-turn">
        <strong>{props.voice.sim('deck')}</strong>
        <Show when={deck().characters.length > 0}>
          <span>{`${props.voice.sim('deck.category')}${props.voice.sim('colon')} ${category()}`}</span>
        </Show>
      </p>
      <div class="et-side">
        <p class="sim-label">{props.voice.sim('deck.characters', { n: deck().characters.length, limit: CHARACTERS })}</p>
        <Cards
          name={props.voice.sim('deck.characters', { n: deck().characters.length, limit: CHARACTERS })}
          kind="is-attached"
          cards={deck().characters.map((id) => pieceName(id, props.voice))}
        />
        <p class="sim-label">{props.voice.sim('deck.cards', { n: listed(table()), limit: CARDS })}</p>
        <Cards
          name={props.voice.sim('deck.cards', { n: listed(table()), limit: CARDS })}
          kind="is-held"
          cards={listedIn(deck().cards, props.voice)}
        />
        <Show when={deck().owned} keyed>
          {(owned) => (
            <>
              <p class="sim-label">{props.voice.sim('deck.owned')}</p>
              <Cards name={props.voice.sim('deck.owned')} kind="is-shed" cards={listedIn(owned, props.voice)} />
            </>
          )}
        </Show>
      </div>
      <Show when={isChecked()}>
        <div class="et-verdict">
          <p>
            <Icon name={verdict().legal ? 'check' : 'refused'} />
            <strong>{props.voice.sim(verdict().legal ? 'deck.legal' : 'deck.illegal')}</strong>
          </p>
          <ul>
            <For each={verdict().reasons}>
              {({ rule, cards }) => (
                <li>
                  <p class="sim-reason">
                    <Say text={props.voice.refusal(rule)} />
                  </p>
                  <Cards
                    name={props.voice.sim('deck.about')}
                    kind="is-shed"
                    cards={cards.map((id) => pieceName(id, props.voice))}
                  />
                  <Cite rule={rule} />
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
    </div>
  );
}
