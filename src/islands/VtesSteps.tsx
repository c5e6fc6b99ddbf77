/** The steps of a VTES scenario in words: `<VtesSteps sheet lang />` in a page, without a client directive. */
import loaders from 'virtual:words/vtes';
import type { JSX } from 'solid-js';
import type { Words } from '../i18n/say.ts';
import type { Sheet } from '../simulation/index.ts';
import { wordsFrom } from './page-words.ts';
import { StepList } from './StepList.tsx';
import { vtesText } from './vtes-text.ts';

const words = await wordsFrom(loaders);

export default function VtesSteps(props: { readonly sheet: Sheet; readonly lang: string }): JSX.Element {
  return <StepList sheet={props.sheet} words={words[props.lang] as Words} face={vtesText} />;
}
