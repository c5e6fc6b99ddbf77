import type { RuleEntry } from '../../../engine/rule.ts';

/** What the turn needs of titles. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'titles.prince-san-francisco',
    kind: 'effect',
    claim:
      "The Prince of the City of San Francisco has Secrecy 0 always and +2 Influence, and at the start of its controller's turn gives 1 Prestige and 1 Agenda.",
    source: 'printed card text (public card database): Prince of the City (San Francisco)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'card', label: 'Prince of the City (San Francisco)' }],
  },
  {
    id: 'titles.prince-claim-cost',
    kind: 'effect',
    claim:
      'Claiming the title when nobody holds it takes a hosted action and an amount of Influence that the rulebook fixes (engine setting, default 7).',
    source:
      'action from Core rulebook, player aid (English transcript); the number is a guess from a later card that counts the Prince as 7',
    today: 'unverified',
    confidence: 'low',
    refs: [{ kind: 'rulebook', label: 'player aid (English transcript)' }],
  },
];
