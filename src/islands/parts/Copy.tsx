import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { permanentScenarioUrl } from '../../content/addresses.ts';
import { plain } from '../../i18n/say.ts';
import { hashOf } from '../../simulation/index.ts';
import { rulesOf, type Stand, sentenceOf } from '../create-simulation.ts';
import { usePage } from '../face.ts';
import { Icon } from './Icon.tsx';

const FORMS = ['link', 'markdown', 'forum', 'text'] as const;
type Form = (typeof FORMS)[number];

/** This very step as a link, Markdown, forum code, or plain text with the ruling in words. */
export function Copy<T>(props: { stand: Stand<T>; title: string; scenario: string }): JSX.Element {
  const { voice, game } = usePage();
  const [copied, setCopied] = createSignal<Form>();
  const path = createMemo(() => {
    const hash = hashOf(props.stand.simulation());
    return hash === undefined ? undefined : `${permanentScenarioUrl(game, props.scenario)}#${hash}`;
  });
  const word = (form: Form): string => voice.sim(copied() === form ? 'copied' : 'do-copy');
  const name = (): string => voice.sim('copy.name', { title: props.title, n: props.stand.index() });
  const write = (form: Form, url: string): string => {
    if (form === 'link') return url;
    if (form === 'markdown') return `[${name()}](${url})`;
    if (form === 'forum') return `[url=${url}]${name()}[/url]`;
    const events = props.stand.events();
    const what = events.length > 0 ? plain(sentenceOf(events, voice)) : voice.sim('start');
    const cited = rulesOf(events).map((rule) => `§ ${game}.${rule}`);
    return [name(), what, ...cited, url].join('\n');
  };
  /** Here the reader's own lines matter more than the address. */
  const preview = (form: Form): string => {
    // the server's page does without: nobody can copy there
    if (!props.stand.isAwake()) return '';
    const text = write(form, path() ?? '');
    return form === 'text' ? (text.split('\n')[1] ?? '') : text;
  };
  const copy = async (form: Form): Promise<void> => {
    const text = write(form, window.location.origin + (path() ?? ''));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      byHand(text);
    }
    setCopied(form);
    props.stand.say(voice.sim('copied'));
  };
  return (
    <details class="sim-copy" open>
      <summary>
        <Icon name="copy" />
        {voice.sim('copy')}
      </summary>
      <Show when={path() !== undefined} fallback={<p>{voice.sim('copy.too-long')}</p>}>
        <ul>
          <For each={FORMS}>
            {(form) => (
              <li>
                <span class="sim-form">{voice.sim(`copy.${form}`)}</span>
                <span class="sim-preview">{preview(form)}</span>
                <button
                  type="button"
                  class="button"
                  aria-label={`${word(form)}${voice.sim('colon')} ${voice.sim(`copy.${form}`)}`}
                  onClick={() => void copy(form)}
                >
                  {word(form)}
                  <Show when={copied() === form}>
                    <Icon name="check" />
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
}

/** Where the clipboard is closed to scripts (an insecure address, an old browser). */
function byHand(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
