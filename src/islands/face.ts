/** What a game brings to its simulations beside its rules: how its table looks, and how its endings are told. */
import { type Component, createContext, useContext } from 'solid-js';
import type { Game, Happening, Move, Position, RuleId } from '../engine/game.ts';
import type { Sentence, Voice } from '../i18n/say.ts';
import type { Vary } from '../simulation/index.ts';
import type { Cell } from '../simulation/outcomes.ts';

export interface TableProps<T> {
  readonly position: Position<T>;
  /** The position before the present step; the same one where nothing was undone or done. */
  readonly before: Position<T>;
  /** What the present step told. */
  readonly events: readonly Happening[];
  readonly voice: Voice;
}

/** How an ending looks in a grid: a kind (sign and ground), the figure that is left, and the words for it. */
export interface EndingSign {
  readonly kind: 'ready' | 'torpor' | 'burned' | 'special';
  readonly figure?: number;
}

export interface Face<T> {
  readonly game: Game<T>;
  /** Where the ids of rules do not begin with it: the chapter of a rule. */
  chapterOf?(rule: RuleId): string;
  readonly Table: Component<TableProps<T>>;
  /** `A 1/2, B 0/4`; with `isHidden`, `A ?/2, B ?/4`. */
  ending(end: Position<T>, voice: Voice, isHidden: boolean): string;
  /** Of the piece a grid is about. */
  sign(cell: Cell, about: string, start: Position<T>): EndingSign;
  /** Which piece the figures at these paths belong to. */
  about(paths: readonly string[]): string;
  /** `Play Skin of Rock [for]`: a move as something to do. */
  offer(move: Move, position: Position<T>, voice: Voice): Sentence;
  /** Who is asked: `A`, `PB`, chance. */
  asked(who: string, voice: Voice): string;
  /** Name of what a parameter varies. */
  figure(vary: Vary, voice: Voice): string;
}

/** What the list of steps in words needs of a game. It stands in the page: no script of a page has it. */
export interface TextFace<T> {
  readonly game: Game<T>;
  /** All of the table as text, for the start of the list of steps. */
  inWords(position: Position<T>, voice: Voice): readonly string[];
  /** The figures every step is told with, and those that are told where they change; each with whose it is. */
  figures(position: Position<T>, voice: Voice): { readonly always: readonly string[]; readonly changing: readonly string[] };
}

export interface Setting {
  readonly voice: Voice;
  readonly lang: string;
  readonly game: string;
  readonly chapterOf?: ((rule: RuleId) => string) | undefined;
}

/** Words and language of the page, for every part. */
export const PageContext = createContext<Setting>();

export function usePage(): Setting {
  const page = useContext(PageContext);
  if (!page) throw new Error('a part of a simulation stands inside one');
  return page;
}
