import { createMemo, For, type JSX, Show } from 'solid-js';
import { endOf, stepsOf } from '../../engine/line.ts';
import { type Lesson, type Setting, startHash, type Vary } from '../../simulation/index.ts';
import { type Cell, gridOf } from '../../simulation/outcomes.ts';
import { isSame } from '../../simulation/predict.ts';
import { concerning, rulesOf, type Stand, sentenceOf } from '../create-simulation.ts';
import { type EndingSign, type Face, usePage } from '../face.ts';
import { Cites } from './Cite.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Say } from './Sentence.tsx';

const icons: Record<EndingSign['kind'], IconName> = { ready: 'drop', torpor: 'lying', burned: 'cross', special: 'star' };

/** How the written line ends for every pair of values: each cell is that game, played, and a link to it. */
export function OutcomeGrid<T>(props: {
  stand: Stand<T>;
  lesson: Lesson<T>;
  face: Face<T>;
  rows: Vary;
  columns: Vary;
  label: (vary: Vary) => string;
  id: string;
}): JSX.Element {
  const { voice } = usePage();
  const here = () => props.stand.simulation();
  const { rows, columns } = props;
  const edition = createMemo(() => here().edition);
  const about = props.face.about([rows.path, columns.path]);
  // what the two parameters are set to changes no cell: the table stays, and the focus with it
  const rest = createMemo(() =>
    JSON.stringify({ ...here().setting, [rows.name]: rows.initial, [columns.name]: columns.initial }),
  );
  const grid = createMemo(() => gridOf(props.lesson, rows, columns, JSON.parse(rest()) as Setting, edition()));
  const sign = (cell: Cell): EndingSign => props.face.sign(cell, about, here().line.start);
  const kinds = createMemo(() => [...new Set(grid().cells.flatMap((row) => row.map((cell) => sign(cell).kind)))]);
  const isHere = (cell: Cell): boolean => isSame(cell.setting, here().setting);
  const words = (cell: Cell): string =>
    voice.sim(`ending.${sign(cell).kind}`, { n: sign(cell).figure ?? 0, has: sign(cell).figure === undefined ? 'no' : 'yes' });
  /** The step that settles the ending of the game that is open. */
  const deciding = createMemo(() => {
    const { written } = here();
    const end = JSON.stringify(props.face.game.outcome(endOf(written)));
    return stepsOf(written).find((step) => JSON.stringify(props.face.game.outcome(step.position)) === end)?.events ?? [];
  });
  const facts = createMemo(() => concerning(deciding(), about));
  return (
    <div role="group" class="sim-grid" aria-labelledby={`${props.id}-grid`}>
      <div class="sim-grid-frame" tabindex="0" role="group" aria-labelledby={`${props.id}-grid`}>
        <table>
          <caption id={`${props.id}-grid`}>
            {voice.sim('grid', { columns: props.label(columns), rows: props.label(rows) })}
          </caption>
          <thead>
            <tr>
              <td />
              <For each={columns.values}>{(value) => <th scope="col">{String(value)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={grid().cells}>
              {(row, at) => (
                <tr>
                  <th scope="row">{String(rows.values[at()])}</th>
                  <For each={row}>
                    {(cell) => (
                      <td class={`is-${sign(cell).kind}`}>
                        <a
                          href={`#${startHash(props.lesson, cell.setting, edition()) ?? ''}`}
                          aria-current={isHere(cell) ? 'true' : undefined}
                          onClick={(event) => {
                            event.preventDefault();
                            props.stand.set(cell.setting);
                          }}
                        >
                          <Icon name={icons[sign(cell).kind]} />
                          <Show when={sign(cell).figure !== undefined}>
                            <span aria-hidden="true">{sign(cell).figure}</span>
                          </Show>
                          <span class="unseen">{words(cell)}</span>
                        </a>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <div class="sim-grid-beside">
        <ul class="sim-grid-legend">
          <For each={kinds()}>
            {(kind) => (
              <li>
                <span class={`sim-sign is-${kind}`}>
                  <Icon name={icons[kind]} />
                </span>
                {voice.sim(`legend.${kind}`)}
              </li>
            )}
          </For>
        </ul>
        <div class="sim-grid-cell">
          <p>
            <strong>
              {voice.sim('grid-cell', {
                rows: props.label(rows),
                row: String(here().setting[rows.name]),
                columns: props.label(columns),
                column: String(here().setting[columns.name]),
              })}
            </strong>
          </p>
          <p class="sim-reason">
            <Say text={sentenceOf(facts(), voice)} />
          </p>
          <Cites rules={rulesOf(facts())} />
        </div>
      </div>
    </div>
  );
}
