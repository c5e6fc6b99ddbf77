import type { Json } from '../../../../src/engine/game.ts';
import type { Drawn } from '../../../support/rivals.ts';

/** A case of the inventory: what the moves lead to, and what is refused by which rule. */
export interface Case {
  readonly why: string;
  readonly table?: Drawn;
  readonly opens?: string;
  readonly moves?: readonly string[];
  readonly reads?: Readonly<Record<string, Json>>;
  /** Move: the rule that refuses it, or `ok`. */
  readonly tries?: Readonly<Record<string, string>>;
  /** Rules that must have been cited. */
  readonly cites?: readonly string[];
  readonly switches?: Readonly<Record<string, boolean>>;
}

/** So many S.A.D. in The Streets. */
export const sad = (n: number): string[] => [`special-affairs-division ${n}`];
/** A vampire in The Streets. */
export const out = { place: 'streets' };
