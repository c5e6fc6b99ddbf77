import type { RuleEntry } from '../../../engine/rule.ts';

/** Golems, Guemelites and the others. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'race.list',
    chapter: 'races',
    kind: 'definition',
    claim:
      "The race says what kind of being a character is. Nine are listed: Beast, Ice Elf, Elfine, Golem, Guemelite, Hom'Chai, Human, Solarian, and unknown race.",
    source: 'Regole Eredan § Races',
    today: 'differs',
    note: 'Later lists add Undead (German page, 2011) and Dais, Demon and Eltarite (card database), and split Guemelites by element.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Races' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
      { kind: 'other', label: 'eredan-database races' },
    ],
  },
  {
    id: 'race.only-two-special',
    chapter: 'races',
    kind: 'definition',
    claim: 'Only Golems and Guemelites have a special rule; every other race has none.',
    source: 'Regole Eredan § Races',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Races' }],
  },
  {
    id: 'golem.any-item',
    chapter: 'races',
    kind: 'legality',
    claim: 'Any Item may be attached to a Golem, whatever class, guild or caste the Item is reserved to.',
    source: 'Regole Eredan § Races / Golem',
    today: 'unverified',
    note: 'Limits: beyond.race.golem-limits.',
    refs: [{ kind: 'other', label: 'Regole Eredan § Races / Golem' }],
  },
  {
    id: 'golem.bonus',
    chapter: 'races',
    kind: 'effect',
    claim:
      "The Golem takes the Item's bonus for its own class, guild or caste; if none of them fits, it takes the Item's default bonus.",
    source: 'Regole Eredan § Races / Golem',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Races / Golem' }],
  },
  {
    id: 'golem.foreign-items-in-deck',
    chapter: 'races',
    kind: 'legality',
    claim: 'Guild restrictions on Items do not bind a Golem, so a deck with a Golem may contain Items of other guilds.',
    source: 'Regole Eredan § Races / Golem',
    today: 'same',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Races / Golem' },
      { kind: 'other', label: 'DE:ITCG:Glossar' },
    ],
  },
  {
    id: 'guemelite.own-type',
    chapter: 'races',
    kind: 'legality',
    claim:
      'A Guemelite may cast Spells of its own type, and only those, by virtue of its race: a Water Guemelite casts Water Spells, Ombreuse Shadow Spells, Kounok Draconic Spells.',
    source: 'Regole Eredan § Races / Guémélite',
    today: 'same',
    note: 'The source says which Spells a Guemelite may cast; that it may cast no others by its race is our reading.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Races / Guémélite' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
    ],
  },
  {
    id: 'guemelite.no-spell-chain',
    chapter: 'races',
    kind: 'legality',
    claim: 'Guemelites have no Chain on Spells.',
    source: 'Regole Eredan § Races / Guémélite',
    today: 'same',
    note: 'Also for a Guemelite who is a Mage: beyond.chain.guemelite-mage.',
    refs: [
      { kind: 'other', label: 'Regole Eredan § Races / Guémélite' },
      { kind: 'other', label: 'DE:ITCG:Regeln' },
    ],
  },
  {
    id: 'guemelite.guild-caste-apply',
    chapter: 'races',
    kind: 'legality',
    claim: "A Guemelite's Spells stay bound by guild and caste.",
    source: 'Regole Eredan § Races / Guémélite',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Races / Guémélite' }],
  },
  {
    id: 'guemelite.spell-not-guaranteed',
    chapter: 'races',
    kind: 'definition',
    claim: 'A Guemelite may find no Spell of its type in the card pool.',
    source: 'Regole Eredan § Races / Guémélite',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Regole Eredan § Races / Guémélite' }],
  },
  {
    id: 'beyond.chain.guemelite-mage',
    chapter: 'races',
    kind: 'legality',
    claim:
      'A Guemelite whose class is Mage has no Chain from Spells either; the source denies it to all Guemelites. It may still cast Spells of every type, being a Mage.',
    source: 'our choice: literal reading of Races / Guémélite',
    today: 'unverified',
    convention: true,
    refs: [],
  },
  {
    id: 'beyond.race.golem-limits',
    chapter: 'races',
    kind: 'legality',
    claim:
      "The Golem's freedom covers Items and their requirements only: one Weapon and one Armour still hold, and in play an Item of a foreign guild can be played only while the Golem is the fighter.",
    source:
      'public in part: German glossary (guild cards only by that guild, except guild Items on Golems); the limits are our choice',
    today: 'unverified',
    convention: true,
    refs: [{ kind: 'other', label: 'DE:ITCG:Glossar' }],
  },
];
