/** What the tables of the games share: counters, tags of what changed, cards, rows. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Sentence, Voice } from '../../i18n/say.ts';
import { signed, type Tag } from '../tags.ts';
import { Say } from './Sentence.tsx';

/** Above this only the figure is shown. */
const MOST = 12;

/** How a game draws its counters: the box, and the outline in it. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** Full, just lost, free, and what there is no room for. The figure above says the same. */
export function Counters(props: { n: number; was: number; room?: number | undefined; shape: Shape }): JSX.Element {
  const { width, height, path } = props.shape;
  const counters = createMemo(() => {
    const lost = Math.max(0, props.was - props.n);
    const room = props.room ?? props.n + lost;
    const all = Math.max(room, props.n + lost);
    if (all > MOST) return [];
    return Array.from({ length: all }, (_, at) =>
      at < props.n ? (at < room ? 'is-full' : 'is-over') : at < props.n + lost ? 'is-lost' : 'is-free',
    );
  });
  return (
    <p class="sim-counters" aria-hidden="true">
      <For each={counters()}>
        {(kind) => (
          <svg class={kind} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            <path d={path} />
          </svg>
        )}
      </For>
    </p>
  );
}

export const Tags = (props: { tags: readonly Tag[]; voice: Voice }): JSX.Element => (
  <p class="sim-tags">
    <For each={props.tags}>
      {(tag) => (
        <span class="sim-tag">
          <b>{signed(tag.n)}</b>
          {tag.why && props.voice.has(`why.${tag.why}`) ? ` ${props.voice.sim(`why.${tag.why}`)}` : ''}
        </span>
      )}
    </For>
  </p>
);

export const Cards = (props: { name: string; kind: string; cards: readonly Sentence[] }): JSX.Element => (
  <Show when={props.cards.length > 0}>
    <ul class={`sim-cards ${props.kind}`} aria-label={props.name}>
      <For each={props.cards}>
        {(card) => (
          <li>
            <Say text={card} />
          </li>
        )}
      </For>
    </ul>
  </Show>
);

export const Row = (props: { name: string; children: JSX.Element }): JSX.Element => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

/** A figure, and by how much it changed. */
export const Figure = (props: { name: string; n: number; was: number }): JSX.Element => (
  <div>
    <dt>{props.name}</dt>
    <dd>
      <strong>{props.n}</strong>
      <Show when={props.n !== props.was}>
        <span class="sim-tag">
          <b>{signed(props.n - props.was)}</b>
        </span>
      </Show>
    </dd>
  </div>
);
