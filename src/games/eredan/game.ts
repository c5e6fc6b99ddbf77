/** A match of Eredan, without its cards: who imports this brings those it needs (`cards/registry.ts`). */
import type { Game, Move, Position, RuleId } from '../../engine/game.ts';
import { STEP } from '../../engine/line.ts';
import { holderOf, moves, refusalOf } from '../../engine/play.ts';
import { candidates, idle, seatOf } from './candidates.ts';
import { closed } from './closed.ts';
import { matchChart } from './match.machine.ts';
import { type Objection, objection } from './objections.ts';
import { blank } from './opening.ts';
import { outcome, read as readTable } from './read.ts';
import type { Table } from './table.ts';

const holder = ({ state }: Position<Table>): string | undefined => holderOf(eredan, state);

/** The code that goes with a refusal, and what it is about. */
function reason(position: Position<Table>, move: Move, rule: RuleId): Objection {
  const found = objection(position.table, move, position.state);
  return found?.rule === rule ? found : { ...closed(position, move), rule };
}

export const eredan: Game<Table> = {
  id: 'eredan',
  ruleset: '2011-12-01',
  editions: ['today'],
  chart: matchChart,
  blank,
  candidates: (position): readonly Move[] =>
    refusalOf(eredan, position, STEP) === undefined ? [STEP] : candidates(position, holder(position)),
  closed: (position, move): RuleId => closed(position, move).rule,
  reason,
  idle: (position) => idle(position, holder(position), moves(eredan, position)),
  read: (position, path) => (path === 'holder' ? seatOf(position, holder(position)) : readTable(position, path)),
  outcome,
};
