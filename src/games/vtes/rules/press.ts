import type { RuleEntry } from './entry.ts';

/** Presses. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'press.procedure',
    kind: 'sequence',
    claim: 'Presses are declared by the same procedure as maneuvers: A first, then the other side may answer, and so on in turn.',
    source: 'II-6',
    today: 'same',
    note: 'rulebook, Press',
    refs: [
      { kind: 'rulebook', label: 'Press' },
    ],
  },
  {
    id: 'press.default-is-end',
    kind: 'definition',
    claim: 'Without an uncancelled press to continue the combat ends after the round; with one, a new round begins before range.',
    source: 'II-6',
    today: 'same',
    note: 'rulebook, Press',
    refs: [
      { kind: 'rulebook', label: 'Press' },
    ],
  },
  {
    id: 'press.no-two-in-a-row',
    kind: 'legality',
    claim: 'As with maneuvers, a minion may not play or use two presses one after the other.',
    source: 'II-6; II-1',
    today: 'same',
    note: 'rulebook, Press',
    refs: [
      { kind: 'rulebook', label: 'Press' },
    ],
  },
  {
    id: 'press.flash-superior-then-flash',
    kind: 'legality',
    claim: 'Having used the optional press of an earlier superior Flash, a minion cannot counter that press itself with another Flash.',
    source: 'II-6',
    today: 'same',
    note: 'rulebook, Press: no two presses in a row',
    refs: [
      { kind: 'rulebook', label: 'Press' },
      { kind: 'ruling', label: 'TOM 19960521', author: 'Thomas R Wylie', date: '1996-05-21' },
    ],
  },
  {
    id: 'press.environmental-press-exception',
    kind: 'legality',
    claim: "A press that comes from the surroundings, Trap's above all, is not one of the minion's own: whoever played Trap may still press to end against it.",
    source: 'II-6',
    today: 'same',
    note: 'current Trap provides 1 press to continue automatically each round by burning a counter; official rulings: it applies before any other press, and nobody else may press to continue on top of it',
    refs: [
      { kind: 'ruling', label: 'LSJ 20040521', author: 'L. Scott Johnson', date: '2004-05-21' },
    ],
  },
  {
    id: 'press.drawing-out-the-beast-damage',
    kind: 'sequence',
    claim: 'Whatever is due in the press step happens there, the damage of superior Drawing Out the Beast for one.',
    source: 'II-6',
    today: 'same',
    note: '1 unpreventable environmental damage each round; ruling: not dealt if the combat ended before the press step',
    refs: [
      { kind: 'ruling', label: 'RTR 19970630', author: 'Rules Team', date: '1997-06-30' },
      { kind: 'ruling', label: 'LSJ 20001027', author: 'L. Scott Johnson', date: '2000-10-27' },
    ],
  },
  {
    id: 'press.acting-orders-step',
    kind: 'priority',
    claim: 'The acting side arranges the press step: the Drawing Out the Beast damage goes ahead of the presses or after them as it prefers, no matter which combatant is hit.',
    source: 'II-6',
    today: 'unverified',
    note: 'the compilation has a scheduled effect happen as soon as its moment comes, before anybody uses anything, which would put the damage ahead of the presses; the official rulebook says nothing about it',
    switch: 'press-step-acting-orders',
    refs: [
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'press.damage-before-press-can-end-combat',
    kind: 'sequence',
    claim: 'If the press-step damage sends a combatant to torpor, round and combat end at once and no press matters any more.',
    source: 'II-6; II-7',
    today: 'same',
    note: 'rulebook: when a combatant is no longer ready, round and combat end immediately',
    refs: [
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'press.drawing-cards-allowed',
    kind: 'window',
    claim: 'Cards may be drawn during the press step (The Barrens and the like).',
    source: 'II-6',
    today: 'same',
    note: 'when its controller has the opportunity (official ruling ANK 20200616)',
    refs: [
      { kind: 'ruling', label: 'ANK 20200616', author: 'Vincent Ripoll', date: '2020-06-16' },
    ],
  },
  {
    id: 'press.end-of-round-card-means-no-press',
    kind: 'sequence',
    claim: 'Going straight to an end-of-round card (Taste of Vitae, say) is a way of declining to press.',
    source: 'II-6',
    today: 'same',
    note: 'official ruling RTR 20030519: end-of-round cards are played after all presses are handled',
    refs: [
      { kind: 'ruling', label: 'RTR 20030519', author: 'Rules Team', date: '2003-05-19' },
    ],
  },
  {
    id: 'press.step-not-skipped',
    kind: 'sequence',
    claim: 'The press step must still be offered to the opponent before the end-of-round card is played.',
    source: 'II-6',
    today: 'same',
    note: 'official ruling RTR 20030519; rulebook, Combat sequence',
    refs: [
      { kind: 'rulebook', label: 'Combat sequence' },
      { kind: 'ruling', label: 'RTR 20030519', author: 'Rules Team', date: '2003-05-19' },
      { kind: 'ruling', label: 'RTR 20001020', author: 'Rules Team', date: '2000-10-20' },
    ],
  },
  {
    id: 'press.then-end-of-round-anyway',
    kind: 'sequence',
    claim: 'Pressed or not, every round closes with the end-of-round step.',
    source: 'II-6',
    today: 'same',
    note: 'rulebook, End of round',
    refs: [
      { kind: 'rulebook', label: 'End of round' },
    ],
  },
];
