import type { RuleEntry } from '../../../engine/rule.ts';

/** Conspiracies, as far as the turn resolves them. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'conspiracies.face-down-with-prestige',
    kind: 'effect',
    claim:
      'A Conspiracy is played face down as an action, with 1 Prestige placed on it; further Prestige comes on it by contributions and cards.',
    source: 'printed card text (public card database): Whispering Campaign, Destroy the Plans',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'card', label: 'Whispering Campaign, Destroy the Plans' }],
  },
  {
    id: 'conspiracies.threshold',
    kind: 'window',
    claim:
      "A Conspiracy's controller may resolve it in their own turn once it bears at least the Prestige that it names, outside the End Phase.",
    source: 'End Phase',
    today: 'same',
    note: 'That resolving spends no action is the usual reading (medium).',
    confidence: 'high',
    refs: [
      { kind: 'card', label: 'Whispering Campaign (4), Destroy the Plans (3), All Tied Up (2)' },
      { kind: 'other', label: 'Secuencia de turnos, End Phase' },
    ],
  },
  {
    id: 'conspiracies.spares-contributors',
    kind: 'legality',
    claim: 'A Conspiracy may be aimed only at a foe who did not contribute to it.',
    source: 'printed card text (public card database): all core Conspiracies',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'card', label: 'Whispering Campaign, Destroy the Plans, All Tied Up' }],
  },
];
