/** The steps of a VTES scenario in words: `<VtesSteps sheet lang />` in a page, without a client directive. */
import loaders from 'virtual:words/vtes';
import type { JSX } from 'solid-js';
import type { Words } from '../i18n/say.ts';
import type { Sheet } from '../simulation/index.ts';
import { StepList } from './StepList.tsx';
import { vtesText } from './vtes-text.ts';

const words: Readonly<Record<string, Words>> = Object.fromEntries(
  await Promise.all(Object.entries(loaders).map(async ([lang, load]) => [lang, await load()] as const)),
);

export default function VtesSteps(props: { readonly sheet: Sheet; readonly lang: string }): JSX.Element {
  return <StepList sheet={props.sheet} words={words[props.lang] as Words} face={vtesText} />;
}
