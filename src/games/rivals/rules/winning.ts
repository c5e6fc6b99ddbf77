import type { RuleEntry } from '../../../engine/rule.ts';

/** How the game ends. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'winning.thirteen-agenda',
    kind: 'effect',
    claim: 'A player who reaches 13 Agenda wins at once, in the middle of a step or of another effect.',
    source: 'Core rulebook, glossary (English transcript); every printed Agenda card',
    today: 'same',
    note: 'One review says 12; all printed cards and the rulebook say 13.',
    confidence: 'high',
    refs: [
      { kind: 'rulebook', label: 'glossary (English transcript)' },
      { kind: 'card', label: '' },
    ],
  },
  {
    id: 'winning.prestige-gone',
    kind: 'effect',
    claim: 'A player who has no Prestige left has their Agenda set to 0, and the game ends.',
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'winning.most-agenda-then',
    kind: 'effect',
    claim: "When the game ends because somebody's Prestige is gone, the player with the most Agenda wins.",
    source: 'inferred from the reset to 0 (Core rulebook, glossary (English transcript))',
    today: 'unverified',
    note: 'Whether the player whose Rival was Blue gets more, and how ties break, was not found.',
    switch: 'most-agenda-wins',
    confidence: 'low',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'winning.rival-coterie-gone',
    kind: 'effect',
    claim: 'Leaving your Rival without any vampire in their coterie is another way to win.',
    source: 'published review: Dicebreaker 2020; Opinionated Gamers 2021 (knock out your Rival)',
    today: 'unverified',
    note: 'Vampires in torpor do not count as coterie; what happens when somebody other than the hunter does it was not found.',
    confidence: 'medium',
    refs: [
      { kind: 'other', label: 'Dicebreaker 2020' },
      { kind: 'other', label: 'Opinionated Gamers 2021' },
    ],
  },
];
