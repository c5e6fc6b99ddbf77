import type { RuleEntry } from '../../../engine/rule.ts';

/** The Streets: moving there, and parties. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'streets.move-from-haven',
    kind: 'legality',
    claim:
      "During the Action Phase the active player's ready vampires in Haven may move to The Streets, one or several at a time.",
    source: 'Action Phase, moving to The Streets',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'streets.move-ready-only',
    kind: 'legality',
    claim: 'Only a ready vampire in the Haven can move to The Streets: an exhausted one and one in torpor cannot.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.any-time-in-action-phase',
    kind: 'window',
    claim:
      'Within the Action Phase the move to The Streets needs no particular moment and no motive: it may come before, between or after the two actions.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.not-in-beginning-phase',
    kind: 'window',
    claim: 'The Beginning Phase has no free move to The Streets.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.not-in-end-phase',
    kind: 'window',
    claim: 'The End Phase has no free move to The Streets.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.move-is-free',
    kind: 'effect',
    claim: "The free move to The Streets leaves the turn's two actions untouched (and exhausts nobody).",
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.no-way-back',
    kind: 'legality',
    claim:
      'A vampire in The Streets cannot use the free move to go to its Haven or to any other place; it comes home in the next Ready and Return step or through a card.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.neutral-area',
    kind: 'definition',
    claim:
      "The Streets are one neutral area in the middle of the table, apart from every player's Haven; vampires of all players and the revealed City Deck cards are there.",
    source: 'Action Phase, moving to The Streets; Beginning Phase, step 1 (City Deck)',
    today: 'unverified',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' },
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
    ],
  },
  {
    id: 'streets.join-any-own-party',
    kind: 'legality',
    claim: 'In The Streets a ready vampire may change over to whichever party of its coterie its player likes.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.reorganise-freely',
    kind: 'legality',
    claim: 'Regrouping ready vampires in The Streets has no limit, neither in how often nor in how many parties result.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.reorganise-ready-only',
    kind: 'legality',
    claim: 'Only ready vampires change party: an exhausted one stays in the party it is in.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.no-reorganise-during-action',
    kind: 'window',
    claim: 'An action in progress freezes the parties.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.own-coterie-only',
    kind: 'legality',
    claim: "Parties are formed within one coterie: a vampire cannot join another player's party.",
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
  {
    id: 'streets.no-move-during-action',
    kind: 'window',
    claim:
      'Ruling for the engine: a vampire does not walk from Haven to The Streets while an action is in progress; the free move is made before or after it.',
    source: 'Action Phase, moving to The Streets',
    today: 'unverified',
    note: 'Assumption. The article allows the move at any time of the phase and names the action in progress only for rearranging. A move between declaration and resolution would change parties in mid-action, so refusing it is the safe default; keep it as one switch (settings.move_during_action).',
    switch: 'move-during-action',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Action Phase, moving to The Streets' }],
  },
];
