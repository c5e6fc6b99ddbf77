import type { RuleEntry } from '../../../engine/rule.ts';

/** How a match ends. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'end.when-condition-met',
    chapter: 'end-of-match',
    kind: 'sequence',
    claim: 'The match ends as soon as one of the victory conditions is met.',
    source: 'Regole Eredan § Fine della partita',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fine della partita' }],
  },
  {
    id: 'end.forfeit',
    chapter: 'end-of-match',
    kind: 'effect',
    claim: 'Whoever abandons the match has lost it by forfeit, whatever the position.',
    source: 'Regole Eredan § Fine della partita',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fine della partita' }],
  },
];
