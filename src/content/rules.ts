/** The one door between the pages and a game's list of rules. */
import { pageOf } from './game-page.ts';

export type { Reference, RuleEntry } from '../engine/rule.ts';

/** What decides an unsettled question of a game, with its value under each edition. */
export const switchesOf = (game: string): Readonly<Record<string, Readonly<Record<string, boolean>>>> =>
  pageOf(game)?.switches ?? {};
