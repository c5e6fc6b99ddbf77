import { For, type JSX } from 'solid-js';
import { passageUrl } from '../../content/addresses.ts';
import type { Lang } from '../../i18n/locales.ts';
import { usePage } from '../face.ts';

/** A citation is everywhere the same: the accent's §, the soft id, a thin underline. */
export function Cite(props: { rule: string }): JSX.Element {
  const page = usePage();
  return (
    <a class="cite" href={passageUrl(page.lang as Lang, page.game, props.rule, page.chapterOf)}>
      <span class="cite-sign" aria-hidden="true">
        §
      </span>{' '}
      <span class="cite-id">{props.rule}</span>
    </a>
  );
}

export const Cites = (props: { rules: readonly string[] }): JSX.Element => (
  <span class="cites">
    <For each={props.rules}>{(rule) => <Cite rule={rule} />}</For>
  </span>
);
