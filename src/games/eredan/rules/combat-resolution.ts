import type { RuleEntry } from '../../../engine/rule.ts';

/** Phase 3. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'combat.attack-minus-defence',
    chapter: 'combat-resolution',
    kind: 'effect',
    claim:
      "For each fighter its Attack is set against the other's Defence; what exceeds the Defence is taken off the other fighter's Life points. Spirit plays no part in this.",
    source: 'Regole Eredan § Fase 3 : Risoluzione del combattimento',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 3 : Risoluzione del combattimento' },
      { kind: 'other', label: 'Codex Atlanticus 2011' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
    ],
  },
  {
    id: 'combat.both-strike',
    chapter: 'combat-resolution',
    kind: 'effect',
    claim: 'Both fighters strike: the comparison is made once in each direction.',
    source: 'Regole Eredan § Fase 3 : Risoluzione del combattimento',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 3 : Risoluzione del combattimento' }],
  },
  {
    id: 'combat.no-excess-no-damage',
    chapter: 'combat-resolution',
    kind: 'effect',
    claim: 'An Attack equal to or below the opposing Defence takes nothing off.',
    source: 'Regole Eredan § Fase 3 : Risoluzione del combattimento',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 3 : Risoluzione del combattimento' }],
  },
  {
    id: 'combat.zero-life-defeated',
    chapter: 'combat-resolution',
    kind: 'effect',
    claim: 'Life 0 means defeat: the character is out.',
    source: 'Regole Eredan § Fase 3 : Risoluzione del combattimento',
    today: 'same',
    note: 'When this is settled: beyond.combat.defeat-check.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 3 : Risoluzione del combattimento' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'combat.defeated-can-be-restored',
    chapter: 'combat-resolution',
    kind: 'legality',
    claim: 'Defeat does not shut out a card that can bring the character back into play; it shuts out all other cards.',
    source: 'Regole Eredan § Fase 3 : Risoluzione del combattimento',
    today: 'unverified',
    note: 'How it returns: beyond.defeated.items-and-return. The source names only the card that restores; that every other card is shut out is our reading of it.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 3 : Risoluzione del combattimento' }],
  },
  {
    id: 'combat.downed-still-strikes',
    chapter: 'combat-resolution',
    kind: 'effect',
    claim: 'Falling to 0 early does not cost a fighter the strike it still has to make.',
    source: 'Regole Eredan § Fase 3 : Risoluzione del combattimento',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 3 : Risoluzione del combattimento' }],
  },
  {
    id: 'beyond.combat.damage-kinds',
    chapter: 'combat-resolution',
    kind: 'definition',
    claim:
      "Damage is of three kinds: physical (attack, reduced by Defence), magic (Spell or Theurgy, reduced by Spirit) and direct (reduced by nothing). Where the source calls a Spell's damage direct it means magic damage. Loss of Life points is not damage and is never reduced.",
    source: 'public: Codex Atlanticus 2011, damage, loss of Life and death; FR:ITCG:Regles',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Codex Atlanticus 2011' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'beyond.combat.life-bounds',
    chapter: 'combat-resolution',
    kind: 'definition',
    claim: 'Life never goes below 0 nor, by healing, above the printed Life.',
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
  {
    id: 'beyond.combat.defeat-check',
    chapter: 'combat-resolution',
    kind: 'window',
    claim:
      'Who is defeated is settled at the end of the combat, after the attacks. Until then a fighter at 0 is still in it: the cards it played resolve, it strikes, and healing may bring it above 0 again.',
    source:
      'public in part: Codex Atlanticus 2011 places death at the end of the combat; extended by us from combat.downed-still-strikes',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'Codex Atlanticus 2011' }],
  },
  {
    id: 'beyond.combat.attack-range',
    chapter: 'combat-resolution',
    kind: 'definition',
    claim:
      'Where a card prints Attack as a range, one whole number in it is drawn evenly for each attack; all teaching cards print a single number.',
    source: 'public: character pages and card database (lowest and highest Attack); the even draw is our choice',
    today: 'differs',
    note: 'The source speaks of one Attack number, published characters print a lowest and a highest.',
    convention: true,
    refs: [
      { kind: 'other', label: 'DE:ITCG:Karten:Charakter' },
      { kind: 'other', label: 'Card modifications post 2011' },
    ],
  },
  {
    id: 'beyond.defeated.items-and-return',
    chapter: 'combat-resolution',
    kind: 'effect',
    claim:
      "When a character is defeated the Items on it go to the owners' discard piles; brought back, it returns untilted, without Items, with the Life the card states.",
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
];
