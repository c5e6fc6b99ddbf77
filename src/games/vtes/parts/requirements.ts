/** Cards for some minions only, or some situations: a clan, a title, a sect, a contract, an action that was blocked. */
import type { Move } from '../../../engine/game.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { combatants, isCombatant, minionOf, opponentOf, playerBehind, type Table } from '../table.ts';
import type { Use } from '../words.ts';

function needsMet(table: Table, move: Move, use: Use): boolean {
  const { needs = {} } = use;
  const minion = table.minions[move.who];
  if (needs.sect && !combatants(table).every((id) => minionOf(table, id).sect === needs.sect)) return false;
  if (needs.sect && !combatants(table).some((id) => minionOf(table, id).controller === playerBehind(table, move.who)))
    return false;
  if (needs.clan === 'circle')
    return (
      minion?.circle !== undefined &&
      combatants(table).some((id) => id !== move.who && minionOf(table, id).circle === minion.circle)
    );
  if (needs.clan && minion?.clan !== needs.clan) return false;
  if (needs.title && !['prince', 'justicar', 'inner-circle'].includes(minion?.title ?? '')) return false;
  if (needs.edition && table.edition !== needs.edition) return false;
  // outside combat today; by the source in combat as well
  if (needs.diablerie && table.edition !== '2004' && table.action.kind !== needs.diablerie) return false;
  if (needs.action === 'blocked' && !table.action.blocked) return false;
  if (needs.action === 'succeeded' && !table.action.succeeded) return false;
  if (needs.contract && minion?.contract !== opponentOf(table, move.who)) return false;
  if (needs.blocked && (table.action.blocker !== move.who || !table.combat.block || !minion?.boreAtBlock.includes(needs.blocked)))
    return false;
  return true;
}

const unmet: Objection = (table, move, { use }) => {
  if (use.needs && !needsMet(table, move, use)) return use.why?.needs ?? 'sequencing.requirements';
  return use.by === 'other-minion' && isCombatant(table, move.who) ? use.why?.needs : undefined;
};

export const requirements: Part = { objections: [[RANKS.needs, unmet]] };
add(requirements);
