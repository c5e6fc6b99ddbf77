/**
 * What the names of the chart stand for and what the words of cards do, gathered from parts: the round of combat, which
 * every page has, and what only some situations can reach, which a page loads with them (`parts/`).
 */
import type { Parts } from '../../engine/chart.ts';
import type { Effect, Guard, Move, Position, RuleId } from '../../engine/game.ts';
import type { Tell } from './steps/blood.ts';
import type { Table, useOf } from './table.ts';
import type { Use, Word } from './words.ts';

type Found = NonNullable<ReturnType<typeof useOf>>;
/** The rule against a use of a card, if there is one. */
export type Objection = (table: Table, move: Move, found: Found, state: string) => RuleId | undefined;
/** What a word does when its card is played or used outside the resolution of strikes. */
export type WordEffect<W extends Word = Word> = (table: Table, move: Move, word: W, tell: Tell) => void;
/** Moves that somebody might try: all that are open (`only`), or some beside the others. */
export type Offer = (position: Position<Table>, holder: string | undefined) => { only?: Move[]; more?: Move[] };

export type Aim = (table: Table, move: Move, use: Use) => Move[] | undefined;

export interface Part {
  readonly facts?: Readonly<Record<string, Guard<Table>>>;
  readonly rules?: Readonly<Record<RuleId, Guard<Table>>>;
  readonly effects?: Readonly<Record<string, Effect<Table>>>;
  readonly words?: { readonly [D in Word['do']]?: WordEffect<Extract<Word, { do: D }>> };
  /** Objections of cards of this part; the lower its rank, the earlier an objection is raised. */
  readonly objections?: readonly (readonly [rank: number, objection: Objection])[];
  readonly offers?: readonly Offer[];
  /** The same move once for each thing its card can be aimed at, where this part knows the card. */
  readonly aim?: Aim;
}

/** Which objection is raised first, where a use meets several. */
export const RANKS = {
  bound: 0,
  outOfTurn: 1,
  rangeFixed: 2,
  printed: 3,
  forbids: 4,
  grapple: 5,
  additional: 6,
  equipment: 7,
  ammunition: 8,
  shutOut: 9,
  twisting: 10,
} as const;

export const parts: Parts<Table> = { facts: {}, rules: {}, effects: {} };
const words = new Map<string, WordEffect>();
const objections: (readonly [rank: number, objection: Objection])[] = [];
export const offers: Offer[] = [];
const aims: Aim[] = [];
const added = new Set<Part>();

/** Puts a part in; once is enough. */
export function add(part: Part): void {
  if (added.has(part)) return;
  added.add(part);
  put(parts.facts, part.facts);
  put(parts.rules, part.rules);
  put(parts.effects, part.effects);
  for (const [word, effect] of Object.entries(part.words ?? {})) words.set(word, effect as WordEffect);
  objections.push(...(part.objections ?? []));
  objections.sort(([a], [b]) => a - b);
  offers.push(...(part.offers ?? []));
  if (part.aim) aims.push(part.aim);
}

/** Two parts with the same name would depend on which came last. */
function put<V>(into: Record<string, V>, named: Readonly<Record<string, V>> = {}): void {
  for (const [name, value] of Object.entries(named)) {
    if (into[name]) throw new Error(`two parts of the game have "${name}"`);
    into[name] = value;
  }
}

/** Carries out a word of a card that is played or used. A word that says how its card strikes or lasts does nothing here. */
export const carryOut: WordEffect = (table, move, word, tell) => words.get(word.do)?.(table, move, word, tell);

/** The first rule against the use, if any. */
export function firstObjection(table: Table, move: Move, found: Found, state: string): RuleId | undefined {
  for (const [, objection] of objections) {
    const rule = objection(table, move, found, state);
    if (rule) return rule;
  }
  return undefined;
}

/** The same move once for each thing it can be aimed at. */
export const aimed = (table: Table, move: Move, use: Use): Move[] => {
  for (const aim of aims) {
    const moves = aim(table, move, use);
    if (moves) return moves;
  }
  return [move];
};
