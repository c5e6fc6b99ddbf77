import type { RuleEntry } from '../../../engine/rule.ts';

/** What combat is, how it starts, what may be played in it. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'combat-overview.tied-to-action',
    kind: 'legality',
    claim:
      'Combat has no existence outside an action: whenever two minions fight, some action is being carried out. Where none is, no combat can start.',
    source: 'introduction',
    today: 'same',
    note: 'the rulebook (Combat) says combat follows a block or comes from a card; no card was found in the current card list that starts a combat outside an action',
    refs: [{ kind: 'rulebook', label: '' }],
  },
  {
    id: 'combat-overview.no-combat-between-own-minions',
    kind: 'legality',
    claim: 'Minions under one controller are never opponents: nothing puts them in combat with each other.',
    source: 'introduction',
    today: 'same',
    note: 'rulebook, Combat',
    refs: [
      { kind: 'rulebook', label: 'Combat' },
      { kind: 'ruling', label: 'LSJ 20020618', author: 'L. Scott Johnson', date: '2002-06-18' },
    ],
  },
  {
    id: 'combat-overview.roles',
    kind: 'definition',
    claim:
      'A stands for the combatant that is acting, B for the one that faces it. Who is A and who is B stays as it is from the first round of a combat to the last.',
    source: 'introduction',
    today: 'same',
    note: 'the rulebook calls them acting minion and opposing minion (combatants)',
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'ruling', label: 'LSJ 20011214-3', author: 'L. Scott Johnson', date: '2001-12-14' },
    ],
  },
  {
    id: 'combat-overview.starts-by-block',
    kind: 'sequence',
    claim: "First way into combat: B blocks A's action. The two fight, and the action itself comes to nothing.",
    source: 'introduction',
    today: 'same',
    note: "the rulebook adds that the blocker locks as it enters combat and that the blocked action's cost is not paid",
    refs: [{ kind: 'rulebook', label: '' }],
  },
  {
    id: 'combat-overview.starts-by-action',
    kind: 'sequence',
    claim:
      "Second way into combat: fighting is the very object of A's action (Bum's Rush; the action that Haven Uncovered offers) and no block stops it.",
    source: 'introduction',
    today: 'same',
    note: "current Bum's Rush is not replaced until after the action and gives A 1 optional maneuver in that combat",
    refs: [],
  },
  {
    id: 'combat-overview.blocked-rush-fights-the-blocker',
    kind: 'sequence',
    claim: 'If an action to enter combat with B is blocked by C, the combat is A against C; B takes no part in it.',
    source: 'introduction',
    today: 'same',
    note: "rulebook, Resolve the action: a blocked action has no effect, so the maneuver of Bum's Rush is not available against C",
    refs: [
      { kind: 'rulebook', label: 'Resolve the action' },
      { kind: 'ruling', label: 'LSJ 20001120', author: 'L. Scott Johnson', date: '2000-11-20' },
      { kind: 'ruling', label: 'LSJ 20020718', author: 'L. Scott Johnson', date: '2002-07-18' },
      { kind: 'ruling', label: 'LSJ 20101021', author: 'L. Scott Johnson', date: '2010-10-21' },
    ],
  },
  {
    id: 'combat-overview.block-and-action-combat-are-distinct',
    kind: 'definition',
    claim:
      'A combat that follows from a block is a block combat; a combat that is the result of an unblocked action, or that a card starts after another combat, is not. Effects that speak of the resulting combat or of a blocked vampire look at this distinction.',
    source: 'introduction; II-9; III',
    today: 'same',
    note: 'official ruling RTR 19970630: after the combat of an unblocked action nothing lets the action continue',
    refs: [
      { kind: 'ruling', label: 'RTR 19970630', author: 'Rules Team', date: '1997-06-30' },
      { kind: 'ruling', label: 'LSJ 20010813', author: 'L. Scott Johnson', date: '2001-08-13' },
      { kind: 'ruling', label: 'LSJ 20010819-2', author: 'L. Scott Johnson', date: '2001-08-19' },
      { kind: 'ruling', label: 'LSJ 20070219', author: 'L. Scott Johnson', date: '2007-02-19' },
    ],
  },
  {
    id: 'combat-overview.round-outline',
    kind: 'sequence',
    claim:
      'Order inside a round: before range; maneuvers; after maneuvers and before strikes; strike declaration; strike resolution (combat ends, dodge, first strike, normal strike, each damaging step being calculation, prevention, handling); additional strikes; press; end of round. When combat is about to finish, after the end of round: continue-combat window, then new-combat window, then the post-combat window.',
    source: 'plan',
    today: 'same',
    note: "the rulebook now names seven official steps (before range, determine range, before strikes, strike, damage resolution, press, end of round), so the 'unofficial' steps of the source are official",
    refs: [{ kind: 'rulebook', label: '' }],
  },
  {
    id: 'combat-overview.only-combat-cards',
    kind: 'legality',
    claim: 'While a combat lasts, no minion card other than a combat card may be played (each exception has its own entry).',
    source: 'II',
    today: 'same',
    note: 'rulebook, Combat, note',
    refs: [
      { kind: 'rulebook', label: 'Combat' },
      { kind: 'ruling', label: 'ANK 20200109', author: 'Vincent Ripoll', date: '2020-01-09' },
      { kind: 'ruling', label: 'ANK 20210819', author: 'Vincent Ripoll', date: '2021-08-19' },
    ],
  },
  {
    id: 'combat-overview.legacy-of-power',
    kind: 'window',
    claim:
      'Legacy of Power is a reaction that is legal although combat has started: another vampire of the same controller has just entered it. The reacting prince, justicar or Inner Circle member locks, combat ends, and every vampire that was fighting goes to torpor.',
    source: 'II',
    today: 'same',
    note: '(official ruling: it is played during combat); cost 3 blood; an ally in the combat is unaffected',
    refs: [
      { kind: 'ruling', label: 'RTR 19960112', author: 'Rules Team', date: '1996-01-12' },
      { kind: 'ruling', label: 'ANK 20200109', author: 'Vincent Ripoll', date: '2020-01-09' },
    ],
  },
  {
    id: 'combat-overview.followup-cards-wait',
    kind: 'window',
    claim:
      'Action modifiers and reactions that graft a new combat onto a finished one (Hidden Lurker and similar) are not exceptions: they wait for the post-combat window.',
    source: 'II; III',
    today: 'same',
    note: 'current texts of Hidden Lurker and Fast Reaction: only usable after a combat',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'combat-overview.out-of-turn-masters-in-combat',
    kind: 'window',
    claim:
      'Out-of-turn master cards are not minion cards and stay playable in combat: Direct Intervention, Sudden Reversal and Rötschreck are used there.',
    source: 'II-1; II-4-1',
    today: 'same',
    note: "rulebook: only during another Methuselah's turn, and at most one between two of your own turns",
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'ruling', label: 'RTR 20040501', author: 'Rules Team', date: '2004-05-01' },
    ],
  },
  {
    id: 'combat-overview.pre-combat-window',
    kind: 'window',
    claim:
      'Between the moment combat becomes certain (successful block, or unblocked action to enter combat) and the first round there is a window for reactions that avoid the combat.',
    source: 'I',
    today: 'same',
    note: "current wording is 'about to enter combat' or 'before block resolution'. Card text: Obedience, Voice of Madness",
    refs: [
      { kind: 'ruling', label: 'ANK 20210627', author: 'Vincent Ripoll', date: '2021-06-27' },
      { kind: 'ruling', label: 'ANK 20210131', author: 'Vincent Ripoll', date: '2021-01-31' },
    ],
  },
  {
    id: 'combat-overview.obedience',
    kind: 'effect',
    claim:
      'Obedience belongs to that window: a vampire that is about to fight a younger acting vampire ends the action, so there is no combat. At basic the acting vampire also unlocks.',
    source: 'I',
    today: 'same',
    note: 'current text: a user that blocks does not lock, and at both levels that action is closed to the acting vampire for the turn',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'RTR 20180719', author: 'Rules Team', date: '2018-07-19' },
      { kind: 'ruling', label: 'LSJ 20070709', author: 'L. Scott Johnson', date: '2007-07-09' },
      { kind: 'ruling', label: 'LSJ 20060522', author: 'L. Scott Johnson', date: '2006-05-22' },
      { kind: 'ruling', label: 'RTR 19950509', author: 'Rules Team', date: '1995-05-09' },
      { kind: 'ruling', label: 'ANK 20170105', author: 'Vincent Ripoll', date: '2017-01-05' },
      { kind: 'ruling', label: 'ANK 20171212', author: 'Vincent Ripoll', date: '2017-12-12' },
      { kind: 'ruling', label: 'ANK 20180929', author: 'Vincent Ripoll', date: '2018-09-29' },
      { kind: 'ruling', label: 'RTR 19991206', author: 'Rules Team', date: '1999-12-06' },
      { kind: 'ruling', label: 'ANK 20200702', author: 'Vincent Ripoll', date: '2020-07-02' },
    ],
  },
  {
    id: 'combat-overview.voice-of-madness',
    kind: 'effect',
    claim:
      'Voice of Madness has the same window. Its user has blocked an ally or a younger vampire; it locks, and the action is over without combat. At superior the acting minion is 1 blood (an ally 1 life) poorer as well.',
    source: 'I',
    today: 'same',
    note: 'current text requires that this vampire is the blocker (it does not help a vampire that is rushed) and costs 1 blood; the 2004 text could not be checked',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'RTR 20180719', author: 'Rules Team', date: '2018-07-19' },
    ],
  },
  {
    id: 'combat-overview.moncada-pool',
    kind: 'sequence',
    claim:
      'Ambrosio Luis Monçada: the pool that his text demands for entering combat with him is paid in this pre-combat window, not earlier.',
    source: 'I',
    today: 'differs',
    note: 'current text adds 1 pool to the cost of every action directed at him (not only actions to enter combat); as an action cost it is paid when the action succeeds, which is the same moment for a rush',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 20030214-2', author: 'L. Scott Johnson', date: '2003-02-14' },
    ],
  },
];
