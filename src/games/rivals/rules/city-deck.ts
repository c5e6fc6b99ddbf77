import type { RuleEntry } from '../../../engine/rule.ts';

/** Beginning Phase, first step: the City Deck. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'city-deck.burn-own-ongoing-first',
    kind: 'sequence',
    claim:
      "The step opens by burning the Ongoing Events of the City Deck that bear a token of the active player's colour; only afterwards is a new card revealed.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.burn-every-own-ongoing',
    kind: 'effect',
    claim:
      "All Ongoing Events with the active player's token are burned, however many there are, and the player has no choice in it.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.keep-other-colours',
    kind: 'effect',
    claim: "An Ongoing Event with another player's token is left alone in the active player's City Deck step.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.reveal-one',
    kind: 'effect',
    claim: 'After the burning, exactly one card, the top one of the City Deck, is put face up in The Streets.',
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.event-resolves-then-burns',
    kind: 'effect',
    claim: 'A revealed Event that is not Ongoing is resolved at once and then burned; it takes no token.',
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.ongoing-gets-token',
    kind: 'effect',
    claim:
      "A revealed Ongoing Event stays in The Streets and takes one token of the active player's colour from the general supply.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    note: "The token marks whose City Deck step will burn the Event; it is taken from the general supply, not from the player's own Prestige.",
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.ongoing-lasts-a-round',
    kind: 'window',
    claim:
      "An Ongoing Event works from its reveal through the rest of that turn and every other player's next turn, and ends at the opening of the revealing player's next City Deck step.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    note: 'Follows from city-deck.burn-own-ongoing-first and city-deck.ongoing-gets-token.',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.other-cards-stay',
    kind: 'effect',
    claim:
      'A revealed card that is no Event (a Mortal, an Antagonist) simply remains face up in The Streets: it is neither resolved as an Event, nor burned, nor given a token.',
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' },
      { kind: 'rulebook', label: '' },
    ],
  },
  {
    id: 'city-deck.first-player-first-turn',
    kind: 'effect',
    claim:
      'In their first turn of the game the player with the First Player token opens the city with more than one card: the reveal has as many City Deck cards as there are players.',
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' }],
  },
  {
    id: 'city-deck.first-turn-scope',
    kind: 'legality',
    claim:
      "The larger reveal is for that player and that turn only: every other player's first turn, and every later turn of the first player, reveals one card.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' }],
  },
  {
    id: 'city-deck.first-turn-cards-by-type',
    kind: 'effect',
    claim:
      "Each card of the first player's larger reveal is treated by its type as a single reveal would be: Events resolve and burn, Ongoing Events take the revealer's token, other cards stay.",
    source: 'Beginning Phase, step 1 (City Deck)',
    today: 'unverified',
    note: 'Reading of the article: the exception replaces how many cards are laid out; that their types are then handled as usual is inferred, not stated. Cards are taken one after another, in deck order.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, Beginning Phase, step 1 (City Deck)' }],
  },
];
