/** Choices that a step of the resolution leaves open: X, which effect comes first, cards lost at random, a fellow's blood. */
import type { Effect, Guard, Move } from '../../../engine/game.ts';
import { chooserOfX, groups, hasX } from '../guards.ts';
import { add, type Offer, type Part } from '../parts.ts';
import { loseBlood, pay } from '../steps/blood.ts';
import { runGroup } from '../steps/strikes.ts';
import {
  combatants,
  inForce,
  isOn,
  isReady,
  type MinionId,
  minionOf,
  pendingOn,
  playerOf,
  type Strike,
  sideOf,
  strikeUse,
  type Table,
} from '../table.ts';

/** X blood is chosen and burned before any other effect of the step, whichever side acts. */
const payX: Effect<Table> = (table, move, tell) => {
  const strike = table.combat.strikes[move.who] as Strike;
  const n = move.n ?? 0;
  strike.x = n;
  table.combat.turnOfX = null;
  const discards = strikeUse(strike).effects.some((word) => word.do === 'x-damage' && word.discard);
  const rule = discards
    ? 'damage.eruption-of-vitae-x-first'
    : move.who === table.combat.acting
      ? 'damage.eldritch-glimmer-x-first'
      : 'damage.eldritch-glimmer-x-first-any-side';
  tell({ type: 'x.paid', rule, who: move.who, card: strike.card, n });
  if (discards && n > 0)
    table.combat.discards = { player: minionOf(table, move.who).controller, n, rule: 'damage.eruption-of-vitae-x-first' };
  pay(table, move.who, n, tell);
};

const discardAtRandom: Effect<Table> = (table, move, tell) => {
  const { discards } = table.combat;
  if (!discards) return;
  const player = playerOf(table, discards.player);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.ashHeap.push(move.card as string);
  tell({
    type: 'card.lost-at-random',
    rule: discards.rule,
    who: discards.player,
    card: move.card as string,
  });
  table.seed = (table.seed + 1) >>> 0;
  table.combat.discards = discards.n > 1 ? { ...discards, n: discards.n - 1 } : null;
  if (discards.n === 1) while (player.hand.length < player.handSize) player.hand.push(player.library.shift() ?? 'unnamed');
};

/** The acting side puts one group of effects first. */
const orderGroup: Effect<Table> = (table, move, tell) => {
  tell({ type: 'order.chosen', rule: 'damage.eldritch-glimmer-x-first-any-side', who: move.who, group: move.card as string });
  runGroup(table, move.card as string, tell);
};

const orderX: Effect<Table> = (table, move, tell) => {
  table.combat.turnOfX = (move.card as string).replace('x-', '');
  tell({ type: 'order.chosen', rule: 'damage.eldritch-glimmer-x-first-any-side', who: move.who, group: move.card as string });
};

/** A fellow of the circle that may still spend blood in this step, for whom, and how much. */
function mender(table: Table): { readonly who: MinionId; readonly of: MinionId; readonly most: number } | undefined {
  for (const { source } of inForce(table, 'mend-for-circle')) {
    const { blood, circle } = minionOf(table, source.by);
    if (!isReady(table, source.by) || blood === 0 || table.combat.menders.includes(source.by)) continue;
    const of = combatants(table).find(
      (id) => id !== source.by && circle !== undefined && minionOf(table, id).circle === circle && pendingOn(table, id) > 0,
    );
    if (of) return { who: source.by, of, most: Math.min(blood, pendingOn(table, of)) };
  }
  return undefined;
}

/** Brother's Blood: a fellow spends its own blood on what is due. */
const mendForCircle: Effect<Table> = (table, move, tell) => {
  const found = mender(table);
  table.combat.menders.push(move.who);
  if (!found || !move.n) return;
  loseBlood(table, move.who, move.n);
  table.combat.mended[found.of] = (table.combat.mended[found.of] ?? 0) + move.n;
  tell({
    type: 'damage.mended-by-fellow',
    rule: 'damage.handling-one-blood-each',
    who: move.who,
    from: found.of,
    n: move.n,
  });
};

/** What may be chosen. */
const offer: Offer = ({ state, table }, holder) => {
  if (holder === 'striker') {
    const who = chooserOfX(table);
    const most = who ? minionOf(table, who).blood : 0;
    return { only: who && hasX(table, who) ? Array.from({ length: most + 1 }, (_, n): Move => ({ who, verb: 'x', n })) : [] };
  }
  if (holder === 'fellow') {
    const found = mender(table);
    return { only: found ? Array.from({ length: found.most + 1 }, (_, n): Move => ({ who: found.who, verb: 'mend', n })) : [] };
  }
  if (holder === 'chance') {
    const hand = table.combat.discards ? playerOf(table, table.combat.discards.player).hand : [];
    return { only: [...new Set(hand)].map((card) => ({ who: 'chance', verb: 'lot', card })) };
  }
  if (state.endsWith('damage-a-calculation.order'))
    return { only: groups(table).map((card) => ({ who: table.combat.acting, verb: 'order', card })) };
  return {};
};

const facts: Readonly<Record<string, Guard<Table>>> = {
  xOpen: (table) => isOn(table, 'x-of-a-strike-first') && chooserOfX(table) !== undefined,
  xOrdered: (table) => !isOn(table, 'x-of-a-strike-first') && groups(table).length === 1 && chooserOfX(table) !== undefined,
  // two of a kind move different counters: only different kinds have an order that matters
  orderOpen: (table) => new Set(groups(table).map((group) => group.split('-')[0])).size > 1,
  ordersX: (_table, move) => move.card?.startsWith('x-') === true,
  xPaidByBurned: (table) =>
    combatants(table).some((id) => table.combat.strikes[id]?.x !== undefined && minionOf(table, id).region === 'burned'),
  mendOpen: (table) => mender(table) !== undefined,
  discardOpen: (table) => table.combat.discards !== null,
  calculated: (table) => table.combat.done.includes('sum'),
};

const rules: Readonly<Record<string, Guard<Table>>> = {
  'damage.handling-one-blood-each': (table, move) => {
    const found = mender(table);
    return found?.who === move.who && move.n !== undefined && move.n <= found.most;
  },
  'damage.eldritch-glimmer-x-first': (table, move) => chooserOfX(table) === move.who,
  'damage.eruption-of-vitae-x-first': (table, move) =>
    move.who === 'chance' && table.players[table.combat.discards?.player ?? '']?.hand.includes(move.card ?? '') === true,
  'damage.eldritch-glimmer-x-first-any-side': (table, move) =>
    sideOf(table, move.who) === 'acting' && groups(table).includes(move.card ?? ''),
};

export const choices: Part = {
  facts,
  rules,
  effects: { payX, discardAtRandom, mendForCircle, orderGroup, orderX },
  offers: [offer],
};
add(choices);
