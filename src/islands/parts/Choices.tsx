import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Choice } from '../../engine/game.ts';
import { writeToken } from '../../engine/move.ts';
import { isOver } from '../../engine/play.ts';
import { isOnWritten, offerAt, present } from '../../simulation/index.ts';
import type { Stand } from '../create-simulation.ts';
import { type Face, usePage } from '../face.ts';
import { Cite } from './Cite.tsx';
import { Icon } from './Icon.tsx';
import { Say } from './Sentence.tsx';

/** Legal moves are equal buttons; refused ones stay within reach and say why. Nothing hints at the good one. */
export function Choices<T>(props: { stand: Stand<T>; face: Face<T>; where: string; id: string }): JSX.Element {
  const { voice } = usePage();
  const simulation = () => props.stand.simulation();
  const offer = createMemo(() => offerAt(simulation()));
  const who = createMemo(() => offer().legal[0]?.move.who ?? '');
  const isEnd = createMemo(() => isOver(props.face.game, present(simulation())));
  const isShown = (choice: Choice): boolean => {
    const shown = props.stand.refused();
    return shown !== undefined && writeToken(shown.move) === writeToken(choice.move);
  };
  const says = (choice: Choice): JSX.Element => (
    <>
      <Show when={choice.move.who !== who()}>
        {props.face.asked(choice.move.who, voice)}
        {voice.sim('colon')}{' '}
      </Show>
      <Say text={props.face.offer(choice.move, present(simulation()), voice)} />
    </>
  );
  return (
    <section class="sim-choices" aria-labelledby={`${props.id}-choices`}>
      <h4 class="sim-label" id={`${props.id}-choices`}>
        <Show when={offer().legal.length > 0} fallback={voice.sim(isEnd() ? 'over' : 'forced')}>
          {voice.sim('turn', { who: props.face.asked(who(), voice), where: props.where })}
        </Show>
      </h4>
      <ul class="sim-moves">
        <For each={offer().legal}>
          {(choice) => (
            <li>
              <button type="button" class="button" onClick={() => props.stand.choose(choice.move)}>
                {says(choice)}
              </button>
            </li>
          )}
        </For>
        <For each={offer().refused}>
          {(choice, index) => (
            <li>
              <button
                type="button"
                class="button is-refused"
                aria-disabled="true"
                aria-expanded={isShown(choice)}
                aria-describedby={`${props.id}-why-${index()}`}
                onClick={() => props.stand.choose(choice.move)}
              >
                <Icon name="refused" />
                <span>{says(choice)}</span>
              </button>
              <span class="unseen" id={`${props.id}-why-${index()}`}>
                {voice.sim('refused')}
                {voice.sim('colon')} <Say text={voice.refusal(choice.refusal ?? '')} />
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={offer().more > 0}>
        <p class="sim-more">{voice.sim('more-refused', { n: offer().more })}</p>
      </Show>
      <Show when={props.stand.refused()} keyed>
        {(choice) => (
          <div class="sim-refusal">
            <p>
              <Icon name="refused" />
              <strong>
                {voice.sim('refused')}
                {voice.sim('colon')}
              </strong>{' '}
              {props.face.asked(choice.move.who, voice)}
              {voice.sim('colon')} <Say text={props.face.offer(choice.move, present(simulation()), voice)} />
            </p>
            <p class="sim-reason">
              <Say text={voice.refusal(choice.refusal ?? '')} />
            </p>
            <Cite rule={choice.refusal ?? ''} />
          </div>
        )}
      </Show>
      <Show when={!isOnWritten(simulation())}>
        <p class="sim-off">
          <span>{voice.sim('off-line')}</span>
          <button type="button" class="button" onClick={() => props.stand.followWritten()}>
            <Icon name="undo" />
            {voice.sim('follow')}
          </button>
        </p>
      </Show>
    </section>
  );
}
