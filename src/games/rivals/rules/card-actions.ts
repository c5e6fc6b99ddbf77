import type { RuleEntry } from '../../../engine/rule.ts';

/** Actions that cards give. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'card-actions.extra-options',
    kind: 'definition',
    claim: 'Cards can add actions of their own to the standard ones that a vampire has.',
    source: 'Action Phase, actions of vampires',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Action Phase, actions of vampires' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'card-actions.seneschal',
    kind: 'effect',
    claim: "The Seneschal's action makes one foe of its controller's choice lose 1 Prestige.",
    source: 'Action Phase, actions of vampires',
    today: 'same',
    note: "The Prestige symbol is missing from the article's text; the printed card supplies it.",
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Action Phase, actions of vampires' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'card-actions.seneschal-no-prince',
    kind: 'effect',
    claim:
      "If no player at all controls the Prince of the City, the Seneschal's target loses 2 Prestige instead of 1 (not 1 and then 2).",
    source: 'Action Phase, actions of vampires',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Action Phase, actions of vampires' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'card-actions.cost-one-action',
    kind: 'effect',
    claim: "An action granted by a card spends one of the turn's two actions.",
    source: 'Action Phase, actions of vampires',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Action Phase, actions of vampires' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'card-actions.exhaust-the-vampire',
    kind: 'effect',
    claim: 'An action granted by a card exhausts the vampire that uses it, like any action that is not Unhosted.',
    source: 'Action Phase, actions of vampires',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, actions of vampires' }],
  },
  {
    id: 'card-actions.any-location',
    kind: 'legality',
    claim: 'Actions from cards are not tied to a place: Haven or The Streets, both will do.',
    source: 'Action Phase, actions of vampires',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, actions of vampires' }],
  },
];
