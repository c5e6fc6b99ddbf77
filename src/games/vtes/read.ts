/** Values on the table by the paths that scenarios use: `B.blood`, `PA.pool`, `range`. */
import type { Json, Position } from '../../engine/game.ts';
import { combatants, minionOf, pendingOn, strengthOf, type Table } from './table.ts';

/** `undefined` when there is no such thing. */
export function read({ state, table }: Position<Table>, path: string): Json | undefined {
  const [first = '', second] = path.split('.');
  const minion = table.minions[first];
  if (minion && second !== undefined) return ofMinion(table, first, second);
  const player = table.players[first];
  if (player && second !== undefined) {
    if (second === 'pool') return player.pool;
    if (second === 'edge') return player.edge;
    if (second === 'hand') return player.hand;
    if (second === 'library') return player.library;
    if (second === 'crypt') return player.crypt;
    if (second === 'ash-heap') return player.ashHeap;
    if (second === 'in-play') return player.inPlay.map(({ card, locked }) => (locked ? `${card} locked` : card));
    return undefined;
  }
  if (second !== undefined && first === 'action')
    return second === 'continues' ? table.action.continues : second === 'followed' ? table.action.followed : undefined;
  if (second !== undefined) return undefined;
  switch (first) {
    case 'bank':
      return table.bank;
    case 'range':
      return table.combat.range;
    case 'round':
      return table.combat.round;
    case 'state':
      return state;
    case 'combat':
      return table.combat.over ? 'over' : 'on';
    case 'acting':
      return table.combat.acting;
    case 'opposing':
      return table.combat.opposing;
    default:
      return undefined;
  }
}

function ofMinion(table: Table, id: string, key: string): Json | undefined {
  const minion = minionOf(table, id);
  switch (key) {
    case 'blood':
    case 'capacity':
    case 'region':
    case 'locked':
    case 'wounded':
    case 'bound':
    case 'controller':
      return minion[key];
    case 'strength':
      return strengthOf(table, id);
    case 'attached':
      return minion.attached.map((each) => each.card);
    case 'due':
      return pendingOn(table, id);
    case 'due-aggravated':
      return pendingOn(table, id, 'aggravated');
    case 'due-normal':
      return pendingOn(table, id, 'normal');
    case 'inflicted':
      return table.combat.inflicted[id] ?? 0;
    case 'counters':
      return table.combat.inForce.reduce((sum, each) => sum + (each.by === id ? (each.counters ?? 0) : 0), 0);
    default:
      return undefined;
  }
}

/** What tells two endings apart: each combatant's blood and region, and the pools. */
export function outcome({ table }: Position<Table>): Record<string, Json> {
  const figures: Record<string, Json> = {};
  for (const id of Object.keys(table.minions)) {
    const minion = minionOf(table, id);
    if (!combatants(table).includes(id) && minion.region === 'ready') continue;
    figures[`${id}.blood`] = minion.blood;
    figures[`${id}.region`] = minion.region;
  }
  for (const [id, player] of Object.entries(table.players)) figures[`${id}.pool`] = player.pool;
  if (table.action.continues) figures['action.continues'] = true;
  return figures;
}
