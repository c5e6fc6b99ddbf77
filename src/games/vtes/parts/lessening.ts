/** Some effect takes points off what the opposing minion inflicts, and nothing off what nobody inflicts. */
import { add, type Part } from '../parts.ts';
import { minionOf, opponentOf } from '../table.ts';

export const lessening: Part = {
  // after all that adds to a strike, before what gives its damage back
  rank: 5,
  hooks: {
    strikeSummed({ table, id }) {
      const to = opponentOf(table, id);
      let left = minionOf(table, to).lessInflicted ?? 0;
      for (const packet of table.combat.pending) {
        if (packet.to !== to || packet.by !== id) continue;
        const taken = Math.min(left, packet.n);
        packet.n -= taken;
        left -= taken;
      }
    },
  },
};
add(lessening);
