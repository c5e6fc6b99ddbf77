import type { RuleEntry } from '../../../engine/rule.ts';

/** Phase 5, and the hand of the next turn. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'discard.any-number',
    chapter: 'discard-and-refill',
    kind: 'window',
    claim: 'In phase 5 each player may discard as many cards from hand as they like, including none.',
    source: 'Regole Eredan § Fase 5 : Scarto',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 5 : Scarto' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'discard.over-five',
    chapter: 'discard-and-refill',
    kind: 'legality',
    claim: 'No hand leaves phase 5 with more than 5 cards: the surplus has to go.',
    source: 'Regole Eredan § Fase 5 : Scarto',
    today: 'same',
    note: 'With a larger hand size: beyond.discard.pile-and-limit.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 5 : Scarto' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
    ],
  },
  {
    id: 'discard.deck-out-warning',
    chapter: 'discard-and-refill',
    kind: 'effect',
    claim:
      'Cards discarded must be redrawn, so discarding can bring on deck-out: a player who can no longer complete the hand loses.',
    source: 'Regole Eredan § Fase 5 : Scarto',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 5 : Scarto' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
    ],
  },
  {
    id: 'refill.both-players',
    chapter: 'discard-and-refill',
    kind: 'effect',
    claim: 'At the start of every turn after the first both players refill their hands, not only the one who becomes active.',
    source: 'Regole Eredan § Giro 2/Giocatore 2',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'refill.to-five',
    chapter: 'discard-and-refill',
    kind: 'effect',
    claim: "The refill brings the hand up to 5 cards, drawn from the player's own deck.",
    source: 'Regole Eredan § Giro 2/Giocatore 2',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'refill.more-if-card-says',
    chapter: 'discard-and-refill',
    kind: 'effect',
    claim: 'If cards in play say so, the refill goes beyond 5.',
    source: 'Regole Eredan § Giro 2/Giocatore 2',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2' }],
  },
  {
    id: 'refill.before-phase-one',
    chapter: 'discard-and-refill',
    kind: 'sequence',
    claim: 'The refill comes before the choice of characters of that turn.',
    source: 'Regole Eredan § Giro 2/Giocatore 2',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2' },
      { kind: 'other', label: 'Keywords List 2011' },
      { kind: 'other', label: 'Codex Atlanticus 2011' },
    ],
  },
  {
    id: 'beyond.discard.pile-and-limit',
    chapter: 'discard-and-refill',
    kind: 'definition',
    claim:
      'The discard pile is never shuffled back into the deck by rule, and the limit of 5 in phase 5 stays 5 even when a larger hand is in force for the refill, unless the card says otherwise.',
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
];
