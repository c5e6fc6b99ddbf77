import { createMemo, For, type JSX, Show, untrack } from 'solid-js';
import { goTo, hashOf } from '../../simulation/index.ts';
import { rulesOf, type Stand, sentenceOf } from '../create-simulation.ts';
import { usePage } from '../face.ts';
import { Cite } from './Cite.tsx';
import { Say } from './Sentence.tsx';

/** One line a step up to the present one, each a link to its step. */
export function Log<T>(props: { stand: Stand<T>; id: string }): JSX.Element {
  const { voice } = usePage();
  const steps = createMemo(() => props.stand.simulation().steps.slice(0, props.stand.index()));
  /** Of a step of the line as it is: another line has other steps. */
  const hash = (index: number): string => `#${hashOf(goTo(props.stand.simulation(), index)) ?? ''}`;
  return (
    <div role="group" class="sim-log" aria-labelledby={`${props.id}-log`}>
      <h4 class="sim-label" id={`${props.id}-log`}>
        {voice.sim('log')}
      </h4>
      <Show when={steps().length > 0} fallback={<p class="sim-empty">{voice.sim('log-empty')}</p>}>
        <ol>
          <For each={steps()}>
            {(step, at) => (
              <li aria-current={at() + 1 === props.stand.index() ? 'step' : undefined}>
                <span class="sim-number" aria-hidden="true">
                  {at() + 1}
                </span>
                <div>
                  <a
                    class="sim-line"
                    href={untrack(() => hash(at() + 1))}
                    onClick={(event) => {
                      event.preventDefault();
                      props.stand.goTo(at() + 1);
                    }}
                  >
                    <Say text={sentenceOf(step.events, voice)} />
                  </a>
                  <span class="cites">
                    <For each={rulesOf(step.events)}>{(rule) => <Cite rule={rule} />}</For>
                  </span>
                </div>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  );
}
