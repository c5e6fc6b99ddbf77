/** Facts that choose between transitions, and the rules that can say no, each under its id. */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { cardOf } from './cards/registry.ts';
import { type Objection, objection, REFUSING } from './objections.ts';
import { SHUFFLES, SIDES } from './opening.ts';
import { isPlayer, playerOf, the } from './questions.ts';
import { passedHere, slotEmpty } from './steps/cards.ts';
import { allDown, eliminated, undrawn } from './steps/combat.ts';
import { unshuffled } from './steps/setup.ts';
import { awaitingTilt, stuck } from './steps/turn.ts';
import { PLAYERS, type Table, UNNAMED } from './table.ts';

export const facts: Record<string, Guard<Table>> = {
  allShuffled: (table) => unshuffled(table).length === 0,
  diceTied: ({ dice }) => dice.Ann === dice.Bob,
  firstTurn: ({ turn }) => turn.n === 1,
  tiltsBefore: (table) => awaitingTilt(table).length > 0,
  nobodyUntilted: (table) => stuck(table).length > 0,
  choiceIsOpen: (table) => awaitingTilt(table).length === 0 && stuck(table).length === 0,
  passedHere,
  slotEmpty,
  allDrawn: (table) => undrawn(table).length === 0,
  eliminated: (table) => eliminated(table) !== undefined,
  allDown,
  bothMarked: (table) => PLAYERS.every((who) => playerOf(table, who).marked),
  oneMarked: (table) => PLAYERS.some((who) => playerOf(table, who).marked),
  moreTurns: ({ turns }) => turns > 1,
};

/** The last answer: every rule of a move is asked on the same table, and all of them are one question. */
let last: { table: Table; move: Move; state: string; found: Objection | undefined } | undefined;
export function objectionTo(table: Table, move: Move, state: string): Objection | undefined {
  if (last?.table !== table || last.move !== move || last.state !== state)
    last = { table, move, state, found: objection(table, move, state) };
  return last.found;
}

const refusing =
  (rule: RuleId): Guard<Table> =>
  (table, move, state) =>
    objectionTo(table, move, state)?.rule !== rule;

/** What chance may say. */
const CHANCE: Record<RuleId, Guard<Table>> = {
  'setup.hand-of-five': (table, { who, card, n = -1 }) =>
    who === 'chance' && isPlayer(card) && unshuffled(table).includes(card) && n >= 0 && n < SHUFFLES,
  'initiative.random': ({ dice }, { who, card, n = 0 }) => {
    const due = dice.Ann === undefined ? 'Ann' : 'Bob';
    return who === 'chance' && card === due && n >= 1 && n <= SIDES;
  },
  'beyond.combat.attack-range': (table, { who, card = '', n = -1 }) => {
    if (who !== 'chance' || !undrawn(table).includes(card)) return false;
    const [low, high] = the(table, card).attack;
    return n >= low && n <= high;
  },
};

/** A deck may be put together of whatever there is, right or wrong: the check says which. */
const isThere = ({ deck }: Table, { verb, card = '', n = 1 }: Move): boolean => {
  if (n < 1) return false;
  if (verb === 'add') return card === UNNAMED || cardOf(card) !== undefined;
  if (verb !== 'remove') return true;
  const isCharacter = cardOf(card)?.kind === 'character';
  const have = isCharacter ? (deck?.characters ?? []).filter((id) => id === card).length : (deck?.cards[card] ?? 0);
  return have >= n;
};

export const rules: Record<RuleId, Guard<Table>> = {
  ...Object.fromEntries([...new Set<RuleId>(Object.values(REFUSING).flat())].map((rule) => [rule, refusing(rule)])),
  ...CHANCE,
  'deck.choose-guild': (table, move) => isPlayer(move.who) && isThere(table, move),
};
