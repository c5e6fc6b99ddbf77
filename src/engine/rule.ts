/** A claim of a game's rules as data: what an inventory lists, a chapter words and an engine enforces. */
import type { RuleId } from './game.ts';

/** What supports a rule: a section of the rulebook, a dated ruling, the text of a card. */
export interface Reference {
  readonly kind: 'rulebook' | 'ruling' | 'card' | 'other';
  /** Section or label as its source prints it; empty for the rulebook or card as a whole. */
  readonly label: string;
  readonly author?: string;
  /** ISO date. */
  readonly date?: string;
}

/** One claim of the inventory: the definition of complete. Its public wordings are the chapters'. */
export interface RuleEntry {
  /** `<chapter>.<rule>`; the game goes before it in public. */
  readonly id: RuleId;
  readonly kind: 'sequence' | 'window' | 'legality' | 'effect' | 'definition' | 'priority' | 'open';
  /** The claim, for developers. */
  readonly claim: string;
  /** Section of the source. */
  readonly source: string;
  /** How the rules of today compare with the source. */
  readonly today: 'same' | 'differs' | 'unverified';
  /** What differs, is not known, or supports it today. */
  readonly note?: string;
  /** The setting of the position that tells both behaviours apart. */
  readonly switch?: string;
  /** How sure a claim is that is not the source's. */
  readonly confidence?: 'high' | 'medium' | 'low';
  /** Not in the inventory: a rule the engine needs that the source takes for granted. */
  readonly own?: true;
  /** At least a part of it is a choice of ours where nothing public says; `source` tells which part is public. */
  readonly convention?: true;
  /** Where that is not the first part of the id. */
  readonly chapter?: string;
  /** A slip of the source's pen: told, but nothing that is played depends on it. */
  readonly slip?: true;
  readonly refs: readonly Reference[];
}
