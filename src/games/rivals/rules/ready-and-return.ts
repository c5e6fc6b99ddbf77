import type { RuleEntry } from '../../../engine/rule.ts';

/** Beginning Phase, third step: ready and return. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'ready-and-return.ready-everything',
    kind: 'effect',
    claim:
      'All cards that the active player controls become ready: vampires, their attachments, and any other card in play that was exhausted.',
    source: 'Beginning Phase, step 3 (Ready and Return)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'ready-and-return.own-cards-only',
    kind: 'legality',
    claim: "Cards that other players control are not readied in the active player's Ready and Return step.",
    source: 'Beginning Phase, step 3 (Ready and Return)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'ready-and-return.vampires-go-home',
    kind: 'effect',
    claim: "The active player's vampires in The Streets go back to that player's Haven.",
    source: 'Beginning Phase, step 3 (Ready and Return)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'ready-and-return.mandatory',
    kind: 'legality',
    claim:
      'Readying and returning are not optional and take in every card and vampire concerned, unless a card in play says otherwise.',
    source: 'Beginning Phase, step 3 (Ready and Return)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'ready-and-return.not-from-torpor',
    kind: 'legality',
    claim:
      'The Ready and Return step does not bring vampires out of torpor: a vampire leaves torpor only by its Blood reaching its Blood Potency.',
    source: 'Beginning Phase, step 3 (Ready and Return); End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    note: 'Inferred from the single way out of torpor that the article gives.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' },
    ],
  },
];
