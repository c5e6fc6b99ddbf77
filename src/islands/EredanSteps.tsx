/** The steps of an Eredan scenario in words: `<EredanSteps sheet lang />` in a page, without a client directive. */
import loaders from 'virtual:words/eredan';
import type { JSX } from 'solid-js';
import type { Words } from '../i18n/say.ts';
import type { Sheet } from '../simulation/index.ts';
import { eredanText } from './eredan-text.ts';
import { wordsFrom } from './page-words.ts';
import { StepList } from './StepList.tsx';

const words = await wordsFrom(loaders);

export default function EredanSteps(props: { readonly sheet: Sheet; readonly lang: string }): JSX.Element {
  return <StepList sheet={props.sheet} words={words[props.lang] as Words} face={eredanText} />;
}
