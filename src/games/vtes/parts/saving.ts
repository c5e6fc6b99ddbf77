/** Cards that save the victim of a diablerie in step 0. */
import type { Move } from '../../../engine/game.ts';
import { add, at, type Part } from '../parts.ts';
import { burn, gainBlood, loseBlood, type Tell } from '../steps/blood.ts';
import { minionOf, type Table, useOf } from '../table.ts';

/** Crimson Fury: in 2004 its superior level stopped the diablerie; today the basic one does, and the superior one burns both. */
function stopDiablerie(table: Table, move: Move, diablerie: NonNullable<Table['combat']['diablerie']>, tell: Tell): void {
  const { by, victim } = diablerie;
  diablerie.stopped = 'wounded';
  const word = useOf(move)?.use.effects.find((each) => each.do === 'stop-diablerie');
  if (word?.do === 'stop-diablerie' && word.burnsBoth && table.edition !== '2004') {
    for (const id of [victim, by]) burn(table, id);
    return tell({ type: 'diablerie.burns-both', rule: 'diablerie.step-0-crimson-fury', who: victim, by });
  }
  tell({ type: 'diablerie.stopped', rule: 'diablerie.step-0-crimson-fury', who: victim, from: by });
  if (table.edition === '2004') return;
  const before = minionOf(table, by).blood;
  const n = loseBlood(table, by, 1);
  tell({ type: 'blood.burned', rule: 'diablerie.step-0-crimson-fury', who: by, n });
  at('bloodLost', table, by, before, tell);
}

export const saving: Part = {
  words: {
    'torpor-instead'(table, _move, word, tell) {
      const { diablerie } = table.combat;
      if (!diablerie) return;
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
