import { createMemo, type JSX } from 'solid-js';
import { permanentScenarioUrl } from '../../content/addresses.ts';
import { plain } from '../../i18n/say.ts';
import { hashOf } from '../../simulation/index.ts';
import { rulesOf, type Stand, sentenceOf } from '../create-simulation.ts';
import { usePage } from '../face.ts';
import { CopyBox } from './CopyBox.tsx';

/** This very step as a link, Markdown, forum code, or plain text with the ruling in words. */
export function Copy<T>(props: { stand: Stand<T>; title: string; scenario: string }): JSX.Element {
  const { voice, game } = usePage();
  const path = createMemo(() => {
    const hash = hashOf(props.stand.simulation());
    return hash === undefined ? undefined : `${permanentScenarioUrl(game, props.scenario)}#${hash}`;
  });
  const name = (): string => voice.sim('copy.name', { title: props.title, n: props.stand.index() });
  const what = (): string => {
    const events = props.stand.events();
    return events.length > 0 ? plain(sentenceOf(events, voice)) : voice.sim('start');
  };
  const text = (url: string): string =>
    [name(), what(), ...rulesOf(props.stand.events()).map((rule) => `§ ${game}.${rule}`), url].join('\n');
  return (
    <CopyBox
      voice={voice}
      path={path()}
      name={name()}
      text={text}
      shown={what()}
      isAwake={props.stand.isAwake()}
      onCopied={() => props.stand.say(voice.sim('copied'))}
    />
  );
}
