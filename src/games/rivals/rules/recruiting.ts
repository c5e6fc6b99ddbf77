import type { RuleEntry } from '../../../engine/rule.ts';

/** Recruiting a vampire. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'recruiting.cost-is-potency',
    kind: 'effect',
    claim: 'Recruiting a vampire from hand costs Prestige equal to its Blood Potency.',
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'recruiting.prestige-becomes-blood',
    kind: 'effect',
    claim: 'The Prestige paid is placed on the recruited vampire as its Blood, so it enters at full Blood.',
    source: 'published review: Tabletop Gaming 2021; printed card text (public card database): Herald',
    today: 'same',
    confidence: 'high',
    refs: [
      { kind: 'other', label: 'Tabletop Gaming 2021' },
      { kind: 'card', label: 'Herald' },
    ],
  },
  {
    id: 'recruiting.enters-haven',
    kind: 'effect',
    claim: "A recruited vampire enters play in its controller's Haven.",
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'recruiting.enters-ready',
    kind: 'effect',
    claim: 'A recruited vampire enters ready and may act in the same turn.',
    source: 'usual reading, no text found',
    today: 'unverified',
    switch: 'recruits-enter-ready',
    confidence: 'low',
    refs: [],
  },
  {
    id: 'recruiting.cannot-afford',
    kind: 'legality',
    claim: 'A vampire that costs more Prestige than the player has cannot be recruited.',
    source: 'Core rulebook, glossary (English transcript)',
    today: 'unverified',
    note: 'Spending the very last Prestige is not forbidden by any text found, but winning.prestige-gone then applies; the engine should warn.',
    confidence: 'medium',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'recruiting.herald-discount',
    kind: 'effect',
    claim:
      'With a Herald its controller pays 1 Prestige less to recruit; the Blood still comes to the full Blood Potency, the missing one from the general supply.',
    source: 'printed card text (public card database): Herald',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'card', label: 'Herald' }],
  },
];
