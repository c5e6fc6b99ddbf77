/** What the pages ask of a game beside how it is played. Each game answers in its own `page.ts`. */
import type { RuleEntry } from '../engine/rule.ts';
import { page as eredan } from '../games/eredan/page.ts';
import { page as rivals } from '../games/rivals/page.ts';
import { page as vtes } from '../games/vtes/page.ts';

/** A card as its game has it; what a page says of it is asked of that game. */
export interface GameCard {
  readonly id: string;
  readonly kind: string;
}

/** Where on the chart a card belongs, as states or words for several of them: used, taking effect, used in an older edition. */
export interface CardMoments {
  readonly used: readonly string[];
  readonly acts: readonly string[];
  readonly before: readonly string[];
}

export interface GamePage<C extends GameCard = GameCard> {
  /** The inventory: the definition of complete. */
  readonly rules: readonly RuleEntry[];
  readonly completeChapters: readonly string[];
  /** What decides an unsettled question, with its value under each edition. */
  readonly switches: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  readonly cards: readonly C[];
  /** Those, and what a situation has described instead of naming it. */
  known(): readonly C[];
  /** Cards that a situation may meet although its sheet does not name them, by where it opens. */
  carried(opens: string): readonly C[];
  /** The parts of the engine that a situation can reach, where the game has parts. */
  parts(cards: readonly C[], opens: string, table: string): readonly string[];
  /** By path or key of a state: the chapter that tells of it, and a section where the state is only a part. */
  readonly chapters: Readonly<Record<string, string>>;
  /** Moments that are no state of their own, by the state in which they come. */
  readonly inside: Readonly<Record<string, string>>;
  momentsOf(card: C): CardMoments;
  /** The sections of the source that an entry was read in: as printed, or as keys of words. */
  sectionsOf(source: string): readonly string[];
  /** A reference that says no more than the sections do. */
  isToldBySource(label: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: whoever looks a game up by name knows nothing of its cards
const pages: Readonly<Record<string, GamePage<any>>> = { vtes, rivals, eredan };

// biome-ignore lint/suspicious/noExplicitAny: see above
export const pageOf = (game: string): GamePage<any> | undefined => pages[game];
