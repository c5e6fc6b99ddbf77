import type { RuleEntry } from '../../../engine/rule.ts';

/** Phase 2, and the order in which cards resolve. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'play.one-card-each',
    chapter: 'playing-cards',
    kind: 'window',
    claim: 'In phase 2 each player, active and passive alike, may play one card.',
    source: 'Regole Eredan § Fase 2 : Utilizzo delle carte',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 2 : Utilizzo delle carte' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'play.optional',
    chapter: 'playing-cards',
    kind: 'window',
    claim: 'Playing a card is a choice, not a duty.',
    source: 'Regole Eredan § Fase 2 : Utilizzo delle carte',
    today: 'unverified',
    note: 'Passing: beyond.play.pass.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 2 : Utilizzo delle carte' }],
  },
  {
    id: 'play.from-hand',
    chapter: 'playing-cards',
    kind: 'legality',
    claim: "Cards are played from the player's own hand.",
    source: 'Regole Eredan § Fase 2 : Utilizzo delle carte',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 2 : Utilizzo delle carte' }],
  },
  {
    id: 'chain.second-card',
    chapter: 'playing-cards',
    kind: 'window',
    claim: 'Chain on a first card opens the way for a second one, of the type that the Chain names.',
    source: 'Regole Eredan § Fase 2 (Incatenamento)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 2 (Incatenamento)' }],
  },
  {
    id: 'chain.type-must-match',
    chapter: 'playing-cards',
    kind: 'legality',
    claim: 'The chained card must be of the type named by the Chain.',
    source: 'Regole Eredan § Fase 2 (Incatenamento: carta azione)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 2 (Incatenamento: carta azione)' }],
  },
  {
    id: 'chain.none-no-second',
    chapter: 'playing-cards',
    kind: 'legality',
    claim: 'Without Chain there is no second card.',
    source: 'Regole Eredan § Fase 2 : Utilizzo delle carte',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 2 : Utilizzo delle carte' }],
  },
  {
    id: 'chain.two-cards-at-most',
    chapter: 'playing-cards',
    kind: 'legality',
    claim:
      'A player plays at most two cards in a turn: the order of resolution knows a first and a second card of each player, no third.',
    source: 'Regole Eredan § Ordre de résolution des cartes',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Ordre de résolution des cartes' },
      { kind: 'other', label: 'Keywords List 2011' },
    ],
  },
  {
    id: 'resolution.n-order',
    chapter: 'playing-cards',
    kind: 'priority',
    claim:
      "Cards resolve in an N: active player's first card, passive player's first card, active player's second card, passive player's second card. So the passive player's first card takes effect before the active player's second.",
    source: 'Regole Eredan § Ordre de résolution des cartes',
    today: 'unverified',
    note: 'When cards are put down: beyond.play.declare-then-resolve.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Ordre de résolution des cartes' }],
  },
  {
    id: 'beyond.play.pass',
    chapter: 'playing-cards',
    kind: 'window',
    claim:
      'Instead of playing a first card a player may pass; a player who passed plays no second card that turn, and their places in the N are skipped. A player with Chain may decline the second card.',
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
  {
    id: 'beyond.play.declare-then-resolve',
    chapter: 'playing-cards',
    kind: 'sequence',
    claim:
      'Cards are put down openly in the order of the N, the active player first, and no card takes effect until both players have finished; then they resolve in the same order. Whether a Chain is available is judged when the second card is put down, from the first card and the fighter as they then stand.',
    source:
      "public in part: German glossary (the active player's card is played first, the passive player's second); Codex Atlanticus 2011 keeps playing and resolving apart; the rest is our choice",
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'DE:ITCG:Glossar' }],
  },
  {
    id: 'beyond.play.who-may-play',
    chapter: 'playing-cards',
    kind: 'legality',
    claim:
      "A card is played by the player's fighter of this turn, and its guild, class, caste or race requirement is checked on that fighter: a guild card needs a fighter of that guild, a Spell needs a Mage (or a Guemelite of its type), a Theurgy needs a Priest. Unless the card says otherwise, harm goes to the opposing fighter and help to the own one.",
    source:
      'public: FR:ITCG:Lexique (guild cards), Glossary EN and ES (Spells); default targets and the Theurgy reading are our choice',
    today: 'same',
    convention: true,
    refs: [
      { kind: 'other', label: 'FR:ITCG:Lexique' },
      { kind: 'other', label: 'Glossary (EN)' },
      { kind: 'other', label: 'ES:ITCG:Glosario' },
    ],
  },
  {
    id: 'beyond.play.played-by',
    chapter: 'playing-cards',
    kind: 'definition',
    claim:
      'A bonus or condition worded played by X looks at the fighter who plays the card, not at the character the card ends up on.',
    source:
      'the source has only the heading about the played-by rule, without text; published cards carry such clauses (If played by Klemence); the reading is our choice',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'Card modifications post 2011' }],
  },
  {
    id: 'beyond.chain.untyped-is-any',
    chapter: 'playing-cards',
    kind: 'window',
    claim: "A Chain that names no type, such as the Mage's, allows a second card of any type the fighter may play.",
    source:
      'the source gives the Mage Chain without a type; published cards show Chain both bare and with a type; the reading is our choice',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'Card modifications post 2011' }],
  },
];
