import type { RuleEntry } from '../../../engine/rule.ts';

/** End Phase, third step: the Antagonist. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'antagonist.sad-is-neutral',
    kind: 'definition',
    claim:
      'S.A.D. cards (Special Affairs Division, of the Second Inquisition) are a neutral Antagonist in The Streets: no player controls them.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.second-inquisition',
    kind: 'definition',
    claim:
      "Behind the S.A.D. stands the Second Inquisition: hunters hidden within the world's intelligence services, out to destroy vampires.",
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    note: "The keyword is printed on the card; what the organisation is and wants is the article's.",
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.own-coterie-own-step',
    kind: 'window',
    claim: "In the Antagonist step of each player's End Phase the S.A.D. act against the coterie of that player only.",
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    note: 'That torpor lies outside the coterie is read from the wording of printed cards that name both.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.one-damage-each',
    kind: 'effect',
    claim: "Each S.A.D. in The Streets deals 1 Aggravated damage to one vampire of the active player's coterie.",
    source: 'End Phase, step 3 (Antagonist)',
    today: 'differs',
    note: 'the card prints it as an end-of-turn effect; the article gives it a step of its own after the End of Turn step',
    switch: 'antagonist-at-end-of-turn',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
  {
    id: 'antagonist.victim-chooses',
    kind: 'priority',
    claim: 'The player whose coterie is hit chooses the vampire for each S.A.D. and may spread or heap the damage.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.intel-stacks',
    kind: 'effect',
    claim: 'Each S.A.D. has +1 Intel for every S.A.D. in The Streets, itself included: with n of them, each has +n.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.intel-must-reach',
    kind: 'legality',
    claim:
      "A vampire whose Secrecy is higher than the S.A.D.'s Intel cannot be given their damage; enough S.A.D. together reach even well hidden Havens.",
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    note: 'The article gives the example of three S.A.D. shooting into the safest Havens; that protection is by Secrecy is on the printed card. How Secrecy adds up is a setting (see open questions); cases give the total.',
    switch: 'intel-equal-reaches',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.ignores-attributes',
    kind: 'effect',
    claim: 'S.A.D. damage is Aggravated and so goes past attributes.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
  {
    id: 'antagonist.not-ranged',
    kind: 'definition',
    claim: 'S.A.D. damage is not Ranged damage: what helps or hurts against Ranged does nothing here.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
  {
    id: 'antagonist.not-an-attack',
    kind: 'definition',
    claim:
      'What the S.A.D. do is not an attack: there is no attack sequence, nobody can Block it, and what looks for an attack does not see it.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
  {
    id: 'antagonist.no-reactions',
    kind: 'legality',
    claim: 'The S.A.D. give no opening for Reactions.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
  {
    id: 'antagonist.prevention-allowed',
    kind: 'effect',
    claim: 'Means of preventing damage do work against the S.A.D., for example a Vagrant attached as a Retainer.',
    source: 'End Phase, step 3 (Antagonist)',
    today: 'same',
    note: 'A later City Deck Event that forbids exactly this confirms it.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'antagonist.applied-at-once',
    kind: 'effect',
    claim: "One vampire's share of the S.A.D. damage lands as a single amount.",
    source: 'End Phase, step 3 (Antagonist)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
  {
    id: 'antagonist.assignment-cap',
    kind: 'legality',
    claim: "A vampire's share of the S.A.D. damage is capped by its current Blood.",
    source: 'End Phase, step 3 (Antagonist)',
    today: 'unverified',
    note: 'The article does not say what becomes of damage that no vampire can take; that it is lost is inferred.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
];
