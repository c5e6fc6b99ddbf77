/** Cards that give additional strikes, and those that leave none. */
import type { Effect, Guard, Move, RuleId } from '../../../engine/game.ts';
import { mayStrike } from '../guards.ts';
import { objects } from '../objections.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { spendGrant } from '../steps/rounds.ts';
import { combatants, isOn, momentOf, type Table, useOf } from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

const additional: Objection = (table, move, { use }, state) => {
  const word = use.effects.find((each) => each.do === 'additional-strikes');
  const { combat } = table;
  if (word?.do !== 'additional-strikes') {
    if (combat.additional && move.verb === 'strike' && does(use, 'no-additional-strikes'))
      return 'strike-declaration.stutter-step-limits';
    return undefined;
  }
  if ((combat.extra[move.who] ?? 0) > 0) return 'additional-strikes.resolve-before-gaining-more';
  if (momentOf(state) !== 'additional') {
    if (combat.additional || !BEFORE_ADDITIONAL.has(momentOf(state))) return 'additional-strikes.window';
    if (word.limited) return 'additional-strikes.not-earlier';
    if (!isOn(table, 'exempt-additional-strikes-at-any-time')) return 'additional-strikes.open-exception-of-quickness-and-jacko';
  }
  if (combat.noExtra.includes(move.who)) return 'strike-declaration.stutter-step-limits';
  if (word.limited && combat.limited.includes(move.who)) return 'additional-strikes.one-source';
  return undefined;
};

const BEFORE_ADDITIONAL = new Set(['before-range', 'maneuver', 'before-strikes', 'declare', 'damage-b-prevention']);

/** Only those with an additional strike strike again, at the same range. */
const strikeAgain: Effect<Table> = (table, _move, tell) => {
  table.combat.strikes = {};
  table.combat.additional = true;
  tell({ type: 'strikes.again', rule: 'additional-strikes.restart-at-declaration' });
};

const gainStrike: Effect<Table> = (table, move, tell) => {
  spendGrant(table, move.who, 'additional');
  table.combat.extra[move.who] = (table.combat.extra[move.who] ?? 0) + 1;
  tell({ type: 'strike.gained', rule: 'additional-strikes.window', who: move.who });
};

/** A card that gives additional strikes, or one that some effect has given. */
const gainsStrike = (table: Table, move: Move): boolean =>
  useOf(move)?.use.effects.some((word) => word.do === 'additional-strikes') ??
  (move.verb === 'use' &&
    table.combat.grants.some((grant) => grant.who === move.who && grant.card === move.card && grant.what === 'additional'));

const hasMore = (table: Table): boolean => combatants(table).some((id) => (table.combat.extra[id] ?? 0) > 0);

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'additional-strikes.resolve-before-gaining-more': objects('additional-strikes.resolve-before-gaining-more'),
  'additional-strikes.open-exception-of-quickness-and-jacko': objects('additional-strikes.open-exception-of-quickness-and-jacko'),
  'additional-strikes.not-earlier': objects('additional-strikes.not-earlier'),
  'additional-strikes.acting-pass-is-final': (table, move) =>
    !table.combat.declined.includes(move.who) || !gainsStrike(table, move),
  'additional-strikes.no-before-strikes-cards': (table, move, state) =>
    !['declare', 'additional'].includes(momentOf(state)) ||
    !(table.combat.additional || hasMore(table)) ||
    useOf(move)?.use.windows.join() !== 'before-strikes',
  'additional-strikes.without-one-only-prevention': (table, move) =>
    !table.combat.additional || (table.combat.extra[move.who] ?? 0) > 0,
};

export const additionalStrikes: Part = {
  facts: {
    usesGrant: (_table, move) => useOf(move) === undefined,
    // whom something keeps from striking makes no additional strikes either
    extraStrikes: (table) => combatants(table).some((id) => (table.combat.extra[id] ?? 0) > 0 && mayStrike(table, id)),
  },
  rules,
  effects: { strikeAgain, gainStrike },
  ownWords: {
    'no-additional-strikes'({ table, id }) {
      table.combat.noExtra.push(id);
      return undefined;
    },
  },
  windows: { additional: 'additional-strikes.not-earlier' },
  hooks: { givesStrike: gainsStrike },
  objections: [[RANKS.additional, additional]],
  words: {
    'additional-strikes'(table, move, word, tell) {
      const { combat } = table;
      combat.extra[move.who] = (combat.extra[move.who] ?? 0) + word.n;
      if (word.limited) combat.limited.push(move.who);
      tell({
        type: 'strike.gained',
        // a second source, after the strikes of the first have been made
        rule: combat.additional
          ? 'additional-strikes.either-order'
          : // by the other reading, before any strike has been resolved
            combat.phase === 'before-range'
            ? 'additional-strikes.open-exception-of-quickness-and-jacko'
            : (useOf(move)?.use.rule ?? ''),
        who: move.who,
        n: word.n,
      });
    },
  },
};
add(additionalStrikes);
