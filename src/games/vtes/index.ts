/** Vampire: The Eternal Struggle, combat, with every card, able to lay a table as a scenario file asks. */
import './cards/index.ts';
import './parts/index.ts';
import type { ScenarioGame } from '../../engine/game.ts';
import { vtes as game } from './game.ts';
import { start } from './sketch.ts';
import type { Table } from './table.ts';

export const vtes: ScenarioGame<Table> = { ...game, start: (sketch) => start(sketch, game.chart.rows.keys()) };
