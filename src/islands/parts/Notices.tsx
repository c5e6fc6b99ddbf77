import { For, type JSX, Show } from 'solid-js';
import { joined, runsOf, type Sentence } from '../../i18n/say.ts';
import { type Notice, present } from '../../simulation/index.ts';
import type { Stand } from '../create-simulation.ts';
import { type Face, usePage } from '../face.ts';
import { Cite } from './Cite.tsx';
import { Say } from './Sentence.tsx';

/** Why the address that was opened does not show all it said: what was sound, where it broke, how to get a whole one. */
export function Notices<T>(props: { stand: Stand<T>; face: Face<T> }): JSX.Element {
  const { voice } = usePage();
  const words = (notice: Notice): Sentence => {
    if (notice.why !== 'refused')
      return voice.simSentence(`notice.${notice.why}`, { ...notice, at: 'at' in notice ? notice.at + 1 : 0 });
    const move = notice.move ? props.face.offer(notice.move, present(props.stand.simulation()), voice) : runsOf('…');
    // each language has its own marks; between them the move keeps what is set off in it
    const [before = '', after = ''] = voice.sim('quoted', { what: '\n' }).split('\n');
    return joined([voice.simSentence('notice.refused', { n: notice.n }), [{ text: before }, ...move, { text: after }]]);
  };
  return (
    <Show when={props.stand.notices().length > 0}>
      <div class="sim-notice" role="alert">
        <For each={props.stand.notices()}>
          {(notice) => (
            <p>
              <Say text={words(notice)} />
              <Show when={'rule' in notice && notice.rule}>
                {' '}
                <Cite rule={('rule' in notice && notice.rule) || ''} />
              </Show>
            </p>
          )}
        </For>
        <p>{voice.sim('notice.what-now')}</p>
      </div>
    </Show>
  );
}
