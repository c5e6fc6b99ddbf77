/** The whole check of the deck: what is asked of a list in which something is wrong, the verdict, every reason with its rule. */
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { CODES } from '../games/eredan/deck.ts';
import { RuleLink, Told, useDeck } from './DeckParts.tsx';
import { because } from './deck-state.ts';
import { Icon } from './parts/Icon.tsx';

const NONE = 'none';

export function DeckCheck(): JSX.Element {
  const { data, voice, deck } = useDeck();
  const label = (code: string): string => voice.sim(`code.${code.replace('deck/', '')}`);
  const fault = () => deck.fault();
  return (
    <>
      <Show when={fault()} keyed>
        {(found) => (
          <div class="sim-notice" role="alert">
            <p>{voice.sim(`notice.${found.reason}`, { at: found.at + 1, id: found.id ?? '' })}</p>
            <p>{voice.sim('notice.what-now')}</p>
          </div>
        )}
      </Show>
      <Show when={data.puzzles[deck.puzzle()]} keyed>
        {(puzzle) => <Question code={puzzle.name} label={label} />}
      </Show>
      <div class="deck-check">
        <h3 class="sim-label">{voice.sim('check')}</h3>
        <p class="deck-verdict">
          <Show when={deck.state() === 'legal' || deck.state() === 'illegal'}>
            <Icon name={deck.state() === 'legal' ? 'check' : 'refused'} />
          </Show>
          <span>{deck.verdictWords()}</span>
        </p>
        <Show when={!deck.isHidden()}>
          <ul class="deck-reasons">
            <For each={deck.verdict().reasons}>
              {(reason) => (
                <li>
                  <p class="sim-reason">
                    <Told text={because(reason, voice)} />
                  </p>
                  <RuleLink rule={reason.rule} />
                </li>
              )}
            </For>
          </ul>
          <Show when={deck.characters().length > 0}>
            <p class="deck-category">
              {voice.sim('category', {
                guilds:
                  deck
                    .verdict()
                    .category.map((guild) => voice.sim(`guild.${guild}`))
                    .join(', ') || voice.sim('category.none'),
              })}
            </p>
          </Show>
        </Show>
      </div>
    </>
  );

  /** Predict, then reveal. What was asked and answered stays as long as the list does. */
  function Question(props: { readonly code: string; readonly label: (code: string) => string }): JSX.Element {
    const [chosen, setChosen] = createSignal<string>();
    const isOpen = () => deck.isHidden();
    /** The right one, two others, and that nothing is wrong: in the order of the rules, the same each time. */
    const options = createMemo(() => {
      const codes = data.puzzles.map(({ name }) => name);
      const at = codes.indexOf(props.code);
      const some = [0, 2, 5].map((step) => codes[(at + step) % codes.length] as string);
      return [...CODES.filter((code) => some.includes(code)), NONE];
    });
    createEffect(on(isOpen, (open) => open && setChosen(undefined)));
    const said = (): string => voice.sim(chosen() === undefined ? 'answer' : chosen() === props.code ? 'right' : 'not-quite');
    const reveal = (): void => {
      deck.answer();
      deck.say(() => `${said()} ${props.label(props.code)}.`);
    };
    return (
      <div role="group" class="sim-predict" aria-labelledby="deck-ask">
        <p class="sim-label">{voice.sim(isOpen() ? 'before' : 'asked')}</p>
        <fieldset disabled={!isOpen()}>
          <legend id="deck-ask">{voice.sim('ask')}</legend>
          <div class="sim-options">
            <For each={options()}>
              {(option) => (
                <label classList={{ 'is-chosen': chosen() === option, 'is-right': !isOpen() && option === props.code }}>
                  <input type="radio" name="deck-answer" value={option} onChange={() => setChosen(option)} />
                  <Show when={!isOpen() && option === props.code}>
                    <Icon name="check" />
                  </Show>
                  <span>{props.label(option)}</span>
                </label>
              )}
            </For>
            <Show when={isOpen()}>
              <button type="button" class="button" onClick={reveal}>
                {voice.sim('reveal')}
              </button>
            </Show>
          </div>
        </fieldset>
        <Show when={!isOpen()}>
          <p class="sim-reason">
            {said()} <strong>{props.label(props.code)}</strong>.
          </p>
        </Show>
      </div>
    );
  }
}
