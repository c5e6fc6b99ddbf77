/** A simulation of Eredan. Brings the game, its table, and the words of the page's language. */
import loaders from 'virtual:words/eredan';
import '../styles/simulation.css';
import type { JSX } from 'solid-js';
import { register } from '../games/eredan/cards/registry.ts';
import type { EredanCard } from '../games/eredan/words.ts';
import type { Words } from '../i18n/say.ts';
import { readSheet } from '../simulation/sheet.ts';
import { eredanFace } from './eredan-face.ts';
import { wordsFrom } from './page-words.ts';
import { bringPieces } from './pieces.ts';
import { Simulation, type SimulationProps } from './Simulation.tsx';

const words = await wordsFrom(loaders);

interface Props extends SimulationProps {
  readonly lang: string;
  /** The cards that the situation plays, as JSON: data, so that a page loads no others. */
  readonly cards: string;
}

export default function EredanSimulation(props: Props): JSX.Element {
  register(JSON.parse(props.cards) as EredanCard[]);
  return <Simulation {...props} face={eredanFace} words={words[props.lang] as Words} />;
}

/** What has to be there before it is drawn: the pieces that the sheet shows. */
EredanSimulation.prepare = ({ sheet }: Props): Promise<void> => bringPieces(readSheet(sheet));
// the server draws every simulation
if (import.meta.env.SSR) await bringPieces({ vary: [], plans: [{ moves: '', questions: [] }] });
