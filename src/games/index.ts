/** Every game, by id. A page imports the one it plays, not this. */
import type { ScenarioGame } from '../engine/game.ts';
import { eredan } from './eredan/index.ts';
import { rivals } from './rivals/index.ts';
import { vtes } from './vtes/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: whoever looks a game up by name knows nothing of its table
export const games: Readonly<Record<string, ScenarioGame<any>>> = { vtes, rivals, eredan };
