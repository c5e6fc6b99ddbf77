import type { RuleEntry } from '../../../engine/rule.ts';

/** Tokens: Prestige and Blood. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'tokens.two-sided',
    kind: 'definition',
    claim:
      "Prestige and Blood are the two sides of one token in a player's colour: Prestige in the player's own supply, Blood on a vampire.",
    source:
      'Core rulebook contents list; Core rulebook, player aid (English transcript) (turned to the other side on defeat); published review: Tabletop Gaming 2021',
    today: 'same',
    confidence: 'high',
    refs: [
      { kind: 'rulebook', label: 'contents list' },
      { kind: 'rulebook', label: 'player aid (English transcript)' },
      { kind: 'other', label: 'Tabletop Gaming 2021' },
    ],
  },
  {
    id: 'tokens.lost-to-general-supply',
    kind: 'effect',
    claim: 'Blood and Prestige that are lost go to the general supply, where gains of that colour come from.',
    source: 'printed card text (public card database): several cards name the general supply and the personal supply apart',
    today: 'unverified',
    note: 'What happens when the general supply has no token of the colour was not found; the engine should not block an effect for it.',
    confidence: 'medium',
    refs: [{ kind: 'card', label: '' }],
  },
  {
    id: 'tokens.blood-maximum',
    kind: 'definition',
    claim: "A vampire's Blood Potency is its maximum Blood.",
    source: 'Core rulebook, glossary (English transcript)',
    today: 'same',
    confidence: 'high',
    refs: [{ kind: 'rulebook', label: 'glossary (English transcript)' }],
  },
  {
    id: 'tokens.wounded',
    kind: 'definition',
    claim: 'A vampire with less Blood than its maximum is Wounded.',
    source: 'printed card text (public card database): cards that ask for a Wounded character',
    today: 'unverified',
    confidence: 'medium',
    refs: [{ kind: 'card', label: '' }],
  },
];
