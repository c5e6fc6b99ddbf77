/** A simulation of Vampire: The Eternal Struggle. Brings the game, its table, and the words of the page's language. */

import loaders from 'virtual:words/vtes';
import '../styles/simulation.css';
import type { JSX } from 'solid-js';
import { register } from '../games/vtes/cards/registry.ts';
import { loadParts, type PartName } from '../games/vtes/parts/load.ts';
import type { VtesCard } from '../games/vtes/words.ts';
import type { Words } from '../i18n/say.ts';
import { readSheet } from '../simulation/sheet.ts';
import { wordsFrom } from './page-words.ts';
import { bringPieces } from './pieces.ts';
import { Simulation, type SimulationProps } from './Simulation.tsx';
import { vtesFace } from './vtes-face.ts';

const words = await wordsFrom(loaders);

interface Props extends SimulationProps {
  readonly lang: string;
  /** The cards that the situation plays, as JSON: data, so that a page loads no others. */
  readonly cards: string;
  /** The parts of the game that it can reach. */
  readonly parts: readonly PartName[];
}

export default function VtesSimulation(props: Props): JSX.Element {
  register(JSON.parse(props.cards) as VtesCard[]);
  return <Simulation {...props} face={vtesFace} words={words[props.lang] as Words} />;
}

/** What has to be there before it is drawn: the parts of the game, and the pieces that the sheet shows. */
VtesSimulation.prepare = async ({ parts, sheet }: Props): Promise<void> => {
  await Promise.all([loadParts(parts), bringPieces(readSheet(sheet))]);
};
// the server draws every simulation
if (import.meta.env.SSR) await bringPieces({ vary: [], plans: [{ moves: '', questions: [] }] });
