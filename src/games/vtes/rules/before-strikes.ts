import type { RuleEntry } from '../../../engine/rule.ts';

/** After maneuvers, before strikes are declared. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'before-strikes.step-exists',
    kind: 'sequence',
    claim:
      'Between the end of the maneuvers and the declaration of strikes there is a window for the cards that need a fixed range and must come before strikes.',
    source: 'II-3',
    today: 'same',
    note: 'the source calls the step unofficial; the rulebook now lists it as step 3, Before strikes',
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'ruling', label: 'LSJ 20040830', author: 'L. Scott Johnson', date: '2004-08-30' },
    ],
  },
  {
    id: 'before-strikes.cards',
    kind: 'window',
    claim:
      'Immortal Grapple, Blood to Water (at close range), Blood of Acid and King of the Mountain at superior are played here.',
    source: 'II-3',
    today: 'same',
    note: 'current texts: Immortal Grapple and Blood of Acid at close range before strikes; King of the Mountain [FOR] after range and before strikes; Blood to Water at close range before strike resolution',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'before-strikes.immortal-grapple-close-only',
    kind: 'legality',
    claim: 'Immortal Grapple can only be played when the range is close.',
    source: 'II-3',
    today: 'same',
    note: 'current text',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'before-strikes.immortal-grapple-effect',
    kind: 'effect',
    claim: 'Under Immortal Grapple only hand strikes may be made that round, by either combatant.',
    source: 'II-3',
    today: 'same',
    note: 'current text shuts out every other kind of strike, for both sides, until the round ends',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 20080702-1', author: 'L. Scott Johnson', date: '2008-07-02' },
      { kind: 'ruling', label: 'LSJ 20090114', author: 'L. Scott Johnson', date: '2009-01-14' },
    ],
  },
  {
    id: 'before-strikes.immortal-grapple-once',
    kind: 'legality',
    claim:
      "A vampire plays at most one Immortal Grapple per round (the source writes 'tour', which can only mean the combat round here).",
    source: 'II-3',
    today: 'same',
    note: 'current text: one per vampire each round',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'ANK 20200525-2', author: 'Vincent Ripoll', date: '2020-05-25' },
    ],
  },
  {
    id: 'before-strikes.immortal-grapple-cancelled-counts',
    kind: 'legality',
    claim: "Direct Intervention does not give the Grapple back: cancelled, it still counts as that round's Immortal Grapple.",
    source: 'II-3',
    today: 'same',
    note: 'official ruling ANK 20200525-2',
    refs: [
      { kind: 'ruling', label: 'ANK 20200525-2', author: 'Vincent Ripoll', date: '2020-05-25' },
      { kind: 'ruling', label: 'LSJ 20000424', author: 'L. Scott Johnson', date: '2000-04-24' },
    ],
  },
  {
    id: 'before-strikes.grapple-against-committed-gun',
    kind: 'effect',
    claim:
      'Immortal Grapple after B has maneuvered with a .44 Magnum leaves B without an initial strike: the Grapple rules out the gun, the maneuver rules out everything else, the plain hand strike included. Prevention stays open to B.',
    source: 'II-3',
    today: 'same',
    note: 'official ruling TOM 19951217',
    refs: [
      { kind: 'ruling', label: 'TOM 19951217', author: 'Thomas R Wylie', date: '1995-12-17' },
      { kind: 'ruling', label: 'LSJ 20080409', author: 'L. Scott Johnson', date: '2008-04-09' },
    ],
  },
  {
    id: 'before-strikes.blood-to-water',
    kind: 'window',
    claim:
      'Blood to Water may be played in this step when the range is close (it may also be played later, see strike declaration).',
    source: 'II-3 (edited)',
    today: 'same',
    note: 'current text adds: not usable in the first round, and at basic an opposing ally is burned while a vampire burns 3 blood; at superior a vampire burns 5',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 20031008', author: 'L. Scott Johnson', date: '2003-10-08' },
    ],
  },
  {
    id: 'before-strikes.blood-of-acid-effect',
    kind: 'effect',
    claim:
      'Blood of Acid lasts for the round: at each strike resolution the opposing minion suffers, as environmental damage, as many points as it has successfully inflicted on the user.',
    source: 'II-3; II-7',
    today: 'same',
    note: "superior: the returned damage is aggravated; cost 2 blood; once per vampire each round. Current rulings add an order: strike damage is prevented first, A's side before B's, then the returned damage separately; after that all of it is handled together (ANK 20170427, LSJ 20040805)",
    refs: [
      { kind: 'ruling', label: 'ANK 20170427', author: 'Vincent Ripoll', date: '2017-04-27' },
      { kind: 'ruling', label: 'LSJ 20040805', author: 'L. Scott Johnson', date: '2004-08-05' },
      { kind: 'ruling', label: 'RTR 19970630', author: 'Rules Team', date: '1997-06-30' },
    ],
  },
  {
    id: 'before-strikes.king-of-the-mountain-superior',
    kind: 'effect',
    claim:
      'Superior King of the Mountain is played in this step. A hand strike that deals damage to its user in that round costs the striker as many points during strike resolution.',
    source: 'II-3; II-7',
    today: 'same',
    note: 'current text: prevention does not spare the striker; the returned damage is environmental; cost 2 blood',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'before-strikes.other-plays',
    kind: 'window',
    claim:
      "In this step too: unrestricted cards in play may be used (Dreams of the Sphinx, The Barrens, Fragment of the Book of Nod), Disarm may be burned for 3 blood, and untimed combat cards may be played (Wolf Claws, superior Chiropteran Marauder, Apparition, Brother's Blood).",
    source: 'II-3 (edited)',
    today: 'same',
    note: 'no current text or rule ties these to another step; they need the opportunity to play',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 20010315', author: 'L. Scott Johnson', date: '2001-03-15' },
    ],
  },
];
