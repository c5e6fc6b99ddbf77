/** The games of the site, in the order of the header. A game that is coming has a name and no pages. */

import type { RuleEntry } from './rules.ts';
import { rules as vtesRules } from './rules.ts';

export interface SiteGame {
  readonly id: string;
  readonly ready: boolean;
  /** The inventory: the definition of complete. */
  readonly rules: readonly RuleEntry[];
}

export const siteGames: readonly SiteGame[] = [
  { id: 'vtes', ready: true, rules: vtesRules },
  { id: 'rivals', ready: false, rules: [] },
  { id: 'eredan', ready: false, rules: [] },
];

export const readyGames = siteGames.filter((game) => game.ready);

export const rulesOf = (game: string): readonly RuleEntry[] => siteGames.find(({ id }) => id === game)?.rules ?? [];

/** `ruleEntry('vtes', 'damage.three-stages')` */
export const ruleEntry = (game: string, id: string): RuleEntry | undefined => rulesOf(game).find((rule) => rule.id === id);
