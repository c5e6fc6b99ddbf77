import type { RuleEntry } from '../../../engine/rule.ts';

/** Anathema. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'anathema.needs-a-loss',
    kind: 'effect',
    claim: 'Anathema reacts to blood being lost, down to 0 and in combat; merely being at 0 is not enough.',
    source: 'IV, Anathema',
    today: 'same',
    note: 'official rulings RTR 19980623: any cause of loss counts, but there must be a loss',
    refs: [
      { kind: 'ruling', label: 'RTR 19980623', author: 'Rules Team', date: '1998-06-23' },
      { kind: 'ruling', label: 'RTR 19970630', author: 'Rules Team', date: '1997-06-30' },
      { kind: 'ruling', label: 'LSJ 20010205', author: 'L. Scott Johnson', date: '2001-02-05' },
      { kind: 'ruling', label: 'LSJ 20031123', author: 'L. Scott Johnson', date: '2003-11-23' },
    ],
  },
  {
    id: 'anathema.trigger-means',
    kind: 'definition',
    claim: 'To trigger Anathema means: it burns the vampire, and the controller of the opposing minion gains the pool.',
    source: 'IV, Anathema',
    today: 'same',
    note: "current text: pool equal to the vampire's capacity",
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'PIB 20121028', author: 'Pascal Bertrand', date: '2012-10-28' },
    ],
  },
  {
    id: 'anathema.empty-at-start',
    kind: 'effect',
    claim:
      'A vampire that comes into the combat without blood cannot trigger its Anathema; sending it to torpor makes no difference.',
    source: 'IV, Anathema',
    today: 'same',
    note: 'official ruling RTR 19980623',
    refs: [{ kind: 'ruling', label: 'RTR 19980623', author: 'Rules Team', date: '1998-06-23' }],
  },
  {
    id: 'anathema.burned-by-damage-does-not-trigger',
    kind: 'effect',
    claim:
      'X+2 unprevented aggravated points against X blood burn the vampire by themselves, which leaves Anathema without a trigger.',
    source: 'IV, Anathema (edit of 29 March 2004, after Aymeric)',
    today: 'same',
    note: 'official ruling LSJ 20021120',
    refs: [{ kind: 'ruling', label: 'LSJ 20021120', author: 'L. Scott Johnson', date: '2002-11-20' }],
  },
  {
    id: 'anathema.amaranth-does-not-trigger',
    kind: 'effect',
    claim: 'Diablerie by Amaranth takes the vampire away without a trigger for its Anathema: nobody gains pool.',
    source: 'IV, Anathema',
    today: 'same',
    note: 'official rulings LSJ 20021122-2, ANK 20211112',
    refs: [
      { kind: 'ruling', label: 'LSJ 20021122-2', author: 'L. Scott Johnson', date: '2002-11-22' },
      { kind: 'ruling', label: 'ANK 20211112', author: 'Vincent Ripoll', date: '2021-11-12' },
    ],
  },
  {
    id: 'anathema.several',
    kind: 'effect',
    claim: 'Several Anathemas on one vampire pay out once; the copies left over burn for nothing.',
    source: 'IV, Anathema',
    today: 'same',
    note: 'official ruling LSJ 20021117',
    refs: [{ kind: 'ruling', label: 'LSJ 20021117', author: 'L. Scott Johnson', date: '2002-11-17' }],
  },
  {
    id: 'anathema.form-of-mist-payment-is-after-combat',
    kind: 'effect',
    claim:
      'The blood that superior Form of Mist asks for is burned once combat is over, so a blocked vampire that spends its last blood on it does not trigger its Anathema.',
    source: 'IV, Anathema (addition of 29 March 2004)',
    today: 'same',
    note: 'official ruling LSJ 20031123 for blood loss after combat; Form of Mist text',
    refs: [
      { kind: 'ruling', label: 'LSJ 20031123', author: 'L. Scott Johnson', date: '2003-11-23' },
      { kind: 'ruling', label: 'LSJ 19980225', author: 'L. Scott Johnson', date: '1998-02-25' },
    ],
  },
  {
    id: 'anathema.tracking-and-psyche-before-the-payment',
    kind: 'sequence',
    claim: 'Whoever wants superior Telepathic Tracking or superior Psyche! there has to play it ahead of that payment.',
    source: 'IV, Anathema (addition of 29 March 2004)',
    today: 'same',
    note: 'current texts: would end, about to end, against after combat ends',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'anathema.fast-reaction-before-or-after-the-payment',
    kind: 'sequence',
    claim: 'Fast Reaction fits on either side of that payment.',
    source: 'IV, Anathema (addition of 29 March 2004)',
    today: 'unverified',
    note: 'both are used just after combat; no ruling on their order was found. Played after the payment it still cancels the continuation and the blood is not returned. Treat as same',
    refs: [{ kind: 'ruling', label: 'LSJ 19980109', author: 'L. Scott Johnson', date: '1998-01-09' }],
  },
];
