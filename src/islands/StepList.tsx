/** Every step of a line in words, with the table after it: what a page says without any script. Drawn by the server only. */
import { For, type JSX, Show } from 'solid-js';
import { ruleUrl } from '../content/addresses.ts';
import type { Happening, Position } from '../engine/game.ts';
import type { Lang } from '../i18n/locales.ts';
import { voiceOf, type Words } from '../i18n/say.ts';
import { lessonOf, open, type Sheet } from '../simulation/index.ts';
import { rulesOf, sentenceOf } from './create-simulation.ts';
import type { TextFace } from './face.ts';
import { Say } from './parts/Sentence.tsx';

export function StepList<T>(props: { readonly sheet: Sheet; readonly words: Words; readonly face: TextFace<T> }): JSX.Element {
  const voice = voiceOf(props.words);
  const { line, steps } = open(lessonOf(props.face.game, props.sheet));
  const rows: readonly { events: readonly Happening[]; position: Position<T> }[] = [
    { events: [], position: line.start },
    ...steps,
  ];
  const figures = rows.map(({ position }) => props.face.figures(position, voice));
  /** All of the table at the start, all figures at the end; between them also those that the step changed. */
  const told = (index: number): readonly string[] => {
    const { always = [], changing = [] } = figures[index] ?? {};
    if (index === 0) return props.face.inWords(line.start, voice);
    const known = index === rows.length - 1 ? [] : (figures[index - 1]?.changing ?? []);
    return [...always, ...changing.filter((figure) => !known.includes(figure))];
  };
  return (
    <details class="sim-steps">
      <summary>{voice.sim('all-steps', { n: steps.length })}</summary>
      <ol>
        <For each={rows}>
          {({ events }, index) => (
            <li>
              <span class="sim-number">{index()}</span>
              <p>
                <Show when={events.length > 0} fallback={voice.sim('start')}>
                  <Say text={sentenceOf(events, voice)} />
                </Show>{' '}
                <For each={rulesOf(events)}>
                  {(rule) => (
                    <a class="cite" href={ruleUrl(props.words.lang as Lang, props.words.game, rule)}>
                      <span class="cite-sign" aria-hidden="true">
                        §
                      </span>{' '}
                      <span class="cite-id">{rule}</span>
                    </a>
                  )}
                </For>
              </p>
              <p class="sim-facts">{told(index()).join(' · ')}</p>
            </li>
          )}
        </For>
      </ol>
    </details>
  );
}
