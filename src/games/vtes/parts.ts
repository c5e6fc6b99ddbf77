/**
 * What the names of the chart stand for and what the words of cards do, gathered from parts: the round of combat, which
 * every page has, and what only some situations can reach, which a page loads with them (`parts/`).
 */
import type { Parts } from '../../engine/chart.ts';
import type { Effect, Guard, Move, Position, RuleGuard, RuleId } from '../../engine/game.ts';
import type { Tell } from './steps/blood.ts';
import type { DamageKind, MinionId, Packet, Strike, Table, useOf } from './table.ts';
import type { Use, Word } from './words.ts';

type Found = NonNullable<ReturnType<typeof useOf>>;
/** The rule against a use of a card, if there is one. */
export type Objection = (table: Table, move: Move, found: Found, state: string) => RuleId | undefined;
/** What a word does when its card is played or used outside the resolution of strikes. */
export type WordEffect<W extends Word = Word> = (table: Table, move: Move, word: W, tell: Tell) => void;
/** Moves that somebody might try: all that are open (`only`), or some beside the others. */
export type Offer = (position: Position<Table>, holder: string | undefined) => { only?: Move[] | undefined; more?: Move[] };

export type Aim = (table: Table, move: Move, use: Use) => Move[] | undefined;

/** A strike that is carried out. */
export interface Blow {
  readonly table: Table;
  /** Who strikes. */
  readonly id: MinionId;
  readonly strike: Strike;
  readonly use: Use;
  readonly tell: Tell;
}
/** What a word of a strike does: `true` where it has done something to the opponent. */
export type Carry<W extends Word = Word> = (blow: Blow, word: W) => boolean | undefined;

/** Moments of every combat at which parts have something to do, and questions that they may answer. */
export interface Hooks {
  roundOpens: (table: Table) => void;
  pressOpens: (table: Table) => void;
  cardPlayed: (table: Table) => void;
  cardReplaced: (table: Table, player: string, tell: Tell) => void;
  combatBegins: (table: Table, acting: MinionId, tell: Tell) => void;
  combatIsOver: (table: Table, tell: Tell) => void;
  /** Beside strikes, or before range or in the press step: what else deals damage. */
  damageAround: (table: Table, each: 'before-range' | 'normal-strikes' | 'press', tell: Tell) => void;
  /** A retainer deals something else than its card says: `true` where that is done. */
  dealsOtherwise: (table: Table, id: MinionId, card: string) => true | undefined;
  /** The damage of a strike has been summed, so far. */
  strikeSummed: (blow: Blow, add: (n: number, kind: DamageKind) => void) => void;
  /** After the strikes of a step that is the normal one of the initial pair. */
  strikesDone: (table: Table) => void;
  /** A strike has been carried out, or dodged in its turn. */
  strikeDone: (blow: Blow, resolves: boolean) => void;
  /** Declared dodges avoid what they can: whether one did. */
  dodges: (table: Table, tell: Tell) => boolean;
  preventionOpens: (table: Table, tell: Tell) => void;
  damageIsHandled: (table: Table, tell: Tell) => void;
  /** A minion bears what is pending on it in a way of its own: `true` where that is all. */
  bears: (table: Table, id: MinionId, tell: Tell) => true | undefined;
  /** Aggravated damage is borne, after normal damage. */
  aggravatedDealt: (
    table: Table,
    id: MinionId,
    n: number,
    was: { readonly before: number; readonly normal: number; readonly wasWounded: boolean; readonly helped: number },
    tell: Tell,
  ) => void;
  /** Something in play is used, or what an effect granted. */
  uses: (table: Table, move: Move, tell: Tell, state: string) => void;
  /** A minion has lost blood, and had `before`. */
  bloodLost: (table: Table, id: MinionId, before: number, tell: Tell) => void;
  /** A minion that damage would burn is not: `true` where something else has become of it. */
  escapesBurning: (table: Table, id: MinionId, tell: Tell) => boolean;
  /** A minion burns, or arrives in torpor. */
  falls: (table: Table, id: MinionId, tell: Tell) => void;
  /** The action is over. */
  actionIsOver: (table: Table, tell: Tell) => void;
  /** A minion is burned by what is no loss of its last blood. */
  burnedOtherwise: (table: Table, id: MinionId, rule: RuleId, tell: Tell) => void;
  /** Effects of the step that move blood, by name. */
  bloodMovers: (table: Table) => readonly string[];
  /** Carries out one of them, where it is this part's. */
  moveBlood: (table: Table, mover: string, tell: Tell) => void;
  /** Whether a minion's strike of this moment deals nothing. */
  dealsNothing: (table: Table, id: MinionId) => boolean;
  /** The rule that a sum of damage is a case of. */
  caseOfSum: (table: Table, id: MinionId, on: readonly Packet[], second: boolean) => RuleId | undefined;
  /** The rule that the fall of a minion on its way to torpor is a case of. */
  caseOfFall: (table: Table, id: MinionId) => RuleId | undefined;
  /** The rule behind a card that is played; of one that is in force already, if `isCopy`. */
  playedRule: (table: Table, move: Move, use: Use, isCopy: boolean) => RuleId | undefined;
  /** The rule against a move that uses no card. */
  forbids: (table: Table, move: Move) => RuleId | undefined;
  /** What has to be done before anything else. */
  comesFirst: (table: Table) => Move[] | undefined;
  /** The rule against a move whose moment is not. */
  closedBy: (position: Position<Table>, move: Move) => RuleId | undefined;
  /** Whether a card that is being played waits for what others may answer. */
  waitsForAnswer: (table: Table, move: Move, tell: Tell) => boolean;
  /** Votes of a minion by its title. */
  votesOf: (table: Table, id: MinionId) => number;
  /** Who might still stop a card as it is played. */
  cancellers: (table: Table, who: string, card: string) => readonly string[];
  /** Whether it brings an additional strike. */
  givesStrike: (table: Table, move: Move) => boolean;
  /** Whether this may be done while it is the other side's turn. */
  interrupts: (table: Table, move: Move) => boolean;
  /** Whether a move that is no use of a card is one that the minion can make. */
  canMake: (table: Table, move: Move) => boolean | undefined;
  /** Whether the one who uses a card may, where that is no combatant's part. */
  mayUse: (table: Table, move: Move, use: Use) => boolean | undefined;
  /** Whether a word of a card has what it is aimed at. */
  hasAim: (table: Table, move: Move, word: Word, use: Use) => boolean | undefined;
}
type Hook = keyof Hooks;

export interface Part {
  readonly facts?: Readonly<Record<string, Guard<Table>>>;
  readonly rules?: Readonly<Record<RuleId, RuleGuard<Table>>>;
  readonly effects?: Readonly<Record<string, Effect<Table>>>;
  readonly words?: { readonly [D in Word['do']]?: WordEffect<Extract<Word, { do: D }>> };
  /** What words of strikes do for the side that strikes, dodged or not; and to the opponent they hit. */
  readonly ownWords?: { readonly [D in Word['do']]?: Carry<Extract<Word, { do: D }>> };
  readonly hitWords?: { readonly [D in Word['do']]?: Carry<Extract<Word, { do: D }>> };
  /** Objections of cards of this part; the lower its rank, the earlier an objection is raised. */
  readonly objections?: readonly (readonly [rank: number, objection: Objection])[];
  readonly offers?: readonly Offer[];
  /** The same move once for each thing its card can be aimed at, where this part knows the card. */
  readonly aim?: Aim;
  readonly hooks?: Partial<Hooks>;
  /** Where several parts act at one moment, the lower comes first. Without one a part comes last. */
  readonly rank?: number;
  /** The rule that a verb breaks where no state knows it; and that a card breaks outside its window. */
  readonly closed?: Readonly<Record<string, RuleId>>;
  readonly windows?: Readonly<Record<string, RuleId>>;
}

/** Which objection is raised first, where a use meets several. */
export const RANKS = {
  bound: 0,
  outOfTurn: 1,
  rangeFixed: 2,
  printed: 3,
  needs: 4,
  forbids: 5,
  grapple: 6,
  additional: 7,
  equipment: 8,
  ammunition: 9,
  shutOut: 10,
  twisting: 11,
} as const;

export const parts: Parts<Table> = { facts: {}, rules: {}, effects: {} };
/** The rule that a verb breaks where no state knows it; and that a card breaks outside its window. */
export const closed: Record<string, RuleId> = Object.create(null);
export const windows: Record<string, RuleId> = Object.create(null);
const words: Record<string, WordEffect> = {};
const ownWords: Record<string, Carry> = {};
const hitWords: Record<string, Carry> = {};
const objections: (readonly [rank: number, objection: Objection])[] = [];
const added: Part[] = [];
const hooked = new Map<Hook, unknown[]>();
const LAST = 99;

/** Puts a part in; once is enough. */
export function add(part: Part): void {
  if (added.includes(part)) return;
  added.push(part);
  added.sort((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST));
  put(parts.facts, part.facts);
  put(parts.rules, part.rules);
  put(parts.effects, part.effects);
  put(closed, part.closed);
  put(windows, part.windows);
  put(words, part.words as Record<string, WordEffect>);
  put(ownWords, part.ownWords as Record<string, Carry>);
  put(hitWords, part.hitWords as Record<string, Carry>);
  objections.push(...(part.objections ?? []));
  objections.sort(([a], [b]) => a - b);
  hooked.clear();
}

/** Two parts with the same name would depend on which came last. */
function put<V>(into: Record<string, V>, named: Readonly<Record<string, V>> = {}): void {
  for (const [name, value] of Object.entries(named)) {
    if (into[name]) throw new Error(`two parts of the game have "${name}"`);
    into[name] = value;
  }
}

/** What the parts have at a moment, in their order. */
function has<H extends Hook>(hook: H): Hooks[H][] {
  const known = hooked.get(hook) ?? added.flatMap(({ hooks }) => hooks?.[hook] ?? []);
  hooked.set(hook, known);
  return known as Hooks[H][];
}
type Args<H extends Hook> = Parameters<Hooks[H]>;
type Call = (...args: unknown[]) => unknown;

/** A moment has come: every part does what it has to. */
export function at<H extends Hook>(moment: H, ...args: Args<H>): void {
  for (const act of has(moment)) (act as Call)(...args);
}

/** The first answer to a question, in the order of the parts. */
export function ask<H extends Hook>(question: H, ...args: Args<H>): ReturnType<Hooks[H]> | undefined {
  for (const answer of has(question)) {
    const found = (answer as Call)(...args);
    if (found !== undefined) return found as ReturnType<Hooks[H]>;
  }
  return undefined;
}

/** Every answer to a question. */
export const askAll = <H extends Hook>(question: H, ...args: Args<H>): ReturnType<Hooks[H]>[] =>
  has(question).map((answer) => (answer as Call)(...args) as ReturnType<Hooks[H]>);

/** Carries out a word of a card that is played or used. A word that says how its card strikes or lasts does nothing here. */
export const carryOut: WordEffect = (table, move, word, tell) => words[word.do]?.(table, move, word, tell);

/** Carries out a word of a strike, for its own side or on the opponent it hits. */
export const carryOutOwn: Carry = (blow, word) => ownWords[word.do]?.(blow, word);
export const carryOutHit: Carry = (blow, word) => hitWords[word.do]?.(blow, word);

/** The first rule against the use, if any. */
export function firstObjection(table: Table, move: Move, found: Found, state: string): RuleId | undefined {
  for (const [, objection] of objections) {
    const rule = objection(table, move, found, state);
    if (rule) return rule;
  }
  return undefined;
}

/** What the parts would have tried: all that is open, if one of them knows it, and what comes beside the others. */
export function offered(position: Position<Table>, holder: string | undefined): { only?: Move[] | undefined; more: Move[] } {
  const found = added.flatMap(({ offers = [] }) => offers.map((offer) => offer(position, holder)));
  return { only: found.find(({ only }) => only)?.only, more: found.flatMap(({ more = [] }) => more) };
}

/** The same move once for each thing it can be aimed at. */
export function aimed(table: Table, move: Move, use: Use): Move[] {
  for (const { aim } of added) {
    const moves = aim?.(table, move, use);
    if (moves) return moves;
  }
  return [move];
}
