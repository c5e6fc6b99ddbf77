/** Damage that comes back from the surroundings at whoever dealt it. */
import { add, type Blow, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { combatants, inForce, type MinionId, opponentOf, type Table } from '../table.ts';

/** King of the Mountain gives hand-strike damage back, prevented or not. */
function reflect({ table, id }: Blow): void {
  for (const { word } of inForce(table, 'reflect', opponentOf(table, id))) {
    const n = table.combat.pending.reduce((sum, each) => sum + (each.by === id && each.hand ? each.n : 0), 0);
    if (word.what === 'hand-strike' && n > 0)
      table.combat.pending.push({ to: id, n, kind: word.kind, by: null, preventable: true, back: true });
  }
}

/** Blood of Acid: what the opponent's strike inflicts comes back from the surroundings and is handled with it. */
function giveBack(table: Table, id: MinionId, tell: Tell): void {
  for (const { word } of inForce(table, 'reflect', id)) {
    if (word.what !== 'inflicted') continue;
    const to = opponentOf(table, id);
    const n = table.combat.pending.reduce((sum, each) => sum + (each.to === id && each.by === to ? each.n : 0), 0);
    if (n === 0) continue;
    table.combat.pending.push({ to, n, kind: word.kind, by: null, preventable: true, back: true });
    tell({
      type: 'damage.comes-back',
      rule:
        to === table.combat.acting && n === 1 ? 'end-of-round.open-blood-of-acid-example' : 'before-strikes.blood-of-acid-effect',
      who: to,
      n,
    });
  }
}

export const reflecting: Part = {
  rank: 8,
  hooks: {
    strikeSummed: reflect,
    damageIsHandled(table, tell) {
      for (const id of combatants(table)) giveBack(table, id, tell);
    },
  },
};
add(reflecting);
