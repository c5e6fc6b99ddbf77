/** Bodies that bear damage otherwise than a vampire does: allies, and a vampire on which Ex Nihilo lies. */
import { add, ask, type Part } from '../parts.ts';
import { burn, loseBlood, type Tell } from '../steps/blood.ts';
import { isExNihilo, type MinionId, minionOf, opponentOf, pendingOn, type Table } from '../table.ts';
import type { Word } from '../words.ts';

/** Effects whose cards speak of an opposing vampire. */
const VAMPIRES_ONLY: ReadonlySet<Word['do']> = new Set<Word['do']>([
  'fight-chosen',
  'strengthen-opponent',
  'dearer',
  'disarm',
  'to-torpor',
  'gain-what-was-lost',
]);

function handleAlly(table: Table, id: MinionId, n: number, tell: Tell): void {
  const lost = loseBlood(table, id, n);
  tell({ type: 'life.lost', rule: 'damage.handling-one-blood-each', who: id, n: lost });
  if (minionOf(table, id).blood > 0 || ask('escapesBurning', table, id, tell) === true) return;
  burn(table, id, tell);
  tell({ type: 'minion.burned', rule: 'damage.handling-one-blood-each', who: id });
}

export const bodies: Part = {
  rank: 0,
  hooks: {
    dealsNothing: isExNihilo,
    strikeSummed({ table, id, tell }) {
      if (isExNihilo(table, id)) tell({ type: 'strike.deals-nothing', rule: 'end-of-round.ex-nihilo-zero-damage', who: id });
    },
    bears(table, id, tell) {
      if (minionOf(table, id).kind === 'ally') {
        handleAlly(table, id, pendingOn(table, id), tell);
        return true;
      }
      const n = pendingOn(table, id, 'normal');
      if (n === 0 || !isExNihilo(table, id)) return undefined;
      tell({ type: 'damage.immune', rule: 'end-of-round.ex-nihilo-immunity', who: id, n });
      for (const each of table.combat.pending) if (each.to === id && each.kind === 'normal') each.n = 0;
      return pendingOn(table, id) === 0 ? true : undefined;
    },
    hasAim: (table, move, word) =>
      VAMPIRES_ONLY.has(word.do) && minionOf(table, opponentOf(table, move.who)).kind !== 'vampire' ? false : undefined,
  },
};
add(bodies);
