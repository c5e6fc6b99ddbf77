import type { RuleEntry } from '../../../engine/rule.ts';

/** Turns and their five phases. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'turn.five-phases',
    chapter: 'turn-structure',
    kind: 'sequence',
    claim:
      'A turn runs through five phases in order: choice of characters, use of cards, resolution of the combat, tilting, discard.',
    source: 'Regole Eredan § Giro 1/Giocatore 1, Fasi 1-5',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 1/Giocatore 1, Fasi 1-5' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'turn.one-combat-per-turn',
    chapter: 'turn-structure',
    kind: 'definition',
    claim: 'Each turn holds one combat, and the combat carries the number of the turn.',
    source: 'Regole Eredan § Fase 1; Giro 2/Giocatore 2',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 1; Giro 2/Giocatore 2' }],
  },
  {
    id: 'turn.alternates',
    chapter: 'turn-structure',
    kind: 'sequence',
    claim: 'The players take turns: Player 1 has turn 1, Player 2 turn 2, Player 1 turn 3, and so on.',
    source: 'Regole Eredan § Giro 2/Giocatore 2',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2' },
      { kind: 'other', label: 'FR:ITCG:Lexique' },
      { kind: 'other', label: 'DE:ITCG:Glossar' },
    ],
  },
  {
    id: 'turn.repeats-phases',
    chapter: 'turn-structure',
    kind: 'sequence',
    claim: 'From turn 2 on, after the refill, phases 1 to 5 are run again in the same way.',
    source: 'Regole Eredan § Giro 2/Giocatore 2',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 2/Giocatore 2' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
];
