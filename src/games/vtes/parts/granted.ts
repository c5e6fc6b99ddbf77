/** What some effect has granted beside cards: not to strike, and to cancel a maneuver. */
import type { Effect, Guard } from '../../../engine/game.ts';
import { add, type Offer, type Part } from '../parts.ts';
import { spendGrant } from '../steps/rounds.ts';
import { combatants, minionOf, momentOf, opponentOf, type Table, useOf } from '../table.ts';

/** A maneuver comes to nothing; the strike that it committed its minion to stays committed. */
const cancelManeuver: Effect<Table> = (table, move, tell) => {
  const { combat } = table;
  spendGrant(table, move.who, 'cancel-maneuver');
  combat.range = combat.range === 'long' ? 'close' : 'long';
  combat.lastManeuver = null;
  tell({ type: 'maneuver.cancelled', rule: 'maneuvers.alternate', who: move.who, from: opponentOf(table, move.who) });
};

/** What bound it to a weapon binds it no more. */
const declineStrike: Effect<Table> = (_table, move, tell) =>
  tell({ type: 'strike.declined', rule: 'maneuvers.weapon-maneuver-commits-strike', who: move.who });

const needNotStrike: Guard<Table> = (table, { who }) =>
  table.combat.grants.some((grant) => grant.who === who && grant.what === 'no-strike');

const offer: Offer = ({ state, table }) =>
  momentOf(state) === 'declare'
    ? {
        more: combatants(table)
          .map((who) => ({ who, verb: 'decline' }))
          .filter((move) => minionOf(table, move.who).region === 'ready' && needNotStrike(table, move, state)),
      }
    : {};

export const granted: Part = {
  facts: {
    cancelsManeuver: (table, move) => useOf(move) === undefined && table.combat.lastManeuver === opponentOf(table, move.who),
    mayDecline: needNotStrike,
  },
  effects: { cancelManeuver, declineStrike },
  offers: [offer],
  closed: { decline: 'strike-declaration.order' },
};
add(granted);
