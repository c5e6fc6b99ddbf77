import type { RuleEntry } from '../../../engine/rule.ts';

/** What stands above the rules, or beside them. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'priority.card-text-wins',
    chapter: 'special-points',
    kind: 'priority',
    claim: 'Card text outranks the rules wherever the two disagree.',
    source: 'Regole Eredan § Punti particolari / Contraddizione delle regole',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Punti particolari / Contraddizione delle regole' }],
  },
  {
    id: 'experience.earned-per-match',
    chapter: 'special-points',
    kind: 'effect',
    claim:
      'Each match leaves the cards some experience, depending on what was done in it; characters gain theirs in another way than the rest.',
    source: 'Regole Eredan § Punti particolari / Esperienza ed evoluzioni',
    today: 'unverified',
    note: 'The source gives no amounts, and its heading sets evolutions beside experience without saying how they hang together; show the idea, do not simulate amounts.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Punti particolari / Esperienza ed evoluzioni' }],
  },
];
