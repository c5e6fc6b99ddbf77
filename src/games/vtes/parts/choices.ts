/** Choices that a step of the resolution leaves open: X, which effect comes first, cards lost at random. And Darkness Within, which moves blood in it. */
import type { Effect, Guard, Move } from '../../../engine/game.ts';
import { firstStrikesOpen, resolvesNow } from '../guards.ts';
import { add, at, type Offer, type Part } from '../parts.ts';
import { gainBlood, loseBlood, pay, type Tell } from '../steps/blood.ts';
import { groups, runGroup } from '../steps/strikes.ts';
import {
  combatants,
  inForce,
  isOn,
  type MinionId,
  minionOf,
  opponentOf,
  playerOf,
  type Strike,
  sideOf,
  strikeUse,
  type Table,
} from '../table.ts';

/** Who in this step has a strike whose X is still to be chosen. */
function chooserOfX(table: Table): MinionId | undefined {
  return table.combat.turnOfX ?? combatants(table).find((id) => resolvesNow(table, id) && hasX(table, id));
}
const hasX = (table: Table, id: MinionId): boolean => {
  const strike = table.combat.strikes[id];
  return strike !== undefined && strike.x === undefined && strikeUse(strike).effects.some((word) => word.do === 'x-damage');
};

/** X blood, and for some strikes X cards from hand. */
function affordsX(table: Table, move: Move): boolean {
  const minion = table.minions[move.who];
  const strike = table.combat.strikes[move.who];
  if (!minion || !strike || move.n === undefined || move.n > minion.blood) return false;
  const discards = strikeUse(strike).effects.some((word) => word.do === 'x-damage' && word.discard);
  return !discards || move.n <= (table.players[minion.controller]?.hand.length ?? 0);
}

/** Darkness Within moves blood with the normal strikes, and an X is chosen and burned in its turn. */
function bloodMovers(table: Table): string[] {
  const isInitial = !table.combat.additional && !firstStrikesOpen(table);
  const dark = isInitial ? inForce(table, 'move-blood').map(({ source }) => `${DARKNESS}${source.by}`) : [];
  const open = isOn(table, 'x-of-a-strike-first')
    ? []
    : combatants(table).filter((id) => resolvesNow(table, id) && hasX(table, id));
  return [...dark, ...open.map((id) => `x-${id}`)];
}
const DARKNESS = 'darkness-within-';

/** Darkness Within: blood from the opponent onto the card. */
function moveBlood(table: Table, by: MinionId, tell: Tell): void {
  for (const { source, word } of inForce(table, 'move-blood', by)) {
    const from = opponentOf(table, by);
    const before = minionOf(table, from).blood;
    const moved = loseBlood(table, from, word.amount, false);
    source.counters = (source.counters ?? 0) + moved;
    tell({ type: 'blood.moved', rule: 'damage.darkness-within-timing', who: by, from, n: moved });
    at('bloodLost', table, from, before, tell);
  }
}

/** Once combat is over the card gives half of what it holds, rounded up. */
function giveHalf(table: Table, tell: Tell): void {
  for (const source of table.combat.inForce) {
    if (source.card !== 'darkness-within') continue;
    const minion = minionOf(table, source.by);
    const half = Math.ceil((source.counters ?? 0) / 2);
    playerOf(table, minion.controller).ashHeap.push(source.card);
    table.bank += (source.counters ?? 0) - half;
    source.counters = 0;
    if (minion.region === 'burned') table.bank += half;
    else if (half > 0) {
      gainBlood(table, source.by, half);
      tell({ type: 'blood.returned', rule: 'damage.darkness-within-timing', who: source.by, n: half });
    }
  }
}

/** Fear of the Void Below at superior: a random discard of the opponent's controller with the normal strikes of each round. */
function loseCards(table: Table): void {
  for (const { source } of inForce(table, 'discard-each-round')) {
    const player = minionOf(table, opponentOf(table, source.by)).controller;
    if (playerOf(table, player).hand.length > 0)
      table.combat.discards = { player, n: 1, rule: 'strike-resolution.fear-of-the-void-discard' };
  }
}

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

/** What may be chosen. */
const offer: Offer = ({ state, table }, holder) => {
  if (holder === 'striker') {
    const who = chooserOfX(table);
    const most = who ? minionOf(table, who).blood : 0;
    return { only: who && hasX(table, who) ? Array.from({ length: most + 1 }, (_, n): Move => ({ who, verb: 'x', n })) : [] };
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
  discardOpen: (table) => table.combat.discards !== null,
  calculated: (table) => table.combat.done.includes('sum'),
};

const rules: Readonly<Record<string, Guard<Table>>> = {
  'damage.eldritch-glimmer-x-first': (table, move) => chooserOfX(table) === move.who,
  'damage.eruption-of-vitae-x-first': (table, move) =>
    move.who === 'chance' && table.players[table.combat.discards?.player ?? '']?.hand.includes(move.card ?? '') === true,
  'damage.eldritch-glimmer-x-first-any-side': (table, move) =>
    sideOf(table, move.who) === 'acting' && groups(table).includes(move.card ?? ''),
};

export const choices: Part = {
  rank: 7,
  facts,
  rules,
  effects: { payX, discardAtRandom, orderGroup, orderX },
  offers: [offer],
  closed: {
    x: 'damage.eldritch-glimmer-x-at-resolution',
    order: 'damage.eldritch-glimmer-x-first-any-side',
    lot: 'damage.eruption-of-vitae-x-first',
  },
  hooks: {
    canMake: (table, move) => (move.verb === 'x' ? affordsX(table, move) : undefined),
    bloodMovers,
    moveBlood(table, mover, tell) {
      if (mover.startsWith(DARKNESS)) moveBlood(table, mover.replace(DARKNESS, ''), tell);
    },
    strikesDone: loseCards,
    combatIsOver: giveHalf,
  },
};
add(choices);
