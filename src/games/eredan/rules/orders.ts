import type { RuleEntry } from '../../../engine/rule.ts';

/** Orders of fighters. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'order.matches-combat-number',
    chapter: 'orders',
    kind: 'effect',
    claim:
      "If the number of the combat equals the number of a fighter's Order, that fighter gains the bonus its card states. The source's example: Turn 2: Attack +1 gives Attack +1 to the character that is played in turn 2.",
    source: 'Regole Eredan § Fase 1 : Scelta dei personaggi',
    today: 'same',
    note: 'Published cards also show one Order that names several turns (turns 2 and 4): it applies in each of them.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Fase 1 : Scelta dei personaggi' },
      { kind: 'other', label: 'Card modifications post 2011' },
    ],
  },
  {
    id: 'order.both-fighters',
    chapter: 'orders',
    kind: 'effect',
    claim: 'The Order is checked for both fighters, whoever is active.',
    source: 'Regole Eredan § Fase 1 : Scelta dei personaggi',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 1 : Scelta dei personaggi' }],
  },
  {
    id: 'order.only-if-played',
    chapter: 'orders',
    kind: 'effect',
    claim: 'A character that does not fight in the matching turn gets nothing from its Order.',
    source: 'Regole Eredan § Fase 1 (se viene giocato al giro 2)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Fase 1 (se viene giocato al giro 2)' }],
  },
  {
    id: 'order.effect-triggers-all',
    chapter: 'orders',
    kind: 'effect',
    claim:
      'When an effect activates the Order of a character with several Orders, every one of its bonuses applies, whatever their numbers.',
    source: "Regole Eredan § Punti particolari / Attivazione dell'Ordine",
    today: 'unverified',
    refs: [{ kind: 'other', label: "Regole Eredan § Punti particolari / Attivazione dell'Ordine" }],
  },
  {
    id: 'beyond.combat.bonus-duration',
    chapter: 'orders',
    kind: 'window',
    claim:
      'Order bonuses are in force from the choice of characters, before any card, and an effect that activates an Order already in force adds nothing to it; they and the bonuses of cards that are not attached end with the combat unless the card says otherwise.',
    source: 'public in part: Codex Atlanticus 2011 (Orders are activated with the choice of characters); the end is our choice',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'Codex Atlanticus 2011' }],
  },
];
