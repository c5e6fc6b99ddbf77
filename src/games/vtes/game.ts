/** The combat of VTES, without its cards: who imports this brings those it needs (`cards/registry.ts`). */
import type { Game, Move, Position, RuleId } from '../../engine/game.ts';
import { holderOf, moves } from '../../engine/play.ts';
import { candidates, idle } from './candidates.ts';
import { combat } from './combat.machine.ts';
import { grappled } from './guards.ts';
import { blank } from './opening.ts';
import { ask, closed, windows } from './parts.ts';
import { outcome, read } from './read.ts';
import { momentOf, playerBehind, type Table, useOf } from './table.ts';

/** The rule of the moment that a card belongs to, tried while steps run by themselves. */
function home(move: Move): RuleId | undefined {
  const use = move.verb === 'strike' ? undefined : useOf(move)?.use;
  const [window = ''] = use?.windows ?? [];
  return windows[window] ?? (window === 'diablerie' ? use?.rule : undefined);
}

/** What a position knows about a move whose moment is not: past, fixed, or not yet. */
function known({ state, table }: Position<Table>, move: Move): RuleId | undefined {
  const moment = momentOf(state);
  // a second copy, when the range has been determined: only to be rid of it
  if (move.verb === 'maneuver' && moment === 'before-strikes' && useOf(move)?.from === 'hand') {
    const played = table.players[playerBehind(table, move.who) ?? '']?.ashHeap;
    if (played?.includes(move.card ?? '')) return 'before-range.no-redundant-maneuvers-or-presses';
  }
  if (move.verb === 'strike' && moment === 'before-strikes') return 'sequencing.step-offered-to-both';
  if (move.verb === 'strike' && grappled(table, move.who)) return 'before-strikes.grapple-against-committed-gun';
  const own = useOf(move)?.use.windows ?? [];
  if (state === 'over' && own.includes('after-action')) return 'combat-overview.tied-to-action';
  if (moment === 'before-range' && own.includes('before-range')) return 'sequencing.opening-pass-cannot-be-taken-back';
  if (moment === 'damage-a-calculation' && own.includes('any')) return 'strike-declaration.damage-modifier-last-call';
  return undefined;
}

const closedBy = (position: Position<Table>, move: Move): RuleId =>
  ask('closedBy', position, move) ??
  known(position, move) ??
  home(move) ??
  closed[move.verb] ??
  'sequencing.step-offered-to-both';

export const vtes: Game<Table> = {
  id: 'vtes',
  ruleset: '2026-07-01',
  editions: ['today', '2004'],
  chart: combat,
  blank,
  candidates: (position) => candidates(position, holderOf(vtes, position.state)),
  closed: closedBy,
  idle: (position) => idle(position, holderOf(vtes, position.state), moves(vtes, position)),
  read,
  outcome,
};
