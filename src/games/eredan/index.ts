/** Eredan iTCG, a match, with every card, able to lay a table as a scenario file asks. */
import './cards/index.ts';
import type { ScenarioGame } from '../../engine/game.ts';
import { eredan as game } from './game.ts';
import { start } from './sketch.ts';
import type { Table } from './table.ts';

export const eredan: ScenarioGame<Table> = { ...game, start: (sketch) => start(sketch, game.chart.rows.keys()) };
