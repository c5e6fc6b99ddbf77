/** The turn of Rivals, without its cards: who imports this brings those it needs (`cards/registry.ts`). */
import type { Game, Move, Position, RuleId } from '../../engine/game.ts';
import { STEP } from '../../engine/line.ts';
import { holderOf, moves, refusalOf } from '../../engine/play.ts';
import { candidates, idle, seatOf } from './candidates.ts';
import { closed } from './closed.ts';
import { blank } from './opening.ts';
import { outcome, read as readTable } from './read.ts';
import type { Table } from './table.ts';
import { turnChart } from './turn.machine.ts';

const holder = ({ state }: Position<Table>): string | undefined => holderOf(rivals, state);

/** The standard actions that the active player could perform now, by kind. */
function kinds(position: Position<Table>): string[] {
  const legal = new Set(moves(rivals, position).map(({ verb }) => verb));
  return ['draw', 'recruit', 'claim', 'play', 'attack'].filter((verb) => legal.has(verb));
}

export const rivals: Game<Table> = {
  id: 'rivals',
  ruleset: '2023-07-01',
  editions: ['today'],
  chart: turnChart,
  blank,
  candidates: (position): readonly Move[] =>
    refusalOf(rivals, position, STEP) === undefined ? [STEP] : candidates(position, holder(position)),
  closed: (position, move): RuleId => closed(position, move),
  idle: (position) => idle(position, holder(position), moves(rivals, position)),
  read: (position, path) =>
    path === 'kinds' ? kinds(position) : path === 'holder' ? seatOf(position, holder(position)) : readTable(position, path),
  outcome,
};
