/** Cards that give additional strikes, and those that leave none. */
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { isOn, momentOf, useOf } from '../table.ts';
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

export const additionalStrikes: Part = {
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
