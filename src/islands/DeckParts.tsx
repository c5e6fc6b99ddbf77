/** What the parts of the page that builds decks share. */
import { createContext, For, type JSX, useContext } from 'solid-js';
import type { Sentence, Voice } from '../i18n/say.ts';
import type { DeckData, DeckStand } from './deck-state.ts';

interface Setting {
  readonly data: DeckData;
  readonly voice: Voice;
  readonly deck: DeckStand;
}

export const DeckContext = createContext<Setting>();

export function useDeck(): Setting {
  const setting = useContext(DeckContext);
  if (!setting) throw new Error('a part of the page that builds decks stands inside one');
  return setting;
}

/** Names here are in the reader's language. */
export const Told = (props: { readonly text: Sentence }): JSX.Element => (
  <For each={props.text}>{(run) => (run.card ? <i class="card-name">{run.text}</i> : run.text)}</For>
);

/** The citation of a rule, leading to its paragraph. */
export function RuleLink(props: { readonly rule: string }): JSX.Element {
  const { data } = useDeck();
  return (
    <a class="cite" href={data.rules[props.rule]}>
      <span class="cite-sign" aria-hidden="true">
        §
      </span>{' '}
      <span class="cite-id">{props.rule}</span>
    </a>
  );
}
