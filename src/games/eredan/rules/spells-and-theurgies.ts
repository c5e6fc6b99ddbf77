import type { RuleEntry } from '../../../engine/rule.ts';

/** Magic damage. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'spell.mage-loses-attack',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim:
      "When a Mage plays a Spell that deals damage (the source names Fireball, Lightning and Flaming Arrow), the Mage does not make the attack printed on its card: the Spell's damage stands in its place.",
    source: 'Regole Eredan § Punti particolari / Attacco di un mago',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Punti particolari / Attacco di un mago' }],
  },
  {
    id: 'spell.damaging-spells-only',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim: "A Spell that deals no damage leaves the Mage's attack in place.",
    source: 'Regole Eredan § Punti particolari / Attacco di un mago',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Punti particolari / Attacco di un mago' }],
  },
  {
    id: 'spell.single-class-mage-only',
    chapter: 'spells-and-theurgies',
    kind: 'definition',
    claim:
      'Only a character whose sole class is Mage loses its attack; any other character able to cast, such as a dual-class Mage or a Guemelite that is no Mage, keeps it.',
    source: 'Regole Eredan § Punti particolari / Attacco di un mago (non multiclasse)',
    today: 'unverified',
    note: 'The source says Mage, not multiclass; that a Guemelite who is no Mage keeps its attack follows from it.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Punti particolari / Attacco di un mago (non multiclasse)' }],
  },
  {
    id: 'spell.several-replace-together',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim: 'If the Mage plays more than one damaging Spell, their damage together stands in for the one attack.',
    source: 'Regole Eredan § Punti particolari / Attacco di un mago',
    today: 'unverified',
    note: 'Spirit is subtracted per Spell: beyond.combat.magic-per-source.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Punti particolari / Attacco di un mago' }],
  },
  {
    id: 'magic.spell-vs-spirit',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim: "Damage from a Spell is reduced by the target's Spirit; Defence is ignored.",
    source: 'Regole Eredan § Dégâts et Résistance aux Sortilèges et Théurgies',
    today: 'same',
    note: 'Kinds of damage: beyond.combat.damage-kinds.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Dégâts et Résistance aux Sortilèges et Théurgies' },
      { kind: 'other', label: 'Codex Atlanticus 2011' },
    ],
  },
  {
    id: 'magic.theurgy-vs-spirit',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim: "Damage from a Theurgy is reduced by the target's Spirit; Defence is ignored.",
    source: 'Regole Eredan § Dégâts et Résistance aux Sortilèges et Théurgies',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Dégâts et Résistance aux Sortilèges et Théurgies' },
      { kind: 'other', label: 'Codex Atlanticus 2011' },
    ],
  },
  {
    id: 'magic.example-flaming-arrow',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim: "Aku's Flaming Arrow for 5 against Aez (Defence 3, Spirit 1) costs Aez 4 Life points.",
    source: 'Regole Eredan § Dégâts et Résistance aux Sortilèges et Théurgies (exemple)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Dégâts et Résistance aux Sortilèges et Théurgies (exemple)' }],
  },
  {
    id: 'beyond.combat.magic-per-source',
    chapter: 'spells-and-theurgies',
    kind: 'effect',
    claim:
      "Spirit is subtracted from each source of magic damage separately, as the target's Spirit stands when that card resolves; the damage is taken then, before the attacks. No reduction takes an amount below 0.",
    source:
      'public: Codex Atlanticus 2011 (damage of the source minus Spirit at that moment); the moment and the floor are our choice',
    today: 'unverified',
    convention: true,
    refs: [],
  },
];
