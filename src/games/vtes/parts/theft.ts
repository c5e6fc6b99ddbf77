/** Strikes that steal blood. */
import type { Guard } from '../../../engine/game.ts';
import { resolvesNow, strikeDoes } from '../guards.ts';
import { add, at, type Offer, type Part } from '../parts.ts';
import { burn, gainBlood, loseBlood, type Tell } from '../steps/blood.ts';
import { firstResolved } from '../steps/strikes.ts';
import {
  combatants,
  inForce,
  isExNihilo,
  type MinionId,
  minionOf,
  momentOf,
  opponentOf,
  pendingOn,
  type Strike,
  strikeUse,
  type Table,
  useOf,
} from '../table.ts';

const THEFT = 'theft';
const thievesOf = (table: Table): MinionId[] =>
  combatants(table).filter((id) => resolvesNow(table, id) && strikeDoes(table, id, 'steal'));

/** All thefts of the step together: who steals takes what is there, and only the net change counts for capacity. */
function stealBlood(table: Table, tell: Tell): void {
  const thieves = thievesOf(table);
  const before = new Map(combatants(table).map((id) => [id, minionOf(table, id).blood]));
  const taken = new Map<MinionId, number>();
  for (const id of thieves) {
    const word = strikeUse(table.combat.strikes[id] as Strike).effects.find((each) => each.do === 'steal');
    const from = opponentOf(table, id);
    taken.set(id, Math.min(word?.do === 'steal' ? word.amount : 0, before.get(from) ?? 0));
    table.combat.robbed.push(from);
  }
  for (const id of thieves) {
    const from = opponentOf(table, id);
    tell({
      type: 'blood.stolen',
      rule: firstResolved(table) ? 'strike-resolution.steal-blood-level' : 'damage.theft-of-vitae-timing',
      who: id,
      from,
      n: taken.get(id) ?? 0,
    });
  }
  if (thieves.length === 2)
    tell({
      type: 'blood.net',
      rule: 'damage.theft-of-vitae-timing',
      who: thieves[0] as string,
      from: thieves[1] as string,
      n: (taken.get(thieves[0] as string) ?? 0) - (taken.get(thieves[1] as string) ?? 0),
    });
  for (const id of combatants(table)) {
    const change = (taken.get(id) ?? 0) - (taken.get(opponentOf(table, id)) ?? 0);
    if (change < 0) loseBlood(table, id, -change, false);
  }
  for (const id of combatants(table)) {
    const change = (taken.get(id) ?? 0) - (taken.get(opponentOf(table, id)) ?? 0);
    if (change > 0) {
      const over = gainBlood(table, id, change);
      const { capacity, blood } = minionOf(table, id);
      if (over > 0)
        tell({
          type: 'blood.overflow',
          rule: isExNihilo(table, id) ? 'end-of-round.ex-nihilo-no-blood-gain' : 'damage.theft-of-vitae-example-capacity-2',
          who: id,
          n: over,
          capacity,
        });
      else tell({ type: 'blood.fits', rule: 'damage.theft-of-vitae-example-capacity-4', who: id, n: change, blood, capacity });
    }
  }
  for (const id of combatants(table)) {
    const minion = minionOf(table, id);
    if (minion.kind === 'ally' && minion.blood === 0 && (before.get(id) ?? 0) > 0) {
      burn(table, id, tell);
      tell({ type: 'minion.burned', rule: 'damage.theft-of-vitae-timing', who: id });
    } else at('bloodLost', table, id, before.get(id) ?? 0, tell);
  }
}

const rules: Readonly<Record<string, Guard<Table>>> = {
  'damage.stealing-is-not-damage': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'prevent' || word.do === 'prevent-strike') ||
    pendingOn(table, move.who) > 0 ||
    !table.combat.robbed.includes(move.who),
};

/** A strike that is made again in each round of the combat. */
const offer: Offer = ({ state, table }) =>
  momentOf(state) === 'declare'
    ? {
        more: combatants(table).flatMap((who) =>
          minionOf(table, who).region === 'ready'
            ? inForce(table, 'steal-each-round', who).map(({ source }) => ({ who, verb: 'strike', card: source.card }))
            : [],
        ),
      }
    : {};

export const theft: Part = {
  rank: 1,
  rules,
  offers: [offer],
  ownWords: {
    'steal-each-round'({ table: { combat }, id, strike }) {
      combat.inForce.push({ card: strike.card, mode: strike.mode ?? 'all', by: id, until: 'combat', since: combat.round });
      return undefined;
    },
  },
  hooks: {
    bloodMovers: (table) => (thievesOf(table).length > 0 ? [THEFT] : []),
    moveBlood(table, mover, tell) {
      if (mover === THEFT) stealBlood(table, tell);
    },
    caseOfFall(table, id) {
      const strike = table.combat.strikes[id];
      const steals = strike && !strike.done && strikeUse(strike).effects.some((word) => word.do === 'steal');
      return steals ? 'strike-resolution.steal-blood-level' : undefined;
    },
  },
};
add(theft);
