/**
 * What a card, the minion that plays it and what lies in force have against a move, each under the rule that says so.
 * Where the limit is the card's own and no rule of the chapters is its case, it is `sequencing.requirements`.
 */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { ask, firstObjection, type Objection, type Part, RANKS } from './parts.ts';
import { inForce, momentOf, type Table, useOf } from './table.ts';

const REQUIRED: RuleId = 'sequencing.requirements';

/** Limits printed on the card: rounds, range, how often. */
const printed: Objection = (table, move, { use, from }) => {
  const { combat } = table;
  if (use.rounds && (use.rounds === 'first') !== (combat.round === 1)) return use.why?.rounds ?? REQUIRED;
  if (use.range && use.range !== rangeNow(table)) return use.why?.range ?? REQUIRED;
  const key = `${move.who}:${move.card}`;
  const used: readonly string[] = {
    round: combat.usedThisRound,
    combat: combat.usedThisCombat,
    action: table.action.used,
    minion: [],
  }[use.once ?? 'minion'];
  // a limit printed on what lies in play belongs to each copy
  const copies = from === 'play' ? (table.minions[move.who]?.attached.filter(({ card }) => card === move.card).length ?? 1) : 1;
  if (used.filter((each) => each === key).length >= Math.max(1, copies))
    return use.why?.once ?? (move.card === 'flak-jacket' ? 'damage.flak-jacket' : 'before-range.printed-limit-blocks-copy');
  return undefined;
};

/** Before it is determined, range counts as what it would be. */
const rangeNow = (table: Table): 'close' | 'long' =>
  table.combat.range ?? (inForce(table, 'long-by-default').length > 0 ? 'long' : 'close');

/** In the end of the round, a vampire that has been sent on its way to torpor plays nothing more. */
const bound: Objection = (table, move, _found, state) =>
  momentOf(state) === 'end-of-round' && table.minions[move.who]?.bound === true ? 'torpor.wounded-by-effect' : undefined;

/** Objections that cards of every situation may meet. */
export const commonObjections: Part['objections'] = [
  [RANKS.bound, bound],
  [RANKS.printed, printed],
];

/** The first rule against the move, if any. Every rule asks in turn, so the last answer is kept: tables never change in place. */
export function objection(table: Table, move: Move, state: string): RuleId | undefined {
  if (last.table !== table || last.move !== move || last.state !== state)
    last = { table, move, state, rule: objectionNow(table, move, state) };
  return last.rule;
}
let last: { table?: Table; move?: Move; state?: string; rule?: RuleId | undefined } = {};

function objectionNow(table: Table, move: Move, state: string): RuleId | undefined {
  const found = useOf(move);
  return found ? firstObjection(table, move, found, state) : ask('forbids', table, move);
}

/** `x` says no where it is the first rule against the move. */
export const objects =
  (rule: RuleId): Guard<Table> =>
  (table, move, state) =>
    objection(table, move, state) !== rule;
