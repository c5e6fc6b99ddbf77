/** Every claim about a match of Eredan, in the order of the chapters. For pages and tests: the engine cites ids only. */
import type { RuleEntry } from '../../engine/rule.ts';
import { rules as choosingCharacters } from './rules/choosing-characters.ts';
import { rules as classes } from './rules/classes.ts';
import { rules as combatResolution } from './rules/combat-resolution.ts';
import { rules as deckBuilding } from './rules/deck-building.ts';
import { rules as discardAndRefill } from './rules/discard-and-refill.ts';
import { rules as dualClasses } from './rules/dual-classes.ts';
import { rules as endOfMatch } from './rules/end-of-match.ts';
import { rules as goalAndVictory } from './rules/goal-and-victory.ts';
import { rules as items } from './rules/items.ts';
import { rules as orders } from './rules/orders.ts';
import { rules as playingCards } from './rules/playing-cards.ts';
import { rules as races } from './rules/races.ts';
import { rules as setupAndInitiative } from './rules/setup-and-initiative.ts';
import { rules as specialPoints } from './rules/special-points.ts';
import { rules as spellsAndTheurgies } from './rules/spells-and-theurgies.ts';
import { rules as tilting } from './rules/tilting.ts';
import { rules as turnStructure } from './rules/turn-structure.ts';

export type { Reference, RuleEntry } from '../../engine/rule.ts';

export const rules: readonly RuleEntry[] = [
  ...goalAndVictory,
  ...deckBuilding,
  ...setupAndInitiative,
  ...turnStructure,
  ...choosingCharacters,
  ...orders,
  ...playingCards,
  ...combatResolution,
  ...tilting,
  ...discardAndRefill,
  ...endOfMatch,
  ...specialPoints,
  ...spellsAndTheurgies,
  ...items,
  ...classes,
  ...dualClasses,
  ...races,
];

/** Chapters that the site holds to be complete: a hole in one of them fails a test. */
export const completeChapters: readonly string[] = [
  'goal-and-victory',
  'deck-building',
  'setup-and-initiative',
  'turn-structure',
  'choosing-characters',
  'orders',
  'playing-cards',
  'combat-resolution',
  'tilting',
  'discard-and-refill',
  'end-of-match',
  'special-points',
  'spells-and-theurgies',
  'items',
  'classes',
  'dual-classes',
  'races',
];
