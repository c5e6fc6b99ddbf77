import type { RuleEntry } from '../../../engine/rule.ts';

/** Setting up. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'setup.deck-of-49',
    kind: 'definition',
    claim: 'A ready deck of 49 cards is 1 Agenda, 1 Haven, 40 Library cards and 7 Faction cards (vampires).',
    source:
      "published review: Opinionated Gamers 2021 (40-card Library, one Haven, one Agenda, small Faction deck); 49 from the rulebook's contents list",
    today: 'same',
    note: 'The 7 is the remainder; limits for self-built decks were not found.',
    confidence: 'high',
    refs: [
      { kind: 'other', label: 'Opinionated Gamers 2021' },
      { kind: 'rulebook', label: 'contents list' },
    ],
  },
  {
    id: 'setup.twenty-prestige',
    kind: 'definition',
    claim: 'Each player starts with 20 Prestige of their colour, before paying for the Leader.',
    source: 'published review: Opinionated Gamers 2021; 80 tokens for 4 players',
    today: 'unverified',
    note: 'A later promo Haven raises the starting amount to 25, so the amount must be data.',
    confidence: 'medium',
    refs: [{ kind: 'other', label: 'Opinionated Gamers 2021' }],
  },
  {
    id: 'setup.leader-highest-potency',
    kind: 'legality',
    claim:
      'With a pre-built deck the Leader is the vampire of the Faction deck with the highest Blood Potency; it takes the Leader token and starts in play.',
    source: 'published review: Opinionated Gamers 2021',
    today: 'unverified',
    note: 'With a tie for highest (as in the Malkavian deck) the player chooses: low confidence.',
    confidence: 'medium',
    refs: [{ kind: 'other', label: 'Opinionated Gamers 2021' }],
  },
  {
    id: 'setup.leader-blood-from-prestige',
    kind: 'effect',
    claim:
      "The Leader gets Blood equal to its Blood Potency out of its player's Prestige: the tokens are moved and turned to the Blood side.",
    source: 'published review: Opinionated Gamers 2021',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'other', label: 'Opinionated Gamers 2021' }],
  },
  {
    id: 'setup.four-events-out',
    kind: 'effect',
    claim: 'Before the City Deck is shuffled, 4 of its Events are removed at random.',
    source: 'published review: Opinionated Gamers 2021',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'other', label: 'Opinionated Gamers 2021' }],
  },
  {
    id: 'setup.prince-in-the-streets',
    kind: 'definition',
    claim:
      'The Prince of the City is not shuffled into the City Deck; nobody holds it at the start and it can be claimed from The Streets.',
    source:
      'printed card text (public card database): Prince of the City of the Rio set (has an effect while it lies in The Streets)',
    today: 'unverified',
    confidence: 'low',
    refs: [{ kind: 'card', label: 'Prince of the City (Rio)' }],
  },
  {
    id: 'setup.rival-assigned',
    kind: 'effect',
    claim:
      'Each player gets the Rival token of another player at random; that player is their Rival for the whole game, which with 3 or 4 players need not be mutual.',
    source: 'published review: Opinionated Gamers 2021, Dicebreaker 2020, Tabletop Gaming 2021',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'other', label: 'Opinionated Gamers 2021, Dicebreaker 2020, Tabletop Gaming 2021' }],
  },
  {
    id: 'setup.opening-hand',
    kind: 'effect',
    claim: "Each player's opening hand is 4 Library cards and 1 Faction card.",
    source: 'published review: Opinionated Gamers 2021',
    today: 'unverified',
    note: 'Whether hands may be exchanged was not found.',
    confidence: 'medium',
    refs: [{ kind: 'other', label: 'Opinionated Gamers 2021' }],
  },
];
