import type { RuleEntry } from '../../../engine/rule.ts';

/** Defeat, as far as the turn brings it about. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'defeat.to-torpor',
    kind: 'effect',
    claim: 'A vampire that has lost its last Blood is defeated and goes to torpor.',
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'defeat.rival-gives-agenda',
    kind: 'effect',
    claim: 'Defeating or burning a vampire of your Rival gives you 1 Agenda.',
    source: 'Core rulebook, player aid (English transcript)',
    today: 'unverified',
    note: 'The symbol is lost in the transcript; Agenda is inferred from cards that give Agenda for defeating vampires of others than the Rival.',
    confidence: 'medium',
    refs: [{ kind: 'rulebook', label: 'player aid (English transcript)' }],
  },
  {
    id: 'defeat.rival-pays-one',
    kind: 'effect',
    claim:
      "When a Rival's vampire is defeated, its owner puts 1 of their Prestige on it as Blood, so it lies in torpor with Blood 1.",
    source: 'Core rulebook, player aid (English transcript)',
    today: 'unverified',
    note: 'Symbols are lost in the transcript: Prestige turned to its Blood side is inferred.',
    confidence: 'medium',
    refs: [{ kind: 'rulebook', label: 'player aid (English transcript)' }],
  },
  {
    id: 'defeat.by-antagonist',
    kind: 'effect',
    claim: 'A vampire defeated by the Antagonist goes to torpor and no player is rewarded.',
    source: 'Antagonist step (no attack, no player)',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 3 (Antagonist)' }],
  },
];
