import type { RuleEntry } from '../../../engine/rule.ts';

/** The End Phase: its order, and what it closes. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'end-phase.opens-after-action-phase',
    kind: 'sequence',
    claim:
      'The Action Phase closes for good once its player is through with the actions and with whatever is free beside them (moving, for instance); then the End Phase opens.',
    source: 'End Phase',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase' }],
  },
  {
    id: 'end-phase.no-cards',
    kind: 'legality',
    claim: 'In the End Phase the player may play no card.',
    source: 'End Phase',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase' }],
  },
  {
    id: 'end-phase.no-conspiracies',
    kind: 'legality',
    claim: 'In the End Phase the player may not resolve a Conspiracy.',
    source: 'End Phase',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase' }],
  },
  {
    id: 'end-phase.no-exhausting-abilities',
    kind: 'legality',
    claim: 'In the End Phase the player may not use an ability that exhausts a vampire.',
    source: 'End Phase',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase' }],
  },
  {
    id: 'end-phase.named-step-exception',
    kind: 'legality',
    claim:
      "The End Phase's prohibitions (playing cards, resolving Conspiracies, exhausting vampires for abilities) do not touch what specifically names a step of the End Phase.",
    source: 'End Phase',
    today: 'unverified',
    note: 'In Spanish the exception may attach to all three prohibitions or to the last one; the engine should apply it to all three.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase' }],
  },
  {
    id: 'end-phase.step-order',
    kind: 'sequence',
    claim: 'The End Phase has four steps in strict order: Torpor and Mending, End of Turn, Antagonist, Draw.',
    source: 'End Phase',
    today: 'differs',
    note: 'the English player aid lists only Torpor/Mending, S.A.D. and Draw 2 (the Antagonist step is called S.A.D. there and the End of Turn step is left out)',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase' }],
  },
];
