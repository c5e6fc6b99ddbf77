/** The steps of a Rivals scenario in words: `<RivalsSteps sheet lang />` in a page, without a client directive. */
import loaders from 'virtual:words/rivals';
import type { JSX } from 'solid-js';
import type { Words } from '../i18n/say.ts';
import type { Sheet } from '../simulation/index.ts';
import { wordsFrom } from './page-words.ts';
import { rivalsText } from './rivals-text.ts';
import { StepList } from './StepList.tsx';

const words = await wordsFrom(loaders);

export default function RivalsSteps(props: { readonly sheet: Sheet; readonly lang: string }): JSX.Element {
  return <StepList sheet={props.sheet} words={words[props.lang] as Words} face={rivalsText} />;
}
