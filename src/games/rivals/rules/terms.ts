import type { RuleEntry } from '../../../engine/rule.ts';

/** Terms that the turn needs. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'terms.foe-and-rival',
    kind: 'definition',
    claim: 'Every other player is a foe; the Rival is the one foe named at setup; in a conflict the foe is the opposing player.',
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'terms.coterie-not-torpor',
    kind: 'definition',
    claim: "The coterie is the player's vampires in Haven and in The Streets; those in torpor are controlled but outside it.",
    source: 'printed card text (public card database): cards that say in your coterie or in torpor',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'terms.haven-is-one-party',
    kind: 'definition',
    claim: "A player's vampires in Haven are together one party.",
    source: 'printed card text (public card database): an Event whose effect is that each one in Haven is a party of its own',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'terms.relentless',
    kind: 'window',
    claim: "Activated abilities are for the controller's own turn; one marked Relentless may be used during any player's turn.",
    source: 'Core rulebook, glossary (English transcript)',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'terms.potency-gates-cards',
    kind: 'legality',
    claim: 'A vampire may play only cards whose Blood Potency number is not higher than its own.',
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'terms.burned-piles',
    kind: 'definition',
    claim:
      'Burned cards leave play for good: each player keeps their own in a burned pile of their own, burned City Deck cards lie by the City Deck, and all burned and discarded cards are open to all.',
    source: 'Shadows & Shrouds rulebook (English transcript), update for the core game',
    today: 'differs',
    note: 'the core rulebook moved burned cards away from the table; the later rulebook keeps them, because cards refer to them',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'Shadows & Shrouds (English transcript)' }],
  },
];
