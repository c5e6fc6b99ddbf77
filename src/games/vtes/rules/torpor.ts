import type { RuleEntry } from '../../../engine/rule.ts';

/** Torpor in combat. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'torpor.wounded-by-aggravated-damage',
    kind: 'effect',
    claim: 'A vampire becomes wounded, and goes to torpor, through aggravated damage.',
    source: 'IV, torpor',
    today: 'same',
    note: '(rulebook, Aggravated damage); unmended normal damage does it as well (own entry in damage)',
    refs: [
      { kind: 'rulebook', label: 'Aggravated damage' },
      { kind: 'ruling', label: 'LSJ 20100604-1', author: 'L. Scott Johnson', date: '2010-06-04' },
    ],
  },
  {
    id: 'torpor.wounded-by-effect',
    kind: 'effect',
    claim: 'Strikes such as Coma, Entombment and Rowan Ring wound the vampire in the same way: it is on its way to torpor.',
    source: 'IV, torpor',
    today: 'same',
    note: 'official ruling LSJ 20090622-2: the victim is wounded',
    refs: [
      { kind: 'ruling', label: 'LSJ 20090622-2', author: 'L. Scott Johnson', date: '2009-06-22' },
      { kind: 'ruling', label: 'LSJ 19980219', author: 'L. Scott Johnson', date: '1998-02-19' },
    ],
  },
  {
    id: 'torpor.on-the-way-window',
    kind: 'window',
    claim: 'Between being wounded and being in torpor there is a window for Undead Persistence, Amaranth and Decapitate.',
    source: 'IV, torpor',
    today: 'same',
    note: '(current texts: when the vampire should go to torpor); superior Decapitate and Amaranth not by a vampire that is itself burned or going to torpor',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 20030214', author: 'L. Scott Johnson', date: '2003-02-14' },
      { kind: 'ruling', label: 'RTR 20010711', author: 'Rules Team', date: '2001-07-11' },
      { kind: 'ruling', label: 'LSJ 20040608', author: 'L. Scott Johnson', date: '2004-06-08' },
      { kind: 'ruling', label: 'LSJ 20011214-4', author: 'L. Scott Johnson', date: '2001-12-14' },
      { kind: 'ruling', label: 'LSJ 20020211', author: 'L. Scott Johnson', date: '2002-02-11' },
      { kind: 'ruling', label: 'LSJ 19970224', author: 'L. Scott Johnson', date: '1997-02-24' },
      { kind: 'ruling', label: 'ANK 20210424', author: 'Vincent Ripoll', date: '2021-04-24' },
    ],
  },
  {
    id: 'torpor.acting-priority-in-window',
    kind: 'priority',
    claim: "Undead Persistence on one side and Amaranth on the other: A's side has the first chance.",
    source: 'IV, torpor',
    today: 'same',
    note: 'official ruling RTR 20010711: whichever is played first can make the other impossible',
    refs: [{ kind: 'ruling', label: 'RTR 20010711', author: 'Rules Team', date: '2001-07-11' }],
  },
  {
    id: 'torpor.fame-after-the-window',
    kind: 'effect',
    claim: "Failing all that, the vampire arrives in torpor and Fame costs that vampire's controller its pool.",
    source: 'IV, torpor',
    today: 'same',
    note: '3 pool, once the vampire has arrived in torpor',
    refs: [
      { kind: 'ruling', label: 'LSJ 20010121', author: 'L. Scott Johnson', date: '2001-01-21' },
      { kind: 'ruling', label: 'LSJ 20100527', author: 'L. Scott Johnson', date: '2010-05-27' },
    ],
  },
  {
    id: 'torpor.fame-excludes-amaranth',
    kind: 'sequence',
    claim:
      'Fame works on arrival in torpor, Amaranth only before it: a victim brings the pool loss or the diablerie, never both.',
    source: 'IV, torpor',
    today: 'same',
    note: 'current texts: Amaranth when the vampire should go to torpor, Fame after it goes to torpor',
    refs: [{ kind: 'card', label: '' }],
  },
];
