/** Vampire: The Eternal Struggle, combat, with every card. */
import './cards/index.ts';

export { vtes } from './game.ts';
