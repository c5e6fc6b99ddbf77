/** Strikes that steal or destroy equipment. */
import type { Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { equipmentOf, strikesFirst } from '../guards.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { minionOf, opponentOf, ownerOf, playerOf, type Table } from '../table.ts';

/** What has just been taken is not used before the next round. */
const justStolen: Objection = (table, move, { from }) =>
  from === 'play' && table.combat.stolen.includes(`${move.who}:${move.card}`) ? 'strike-resolution.steal-equipment' : undefined;

/** Equipment that a minion may have only once is not stolen by one that has it. */
function hasOneAlready(table: Table, move: Move): RuleId | undefined {
  if (move.verb !== 'strike' || move.on === undefined || !cards.get(move.on)?.onePerMinion) return undefined;
  const has = minionOf(table, move.who).attached.some(({ card }) => card === move.on);
  return has ? 'strike-resolution.steal-equipment' : undefined;
}

export const equipment: Part = {
  rank: 1,
  objections: [[RANKS.equipment, justStolen]],
  aim: (table, move, use) =>
    use.effects.some((word) => word.do === 'destroy-equipment')
      ? equipmentOf(table, opponentOf(table, move.who)).map((on) => ({ ...move, on }))
      : undefined,
  hitWords: {
    'steal-equipment'({ table, id, strike, tell }) {
      const from = opponentOf(table, id);
      const target = minionOf(table, from);
      const index = target.attached.findIndex((each) => each.card === strike.on);
      if (index < 0) return false;
      for (const each of target.attached.splice(index, 1))
        minionOf(table, id).attached.push({ owner: target.controller, ...each });
      table.combat.stolen.push(`${id}:${strike.on}`);
      // what the card gives once a combat it has given, whoever bears it now
      if (table.combat.usedThisCombat.includes(`${from}:${strike.on}`)) table.combat.usedThisCombat.push(`${id}:${strike.on}`);
      const card = strike.on as string;
      tell({ type: 'equipment.stolen', rule: 'strike-resolution.steal-equipment', who: id, from, card });
      return false;
    },
    'destroy-equipment'({ table, id, strike, use, tell }) {
      const victim = opponentOf(table, id);
      const { attached } = minionOf(table, victim);
      const index = attached.findIndex((each) => each.card === strike.on);
      if (index < 0) return false;
      for (const gone of attached.splice(index, 1)) playerOf(table, ownerOf(table, victim, gone)).ashHeap.push(gone.card);
      tell({ type: 'equipment.destroyed', rule: 'strike-resolution.destroy-equipment', who: victim, card: strike.on as string });
      const answer = table.combat.strikes[victim];
      if (!answer || answer.card !== strike.on || !use.firstStrike) return true;
      if (strikesFirst(table, victim))
        tell({ type: 'effect.too-late', rule: 'strike-resolution.both-first-strike', who: id, from: victim, card: strike.card });
      else if (!answer.done) {
        answer.void = true;
        tell({ type: 'strike.void', rule: 'strike-resolution.first-strike-removes-weapon', who: victim, card: answer.card });
      }
      return true;
    },
  },
  hooks: {
    forbids: hasOneAlready,
    hasAim: (table, move, word) =>
      word.do === 'destroy-equipment' ? equipmentOf(table, opponentOf(table, move.who)).includes(move.on ?? '') : undefined,
  },
};
add(equipment);
