import type { RuleEntry } from './entry.ts';

/** Who may act when. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'sequencing.acting-priority-always',
    kind: 'priority',
    claim: 'Wherever both sides could do something at the same moment, A has priority.',
    source: 'II-1; II-7; IV',
    today: 'same',
    note: 'rulebook, Sequencing; Combat sequence: the acting minion gets the first opportunity at every stage',
    refs: [
      { kind: 'rulebook', label: 'Sequencing' },
      { kind: 'ruling', label: 'LSJ 20011214-3', author: 'L. Scott Johnson', date: '2001-12-14' },
    ],
  },
  {
    id: 'sequencing.acting-plays-any-number',
    kind: 'sequence',
    claim: 'Before range A plays and uses as much as it likes, one thing after another, and B has to wait (sequencing.interruption-by-direct-intervention and sequencing.interruption-by-drawing are the exceptions).',
    source: 'II-1',
    today: 'same',
    note: 'rulebook, Sequencing',
    refs: [
      { kind: 'rulebook', label: 'Sequencing' },
    ],
  },
  {
    id: 'sequencing.opponent-plays-one',
    kind: 'sequence',
    claim: "A's pass gives B its chance, for a single card or a single effect of a card in play.",
    source: 'II-1',
    today: 'same',
    note: 'rulebook: after any effect the acting Methuselah again has the next opportunity',
    refs: [
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'sequencing.back-to-acting',
    kind: 'sequence',
    claim: "What B plays or uses hands the chance back to A, again without limit of number; A's next pass gives B one more, and so forth.",
    source: 'II-1',
    today: 'same',
    note: 'rulebook, Sequencing',
    refs: [
      { kind: 'rulebook', label: 'Sequencing' },
    ],
  },
  {
    id: 'sequencing.window-closes-on-two-passes',
    kind: 'sequence',
    claim: 'Two passes in succession, one from each side, close the window; the next step begins.',
    source: 'II-1',
    today: 'same',
    note: 'rulebook, Sequencing',
    refs: [
      { kind: 'rulebook', label: 'Sequencing' },
    ],
  },
  {
    id: 'sequencing.opening-pass-cannot-be-taken-back',
    kind: 'priority',
    claim: 'An opening pass by A that B matches is final: A may not come back on it.',
    source: 'II-1',
    today: 'same',
    note: 'rulebook, Sequencing: only an effect used by somebody gives the opportunity back',
    refs: [
      { kind: 'rulebook', label: 'Sequencing' },
    ],
  },
  {
    id: 'sequencing.interruption-by-direct-intervention',
    kind: 'priority',
    claim: "B's side can interrupt A's series with Direct Intervention, which cancels a card as it is played.",
    source: 'II-1',
    today: 'same',
    note: 'Direct Intervention stops minion cards only, and their cost is not paid; any Methuselah whose turn it is not',
    refs: [
      { kind: 'ruling', label: 'RTR 20040501', author: 'Rules Team', date: '2004-05-01' },
      { kind: 'ruling', label: 'LSJ 20021022', author: 'L. Scott Johnson', date: '2002-10-22' },
      { kind: 'ruling', label: 'LSJ 20090213', author: 'L. Scott Johnson', date: '2009-02-13' },
    ],
  },
  {
    id: 'sequencing.interruption-by-drawing',
    kind: 'priority',
    claim: "B's side can also interrupt A's series with effects that draw cards.",
    source: 'II-1',
    today: 'differs',
    note: 'today such an effect needs the opportunity like any other (official ruling ANK 20200616); it can never be used while a card is being played (RTR 20040501)',
    switch: 'draw-effects-interrupt',
    refs: [
      { kind: 'ruling', label: 'ANK 20200616', author: 'Vincent Ripoll', date: '2020-06-16' },
      { kind: 'ruling', label: 'RTR 20040501', author: 'Rules Team', date: '2004-05-01' },
    ],
  },
  {
    id: 'sequencing.end-of-round-same-procedure',
    kind: 'sequence',
    claim: 'The end-of-round step uses the same procedure as the before-range window.',
    source: 'II-7',
    today: 'same',
    note: 'rulebook, Sequencing',
    refs: [
      { kind: 'rulebook', label: 'Sequencing' },
    ],
  },
  {
    id: 'sequencing.press-uses-maneuver-procedure',
    kind: 'sequence',
    claim: 'The press step uses the procedure of the maneuvers (alternating answers, no two in a row), not that of the before-range window.',
    source: 'II-6',
    today: 'same',
    note: 'rulebook, Press',
    refs: [
      { kind: 'rulebook', label: 'Press' },
    ],
  },
  {
    id: 'sequencing.step-offered-to-both',
    kind: 'sequence',
    claim: 'Every step is offered to both sides before the next one begins, even when one side hurries on.',
    source: 'II-6',
    today: 'same',
    note: 'rulebook, Combat sequence and Sequencing',
    refs: [
      { kind: 'rulebook', label: 'Combat sequence and Sequencing' },
    ],
  },
  {
    id: 'sequencing.open-duplicate-of-moment-for-rotschreck-reference',
    kind: 'open',
    claim: "OPEN: the source sends the reader, for Telepathic Tracking against Rötschreck, to 'paragraph X', which does not exist; the section meant is II-8.",
    source: 'II-4-1',
    today: 'same',
    note: 'no rule depends on it',
    refs: [],
  },
  {
    id: 'sequencing.open-retainer-sentence',
    kind: 'open',
    claim: 'OPEN: the sentence on retainer-like damage (Ghoul Retainer, Wolf Companion, Carrion Crows) in step 4 has no verb; the following sentence makes clear that this damage is dealt in step 4.',
    source: 'II-4-2-4',
    today: 'same',
    note: 'current texts say during normal strike resolution',
    refs: [
      { kind: 'card', label: '' },
    ],
  },
  {
    id: 'sequencing.requirements',
    kind: 'legality',
    claim: 'A minion plays only a card that its controller holds, at a level of a Discipline that it has, and whose cost it can pay; the cost is paid as the card is played.',
    source: '',
    today: 'same',
    note: 'rulebook, Minion cards',
    own: true,
    refs: [
      { kind: 'rulebook', label: 'Minion cards' },
    ],
  },
];
