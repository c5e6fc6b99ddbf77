/** A minion that would be burned by damage, and the card that sends it to torpor instead. */
import { copy } from '../../../engine/chart.ts';
import type { Effect, Guard, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import type { Offer } from '../parts.ts';
import { handleDamage } from '../steps/damage.ts';
import { combatants, hasLevel, type MinionId, minionOf, playerOf, type Table } from '../table.ts';

/** Cards of the hand for whoever would be burned. */
const saving = (table: Table, who: MinionId): Move[] => {
  const minion = minionOf(table, who);
  return [...new Set(playerOf(table, minion.controller).hand)].flatMap((card) =>
    Object.entries(cards.get(card)?.levels ?? {}).flatMap(([mode, uses]) =>
      hasLevel(minion, mode) && uses.some(({ windows }) => windows.includes('burning'))
        ? [{ who, verb: 'play', card, ...(mode === 'all' ? {} : { mode }) }]
        : [],
    ),
  );
};

/** Whoever would be burned as this damage is handled, holds something against it and has not been asked. */
const burningNow = (table: Table): MinionId | undefined =>
  combatants(table).find((id) => !table.combat.burnAsked.includes(id) && saving(table, id).length > 0 && wouldBurn(table, id));

/** Tried on a copy: what prevents, mends and burns is said in one place. */
function wouldBurn(table: Table, id: MinionId): boolean {
  const after = copy(table);
  handleDamage(after, { who: id, verb: 'step' }, () => {});
  return minionOf(table, id).region !== 'burned' && minionOf(after, id).region === 'burned';
}

/** Whoever would be burned has said what it does about it. */
export const burnAsked: Effect<Table> = (table, move) => {
  table.combat.burnAsked.push(move.who);
};

export const burnOpen: Guard<Table> = (table) => burningNow(table) !== undefined;

/** The card played, nothing is left but to go on. */
export const offerBurning: Offer = ({ table }, holder) => {
  if (holder !== 'burning') return {};
  const who = burningNow(table);
  return { only: [{ who: who ?? table.combat.acting, verb: 'pass' }, ...(who ? saving(table, who) : [])] };
};
