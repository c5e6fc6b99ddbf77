import type { RuleEntry } from '../../../engine/rule.ts';

/** Additional strikes. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'additional-strikes.window',
    kind: 'window',
    claim:
      'There is a single moment for gaining additional strikes, an unofficial step in the source: right after strikes of the round have been resolved.',
    source: 'II-5',
    today: 'same',
    note: 'rulebook, Additional strikes',
    refs: [
      { kind: 'rulebook', label: 'Additional strikes' },
      { kind: 'ruling', label: 'PIB 20121028', author: 'Pascal Bertrand', date: '2012-10-28' },
    ],
  },
  {
    id: 'additional-strikes.not-earlier',
    kind: 'window',
    claim:
      'Cards that grant additional strikes are closed at every earlier point: Blur cannot be spent before range to see what replaces it.',
    source: 'II-5',
    today: 'same',
    note: 'rulebook, Additional strikes: gained only after the first pair of strikes',
    refs: [{ kind: 'rulebook', label: 'Additional strikes' }],
  },
  {
    id: 'additional-strikes.one-source',
    kind: 'legality',
    claim: 'In one round a minion draws additional strikes from a single source.',
    source: 'II-5',
    today: 'same',
    note: '(rulebook: marked (limited) on the cards)',
    refs: [{ kind: 'rulebook', label: '' }],
  },
  {
    id: 'additional-strikes.cancelled-source-does-not-count',
    kind: 'legality',
    claim: 'A Blur stopped by Direct Intervention does not use up that single source: a second Blur may follow.',
    source: 'II-5',
    today: 'same',
    note: 'official ruling LSJ 20030224: a cancelled limited effect does not use up the limit',
    refs: [{ kind: 'ruling', label: 'LSJ 20030224', author: 'L. Scott Johnson', date: '2003-02-24' }],
  },
  {
    id: 'additional-strikes.quickness-superior-exempt',
    kind: 'legality',
    claim: 'Superior Quickness does not count against the one-source limit.',
    source: 'II-5',
    today: 'same',
    note: 'current text: does not count against the limit; one Quickness per vampire each round',
    refs: [
      { kind: 'card', label: '' },
      { kind: 'ruling', label: 'LSJ 20001206', author: 'L. Scott Johnson', date: '2000-12-06' },
    ],
  },
  {
    id: 'additional-strikes.jacko-exempt',
    kind: 'legality',
    claim:
      "Jacko's own additional strike and those of another source do not exclude each other: the second may be taken later in the round, once the first has been resolved completely.",
    source: 'II-5',
    today: 'same',
    note: 'current text: only in the first round of combat, optional, does not count against the limit',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'additional-strikes.resolve-before-gaining-more',
    kind: 'sequence',
    claim:
      'Additional strikes already gained are used up before a new source is tapped: Quickness cannot be stacked on an unresolved Blur to see more cards.',
    source: 'II-5',
    today: 'same',
    note: 'according to the compilation; the official rulebook text of 2025 does not say it, and rulings LSJ 20001206 and ANK 20211124 only settle that either source may come first. Treat as same',
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'ruling', label: 'LSJ 20001206', author: 'L. Scott Johnson', date: '2000-12-06' },
      { kind: 'ruling', label: 'ANK 20211124', author: 'Vincent Ripoll', date: '2021-11-24' },
    ],
  },
  {
    id: 'additional-strikes.either-order',
    kind: 'sequence',
    claim:
      'Blur then Quickness, or Quickness then Blur, are both fine as long as the first is resolved before the second is played.',
    source: 'II-5',
    today: 'same',
    note: 'official rulings LSJ 20001206, ANK 20211124',
    refs: [
      { kind: 'ruling', label: 'LSJ 20001206', author: 'L. Scott Johnson', date: '2000-12-06' },
      { kind: 'ruling', label: 'ANK 20211124', author: 'Vincent Ripoll', date: '2021-11-24' },
    ],
  },
  {
    id: 'additional-strikes.acting-first',
    kind: 'priority',
    claim: 'The question of additional strikes is put to A first, then to B.',
    source: 'II-5',
    today: 'same',
    note: 'rulebook, Additional strikes',
    refs: [{ kind: 'rulebook', label: 'Additional strikes' }],
  },
  {
    id: 'additional-strikes.acting-pass-is-final',
    kind: 'priority',
    claim: "A's no is binding: it stands when B then gains additional strikes, and it stands when B gains none.",
    source: 'II-5',
    today: 'unverified',
    note: 'the rulebook only says A decides first; under the general sequencing rule an effect of B gives the opportunity back to A',
    switch: 'additional-strikes-acting-pass-final',
    refs: [{ kind: 'rulebook', label: '' }],
  },
  {
    id: 'additional-strikes.restart-at-declaration',
    kind: 'sequence',
    claim: 'With additional strikes the procedure restarts at strike declaration, never at an earlier step, at the same range.',
    source: 'II-5',
    today: 'same',
    note: 'rulebook: the range of the round holds for every additional strike',
    refs: [
      { kind: 'rulebook', label: '' },
      { kind: 'ruling', label: 'RTR 19941109', author: 'Rules Team', date: '1994-11-09' },
    ],
  },
  {
    id: 'additional-strikes.no-before-strikes-cards',
    kind: 'window',
    claim: 'A card meant for the moment before strikes are chosen has no window ahead of an additional strike.',
    source: 'II-5',
    today: 'same',
    note: 'rulebook, Additional strikes: only choosing and resolving strikes is repeated',
    refs: [{ kind: 'rulebook', label: 'Additional strikes' }],
  },
  {
    id: 'additional-strikes.without-one-only-prevention',
    kind: 'effect',
    claim:
      "A combatant with no additional strike of its own makes no strike at all, dodges included, against its opponent's; prevention is its only defence.",
    source: 'II-5',
    today: 'same',
    note: 'rulebook, Additional strikes: only minions with additional strikes may strike',
    refs: [{ kind: 'rulebook', label: 'Additional strikes' }],
  },
  {
    id: 'additional-strikes.open-exception-of-quickness-and-jacko',
    kind: 'open',
    claim:
      'OPEN: the source first names superior Quickness and Jacko as exceptions to the single moment for declaring additional strikes, and later treats them only as exceptions to the single source. Adopted reading: they escape the limit, not the window.',
    source: 'II-5',
    today: 'same',
    note: 'under the adopted reading: neither current card text opens another window; both only escape the limit',
    switch: 'exempt-additional-strikes-at-any-time',
    refs: [{ kind: 'card', label: '' }],
  },
];
