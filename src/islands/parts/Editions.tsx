import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Lesson } from '../../simulation/index.ts';
import type { Stand } from '../create-simulation.ts';
import { usePage } from '../face.ts';

/** Rules of today, rules of 2004: shown where the two lines are told differently, with the step at which they part. */
export function Editions<T>(props: { stand: Stand<T>; lesson: Lesson<T>; id: string }): JSX.Element {
  const { voice } = usePage();
  const here = () => props.stand.simulation();
  const parting = createMemo(() => props.lesson.parting(here().setting));
  return (
    <Show when={parting() !== undefined || here().edition !== props.lesson.editions[0]}>
      <fieldset class="sim-editions">
        <legend class="sim-label">{voice.sim('edition')}</legend>
        <For each={props.lesson.editions}>
          {(edition) => (
            <label classList={{ 'is-chosen': here().edition === edition }}>
              <input
                type="radio"
                name={`${props.id}-edition`}
                value={edition}
                checked={here().edition === edition}
                onChange={() => props.stand.setEdition(edition)}
              />
              <span>{voice.sim(`edition.${edition}`)}</span>
            </label>
          )}
        </For>
        <Show when={parting()} fallback={<span class="sim-parting">{voice.sim('never-part')}</span>} keyed>
          {(step) => (
            <button type="button" class="sim-link sim-parting" onClick={() => props.stand.goTo(step)}>
              {voice.sim('part-at', { n: step })}
            </button>
          )}
        </Show>
      </fieldset>
    </Show>
  );
}
