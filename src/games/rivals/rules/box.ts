import type { RuleEntry } from '../../../engine/rule.ts';

/** What the game is and what its box holds. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'box.players',
    kind: 'definition',
    claim: 'Two to four people play, each at the head of a coterie of vampires in San Francisco.',
    source: 'product notes and component lists',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.objective',
    kind: 'definition',
    claim: "A player's goal is to complete their own Agenda or to eliminate their Rival.",
    source: 'product notes and component lists',
    today: 'same',
    note: 'Numbers and exact ends are in the chapter on winning.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.setting',
    kind: 'definition',
    claim:
      "What the coteries fight over is the rule of San Francisco and its Prince's title; by night their vampires feed on mortals who suspect nothing.",
    source: 'product notes and component lists',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.coterie-tasks',
    kind: 'definition',
    claim:
      "A coterie serves to further its player's Agenda, to win titles and to bring in more vampires; going out into The Streets for it can mean a fight.",
    source: 'product notes and component lists',
    today: 'unverified',
    note: 'Flavour rather than a rule: each task has its own entries.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, product notes and component lists' }],
  },
  {
    id: 'box.core-clans',
    kind: 'definition',
    claim: 'Ready for play in the core box: one complete deck for each of the clans Toreador, Ventrue, Brujah and Malkavian.',
    source: 'product notes and component lists',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.enough-for-four',
    kind: 'definition',
    claim: 'One core box is enough for up to four players.',
    source: 'product notes and component lists',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.player-decks',
    kind: 'definition',
    claim: 'Core box: 196 pre-built deck cards, 49 for each of 4 players.',
    source: 'product notes and component lists',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.city-deck',
    kind: 'definition',
    claim: 'Core box: 27 San Francisco City Deck cards.',
    source: 'product notes and component lists',
    today: 'same',
    note: "The split by type is worked out from the card database (S.A.D. copies by difference and by the Prague deck's pattern), not from the article.",
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.tokens',
    kind: 'definition',
    claim: 'Core box tokens: 4 Leader, 24 Agenda, 1 First Player, 80 Blood/Prestige, 4 Rival, 10 No Influence.',
    source: 'product notes and component lists',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.aids-dividers-crypt',
    kind: 'definition',
    claim:
      'Core box further: 4 player aid cards, 12 card dividers, and a Crypt Pack of 63 cards that stays closed until the players are told to open it.',
    source: 'product notes and component lists',
    today: 'same',
    note: 'What the pack is for stands in the English contents list (customising decks after a first game or two), not in the article.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, product notes and component lists' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'box.blood-and-alchemy',
    kind: 'definition',
    claim:
      'The Blood & Alchemy expansion holds 98 pre-built deck cards, a Crypt Pack of 30 (closed, like that of the core box, until the players are told to open it), 4 Fear tokens, 14 tokens of -1 Blood Potency and 4 dividers.',
    source: 'product notes and component lists',
    today: 'differs',
    note: 'the article prints 2 cards per player for the 98; two decks of 49 are meant',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, product notes and component lists' }],
  },
  {
    id: 'box.expandable',
    kind: 'definition',
    claim:
      'Rivals is an expandable card game drawn from the World of Darkness role-playing game: more vampires, clans and strategies are to follow at intervals.',
    source: 'product notes and component lists',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, product notes and component lists' }],
  },
  {
    id: 'box.release',
    kind: 'definition',
    claim: 'Publication was announced for summer 2023.',
    source: 'product notes and component lists',
    today: 'unverified',
    note: 'The line closes both component lists and does not say whether core set, expansion or both are meant.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, product notes and component lists' }],
  },
  {
    id: 'box.rules-online',
    kind: 'definition',
    claim: 'The publisher of the Spanish edition gives the rulebook away on its page for the game (nosolorol.com/rivals).',
    source: 'closing lines',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, closing lines' }],
  },
];
