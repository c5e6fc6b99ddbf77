import { For, type JSX } from 'solid-js';
import type { Sentence } from '../../i18n/say.ts';

/** Card names are English wherever they stand. */
export const Say = (props: { text: Sentence }): JSX.Element => (
  <For each={props.text}>
    {(run) =>
      run.card ? (
        <i class="card-name" lang="en">
          {run.text}
        </i>
      ) : (
        run.text
      )
    }
  </For>
);

export const Lines = (props: { lines: readonly Sentence[]; else: string }): JSX.Element => (
  <For each={props.lines} fallback={props.else}>
    {(line) => (
      <span class="sim-row">
        <Say text={line} />
      </span>
    )}
  </For>
);
