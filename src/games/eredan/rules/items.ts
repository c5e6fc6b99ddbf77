import type { RuleEntry } from '../../../engine/rule.ts';

/** What a character may carry, and when it counts. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'item.one-weapon',
    chapter: 'items',
    kind: 'legality',
    claim: 'Weapons: one per character.',
    source: 'Regole Eredan § Restrictions des objets',
    today: 'unverified',
    note: 'Refused, not replaced: beyond.item.limits-in-detail.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Restrictions des objets' }],
  },
  {
    id: 'item.one-armour',
    chapter: 'items',
    kind: 'legality',
    claim:
      'Armours: one per character, a shield being one of them. Each type is counted by itself, so one Weapon and one Armour together are allowed.',
    source: 'Regole Eredan § Restrictions des objets',
    today: 'differs',
    note: 'The later card database files shields as an Item type of their own, beside armour.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Restrictions des objets' },
      { kind: 'other', label: 'eredan-database types' },
    ],
  },
  {
    id: 'item.others-unlimited',
    chapter: 'items',
    kind: 'legality',
    claim: 'Items of other types, such as jewels, scrolls and potions, are not limited in number.',
    source: 'Regole Eredan § Restrictions des objets',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Restrictions des objets' }],
  },
  {
    id: 'item.ambidexterity',
    chapter: 'items',
    kind: 'effect',
    claim: 'Ambidexterity lets a character carry 2 Weapons.',
    source: 'Regole Eredan § Restrictions des objets',
    today: 'same',
    note: 'Which of the two must carry it: beyond.item.limits-in-detail.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Restrictions des objets' },
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Lexique' },
    ],
  },
  {
    id: 'beyond.item.when-active',
    chapter: 'items',
    kind: 'window',
    claim:
      'A Weapon or Armour becomes effective only at the end of the combat in which it is played; other attached Items work as soon as they resolve. Potions and scrolls are discarded after use, other Items stay on their bearer.',
    source: 'public: Glossary EN and ES (Items)',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Glossary (EN)' },
      { kind: 'other', label: 'ES:ITCG:Glosario' },
    ],
  },
  {
    id: 'beyond.item.limits-in-detail',
    chapter: 'items',
    kind: 'legality',
    claim:
      'A Weapon or Armour beyond the limit is refused when played, counting one played earlier in the same turn; it does not replace the old one. Two Weapons are allowed only if both are one-handed and at least one of the two carries ambidexterity; a two-handed Weapon goes with no other.',
    source: 'public: The Rules EN, FR:ITCG:Lexique, German glossary (ambidexterity); refusing instead of replacing is our choice',
    today: 'unverified',
    convention: true,
    refs: [
      { kind: 'other', label: 'The Rules (EN)' },
      { kind: 'other', label: 'FR:ITCG:Lexique' },
      { kind: 'other', label: 'DE:ITCG:Glossar' },
    ],
  },
];
