/** What strikes do to the opposing minion beside damage: torpor, a card put on it, an ally burned; and what such a card does. */
import { add, type Part } from '../parts.ts';
import { burn } from '../steps/blood.ts';
import { levelOf, minionOf, opponentOf, playerOf, useOf } from '../table.ts';

export const harm: Part = {
  rules: {
    // Withering at superior
    'damage.superior-withering-stops-prevention-cards': (table, move) =>
      useOf(move)?.from !== 'hand' ||
      levelOf(move) === 'all' ||
      table.minions[move.who]?.attached.some((each) => each.card === 'withering' && each.mode === 'THN') !== true,
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
      for (const each of index >= 0 ? bearer.attached.splice(index, 1) : [])
        target.attached.push({ owner: bearer.controller, ...each });
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
      burn(table, victim);
      tell({ type: 'minion.burned', rule: use.rule, who: victim });
      return false;
    },
  },
  hooks: {
    hasAim(table, move, word) {
      if (word.do === 'to-torpor') return minionOf(table, opponentOf(table, move.who)).kind === 'vampire';
      return word.do === 'burn-ally' ? minionOf(table, opponentOf(table, move.who)).kind === 'ally' : undefined;
    },
  },
};
add(harm);
