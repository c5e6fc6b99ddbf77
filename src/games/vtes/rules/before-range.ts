import type { RuleEntry } from '../../../engine/rule.ts';

/** Before range is determined. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'before-range.old-wording',
    kind: 'definition',
    claim:
      'An early printing that asks to be played before combat begins belongs to the before-range step of the first round; so does one that speaks of entering combat, for both name that moment.',
    source: 'II-1',
    today: 'same',
    note: 'the current text of the example (Thoughts Betrayed) says so itself',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'before-range.window-cards',
    kind: 'window',
    claim:
      'Cards of this window: Trap, Weather Control, Terror Frenzy, Torn Signpost, Drawing Out the Beast, Carrion Crows, superior Infernal Pursuit, Flesh of Marble.',
    source: 'II-1',
    today: 'same',
    note: 'for all but Infernal Pursuit (own entry); current texts: Trap, Weather Control, Drawing Out the Beast and basic Terror Frenzy are first round only',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'PIB 20121028', author: 'Pascal Bertrand', date: '2012-10-28' },
      { kind: 'ruling', label: 'ANK 20170930', author: 'Vincent Ripoll', date: '2017-09-30' },
      { kind: 'ruling', label: 'RTR 20010710', author: 'Rules Team', date: '2001-07-10' },
      { kind: 'ruling', label: 'LSJ 20010729', author: 'L. Scott Johnson', date: '2001-07-29' },
    ],
  },
  {
    id: 'before-range.infernal-pursuit-superior',
    kind: 'window',
    claim: 'Infernal Pursuit at superior belongs to the before-range window.',
    source: 'II-1',
    today: 'differs',
    note: 'current text of the superior effect has no timing limit, so it may be played at any moment of the combat when its player may play a combat card',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'TOM 19950924', author: 'Thomas R Wylie', date: '1995-09-24' },
      { kind: 'ruling', label: 'TOM 19950921-2', author: 'Thomas R Wylie', date: '1995-09-21' },
    ],
  },
  {
    id: 'before-range.mariel',
    kind: 'window',
    claim:
      'Abilities of cards in play share this window. Mariel, Lady Thunder, as long as she is not fighting herself, may lock to end the combat; the damage she causes waits until combat has ended.',
    source: 'II-1',
    today: 'same',
    note: 'current text: 1 unpreventable damage to each combatant and each of their retainers after combat ends; rulings: usable while she is in torpor; lost if the combat continues or a new one begins',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 19980225', author: 'L. Scott Johnson', date: '1998-02-25' },
      { kind: 'ruling', label: 'RTR 19970630', author: 'Rules Team', date: '1997-06-30' },
      { kind: 'ruling', label: 'LSJ 20010205', author: 'L. Scott Johnson', date: '2001-02-05' },
      { kind: 'ruling', label: 'LSJ 20031123', author: 'L. Scott Johnson', date: '2003-11-23' },
      { kind: 'ruling', label: 'PIB 20130319', author: 'Pascal Bertrand', date: '2013-03-19' },
    ],
  },
  {
    id: 'before-range.elysium',
    kind: 'window',
    claim:
      "Elysium: The Arboretum may be locked in this window to stop a fight between two Camarilla vampires, one of them its controller's.",
    source: 'II-1',
    today: 'same',
    note: '(current card text); cards played at end of round may still be played',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'RTR 20001020', author: 'Rules Team', date: '2000-10-20' },
    ],
  },
  {
    id: 'before-range.duplicates-allowed',
    kind: 'legality',
    claim:
      'Unless a card says otherwise, copies of the same card may be played again in this window even when the copy adds nothing, for instance to cycle the hand.',
    source: 'II-1 (addition of 29 March 2004)',
    today: 'same',
    note: 'for combat cards without a printed limit (the rulebook limits copies of action modifiers and reactions only); many current texts print one (see printed-limit-blocks-copy)',
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'TOM 19950921-2', author: 'Thomas R Wylie', date: '1995-09-21' },
    ],
  },
  {
    id: 'before-range.torn-signpost-not-cumulative',
    kind: 'effect',
    claim: 'A second Torn Signpost does not raise strength beyond what the first one set.',
    source: 'II-1 (addition of 29 March 2004)',
    today: 'same',
    note: 'ruling: the card sets the base strength (2 at basic, 3 at superior) and other +X strength effects add to it',
    refs: [
      { kind: 'ruling', label: 'LSJ 19971211-2', author: 'L. Scott Johnson', date: '1997-12-11' },
      { kind: 'ruling', label: 'PIB 20130303', author: 'Pascal Bertrand', date: '2013-03-03' },
    ],
  },
  {
    id: 'before-range.duplicates-wolf-claws',
    kind: 'legality',
    claim: 'Several Wolf Claws may be played redundantly in the same round; each one costs its blood.',
    source: 'II-1 (addition of 29 March 2004)',
    today: 'same',
    note: 'current text of Wolf Claws prints no limit; cost 1 blood each',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'before-range.no-redundant-maneuvers-or-presses',
    kind: 'legality',
    claim:
      'The permission to play redundant copies does not extend to maneuvers and presses, which have their own rule against two in a row.',
    source: 'II-1 (addition of 29 March 2004)',
    today: 'same',
    note: 'rulebook, Determine range and Press',
    refs: [{ kind: 'rulebook', label: 'Determine range and Press' }],
  },
  {
    id: 'before-range.printed-limit-blocks-copy',
    kind: 'legality',
    claim: 'A limit printed on the card forbids the redundant copy.',
    source: 'II-1 (addition of 29 March 2004)',
    today: 'same',
    note: "current texts with such a limit, once per vampire each combat: Weather Control, Carrion Crows, Drawing Out the Beast, superior Terror Frenzy, Darkness Within, Fear of the Void Below, Dagon's Call, Blissful Agony [val]; each round: Immortal Grapple, Blood of Acid, Quickness, Taste of Vitae; each strike phase: Twisting the Knife; each action: superior Form of Mist",
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'ANK 20230316', author: 'Vincent Ripoll', date: '2023-03-16' },
    ],
  },
  {
    id: 'before-range.sniper-rifle-needs-to-be-equipped-at-block',
    kind: 'legality',
    claim:
      "A blocker that gets a Sniper Rifle through Concealed Weapon after the block cannot use the rifle's set-range effect: it had to bear the rifle when it blocked.",
    source: 'II-1',
    today: 'same',
    note: '(official ruling LSJ 20021028); current text: the set-range effect exists only if the bearer blocks',
    refs: [
      { kind: 'ruling', label: 'LSJ 20021028', author: 'L. Scott Johnson', date: '2002-10-28' },
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'RTR 19980623', author: 'Rules Team', date: '1998-06-23' },
      { kind: 'ruling', label: 'LSJ 19991207', author: 'L. Scott Johnson', date: '1999-12-07' },
    ],
  },
  {
    id: 'before-range.sniper-rifle-equipped-at-block',
    kind: 'effect',
    claim: 'A bearer that had the Sniper Rifle when blocking may set the range of the first round to long in this window.',
    source: 'II-1',
    today: 'same',
    note: 'current text: its initial strike that round must then be made with the rifle (2R damage, long range only), and the determine-range step is skipped',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'ANK 20200115', author: 'Vincent Ripoll', date: '2020-01-15' },
      { kind: 'ruling', label: 'LSJ 20100827', author: 'L. Scott Johnson', date: '2010-08-27' },
    ],
  },
  {
    id: 'before-range.set-range-only-once',
    kind: 'legality',
    claim: 'The range of a round can be set once. Whichever set-range effect comes first shuts out all others for that round.',
    source: 'II-1',
    today: 'same',
    note: '(official rulings RTR 19970630, ANK 20180720); the determine-range step is skipped, other before-range effects may still be played',
    refs: [
      { kind: 'ruling', label: 'RTR 19970630', author: 'Rules Team', date: '1997-06-30' },
      { kind: 'ruling', label: 'ANK 20180720', author: 'Vincent Ripoll', date: '2018-07-20' },
    ],
  },
  {
    id: 'before-range.set-range-acting-first',
    kind: 'priority',
    claim: "Of two rival set-range effects, the one on A's side may be used first.",
    source: 'II-1',
    today: 'same',
    note: 'rulebook: normal sequencing',
    refs: [{ kind: 'rulebook', label: '' }],
  },
];
