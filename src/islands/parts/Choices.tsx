import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Choice, Move } from '../../engine/game.ts';
import { writeToken } from '../../engine/move.ts';
import { isOver } from '../../engine/play.ts';
import { joined, type Sentence } from '../../i18n/say.ts';
import { isOnWritten, offerAt, present } from '../../simulation/index.ts';
import type { Stand } from '../create-simulation.ts';
import { type Face, usePage } from '../face.ts';
import { Cite } from './Cite.tsx';
import { Icon } from './Icon.tsx';
import { Say } from './Sentence.tsx';

/** More legal moves than this, and only the first ones stand open. */
const MANY = 24;
const FIRST = 12;

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
  let heading: HTMLHeadingElement | undefined;
  /** The button that was pressed is gone: the keyboard goes on from the heading above the new choices. */
  const choose = (move: Move): void => {
    props.stand.choose(move);
    if (document.activeElement === document.body || !document.activeElement) heading?.focus();
  };
  const offered = (choice: Choice): Sentence => props.face.offer(choice.move, present(simulation()), voice);
  const asked = (choice: Choice): string => `${props.face.asked(choice.move.who, voice)}${voice.sim('colon')} `;
  const says = (choice: Choice): Sentence =>
    choice.move.who === who() ? offered(choice) : joined([asked(choice), offered(choice)], '');
  const legal = (choice: Choice): JSX.Element => (
    <li>
      <button type="button" class="button" onClick={() => choose(choice.move)}>
        <Say text={says(choice)} />
      </button>
    </li>
  );
  const reason = (choice: Choice): Sentence => voice.refusal(choice.refusal ?? '');
  const refused = `${voice.sim('refused')}${voice.sim('colon')}`;
  return (
    <div role="group" class="sim-choices" aria-labelledby={`${props.id}-choices`}>
      <h4 class="sim-label" id={`${props.id}-choices`} tabindex="-1" ref={heading}>
        <Show when={offer().legal.length > 0} fallback={voice.sim(isEnd() ? 'over' : 'forced')}>
          {voice.sim('turn', { who: props.face.asked(who(), voice), where: props.where })}
        </Show>
      </h4>
      <ul class="sim-moves">
        <For each={offer().legal.slice(0, offer().legal.length > MANY ? FIRST : MANY)}>{legal}</For>
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
                <span>
                  <Say text={says(choice)} />
                </span>
              </button>
              <span class="unseen" id={`${props.id}-why-${index()}`}>
                <Say text={joined([refused, reason(choice)])} />
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={offer().legal.length > MANY}>
        <details>
          <summary>{voice.sim('more-moves', { n: offer().legal.length - FIRST })}</summary>
          <ul class="sim-moves">
            <For each={offer().legal.slice(FIRST)}>{legal}</For>
          </ul>
        </details>
      </Show>
      <Show when={offer().more > 0}>
        <p class="sim-more">{voice.sim('more-refused', { n: offer().more })}</p>
      </Show>
      <Show when={props.stand.refused()} keyed>
        {(choice) => (
          <div class="sim-refusal">
            <p>
              <Icon name="refused" />
              <strong>{refused}</strong> <Say text={joined([asked(choice), offered(choice)], '')} />
            </p>
            <p class="sim-reason">
              <Say text={reason(choice)} />
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
    </div>
  );
}
