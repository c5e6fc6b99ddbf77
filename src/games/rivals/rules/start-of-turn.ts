import type { RuleEntry } from '../../../engine/rule.ts';

/** Beginning Phase, second step: what happens at the start of the turn. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'start-of-turn.abilities-resolve-here',
    kind: 'window',
    claim:
      "Every effect worded for the start of the active player's turn takes place in this step, after the City Deck step and before cards are readied.",
    source: 'Beginning Phase, step 2 (Start of Turn)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' }],
  },
  {
    id: 'start-of-turn.owner-orders',
    kind: 'priority',
    claim: 'When several start-of-turn effects fall together, the active player decides their order.',
    source: 'Beginning Phase, step 2 (Start of Turn)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' }],
  },
  {
    id: 'start-of-turn.prince-san-francisco',
    kind: 'effect',
    claim:
      'The Prince of the City of San Francisco acts in the Start of Turn step: its controller gains what the title grants there (1 Prestige and 1 Agenda).',
    source: 'Beginning Phase, step 2 (Start of Turn)',
    today: 'same',
    note: 'The article names the card as an example of the step; the amounts are printed on the card.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'start-of-turn.own-turn-only',
    kind: 'window',
    claim:
      "A start-of-turn effect works only in the turn of the player who controls it: it does nothing in another player's Start of Turn step.",
    source: 'Beginning Phase, step 2 (Start of Turn)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'start-of-turn.clear-no-influence',
    kind: 'effect',
    claim: "No Influence tokens stay on a vampire until its controller's Start of Turn step, which clears all of them.",
    source: 'Beginning Phase, step 2 (Start of Turn)',
    today: 'unverified',
    note: 'The article names the clearing after the abilities and states no order between the two.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' }],
  },
  {
    id: 'start-of-turn.clear-own-only',
    kind: 'legality',
    claim: "Only the active player's own vampires lose their No Influence tokens; those on other players' vampires stay.",
    source: 'Beginning Phase, step 2 (Start of Turn)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' }],
  },
  {
    id: 'start-of-turn.before-ready-and-return',
    kind: 'sequence',
    claim:
      'Start-of-turn effects see the table as the last turn left it: vampires still exhausted and still in The Streets, because readying and returning come one step later.',
    source: 'Beginning Phase, step 2 (Start of Turn); Beginning Phase, step 3 (Ready and Return)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 2 (Start of Turn)' },
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 3 (Ready and Return)' },
      { kind: 'rulebook', label: '' },
    ],
  },
];
