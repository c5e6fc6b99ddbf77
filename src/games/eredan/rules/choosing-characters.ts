import type { RuleEntry } from '../../../engine/rule.ts';

/** Phase 1. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'choose.active-picks-both',
    chapter: 'choosing-characters',
    kind: 'window',
    claim: "In phase 1 the active player picks both fighters: exactly one of their own and one of the opponent's.",
    source: 'Regole Eredan § Fase 1 : Scelta dei personaggi',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 1 : Scelta dei personaggi' },
      { kind: 'other', label: 'Keywords List 2011' },
      { kind: 'other', label: 'DE:ITCG:Glossar' },
    ],
  },
  {
    id: 'choose.on-field-only',
    chapter: 'choosing-characters',
    kind: 'legality',
    claim: 'Only characters present on the field may be chosen, so a defeated character may not.',
    source: 'Regole Eredan § Fase 1 : Scelta dei personaggi; Fase 3',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 1 : Scelta dei personaggi; Fase 3' }],
  },
  {
    id: 'choose.tilted-excluded',
    chapter: 'choosing-characters',
    kind: 'legality',
    claim: 'A tilted character may not be chosen to fight, on either side of the field.',
    source: 'Regole Eredan § Giro 2/Giocatore 2; Fase 4',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2; Fase 4' }],
  },
];
