import type { RuleEntry } from '../../../engine/rule.ts';

/** Phase 4, and how it ends. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'tilt.fighters-tilt',
    chapter: 'tilting',
    kind: 'effect',
    claim: 'After the combat the two fighters are tilted.',
    source: 'Regole Eredan § Fase 4 : Inclinazione',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 4 : Inclinazione' }],
  },
  {
    id: 'tilt.bystanders-stay',
    chapter: 'tilting',
    kind: 'effect',
    claim: 'Characters that took no part in the combat are not tilted by phase 4.',
    source: 'Regole Eredan § Fase 4 : Inclinazione',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 4 : Inclinazione' }],
  },
  {
    id: 'tilt.not-selectable',
    chapter: 'tilting',
    kind: 'legality',
    claim: 'Tilting lasts until something straightens the character; until then it is not available for combat.',
    source: 'Regole Eredan § Fase 4 : Inclinazione',
    today: 'unverified',
    note: 'When characters straighten: beyond.tilt.straighten-at-turn-start.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 4 : Inclinazione' }],
  },
  {
    id: 'tilt.still-targetable',
    chapter: 'tilting',
    kind: 'legality',
    claim: 'Tilting only bars from combat: heals, magic damage and other effects reach the character as before.',
    source: 'Regole Eredan § Fase 4 : Inclinazione',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 4 : Inclinazione' }],
  },
  {
    id: 'beyond.tilt.straighten-at-turn-start',
    chapter: 'tilting',
    kind: 'sequence',
    claim:
      'At the start of a turn, before the refill, each side is looked at on its own: if all its living characters are tilted, all of them are straightened; otherwise none is. Characters begin the match untilted unless their card says otherwise.',
    source: 'public: Codex Atlanticus 2011, turn in detail part 1 (start of turn)',
    today: 'same',
    refs: [{ kind: 'other', label: 'Codex Atlanticus 2011' }],
  },
  {
    id: 'beyond.tilt.no-untilted-fallback',
    chapter: 'tilting',
    kind: 'legality',
    claim:
      'If at the moment of choosing a side has living characters but none untilted (only a card effect after the start of the turn can cause it), that side is straightened at once.',
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
];
