import type { RuleEntry } from '../../../engine/rule.ts';

/** How a match begins. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'setup.characters-on-field',
    chapter: 'setup-and-initiative',
    kind: 'sequence',
    claim: 'All six characters stand on the field from the beginning.',
    source: 'Regole Eredan § Svolgimento di una partita / Preparazione',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Svolgimento di una partita / Preparazione' }],
  },
  {
    id: 'setup.hand-of-five',
    chapter: 'setup-and-initiative',
    kind: 'sequence',
    claim: 'Opening hands are of 5 cards.',
    source: 'Regole Eredan § Svolgimento di una partita / Preparazione',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Svolgimento di una partita / Preparazione' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'initiative.random',
    chapter: 'setup-and-initiative',
    kind: 'definition',
    claim: 'Who starts is decided at random by the computer: one die is rolled for each player and the higher roll starts.',
    source: 'Regole Eredan § Iniziativa',
    today: 'same',
    note: 'Later glossaries confirm the random choice; the dice are in the source only. Ties: beyond.initiative.tie.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Iniziativa' },
      { kind: 'other', label: 'FR:ITCG:Lexique' },
      { kind: 'other', label: 'Glossary (EN)' },
    ],
  },
  {
    id: 'initiative.winner-is-player-one',
    chapter: 'setup-and-initiative',
    kind: 'definition',
    claim: 'The initiative winner is Player 1 and turn 1 is theirs.',
    source: 'Regole Eredan § Giro 1/Giocatore 1',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Giro 1/Giocatore 1' },
      { kind: 'other', label: 'FR:ITCG:Lexique' },
      { kind: 'other', label: 'DE:ITCG:Glossar' },
    ],
  },
  {
    id: 'beyond.initiative.tie',
    chapter: 'setup-and-initiative',
    kind: 'effect',
    claim: 'The dice have six sides; if both show the same number, both are rolled again until they differ.',
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
];
