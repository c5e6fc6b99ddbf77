/** The table of a VTES combat: the two that fight face to face, the range between them, and what lies around. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { combatants, type Minion, type Table } from '../games/vtes/table.ts';
import type { Sentence, Voice } from '../i18n/say.ts';
import type { TableProps } from './face.ts';
import { Say } from './parts/Sentence.tsx';
import { figureOf, signed, type Tag, tagsOf, traitsOf } from './vtes-facts.ts';

/** Above this only the figure is shown. */
const MOST_DROPS = 12;

export function VtesTable(props: TableProps<Table>): JSX.Element {
  const table = () => props.position.table;
  const sides = createMemo(() => combatants(table()));
  const others = createMemo(() => Object.keys(table().minions).filter((id) => !sides().includes(id)));
  return (
    <div class="vt">
      <div class="vt-face">
        <Combatant {...props} id={sides()[0]} side="acting" />
        <Between {...props} />
        <Combatant {...props} id={sides()[1]} side="opposing" />
      </div>
      <Around {...props} others={others()} />
    </div>
  );
}

type Part = TableProps<Table>;

function Combatant(props: Part & { id: string; side: 'acting' | 'opposing' }): JSX.Element {
  const table = () => props.position.table;
  const minion = () => table().minions[props.id] as Minion;
  const was = () => props.before.table.minions[props.id]?.blood ?? minion().blood;
  const tags = createMemo(() => tagsOf(props.id, props.events, was(), minion().blood));
  return (
    <section
      class={`vt-side is-${props.side}`}
      classList={{ 'is-gone': minion().region !== 'ready' }}
      aria-label={props.voice.sim('minion', { who: props.id, kind: minion().kind })}
    >
      <h4 class="vt-name">
        <span class="vt-letter">{props.id}</span>
        <span>{props.voice.sim(`kind.${minion().kind}`)}</span>
      </h4>
      <p class="vt-traits">{traitsOf(table(), props.id, props.voice)}</p>
      <p class="vt-figure">
        <strong>{minion().blood}</strong>
        <Show when={minion().kind === 'vampire'}>/{minion().capacity}</Show>{' '}
        {props.voice.sim(`counter.${minion().kind}`, { n: minion().blood })}
      </p>
      <Drops minion={minion()} was={was()} />
      <Tags tags={tags()} voice={props.voice} />
      <Cards {...props} minion={minion()} />
    </section>
  );
}

/** Full, just lost, free, and what the capacity does not hold. The figure above says the same. */
function Drops(props: { minion: Minion; was: number }): JSX.Element {
  const drops = createMemo(() => {
    const { blood, capacity, kind } = props.minion;
    const room = kind === 'vampire' ? capacity : Math.max(blood, props.was);
    const lost = Math.max(0, props.was - blood);
    if (Math.max(room, blood + lost) > MOST_DROPS) return [];
    return Array.from({ length: Math.max(room, blood + lost) }, (_, at) => {
      const gained = at < blood && at >= props.was ? ' is-new' : '';
      if (at < blood) return at < room ? `is-full${gained}` : 'is-over';
      return at < blood + lost ? 'is-lost' : 'is-free';
    });
  });
  return (
    <p class="vt-drops" aria-hidden="true">
      <For each={drops()}>
        {(kind) => (
          <svg class={kind} width="16" height="20" viewBox="0 0 16 20">
            <path d="M8 1.5C11 5.5 14 8.8 14 12.5a6 6 0 0 1-12 0C2 8.8 5 5.5 8 1.5z" />
          </svg>
        )}
      </For>
    </p>
  );
}

export const Tags = (props: { tags: readonly Tag[]; voice: Voice }): JSX.Element => (
  <p class="vt-tags">
    <For each={props.tags}>
      {(tag) => (
        <span class="vt-tag">
          <b>{signed(tag.n)}</b>
          <Show when={tag.why}> {props.voice.sim(`why.${tag.why}`)}</Show>
        </span>
      )}
    </For>
  </p>
);

const cardName = (id: string, voice: Voice): Sentence =>
  voice.has(`card.${id}`) ? voice.simSentence(`card.${id}`) : [{ text: voice.card(id), card: true }];

/** What lies on the minion, what its controller holds, and the pool behind it. */
function Cards(props: Part & { minion: Minion }): JSX.Element {
  const player = () => props.position.table.players[props.minion.controller];
  const was = () => props.before.table.players[props.minion.controller];
  const named = createMemo(() => player()?.hand.filter((card) => card !== 'unnamed') ?? []);
  const unnamed = createMemo(() => (player()?.hand.length ?? 0) - named().length);
  const pool = createMemo(() => tagsOf(props.minion.controller, props.events, was()?.pool ?? 0, player()?.pool ?? 0));
  return (
    <>
      <Show when={props.minion.attached.length > 0}>
        <ul class="vt-cards" aria-label={props.voice.sim('attached')}>
          <For each={props.minion.attached}>
            {(attached) => (
              <li class="is-attached">
                <Say text={cardName(attached.card, props.voice)} />
                <Show when={attached.life !== undefined}> {props.voice.sim('life', { n: attached.life ?? 0 })}</Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={(player()?.hand.length ?? 0) > 0}>
        <ul class="vt-cards" aria-label={props.voice.sim('hand')}>
          <For each={named()}>
            {(card) => (
              <li>
                <Say text={cardName(card, props.voice)} />
              </li>
            )}
          </For>
          <Show when={unnamed() > 0}>
            <li>{props.voice.sim('cards', { n: unnamed() })}</li>
          </Show>
        </ul>
      </Show>
      <p class="vt-pool">
        {props.minion.controller} · {props.voice.sim('pool', { n: player()?.pool ?? 0 })}
      </p>
      <Show when={pool().length > 0}>
        <Tags tags={pool()} voice={props.voice} />
      </Show>
    </>
  );
}

function Between(props: Part): JSX.Element {
  const combat = () => props.position.table.combat;
  const strikes = createMemo(() => Object.entries(combat().strikes).flatMap(([id, strike]) => (strike ? [{ id, strike }] : [])));
  return (
    <div class="vt-between">
      <p class="vt-range">{props.voice.sim(`range.${combat().range ?? 'open'}`)}</p>
      <p>{props.voice.sim('round', { n: combat().round })}</p>
      <For each={strikes()}>
        {({ id, strike }) => (
          <p>
            {id}
            {props.voice.sim('colon')} <Say text={cardName(strike.card, props.voice)} />
            <Show when={strike.mode}> [{strike.mode}]</Show>
            <Show when={strike.dodged}> {props.voice.sim('strike.dodged')}</Show>
            <Show when={strike.void}> {props.voice.sim('strike.void')}</Show>
          </p>
        )}
      </For>
    </div>
  );
}

function Around(props: Part & { others: readonly string[] }): JSX.Element {
  const table = () => props.position.table;
  const pending = createMemo(() => table().combat.pending.filter((packet) => packet.n > 0));
  const bank = createMemo(() => table().bank - props.before.table.bank);
  return (
    <dl class="vt-around">
      <div>
        <dt>{props.voice.sim('around.pending')}</dt>
        <dd>
          <For each={pending()} fallback={props.voice.sim('none')}>
            {(packet) => <span class="vt-line">{props.voice.sim('pending', { ...packet, who: packet.to })}</span>}
          </For>
        </dd>
      </div>
      <div>
        <dt>{props.voice.sim('around.effects')}</dt>
        <dd>
          <Show when={table().combat.inForce.length + table().combat.grants.length > 0} fallback={props.voice.sim('none')}>
            <For each={table().combat.inForce}>
              {(effect) => (
                <span class="vt-line">
                  <Say text={cardName(effect.card, props.voice)} /> [{effect.mode}] · {effect.by} ·{' '}
                  {props.voice.sim(`until.${effect.until}`)}
                  <Show when={effect.counters !== undefined}> · {props.voice.sim('counters', { n: effect.counters ?? 0 })}</Show>
                </span>
              )}
            </For>
            <For each={table().combat.grants}>
              {(grant) => (
                <span class="vt-line">
                  {grant.who} · {props.voice.sim(`grant.${grant.what}`)} · <Say text={cardName(grant.card, props.voice)} />
                </span>
              )}
            </For>
          </Show>
        </dd>
      </div>
      <Show when={props.others.length > 0}>
        <div>
          <dt>{props.voice.sim('around.others')}</dt>
          <dd>
            <For each={props.others}>
              {(id) => (
                <span class="vt-line">
                  <b>{id}</b> {figureOf(table().minions[id] as Minion)} · {traitsOf(table(), id, props.voice)}
                </span>
              )}
            </For>
          </dd>
        </div>
      </Show>
      <div>
        <dt>{props.voice.sim('around.bank')}</dt>
        <dd>
          {bank() === 0
            ? props.voice.sim('bank.still')
            : props.voice.sim('bank', { n: Math.abs(bank()), way: bank() > 0 ? 'in' : 'out' })}
        </dd>
      </div>
    </dl>
  );
}
