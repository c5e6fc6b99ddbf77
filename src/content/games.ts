/** The games of the site, in the order of the header. A game that is coming has a name and no pages. */
import { pageOf } from './game-page.ts';
import type { RuleEntry } from './rules.ts';

export interface SiteGame {
  readonly id: string;
  readonly ready: boolean;
}

export const siteGames: readonly SiteGame[] = [
  { id: 'vtes', ready: true },
  { id: 'rivals', ready: true },
  { id: 'eredan', ready: true },
];

export const readyGames = siteGames.filter((game) => game.ready);

/** The inventory: the definition of complete. */
export const rulesOf = (game: string): readonly RuleEntry[] => pageOf(game)?.rules ?? [];

/** `ruleEntry('vtes', 'damage.three-stages')` */
export const ruleEntry = (game: string, id: string): RuleEntry | undefined => rulesOf(game).find((rule) => rule.id === id);
