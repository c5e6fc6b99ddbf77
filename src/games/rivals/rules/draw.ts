import type { RuleEntry } from '../../../engine/rule.ts';

/** End Phase, fourth step: drawing. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'draw.two-cards',
    kind: 'effect',
    claim: 'The Draw step draws 2 cards and ends the turn.',
    source: 'End Phase, step 4 (Draw)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'draw.next-player-left',
    kind: 'sequence',
    claim: 'After the Draw step play passes to the player on the left, clockwise.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
  {
    id: 'draw.deck-per-card',
    kind: 'legality',
    claim:
      'Whenever a rule or a card lets a player draw, the player chooses for that card between their Library and their Faction Deck.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
  {
    id: 'draw.split-allowed',
    kind: 'legality',
    claim: 'A draw of several cards may take from both decks.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
  {
    id: 'draw.second-after-first',
    kind: 'priority',
    claim: 'Decks are named one card at a time: the choice for the second is made with the first already in hand.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
  {
    id: 'draw.empty-deck',
    kind: 'legality',
    claim: 'An empty deck is closed: it gives no more cards.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
  {
    id: 'draw.no-hand-limit',
    kind: 'definition',
    claim: 'A hand may grow without limit; nothing is ever discarded down.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
  {
    id: 'draw.setup-excepted',
    kind: 'legality',
    claim: 'The free choice of deck does not hold for the opening hand, whose numbers are fixed by the setup.',
    source: 'End Phase, step 4 (Draw)',
    today: 'unverified',
    note: 'The article only excepts the setup; the numbers of the case are those of setup.opening-hand (medium confidence).',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 4 (Draw)' }],
  },
];
