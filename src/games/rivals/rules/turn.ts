import type { RuleEntry } from '../../../engine/rule.ts';

/** The turn: three phases. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'turn.three-phases',
    kind: 'sequence',
    claim: 'A turn is three phases, always in this order: Beginning, Action, End; a phase is finished before the next one opens.',
    source: 'opening lines',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, opening lines' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'turn.beginning-steps',
    kind: 'sequence',
    claim: 'The Beginning Phase has three steps in this order: City Deck, Start of Turn, Ready and Return.',
    source:
      'Beginning Phase, step 1 (City Deck); Beginning Phase, step 2 (Start of Turn); Beginning Phase, step 3 (Ready and Return)',
    today: 'same',
    note: 'The English player aid abbreviates the phase as City Deck, Ready, Return; the printed start-of-turn cards need the step that it leaves out.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' },
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'rulebook', label: '' },
    ],
  },
];
