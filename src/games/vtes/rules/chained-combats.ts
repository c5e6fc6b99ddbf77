import type { RuleEntry } from '../../../engine/rule.ts';

/** Queued combats. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'chained-combats.no-second-queue',
    kind: 'legality',
    claim:
      "While an effect has a combat waiting (Siren's Lure, Illusions of the Kindred, Blissful Agony), nothing that would start one more may be used: combats are not chained.",
    source: 'IV, chained combats',
    today: 'same',
    note: 'official rulings RTR 20020501, LSJ 20021121; Psyche! says it of itself',
    refs: [
      { kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' },
      { kind: 'ruling', label: 'LSJ 20021121', author: 'L. Scott Johnson', date: '2002-11-21' },
    ],
  },
  {
    id: 'chained-combats.sirens-lure-effect',
    kind: 'effect',
    claim:
      "Siren's Lure is played by a ready, unlocked vampire that is not itself acting, against a minion that tries to block: that minion is out of this action, both of them lock (at superior only the would-be blocker), and the two fight once the action has resolved.",
    source: 'IV, chained combats (card text)',
    today: 'same',
    note: 'current text: the attempt fails and cannot be renewed in this action; combat after action resolution',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 19990425', author: 'L. Scott Johnson', date: '1999-04-25' },
      { kind: 'ruling', label: 'ANK 20170918-2', author: 'Vincent Ripoll', date: '2017-09-18' },
    ],
  },
  {
    id: 'chained-combats.blissful-agony-effect',
    kind: 'effect',
    claim:
      'Superior Blissful Agony ends combat as a strike, and the opposing vampire must then fight a chosen minion of any Methuselah but its own controller.',
    source: 'IV, chained combats (card text)',
    today: 'same',
    note: 'ruling: in the new combat the opposing vampire goes first',
    refs: [
      { kind: 'ruling', label: 'PIB 20111105', author: 'Pascal Bertrand', date: '2011-11-05' },
      { kind: 'ruling', label: 'LSJ 20011214-3', author: 'L. Scott Johnson', date: '2001-12-14' },
    ],
  },
  {
    id: 'chained-combats.second-sirens-lure',
    kind: 'legality',
    claim: 'A second would-be blocker cannot be lured away by a second vampire: that would leave two combats waiting.',
    source: 'IV, chained combats',
    today: 'same',
    note: "general ruling for Siren's Lure: no second combat can be set up",
    refs: [],
  },
  {
    id: 'chained-combats.blissful-agony-with-sirens-lure-pending',
    kind: 'legality',
    claim:
      "After a Siren's Lure, a Salubri antitribu that blocks in its turn and fights the acting Daughter of Cacophony finds Blissful Agony closed, since a combat is waiting.",
    source: 'IV, chained combats',
    today: 'same',
    note: 'official ruling RTR 20020501',
    refs: [
      { kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' },
      { kind: 'ruling', label: 'LSJ 20021121', author: 'L. Scott Johnson', date: '2002-11-21' },
    ],
  },
  {
    id: 'chained-combats.psyche-with-sirens-lure-pending',
    kind: 'legality',
    claim: "With a Siren's Lure combat waiting, Psyche! is closed to both combatants when the block combat is about to end.",
    source: 'IV, chained combats',
    today: 'same',
    note: 'Psyche! text; official rulings RTR 20020501, LSJ 20021121',
    refs: [
      { kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' },
      { kind: 'ruling', label: 'LSJ 20021121', author: 'L. Scott Johnson', date: '2002-11-21' },
    ],
  },
  {
    id: 'chained-combats.followups-with-sirens-lure-pending',
    kind: 'legality',
    claim: 'Fast Reaction and Hidden Lurker are closed after that block combat for the same reason.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'official ruling RTR 20020501',
    refs: [
      { kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' },
      { kind: 'ruling', label: 'LSJ 20021121', author: 'L. Scott Johnson', date: '2002-11-21' },
    ],
  },
  {
    id: 'chained-combats.illusions-effect',
    kind: 'effect',
    claim: 'Illusions of the Kindred ends the combat and then sets up a new one, against an illusionary vampire.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'current text: before range; half capacity in blood, rounded down, at basic, full at superior; the illusion leaves the game after its combat; cost 2 blood',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 19991110', author: 'L. Scott Johnson', date: '1999-11-10' },
      { kind: 'ruling', label: 'RTR 20000501', author: 'Rules Team', date: '2000-05-01' },
    ],
  },
  {
    id: 'chained-combats.illusions-and-telepathic-tracking',
    kind: 'effect',
    claim:
      'Telepathic Tracking may keep Illusions of the Kindred from ending the combat: it merely lengthens the first one, and the fight against the illusion never comes about.',
    source: 'IV, chained combats; thread (Aymeric)',
    today: 'same',
    note: 'official ruling RTR 20020501: the card then has no effect at all',
    refs: [{ kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' }],
  },
  {
    id: 'chained-combats.illusions-and-psyche',
    kind: 'legality',
    claim: 'Psyche! may not do that, because it would put a second combat in the queue.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'official ruling LSJ 19971003',
    refs: [
      { kind: 'ruling', label: 'LSJ 19971003', author: 'L. Scott Johnson', date: '1997-10-03' },
      { kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' },
      { kind: 'ruling', label: 'LSJ 20021121', author: 'L. Scott Johnson', date: '2002-11-21' },
    ],
  },
  {
    id: 'chained-combats.illusions-and-followups',
    kind: 'legality',
    claim: 'Nor may Fast Reaction or Hidden Lurker.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'official ruling RTR 20020501',
    refs: [
      { kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' },
      { kind: 'ruling', label: 'LSJ 20021121', author: 'L. Scott Johnson', date: '2002-11-21' },
    ],
  },
  {
    id: 'chained-combats.blissful-agony-and-telepathic-tracking',
    kind: 'effect',
    claim:
      'Telepathic Tracking may likewise keep Blissful Agony from ending the combat; the fight with the chosen minion is then off.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'official ruling RTR 20020501',
    refs: [{ kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' }],
  },
  {
    id: 'chained-combats.blissful-agony-and-psyche',
    kind: 'legality',
    claim: 'Psyche! may not do that after Blissful Agony either.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'official ruling LSJ 19971003',
    refs: [{ kind: 'ruling', label: 'LSJ 19971003', author: 'L. Scott Johnson', date: '1997-10-03' }],
  },
  {
    id: 'chained-combats.open-copy-slip',
    kind: 'open',
    claim:
      'OPEN: in its last example, about Blissful Agony, the source has the fight against the illusion lost. That is a leftover of the previous example; what is lost is the fight with the chosen minion.',
    source: 'IV, chained combats',
    today: 'same',
    note: 'official rulings confirm the adopted reading',
    slip: true,
    refs: [{ kind: 'ruling', label: 'RTR 20020501', author: 'Rules Team', date: '2002-05-01' }],
  },
];
