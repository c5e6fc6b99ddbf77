import type { RuleEntry } from '../../../engine/rule.ts';

/** What the turn needs of attacks before they are played. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'attack.from-the-streets',
    kind: 'legality',
    claim: 'The attacker stands in The Streets, unless a card lets it attack from Haven.',
    source: 'printed card text (public card database): cards that grant attacking from Haven as an exception',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'attack.haven-secrecy',
    kind: 'effect',
    claim: 'A Haven card gives the vampires in that Haven +1 Secrecy; cards may add more.',
    source: 'printed card text (public card database): all core Havens; Keeper of Elysium',
    today: 'same',
    confidence: 'high',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'other', label: 'Keeper of Elysium' },
    ],
  },
];
