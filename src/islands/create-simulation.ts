/** The reader's place as a signal, what they may do with it, and the address and the announcement that follow it. */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import { decode, isAddress } from '../engine/address.ts';
import type { Choice, Happening, Move, RuleId } from '../engine/game.ts';
import { joined, type Sentence, type Voice } from '../i18n/say.ts';
import {
  back,
  choose,
  first,
  followWritten,
  forward,
  goTo,
  hashOf,
  type Lesson,
  last,
  type Notice,
  open,
  openAddress,
  present,
  reopen,
  type Setting,
  type Simulation,
  stepIndex,
  told,
} from '../simulation/index.ts';

/** What a step says, and the rules it cites, each once. */
export const sentenceOf = (events: readonly Happening[], voice: Voice): Sentence =>
  joined(events.map((event) => voice.event(event)));
export const rulesOf = (events: readonly Happening[]): readonly RuleId[] => [...new Set(events.map((event) => event.rule))];

/** The facts that name a piece; all of them where none does. */
export function concerning(events: readonly Happening[], piece: string): readonly Happening[] {
  const found = events.filter((event) => ['who', 'vampire', 'from', 'to', 'by'].some((role) => event[role] === piece));
  return found.length > 0 ? found : events;
}

/** Rapid stepping announces only the last step. */
const PAUSE = 350;

/** Until the owner is gone, or the next time it runs. */
function whenIdle(run: () => void): void {
  // Safari has none
  const isKnown = typeof window.requestIdleCallback === 'function';
  const id = isKnown ? window.requestIdleCallback(run) : window.setTimeout(run, PAUSE);
  onCleanup(() => (isKnown ? window.cancelIdleCallback(id) : window.clearTimeout(id)));
}

export function createSimulation<T>(
  lesson: Lesson<T>,
  options: {
    readonly isAlone: () => boolean;
    readonly announce: (from: Simulation<T>, to: Simulation<T>) => string;
    /** Works out beforehand what a step will show. */
    readonly prepare: (next: Simulation<T>) => void;
  },
) {
  const [simulation, setSimulation] = createSignal<Simulation<T>>(open(lesson));
  const [refused, setRefused] = createSignal<Choice | undefined>();
  const [notices, setNotices] = createSignal<readonly Notice[]>([]);
  const [status, setStatus] = createSignal('');
  const [isAwake, setAwake] = createSignal(false);
  let written = '';
  let spoken = simulation();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Simulation<T>): void => {
    setRefused(undefined);
    setNotices([]);
    setSimulation(() => next);
  };

  /** An address of this scenario in the fragment, or one that broke before it says of which. */
  const restore = (): void => {
    const { hash } = window.location;
    if (!isAddress(hash) || hash.slice(1) === written) return;
    const { scenario } = decode(hash).sound;
    if (scenario === undefined ? !options.isAlone() : scenario !== lesson.id && !options.isAlone()) return;
    const found = openAddress(lesson, hash);
    written = hash.slice(1);
    setRefused(undefined);
    setNotices(found.notices);
    // what is opened was not reached by a step: nothing before it is taken back
    spoken = found.simulation;
    setSimulation(() => found.simulation);
  };

  onMount(() => {
    restore();
    setAwake(true);
    window.addEventListener('hashchange', restore);
    onCleanup(() => window.removeEventListener('hashchange', restore));
  });
  onCleanup(() => clearTimeout(timer));

  // the next step is looked at while the reader reads this one, so that it shows at once
  createEffect(() => {
    const from = simulation();
    if (isAwake() && from.at < from.line.plies.length) whenIdle(() => options.prepare(forward(from)));
  });

  createEffect(
    on(
      simulation,
      (to) => {
        const hash = hashOf(to);
        if (hash !== undefined && isAwake()) {
          written = hash;
          window.history.replaceState(window.history.state, '', `#${hash}`);
        }
        clearTimeout(timer);
        timer = setTimeout(() => {
          setStatus(options.announce(spoken, to));
          spoken = to;
        }, PAUSE);
      },
      { defer: true },
    ),
  );

  const act = (next: (from: Simulation<T>) => Simulation<T>) => (): void => {
    const to = next(simulation());
    if (to !== simulation()) show(to);
  };

  return {
    simulation,
    refused,
    notices,
    status,
    isAwake,
    index: createMemo(() => stepIndex(simulation())),
    events: createMemo(() => told(simulation())),
    position: createMemo(() => present(simulation())),
    forward: act(forward),
    back: act(back),
    first: act(first),
    last: act(last),
    followWritten: act(followWritten),
    goTo: (index: number): void => act((from) => goTo(from, index))(),
    set: (setting: Setting): void => act((from) => reopen(from, setting))(),
    setEdition: (edition: string): void => act((from) => reopen(from, {}, edition))(),
    say: setStatus,
    /** A legal move is made; a refused one opens its reason. */
    choose(move: Move): void {
      const next = choose(simulation(), move);
      if ('refusal' in next) setRefused({ move, refusal: next.refusal });
      else show(next);
    },
  };
}

export type Stand<T> = ReturnType<typeof createSimulation<T>>;
