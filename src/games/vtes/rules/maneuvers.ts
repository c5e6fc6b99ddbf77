import type { RuleEntry } from '../../../engine/rule.ts';

/** Determining the range. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'maneuvers.default-close',
    kind: 'definition',
    claim: 'A round is at close range unless somebody maneuvers to long or an effect sets the range.',
    source: 'II-2',
    today: 'same',
    note: 'rulebook, Determine range',
    refs: [{ kind: 'rulebook', label: 'Determine range' }],
  },
  {
    id: 'maneuvers.acting-first',
    kind: 'sequence',
    claim: 'The offer to maneuver to long range goes to A; it reaches B only when A has turned it down.',
    source: 'II-2',
    today: 'same',
    note: 'rulebook, Determine range',
    refs: [{ kind: 'rulebook', label: 'Determine range' }],
  },
  {
    id: 'maneuvers.alternate',
    kind: 'sequence',
    claim:
      'Each maneuver may be met by one from the opposing minion, which turns the range over once more. The exchange stops, and the range stands, when the minion that would have to answer declines.',
    source: 'II-2',
    today: 'same',
    note: 'rulebook, Determine range',
    refs: [{ kind: 'rulebook', label: 'Determine range' }],
  },
  {
    id: 'maneuvers.no-two-in-a-row',
    kind: 'legality',
    claim: 'A minion never maneuvers twice running, from hand or from cards in play, even if it only wants to clear its hand.',
    source: 'II-2',
    today: 'same',
    note: 'rulebook, Determine range',
    refs: [{ kind: 'rulebook', label: 'Determine range' }],
  },
  {
    id: 'maneuvers.play-versus-use',
    kind: 'definition',
    claim:
      "Vocabulary: 'play' is said of a card that leaves the hand, 'use' of one that is on the table already (the maneuver of a .44 Magnum, for instance).",
    source: 'II-2',
    today: 'same',
    note: 'in current texts; ruling ANK 20210928-2: superior Thoughts Betrayed leaves strikes of cards in play alone, but also stops a strike card played for its maneuver',
    refs: [
      { kind: 'ruling', label: 'ANK 20210928-2', author: 'Vincent Ripoll', date: '2021-09-28' },
      { kind: 'card', label: '' },
    ],
  },
  {
    id: 'maneuvers.nothing-else-is-played',
    kind: 'window',
    claim:
      'Nothing besides maneuvers may be played during this step, apart from what maneuvers.cards-in-play-usable, maneuvers.disarm-burnable and maneuvers.untimed-combat-cards allow.',
    source: 'II-2',
    today: 'same',
    note: 'current card texts: before range; at close range before strikes are chosen',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'maneuvers.cards-in-play-usable',
    kind: 'window',
    claim:
      'A card in play that names no moment of its own may be used in this step: Dreams of the Sphinx, The Barrens, Fragment of the Book of Nod.',
    source: 'II-2',
    today: 'same',
    note: 'provided their controller has the opportunity to use an effect (official ruling ANK 20200616)',
    refs: [{ kind: 'ruling', label: 'ANK 20200616', author: 'Vincent Ripoll', date: '2020-06-16' }],
  },
  {
    id: 'maneuvers.disarm-burnable',
    kind: 'window',
    claim: 'The vampire with Disarm attached may burn 3 blood to burn that Disarm in this step.',
    source: 'II-2',
    today: 'same',
    note: 'current text: 3 blood, any time its controller may use an effect',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'maneuvers.untimed-combat-cards',
    kind: 'window',
    claim:
      "A combat card that names no step of its own may be played here as well: Wolf Claws, superior Chiropteran Marauder, Apparition, Brother's Blood.",
    source: 'II-2 (edit after François V.)',
    today: 'same',
    note: 'the thread was unsure about Apparition; official ruling LSJ 20010315: it may be played at any time in combat, with no damage to prevent',
    refs: [
      { kind: 'ruling', label: 'LSJ 20010315', author: 'L. Scott Johnson', date: '2001-03-15' },
      { kind: 'ruling', label: 'LSJ 20100527', author: 'L. Scott Johnson', date: '2010-05-27' },
      { kind: 'ruling', label: 'ANK 20210226', author: 'Vincent Ripoll', date: '2021-02-26' },
    ],
  },
  {
    id: 'maneuvers.weapon-maneuver-commits-strike',
    kind: 'legality',
    claim:
      'A minion that used the maneuver of a weapon (or of a strike card) must make its initial strike of that round with it.',
    source: 'II-3',
    today: 'same',
    note: '(rulebook, Determine range and Choose strike); it also may not use a second weapon or strike card to maneuver that round; additional strikes are free',
    refs: [
      { kind: 'rulebook', label: 'Determine range and Choose strike' },
      { kind: 'ruling', label: 'LSJ 19980302-2', author: 'L. Scott Johnson', date: '1998-03-02' },
      { kind: 'ruling', label: 'TOM 19951217', author: 'Thomas R Wylie', date: '1995-12-17' },
      { kind: 'ruling', label: 'LSJ 20071017', author: 'L. Scott Johnson', date: '2007-10-17' },
      { kind: 'ruling', label: 'LSJ 20001126', author: 'L. Scott Johnson', date: '2000-11-26' },
      { kind: 'ruling', label: 'LSJ 20021028', author: 'L. Scott Johnson', date: '2002-10-28' },
      { kind: 'ruling', label: 'LSJ 20100827', author: 'L. Scott Johnson', date: '2010-08-27' },
      { kind: 'ruling', label: 'LSJ 20090528-2-2', author: 'L. Scott Johnson', date: '2009-05-28' },
      { kind: 'ruling', label: 'LSJ 20050228-3', author: 'L. Scott Johnson', date: '2005-02-28' },
    ],
  },
  {
    id: 'maneuvers.granted-by-reaction-any-round',
    kind: 'window',
    claim:
      "A maneuver granted by a reaction or an action modifier (Spirit's Touch at superior) stays available through every round of the combat it was granted for.",
    source: 'IV, bonuses',
    today: 'same',
    note: "current Spirit's Touch ties its maneuver to the combat the block leads to, not to a round",
    refs: [],
  },
  {
    id: 'maneuvers.granted-by-combat-card-this-round',
    kind: 'window',
    claim:
      'A maneuver granted by a combat card such as Flash lapses with the round in which the card was played, unless its text says otherwise.',
    source: 'IV, bonuses',
    today: 'same',
    note: "the rulebook (Determine range) ties a combat card's maneuver to its round; that an unused optional one is lost is said by the compilation, and for optional presses by ruling TOM 19960521",
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'ruling', label: 'TOM 19960521', author: 'Thomas R Wylie', date: '1996-05-21' },
    ],
  },
];
