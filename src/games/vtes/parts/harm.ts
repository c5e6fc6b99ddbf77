/** What strikes do to the opposing minion beside damage: torpor, a card put on it, an ally burned; and what such a card does. */
import { add, type Part } from '../parts.ts';
import { burn } from '../steps/blood.ts';
import { effectsOf, levelOf, type MinionId, minionOf, opponentOf, playerOf, type Table, useOf } from '../table.ts';

const disciplinesClosed = (table: Table, id: MinionId): boolean =>
  table.minions[id]?.attached.some(({ card, mode }) =>
    effectsOf(card, mode ?? 'all').some((word) => word.do === 'put-on-opponent' && word.closesDisciplines === true),
  ) ?? false;

export const harm: Part = {
  rules: {
    'damage.superior-withering-stops-prevention-cards': (table, move) =>
      useOf(move)?.from !== 'hand' || levelOf(move) === 'all' || !disciplinesClosed(table, move.who),
  },
  ownWords: {
    fragile({ table, id }, word) {
      table.combat.fragile[id] = { at: word.at, taken: 0 };
      return undefined;
    },
  },
  hitWords: {
    'to-torpor'({ table, id, strike, tell }, word) {
      const victim = opponentOf(table, id);
      const target = minionOf(table, victim);
      if (target.kind !== 'vampire') return false;
      target.wounded = true;
      target.bound = true;
      tell({ type: 'minion.bound', rule: 'torpor.wounded-by-effect', who: victim, card: strike.card });
      if (!word.passesOn) return true;
      const bearer = minionOf(table, id);
      const index = bearer.attached.findIndex((each) => each.card === strike.card);
      for (const each of index >= 0 ? bearer.attached.splice(index, 1) : []) {
        const moved = { owner: bearer.controller, ...each };
        if (target.noEquipment) {
          playerOf(table, moved.owner).ashHeap.push(each.card);
          tell({ type: 'equipment.destroyed', rule: 'torpor.wounded-by-effect', who: victim, card: each.card });
        } else target.attached.push(moved);
      }
      if (table.combat.pending.some((each) => each.to === victim && each.by === null))
        tell({ type: 'ring.and-environment', rule: 'damage.rowan-ring-with-carrion-crows', who: victim });
      return true;
    },
    'put-on-opponent'({ table, id, strike, use, tell }, word) {
      const victim = opponentOf(table, id);
      const owner = minionOf(table, id).controller;
      const heap = playerOf(table, owner).ashHeap;
      heap.splice(heap.lastIndexOf(strike.card), 1);
      minionOf(table, victim).attached.push({ card: strike.card, owner, ...(strike.mode ? { mode: strike.mode } : {}) });
      tell({ type: 'card.attached', rule: use.rule, who: victim, card: strike.card, n: word.strength });
      return true;
    },
    'burn-ally'({ table, id, use, tell }) {
      const victim = opponentOf(table, id);
      if (minionOf(table, victim).kind !== 'ally') return false;
      burn(table, victim, tell);
      tell({ type: 'minion.burned', rule: use.rule, who: victim });
      return false;
    },
  },
  hooks: {
    hasAim: (table, move, word) =>
      word.do === 'burn-ally' ? minionOf(table, opponentOf(table, move.who)).kind === 'ally' : undefined,
  },
};
add(harm);
