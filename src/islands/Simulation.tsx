/**
 * A simulation as a reader operates it. Shows positions, sends choices, decides no rule. The first state is drawn by
 * the server with the same markup, so nothing moves when it wakes. Its parts are groups: a page has many simulations,
 * and ten regions named alike would be no landmarks.
 */
import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  getOwner,
  type JSX,
  onCleanup,
  onMount,
  runWithOwner,
  Show,
  untrack,
} from 'solid-js';
import { endOf } from '../engine/line.ts';
import { plain, runsOf, voiceOf, type Words } from '../i18n/say.ts';
import {
  before,
  hashOf,
  isOnWritten,
  isWritten,
  lessonOf,
  offerAt,
  type Simulation as Place,
  present,
  readSheet,
  statesPassed,
  stepIndex,
  told,
  type Vary,
} from '../simulation/index.ts';
import { applyMarks, boxOf, marksOf, pathOf } from '../statechart/marks.ts';
import { modelOf } from '../statechart/model.ts';
import { bringCharts } from './bring-charts.ts';
import { createSimulation, rulesOf, sentenceOf } from './create-simulation.ts';
import { type Face, PageContext } from './face.ts';
import { inspectorUrl } from './inspector-url.ts';
import { Choices } from './parts/Choices.tsx';
import { Cites } from './parts/Cite.tsx';
import { Copy } from './parts/Copy.tsx';
import { Editions } from './parts/Editions.tsx';
import { Icon } from './parts/Icon.tsx';
import { Log } from './parts/Log.tsx';
import type { Notices } from './parts/Notices.tsx';
import { Ruler } from './parts/Ruler.tsx';
import { Say } from './parts/Sentence.tsx';
import { pieces } from './pieces.ts';

/** All JSON but `chart`, which is a slot: the chart's drawing, its nested list and its legend. */
export interface SimulationProps {
  /** `JSON.stringify(sheetOf(game, scenario))`. */
  readonly sheet: string;
  readonly title: string;
  readonly intro?: string;
  /** Words of the questions, by key. */
  readonly ask?: Readonly<Record<string, string>>;
  /** Names of the parameters, where the figure's own name does not say enough. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Remarks, by key. */
  readonly remarks?: Readonly<Record<string, string>>;
  /** On its own page the title is the page's, and a damaged address that names no scenario is meant for this one. */
  readonly isAlone?: boolean;
  /** Id of the title, for whatever is labelled by it; and its own page. */
  readonly titleId?: string;
  readonly href?: string;
  readonly chart?: JSX.Element;
}

export function Simulation<T>(props: SimulationProps & { readonly words: Words; readonly face: Face<T> }): JSX.Element {
  const id = createUniqueId();
  // what a simulation is about never changes while it stands in the page
  const { face, words } = props;
  const voice = voiceOf(words);
  const lesson = lessonOf(face.game, readSheet(props.sheet));
  const model = modelOf(face.game.chart);
  const stateName = (path: string): string => voice.state(path || face.game.chart.machine.id);
  const where = (place: Place<T>): string => stateName(boxOf(model, present(place).state));

  /** What is heard: the log's own sentence, its rules, and where in the chart; backward steps say that they undo. */
  const announce = (from: Place<T>, to: Place<T>): string => {
    const index = stepIndex(to);
    const events = told(to);
    const isUndone = to.line === from.line && to.at < from.at;
    const undone = isUndone ? voice.sim('undone', { what: plain(sentenceOf(told(from), voice)) }) : '';
    const what = events.length > 0 ? plain(sentenceOf(events, voice)) : voice.sim('start');
    const step = index === 0 ? voice.sim('step-0') : voice.sim('step', { n: index, of: to.steps.length });
    return [undone, `${step}.`, what, ...rulesOf(events).map((rule) => `§ ${rule}.`), `${where(to)}.`].filter(Boolean).join(' ');
  };

  let root: HTMLDivElement | undefined;
  const stand = createSimulation(lesson, {
    isAlone: () => props.isAlone === true,
    announce,
    prepare(next) {
      offerAt(next);
      hashOf(next);
      marksOf(model, statesPassed(next));
      announce(next, next);
    },
  });
  const here = stand.simulation;
  const [revealed, setRevealed] = createSignal<readonly string[]>([]);
  const questions = createMemo(() => lesson.questions(here().setting, here().edition));
  const isHidden = createMemo(() => questions().some((question) => !revealed().includes(question.ask)));
  const isAsked = (step: number, ask: string): boolean =>
    revealed().includes(ask) || (stand.index() >= step && isOnWritten(here()));
  const ending = createMemo(() => face.ending(endOf(isWritten(here()) ? here().written : here().line), voice, isHidden()));
  const remarks = createMemo(() =>
    isOnWritten(here()) ? lesson.remarks(here().setting, here().edition).filter((remark) => remark.step === stand.index()) : [],
  );
  const label = (vary: Vary): string => props.labels?.[vary.name] ?? face.figure(vary, voice);
  const labelOf = (name: string): string => {
    const vary = lesson.vary.find((one) => one.name === name);
    return vary ? label(vary) : name;
  };
  // two parameters in figures make a table; a third, yes or no, stays as it is set
  const [rows, columns] = lesson.vary.filter((vary) => vary.values.length > 2);
  const { Predict, Sliders, OutcomeGrid } = pieces as Required<typeof pieces>;
  // what few readers meet is fetched when they do
  const [NoticesPart, setNoticesPart] = createSignal<typeof Notices<T>>();
  createEffect(() => {
    if (stand.notices().length > 0) void import('./parts/Notices.tsx').then((part) => setNoticesPart(() => part.Notices<T>));
  });
  const path = createMemo(() => pathOf(model, present(here()).state).map(stateName));

  const light = (): void => {
    const marks = marksOf(model, statesPassed(here()));
    if (root) applyMarks(root, marks);
  };
  onMount(() => root && onCleanup(bringCharts(root, () => untrack(light))));
  createEffect(light);

  const [isInspected, setInspected] = createSignal(false);
  const owner = getOwner();
  const inspect = async (): Promise<void> => {
    if (isInspected()) return;
    setInspected(true);
    const { createInspection } = await import('./inspect.ts');
    runWithOwner(owner, () => createInspection(face.game, here));
    stand.say(voice.sim('inspector-open'));
  };

  return (
    <PageContext.Provider value={{ voice, lang: words.lang, game: face.game.id, chapterOf: face.chapterOf }}>
      <div class="sim" ref={root}>
        <header class="sim-head">
          <div>
            <Show when={props.isAlone} fallback={<p class="sim-label">{voice.sim('simulation')}</p>}>
              <h2 class="sim-label">{voice.sim('simulation')}</h2>
            </Show>
            <h3 class="sim-title" classList={{ unseen: props.isAlone }} id={props.titleId ?? `${id}-title`}>
              <Show when={props.href && !props.isAlone} fallback={<Say text={runsOf(props.title)} />}>
                <a href={props.href}>
                  <Say text={runsOf(props.title)} />
                </a>
              </Show>
            </h3>
            <Show when={props.intro && !props.isAlone}>
              <p class="sim-intro">
                <Say text={runsOf(props.intro ?? '')} />
              </p>
            </Show>
          </div>
          <Show
            when={lesson.vary.length > 0}
            fallback={<p class="sim-ending">{voice.sim('at-the-end', { ending: ending() })}</p>}
          >
            <Sliders stand={stand} vary={lesson.vary} label={label} ending={ending()} id={id} />
          </Show>
        </header>
        <Show when={stand.notices().length > 0 && NoticesPart()} keyed>
          {(Part) => <Part stand={stand} face={face} />}
        </Show>
        <Ruler stand={stand} />
        <div class="sim-sentence">
          <p>
            <Show when={stand.events().length > 0} fallback={voice.sim('start')}>
              <Say text={sentenceOf(stand.events(), voice)} />
            </Show>{' '}
            <Cites rules={rulesOf(stand.events())} />
          </p>
          <For each={remarks()}>
            {(remark) => (
              <p class="sim-remark">
                <Say text={runsOf(props.remarks?.[remark.note] ?? '')} />
              </p>
            )}
          </For>
        </div>
        <Editions stand={stand} lesson={lesson} id={id} />
        <div class="sim-stage">
          <div class="sim-left">
            <div class="sim-table">
              <face.Table position={present(here())} before={before(here())} events={stand.events()} voice={voice} />
            </div>
            <Choices stand={stand} face={face} where={where(here())} id={id} />
            <For each={questions()}>
              {(question) => (
                <Show when={isAsked(question.step, question.ask)}>
                  <Predict
                    stand={stand}
                    question={question}
                    ask={props.ask?.[question.ask] ?? question.ask}
                    label={labelOf}
                    id={`${id}-${question.ask}`}
                    onReveal={() => setRevealed([...revealed(), question.ask])}
                  />
                </Show>
              )}
            </For>
            <Log stand={stand} id={id} />
          </div>
          <div class="sim-right">
            <div role="group" class="sim-chart" aria-label={voice.sim('chart')}>
              <p class="sim-path">
                <span class="unseen">{voice.sim('you-are-here')} </span>
                <For each={path()}>
                  {(name, at) => (
                    <Show when={at() < path().length - 1} fallback={<strong>{name}</strong>}>
                      {name}
                      <span aria-hidden="true"> › </span>
                    </Show>
                  )}
                </For>
              </p>
              {props.chart}
              <ul class="sim-legend" aria-hidden="true">
                <For each={['here', 'passed', 'to-come']}>
                  {(mark) => (
                    <li class={`is-${mark}`}>
                      <span class="sim-mark">
                        <Show when={mark === 'passed'}>
                          <Icon name="check" />
                        </Show>
                      </span>
                      {voice.sim(`mark.${mark}`)}
                    </li>
                  )}
                </For>
              </ul>
            </div>
            <Copy stand={stand} title={plain(runsOf(props.title))} scenario={lesson.id} />
            <p class="sim-inspector">
              <a class="button" href={inspectorUrl(words.lang)} target="regula-inspector" onClick={() => void inspect()}>
                <Icon name="inspect" />
                {voice.sim(isInspected() ? 'inspector-again' : 'inspector')}
              </a>
            </p>
          </div>
        </div>
        <Show when={rows && columns && !isHidden()}>
          <OutcomeGrid
            stand={stand}
            lesson={lesson}
            face={face}
            rows={rows as Vary}
            columns={columns as Vary}
            label={label}
            id={id}
          />
        </Show>
        <p class="unseen" role="status">
          {stand.status()}
        </p>
      </div>
    </PageContext.Provider>
  );
}
