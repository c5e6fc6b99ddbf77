import type { RuleEntry } from '../../../engine/rule.ts';

/** What a match is won by. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'goal.duel',
    chapter: 'goal-and-victory',
    kind: 'definition',
    claim:
      "A match is a duel between two players, and each of them fights only through their own line of characters. What phase 3 takes away is always a character's Life.",
    source: 'Regole Eredan § Generale / Scopo del gioco',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Generale / Scopo del gioco' },
      { kind: 'other', label: 'The Rules (EN)' },
    ],
  },
  {
    id: 'goal.eliminate',
    chapter: 'goal-and-victory',
    kind: 'definition',
    claim: 'A match is won by knocking out: each point of damage on the opposing characters serves that end.',
    source: 'Regole Eredan § Generale / Scopo del gioco',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Generale / Scopo del gioco' },
      { kind: 'other', label: 'The Rules (EN)' },
    ],
  },
  {
    id: 'victory.three-defeated',
    chapter: 'goal-and-victory',
    kind: 'effect',
    claim: 'Elimination: a player has won once the opposing line of three is down and their own still has somebody standing.',
    source: 'Regole Eredan § Condizioni di vittoria',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'victory.survivor-required',
    chapter: 'goal-and-victory',
    kind: 'legality',
    claim: 'Emptying the opposing line is not a win by elimination for a player whose own line is empty at the same moment.',
    source: 'Regole Eredan § Condizioni di vittoria',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria' },
      { kind: 'other', label: 'The Rules (EN)' },
    ],
  },
  {
    id: 'victory.all-defeated-score',
    chapter: 'goal-and-victory',
    kind: 'effect',
    claim: 'If every character on both sides is defeated, the two scores are compared and the higher score wins.',
    source: 'Regole Eredan § Condizioni di vittoria',
    today: 'same',
    note: 'Equal scores: beyond.score.tie. What counts: beyond.score.attribution.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'victory.score-formula',
    chapter: 'goal-and-victory',
    kind: 'definition',
    claim: "A player's score is the damage they dealt to characters plus the Life they healed.",
    source: 'Regole Eredan § Condizioni di vittoria (Danni inflitti + Danni curati)',
    today: 'differs',
    note: 'The later French page words it as damage received by the opposing characters plus healing received by your own, and adds that loss of Life points does not count (see beyond.score.attribution).',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria (Danni inflitti + Danni curati)' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'victory.deck-out-trigger',
    chapter: 'goal-and-victory',
    kind: 'effect',
    claim: 'A player who, at the start of a turn, cannot draw enough cards to complete the hand is marked for deck-out.',
    source: 'Regole Eredan § Condizioni di vittoria',
    today: 'same',
    note: 'No way back, and both at once: beyond.deckout.no-way-back.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'victory.deck-out-timing',
    chapter: 'goal-and-victory',
    kind: 'window',
    claim: 'Deck-out does not stop play: the marked player still plays that whole turn and loses when it ends.',
    source: 'Regole Eredan § Condizioni di vittoria',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'victory.deck-out-escape',
    chapter: 'goal-and-victory',
    kind: 'priority',
    claim: 'A marked player who beats the opponent before that turn ends wins; the deck-out is then ignored.',
    source: 'Regole Eredan § Condizioni di vittoria',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'victory.deck-out-hand-target',
    chapter: 'goal-and-victory',
    kind: 'definition',
    claim:
      'The hand to be completed is usually 5 cards, but the shortage is measured against whatever hand size applies at that moment.',
    source: 'Regole Eredan § Condizioni di vittoria (di solito 5 carte)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Condizioni di vittoria (di solito 5 carte)' },
      { kind: 'other', label: 'FR:ITCG:Regles' },
    ],
  },
  {
    id: 'beyond.score.attribution',
    chapter: 'goal-and-victory',
    kind: 'definition',
    claim:
      'Score = damage received by the opposing characters + Life regained by your own characters, whoever caused it. Damage counts in full after reduction even beyond the Life left; healing counts only what was really regained; loss of Life points does not count.',
    source:
      'public: FR:ITCG:Regles and Codex Atlanticus 2011 (attribution, all damage counts, losses do not); full count beyond the Life left is our reading',
    today: 'unverified',
    convention: true,
    refs: [
      { kind: 'other', label: 'FR:ITCG:Regles' },
      { kind: 'other', label: 'Codex Atlanticus 2011' },
    ],
  },
  {
    id: 'beyond.score.tie',
    chapter: 'goal-and-victory',
    kind: 'effect',
    claim: 'Equal scores with all characters defeated make the match a draw.',
    source: 'not in Regole Eredan; no public statement found',
    today: 'unverified',
    convention: true,
    refs: [],
  },
  {
    id: 'beyond.victory.check-order',
    chapter: 'goal-and-victory',
    kind: 'priority',
    claim:
      'Victory is checked at the end of the combat and again at the end of the turn, each time in this order: elimination, all defeated (score), deck-out; deck-out only at the end of the turn.',
    source: 'public: Codex Atlanticus 2011 (second check at the end of the turn); the order follows from the deck-out exception',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'Codex Atlanticus 2011' }],
  },
  {
    id: 'beyond.deckout.no-way-back',
    chapter: 'goal-and-victory',
    kind: 'effect',
    claim:
      'A deck-out mark is not lifted by cards drawn or returned to the deck later in the turn. If both players are marked in the same turn and neither is beaten by its end, the scores decide as in victory.all-defeated-score.',
    source: 'public: Codex Atlanticus 2011 (not lifted); both marked is our choice',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'Codex Atlanticus 2011' }],
  },
];
