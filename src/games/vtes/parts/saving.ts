/** Cards that save: the victim of a diablerie in step 0, and a minion that would be burned by damage. */
import type { Move } from '../../../engine/game.ts';
import { add, at, type Part } from '../parts.ts';
import { burn, gainBlood, loseBlood, type Tell } from '../steps/blood.ts';
import { type MinionId, minionOf, type Table, useOf } from '../table.ts';
import { burnAsked, burnOpen, offerBurning } from './burning.ts';

/** Crimson Fury: in 2004 its superior level stopped the diablerie; today the basic one does, and the superior one burns both. */
function stopDiablerie(table: Table, move: Move, diablerie: NonNullable<Table['combat']['diablerie']>, tell: Tell): void {
  const { by, victim } = diablerie;
  diablerie.stopped = 'wounded';
  const word = useOf(move)?.use.effects.find((each) => each.do === 'stop-diablerie');
  if (word?.do === 'stop-diablerie' && word.burnsBoth && table.edition !== '2004') {
    for (const id of [victim, by]) burn(table, id, tell);
    return tell({ type: 'diablerie.burns-both', rule: 'diablerie.step-0-crimson-fury', who: victim, by });
  }
  tell({ type: 'diablerie.stopped', rule: 'diablerie.step-0-crimson-fury', who: victim, from: by });
  if (table.edition === '2004') return;
  const before = minionOf(table, by).blood;
  const n = loseBlood(table, by, 1);
  tell({ type: 'blood.burned', rule: 'diablerie.step-0-crimson-fury', who: by, n });
  at('bloodLost', table, by, before, tell);
}

/** Reform Body: to torpor in place of being burned, where an ally has no place. */
function reform(table: Table, id: MinionId, tell: Tell): boolean {
  const gains = table.combat.reformed[id];
  if (gains === undefined) return false;
  const minion = minionOf(table, id);
  tell({ type: 'minion.reforms', rule: 'diablerie.step-0-reform-body', who: id });
  if (minion.kind === 'ally') {
    burn(table, id, tell);
    tell({ type: 'minion.burned', rule: 'diablerie.step-0-reform-body', who: id });
    return true;
  }
  minion.wounded = true;
  minion.bound = true;
  table.bank -= gains;
  gainBlood(table, id, gains);
  return true;
}

export const saving: Part = {
  facts: { burnOpen },
  effects: { burnAsked },
  offers: [offerBurning],
  hooks: { escapesBurning: reform },
  words: {
    'torpor-instead'(table, move, word, tell) {
      const { diablerie } = table.combat;
      if (!diablerie) {
        // burned by damage instead: it waits for that
        table.combat.reformed[move.who] = word.gains;
        return;
      }
      table.bank -= word.gains;
      gainBlood(table, diablerie.victim, word.gains);
      diablerie.stopped = 'torpor';
      tell({ type: 'diablerie.stopped', rule: 'diablerie.step-0-reform-body', who: diablerie.victim, from: diablerie.by });
    },
    'stop-diablerie'(table, move, _word, tell) {
      const { diablerie } = table.combat;
      if (diablerie) stopDiablerie(table, move, diablerie, tell);
    },
  },
};
add(saving);
