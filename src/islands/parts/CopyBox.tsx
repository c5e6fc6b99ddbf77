/** Something of the page as a link, Markdown, forum code, or plain text, each with a button that copies it. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Voice } from '../../i18n/say.ts';
import { Icon } from './Icon.tsx';

const FORMS = ['link', 'markdown', 'forum', 'text'] as const;
type Form = (typeof FORMS)[number];

interface Props {
  readonly voice: Voice;
  /** The address, without its host; none where it would be too long. */
  readonly path: string | undefined;
  readonly name: string;
  /** As plain text, its address below. */
  readonly text: (url: string) => string;
  /** What is shown of the plain text: there its words matter more than the address. */
  readonly shown: string;
  /** The server's page does without previews: nobody can copy there. */
  readonly isAwake: boolean;
  readonly onCopied: () => void;
}

export function CopyBox(props: Props): JSX.Element {
  const [copied, setCopied] = createSignal<{ readonly form: Form; readonly path: string | undefined }>();
  /** Until the page shows something else. */
  const isCopied = (form: Form): boolean => copied()?.form === form && copied()?.path === props.path;
  const word = (form: Form): string => props.voice.sim(isCopied(form) ? 'copied' : 'do-copy');
  const write = (form: Form, url: string): string => {
    if (form === 'link') return url;
    if (form === 'markdown') return `[${props.name}](${url})`;
    return form === 'forum' ? `[url=${url}]${props.name}[/url]` : props.text(url);
  };
  const preview = (form: Form): string => (props.isAwake ? (form === 'text' ? props.shown : write(form, props.path ?? '')) : '');
  const copy = async (form: Form): Promise<void> => {
    const text = write(form, window.location.origin + (props.path ?? ''));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      byHand(text);
    }
    setCopied({ form, path: props.path });
    props.onCopied();
  };
  return (
    <details class="sim-copy" open>
      <summary>
        <Icon name="copy" />
        {props.voice.sim('copy')}
      </summary>
      <Show when={props.path !== undefined} fallback={<p>{props.voice.sim('copy.too-long')}</p>}>
        <ul>
          <For each={FORMS}>
            {(form) => (
              <li>
                <span class="sim-form">{props.voice.sim(`copy.${form}`)}</span>
                <span class="sim-preview">{preview(form)}</span>
                <button
                  type="button"
                  class="button"
                  aria-label={`${word(form)}${props.voice.sim('colon')} ${props.voice.sim(`copy.${form}`)}`}
                  onClick={() => void copy(form)}
                >
                  {word(form)}
                  <Show when={isCopied(form)}>
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
