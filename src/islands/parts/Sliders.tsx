import { For, type JSX, Show } from 'solid-js';
import type { Vary } from '../../simulation/index.ts';
import type { Stand } from '../create-simulation.ts';
import { usePage } from '../face.ts';

/** A native range over a ruler whose values are written out; more values than fit show their ends only. */
export function Sliders<T>(props: {
  stand: Stand<T>;
  vary: readonly Vary[];
  label: (vary: Vary) => string;
  ending: string;
  id: string;
}): JSX.Element {
  const { voice } = usePage();
  const place = (vary: Vary): number => vary.values.indexOf(props.stand.simulation().setting[vary.name] ?? vary.initial);
  const word = (value: unknown): string => (voice.has(`value.${value}`) ? voice.sim(`value.${value}`) : String(value));
  return (
    <div class="sim-sliders">
      <For each={props.vary}>
        {(vary, index) => (
          <Show when={vary.values.length > 2} fallback={<Either {...props} vary={vary} label={props.label(vary)} word={word} />}>
            <div class="sim-slider">
              <p class="sim-slider-head">
                <label for={`${props.id}-${vary.name}`}>
                  {props.label(vary)}
                  {voice.sim('colon')} <strong>{word(vary.values[place(vary)])}</strong>
                </label>
                <Show when={index() === 0}>
                  <span class="sim-ending">{voice.sim('at-the-end', { ending: props.ending })}</span>
                </Show>
              </p>
              <div class="sim-values">
                <ul aria-hidden="true" classList={{ 'is-crowded': vary.values.length > 9 }}>
                  <For each={vary.values}>
                    {(value, at) => (
                      <li classList={{ 'is-now': at() === place(vary) }}>
                        <span>{word(value)}</span>
                      </li>
                    )}
                  </For>
                </ul>
                <input
                  type="range"
                  id={`${props.id}-${vary.name}`}
                  min="0"
                  max={vary.values.length - 1}
                  value={place(vary)}
                  aria-valuetext={word(vary.values[place(vary)])}
                  onInput={(event) =>
                    props.stand.set({ [vary.name]: vary.values[event.currentTarget.valueAsNumber] ?? vary.initial })
                  }
                />
              </div>
            </div>
          </Show>
        )}
      </For>
    </div>
  );
}

/** Two values are a choice, not a scale. */
function Either<T>(props: {
  stand: Stand<T>;
  vary: Vary;
  label: string;
  word: (value: unknown) => string;
  id: string;
}): JSX.Element {
  const { voice } = usePage();
  const value = () => props.stand.simulation().setting[props.vary.name];
  return (
    <fieldset class="sim-editions sim-slider">
      <legend>
        {props.label}
        {voice.sim('colon')}
      </legend>
      <For each={props.vary.values}>
        {(one) => (
          <label classList={{ 'is-chosen': one === value() }}>
            <input
              type="radio"
              name={`${props.id}-${props.vary.name}`}
              value={String(one)}
              checked={one === value()}
              onChange={() => props.stand.set({ [props.vary.name]: one })}
            />
            <span>{props.word(one)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
