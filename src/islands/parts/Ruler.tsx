import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { canGoBack, canGoOn, isWritten } from '../../simulation/index.ts';
import type { Stand } from '../create-simulation.ts';
import { usePage } from '../face.ts';
import { Icon } from './Icon.tsx';

/** Beyond so many steps only every fifth tick has its number. */
const LONG = 12;
/** Beyond so many a phone has no room for ticks that a finger meets: a range input, and the number beside it. */
const MANY = 7;

/**
 * The steps as a ruler. Arrow keys, Home and End move along it, one tick in the tab order at a time; the buttons
 * beside it stay focused while they are pressed.
 */
export function Ruler<T>(props: { stand: Stand<T> }): JSX.Element {
  const { voice } = usePage();
  const stand = () => props.stand;
  const count = createMemo(() => stand().simulation().steps.length);
  const ticks = createMemo(() => Array.from({ length: count() + 1 }, (_, index) => index));
  const isBack = createMemo(() => canGoBack(stand().simulation()));
  const isOn = createMemo(() => canGoOn(stand().simulation()));
  /** At the end of a line of the reader's own, Next lets everybody decline. */
  const isIdling = createMemo(() => isOn() && stand().index() === count() && !isWritten(stand().simulation()));
  const isMany = createMemo(() => count() > MANY);
  let list: HTMLOListElement | undefined;
  let isByKey = false;

  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      ArrowRight: stand().forward,
      ArrowLeft: stand().back,
      Home: stand().first,
      End: stand().last,
    };
    const move =
      Object.hasOwn(moves, event.key) && !event.ctrlKey && !event.metaKey && !event.altKey ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    isByKey = true;
    move();
  };
  createEffect(
    on(
      () => stand().index(),
      (index) => {
        if (isByKey) list?.querySelectorAll('button')[index]?.focus();
        isByKey = false;
      },
      { defer: true },
    ),
  );

  const state = (index: number): string => (index < stand().index() ? 'is-past' : index === stand().index() ? 'is-now' : '');
  return (
    <div class="sim-ruler" classList={{ 'is-long': count() > LONG, 'is-many': isMany() }}>
      <button
        type="button"
        class="button sim-first"
        aria-disabled={!isBack()}
        aria-label={voice.sim(isBack() ? 'first' : 'first-none')}
        onClick={() => stand().first()}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        class="button sim-back"
        aria-disabled={!isBack()}
        aria-label={voice.sim(isBack() ? 'back' : 'back-none')}
        onClick={() => stand().back()}
      >
        <Icon name="back" />
      </button>
      <div class="sim-scale">
        <ol class="sim-ticks" aria-label={voice.sim('ruler')} ref={list} onKeyDown={onKeyDown}>
          <For each={ticks()}>
            {(index) => (
              <li class={state(index)} classList={{ 'is-fifth': index % 5 === 0 || index === count() }}>
                <button
                  type="button"
                  aria-label={index === 0 ? voice.sim('step-0') : voice.sim('step', { n: index, of: count() })}
                  aria-current={index === stand().index() ? 'step' : undefined}
                  tabindex={index === stand().index() ? 0 : -1}
                  onClick={() => stand().goTo(index)}
                >
                  <span class="sim-number" aria-hidden="true">
                    {index}
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={isMany()}>
          <span class="sim-count" aria-hidden="true">
            <strong>{stand().index()}</strong> / {count()}
          </span>
          <input
            type="range"
            class="sim-touch"
            min="0"
            max={count()}
            value={stand().index()}
            aria-label={voice.sim('ruler')}
            aria-valuetext={voice.sim('step', { n: stand().index(), of: count() })}
            onInput={(event) => stand().goTo(event.currentTarget.valueAsNumber)}
          />
        </Show>
      </div>
      <button
        type="button"
        class="button sim-next"
        aria-disabled={!isOn()}
        aria-label={voice.sim(isIdling() ? 'next-idle' : isOn() ? 'next-step' : 'next-none')}
        onClick={() => stand().forward()}
      >
        <span class="sim-next-word" aria-hidden="true">
          {voice.sim('next')}
        </span>
        <Icon name="next" />
      </button>
      <button
        type="button"
        class="button sim-last"
        aria-disabled={!isOn()}
        aria-label={voice.sim(isOn() ? 'last' : 'last-none')}
        onClick={() => stand().last()}
      >
        <Icon name="last" />
      </button>
    </div>
  );
}
