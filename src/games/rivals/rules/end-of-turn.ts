import type { RuleEntry } from '../../../engine/rule.ts';

/** End Phase, second step: what happens at the end of the turn. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'end-of-turn.window',
    kind: 'window',
    claim:
      "Every card worded for the end of the active player's turn resolves in the End of Turn step, except Torpor abilities (step 1) and the S.A.D. (step 3), which have steps of their own.",
    source: 'End Phase, step 2 (End of Turn)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 2 (End of Turn)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'end-of-turn.events',
    kind: 'effect',
    claim:
      'Events can have an end-of-turn effect: under The Hunger the active player loses 1 Prestige for each vampire of their coterie that is below its maximum Blood.',
    source: 'End Phase, step 2 (End of Turn)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 2 (End of Turn)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'end-of-turn.havens',
    kind: 'effect',
    claim:
      'Havens can have an end-of-turn effect: with Artist Lofts a player whose Leader is exhausted may draw 1 card and then discard 1.',
    source: 'End Phase, step 2 (End of Turn)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 2 (End of Turn)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'end-of-turn.vampires',
    kind: 'effect',
    claim:
      "Vampires can have an end-of-turn effect: Bong-Cha Park's controller may shift one Retainer within Bong-Cha Park's party, which does not count as attaching for effects that look for it.",
    source: 'End Phase, step 2 (End of Turn)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 2 (End of Turn)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'end-of-turn.position',
    kind: 'sequence',
    claim:
      "The End of Turn step lies after mending and before the Antagonist step, so it sees Blood mended this turn and does not yet see the Antagonist's damage.",
    source: 'End Phase; End Phase, step 2 (End of Turn)',
    today: 'unverified',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase' },
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 2 (End of Turn)' },
    ],
  },
];
