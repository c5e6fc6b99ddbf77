/** The inspector's window: events and snapshots of the machine that runs in the page beside it. Asks no other host. */
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import '../styles/simulation.css';
import { CHANNEL, READY } from './inspector-channel.ts';

/** Words of `content/<lang>/inspect.yaml`. */
export interface InspectorProps {
  readonly words: Readonly<Record<string, string>>;
}

interface Entry {
  readonly event: string;
  readonly by: string;
  readonly state: string;
  readonly snapshot: unknown;
}

type Seen = StatelyInspectionEvent & { readonly event?: { readonly type: string; readonly move?: { readonly who: string } } };

export default function Inspector(props: InspectorProps): JSX.Element {
  const [entries, setEntries] = createSignal<readonly Entry[]>([]);
  const [actor, setActor] = createSignal<{ readonly name: string; readonly definition: string }>();
  const [chosen, setChosen] = createSignal<number>();
  const at = createMemo(() => Math.min(chosen() ?? Number.POSITIVE_INFINITY, entries().length - 1));
  const now = createMemo(() => entries()[at()]);
  const word = (key: string): string => props.words[key] ?? key;

  onMount(() => {
    // the receiver listens to its window: what comes over the channel is handed on to it
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => window.postMessage(data, window.location.origin);
    const { unsubscribe } = createBrowserReceiver().subscribe((message) => take(message as Seen));
    channel.postMessage(READY);
    onCleanup(() => {
      unsubscribe();
      channel.close();
    });
  });

  const take = (message: Seen): void => {
    if (message.type === '@xstate.actor') {
      setActor({ name: message.sessionId, definition: pretty(JSON.parse(message.definition ?? '{}')) });
      setChosen(undefined);
      setEntries([entryOf({ type: word('start') }, message.snapshot)]);
    } else if (message.type === '@xstate.snapshot')
      setEntries([...entries(), entryOf(message.event as NonNullable<Seen['event']>, message.snapshot)]);
  };

  return (
    <div class="sim inspector">
      <Show when={entries().length > 0} fallback={<p role="status">{word('waiting')}</p>}>
        <p class="sim-label">{actor()?.name}</p>
        <div class="inspector-panes">
          <section aria-labelledby="inspector-events">
            <h2 class="sim-label" id="inspector-events">
              {word('events')}
            </h2>
            <ol class="inspector-events">
              <For each={entries()}>
                {(entry, index) => (
                  <li>
                    <button type="button" aria-current={index() === at() ? 'true' : undefined} onClick={() => setChosen(index())}>
                      <span class="sim-number">{index()}</span>
                      <b>{entry.event}</b> <span>{entry.by}</span>
                      <code>{entry.state}</code>
                    </button>
                  </li>
                )}
              </For>
            </ol>
          </section>
          <section aria-labelledby="inspector-snapshot">
            <h2 class="sim-label" id="inspector-snapshot">
              {word('snapshot')}
            </h2>
            <pre tabindex="0">{pretty(now()?.snapshot)}</pre>
            <details>
              <summary>{word('definition')}</summary>
              <pre tabindex="0">{actor()?.definition}</pre>
            </details>
          </section>
        </div>
      </Show>
    </div>
  );
}

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2) ?? '';

function entryOf(event: NonNullable<Seen['event']>, snapshot: unknown): Entry {
  const { value } = snapshot as { value?: unknown };
  return { event: event.type, by: event.move?.who ?? '', state: pathOf(value), snapshot };
}

function pathOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value ?? '');
  const [[key, inner] = ['', '']] = Object.entries(value);
  return [key, pathOf(inner)].filter(Boolean).join('.');
}
