/** This very deck as a link, Markdown, forum code, or plain text with the verdict in words. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { useDeck } from './DeckParts.tsx';
import { because } from './deck-state.ts';
import { Icon } from './parts/Icon.tsx';

const FORMS = ['link', 'markdown', 'forum', 'text'] as const;
type Form = (typeof FORMS)[number];

export function DeckShare(): JSX.Element {
  const { data, voice, deck } = useDeck();
  const [copied, setCopied] = createSignal<{ readonly form: Form; readonly hash: string }>();
  const path = createMemo(() => {
    const hash = deck.hash();
    return hash === undefined ? undefined : `${data.href}#${hash}`;
  });
  const isCopied = (form: Form): boolean => copied()?.form === form && copied()?.hash === deck.hash();
  const word = (form: Form): string => voice.sim(isCopied(form) ? 'copied' : 'do-copy');
  const namesOf = (cards: readonly { readonly name: string }[]): string => cards.map(({ name }) => name).join(', ');
  const name = (): string => voice.sim('copy.name', { characters: namesOf(deck.characters()) || voice.sim('start.empty') });
  const write = (form: Form, url: string): string => {
    if (form === 'link') return url;
    if (form === 'markdown') return `[${name()}](${url})`;
    if (form === 'forum') return `[url=${url}]${name()}[/url]`;
    const reasons = deck.verdict().reasons.flatMap((reason) => [
      because(reason, voice)
        .map((run) => run.text)
        .join(''),
      `§ ${data.game}.${reason.rule}`,
    ]);
    return [
      name(),
      ...deck.entries().map(({ card, n }) => `${n} × ${deck.cardOf(card.id)?.name}`),
      deck.verdictWords(),
      // what is asked is not answered by copying it
      ...(deck.isHidden() ? [] : reasons),
      url,
    ].join('\n');
  };
  /** Here the verdict matters more than the address. */
  const preview = (form: Form): string => {
    // the server's page does without: nobody can copy there
    if (!deck.isAwake()) return '';
    return form === 'text' ? `${name()} ${deck.verdictWords()}` : write(form, path() ?? '');
  };
  const copy = async (form: Form): Promise<void> => {
    const text = write(form, window.location.origin + (path() ?? ''));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      byHand(text);
    }
    setCopied({ form, hash: deck.hash() ?? '' });
    deck.say(() => voice.sim('copied'));
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
