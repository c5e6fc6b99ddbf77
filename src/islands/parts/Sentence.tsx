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
        <span>{run.text}</span>
      )
    }
  </For>
);
