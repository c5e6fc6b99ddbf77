/** Every claim about VTES combat, in the order of the chapters. For pages and tests: the engine cites ids only. */
import type { RuleEntry } from '../../engine/rule.ts';
import { rules as additionalStrikes } from './rules/additional-strikes.ts';
import { rules as anathema } from './rules/anathema.ts';
import { rules as beforeRange } from './rules/before-range.ts';
import { rules as beforeStrikes } from './rules/before-strikes.ts';
import { rules as chainedCombats } from './rules/chained-combats.ts';
import { rules as combatEnding } from './rules/combat-ending.ts';
import { rules as combatOverview } from './rules/combat-overview.ts';
import { rules as damage } from './rules/damage.ts';
import { rules as diablerie } from './rules/diablerie.ts';
import { rules as endOfRound } from './rules/end-of-round.ts';
import { rules as maneuvers } from './rules/maneuvers.ts';
import { rules as press } from './rules/press.ts';
import { rules as sequencing } from './rules/sequencing.ts';
import { rules as strikeDeclaration } from './rules/strike-declaration.ts';
import { rules as strikeResolution } from './rules/strike-resolution.ts';
import { rules as torpor } from './rules/torpor.ts';

export type { Reference, RuleEntry } from '../../engine/rule.ts';

export const rules: readonly RuleEntry[] = [
  ...combatOverview,
  ...beforeRange,
  ...maneuvers,
  ...beforeStrikes,
  ...strikeDeclaration,
  ...strikeResolution,
  ...damage,
  ...additionalStrikes,
  ...press,
  ...endOfRound,
  ...combatEnding,
  ...torpor,
  ...diablerie,
  ...chainedCombats,
  ...anathema,
  ...sequencing,
];

/** Chapters that the site holds to be complete: a hole in one of them fails a test. */
export const completeChapters: readonly string[] = [...new Set(rules.map(({ id }) => id.split('.')[0] as string))];
