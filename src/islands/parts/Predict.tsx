import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Happening } from '../../engine/game.ts';
import { stepsOf } from '../../engine/line.ts';
import { runsOf } from '../../i18n/say.ts';
import type { Question, Value } from '../../simulation/index.ts';
import { type Answer, answerTo, isSame } from '../../simulation/predict.ts';
import { concerning, rulesOf, type Stand, sentenceOf } from '../create-simulation.ts';
import { usePage } from '../face.ts';
import { Cites } from './Cite.tsx';
import { Icon } from './Icon.tsx';
import { Say } from './Sentence.tsx';

/** Predict, then reveal. No time limit; what was asked and answered stays. */
export function Predict<T>(props: {
  stand: Stand<T>;
  question: Question;
  ask: string;
  label: (name: string) => string;
  id: string;
  onReveal: () => void;
}): JSX.Element {
  const { voice } = usePage();
  const [chosen, setChosen] = createSignal<Value>();
  /** The answer for the values that were set when it was asked for. */
  const [answer, setAnswer] = createSignal<Answer>();
  const word = (value: unknown): string => (voice.has(`value.${value}`) ? voice.sim(`value.${value}`) : String(value));
  const isRight = createMemo(() => isSame(chosen(), answer()?.value));
  const reveal = (): void => {
    const found = answerTo(props.stand.simulation(), props.question);
    setDeciding(
      concerning(stepsOf(props.stand.simulation().written)[found.step - 1]?.events ?? [], props.question.of.split('.')[0] ?? ''),
    );
    setAnswer(found);
    props.onReveal();
    props.stand.say(
      [voice.sim(chosen() === undefined ? 'answer' : isRight() ? 'right' : 'not-quite'), word(found.value)].join(' '),
    );
  };
  const [deciding, setDeciding] = createSignal<readonly Happening[]>([]);
  return (
    <div role="group" class="sim-predict" aria-labelledby={`${props.id}-ask`}>
      <p class="sim-label">{voice.sim(answer() ? 'asked' : 'before-going-on')}</p>
      <fieldset disabled={answer() !== undefined}>
        <legend id={`${props.id}-ask`}>
          <Say text={runsOf(props.ask)} />
        </legend>
        <div class="sim-options">
          <For each={props.question.options}>
            {(option) => (
              <label
                classList={{
                  'is-chosen': chosen() === option,
                  'is-right': answer() !== undefined && isSame(option, answer()?.value),
                }}
              >
                <input type="radio" name={`${props.id}-answer`} value={String(option)} onChange={() => setChosen(() => option)} />
                <Show when={answer() !== undefined && isSame(option, answer()?.value)}>
                  <Icon name="check" />
                </Show>
                <span>{word(option)}</span>
              </label>
            )}
          </For>
          <Show when={!answer()}>
            <button type="button" class="button" onClick={reveal}>
              {voice.sim('reveal')}
            </button>
          </Show>
        </div>
      </fieldset>
      <Show when={answer()} keyed>
        {(found) => (
          <>
            <p class="sim-reason">
              <span>
                {voice.sim(chosen() === undefined ? 'answer' : isRight() ? 'right' : 'not-quite')}{' '}
                <strong>{word(found.value)}</strong>.{' '}
              </span>
              <Say text={sentenceOf(deciding(), voice)} />
              <Show when={found.instead} keyed>
                {(instead) => (
                  <span>
                    {' '}
                    {voice.sim('instead', {
                      name: props.label(instead.vary.name),
                      value: word(instead.value),
                      answer: word(instead.answer),
                    })}
                  </span>
                )}
              </Show>
            </p>
            <Cites rules={rulesOf(deciding())} />
          </>
        )}
      </Show>
    </div>
  );
}
