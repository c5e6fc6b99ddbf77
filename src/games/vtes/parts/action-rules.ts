/** The action around the combat: who may announce, block and react, and why not. */
import type { Guard, Move, RuleGuard, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import type { Offer, Part } from '../parts.ts';
import { isReady, minionOf, momentOf, playerBehind, playerOf, sideOf, type Table, useOf } from '../table.ts';
import type { Use } from '../words.ts';

type Rule = Guard<Table>;

/** Who plays what around a combat, beside the combatants. */
const AROUND: ReadonlySet<string> = new Set(['acting-minion', 'blocker', 'about-to-fight', 'has-blocked', 'other-minion-locked']);

export function mayUse(table: Table, move: Move, use: Use): boolean | undefined {
  if (use.by === undefined || !AROUND.has(use.by)) return undefined;
  const { action, combat } = table;
  const minion = minionOf(table, move.who);
  const opposes = minion.controller !== minionOf(table, action.acting).controller;
  switch (use.by) {
    case 'acting-minion':
      return move.who === action.acting;
    case 'blocker':
      return move.who === action.attempting;
    case 'about-to-fight':
      return (
        move.who === combat.opposing &&
        minion.kind === 'vampire' &&
        (!minion.locked || action.awake.includes(move.who)) &&
        younger(table, action.acting, move.who)
      );
    case 'has-blocked':
      return move.who === action.blocker && minion.locked;
    default:
      return opposes && minion.locked;
  }
}

/** An ally, or a vampire of less capacity. */
const younger = (table: Table, id: string, than: string): boolean =>
  minionOf(table, id).kind === 'ally' || minionOf(table, id).capacity < minionOf(table, than).capacity;

const isHeld = (table: Table, move: Move): boolean => {
  const player = table.players[playerBehind(table, move.who) ?? ''];
  return player?.hand.includes(move.card ?? '') === true;
};

/** What the action, or a reaction to it, gave for the combat of a block, or only for one without: the rule that says so. */
function elsewhere(table: Table, move: Move): RuleId | undefined {
  const { action, combat } = table;
  const isHere = combat.grants.some((grant) => grant.who === move.who && grant.card === move.card);
  if (useOf(move) !== undefined || isHere || combat.usedThisCombat.includes(`${move.who}:${move.card}`)) return undefined;
  if (combat.block)
    return move.card === action.kind && move.who === action.acting && rushOf(table)
      ? 'combat-overview.blocked-rush-fights-the-blocker'
      : undefined;
  if (!action.grants.some((grant) => grant.who === move.who && grant.card === move.card)) return undefined;
  return move.card === 'spirits-touch'
    ? 'combat-ending.spirits-touch-not-in-psyche-combat'
    : 'combat-ending.psyche-is-not-the-resulting-combat';
}

function mayBlock(table: Table, id: string): boolean {
  const minion = table.minions[id];
  const { action } = table;
  if (minion?.region !== 'ready' || minion.controller === minionOf(table, action.acting).controller) return false;
  if (action.out.includes(id) || minion.is === 'ambrosio-luis-moncada-plenipotentiary') return false;
  return !minion.locked || action.awake.includes(id);
}

/** Whose attempts come next: against an action directed at somebody, that Methuselah's alone; else the prey's before the others'. */
function blocksNow(table: Table): string | undefined {
  const { acting, target } = table.action;
  const prey = table.players[minionOf(table, acting).controller]?.prey ?? '';
  const able = new Set(Object.keys(table.minions).flatMap((id) => (mayBlock(table, id) ? [minionOf(table, id).controller] : [])));
  const first = target === null ? prey : (table.minions[target]?.controller ?? '');
  if (able.has(first)) return first;
  return target === null ? [...able].sort()[0] : undefined;
}

export const aroundRules: Readonly<Record<RuleId, RuleGuard<Table>>> = {
  'combat-overview.no-combat-between-own-minions': (table, move) =>
    move.on === undefined || table.minions[move.on]?.controller !== table.minions[move.who]?.controller,
  // Obedience closes the action it ended to the acting vampire for the turn
  'combat-overview.obedience': (table, move) =>
    !table.action.closed.includes(move.card ?? '') &&
    !(table.action.ended && ['action-modifier', 'reaction'].includes(useOf(move)?.card.kind ?? '')) &&
    (move.card !== 'obedience' || younger(table, table.action.acting, move.who)),
  // an action modifier is for the acting minion's side
  'chained-combats.sirens-lure-effect': (table, move) =>
    useOf(move)?.card.kind !== 'action-modifier' ||
    playerBehind(table, move.who) === minionOf(table, table.action.acting).controller,
  'combat-overview.starts-by-action': (table, move, state) => {
    if (move.who !== table.action.acting || minionOf(table, move.who).locked) return false;
    // another action of the same turn follows one that was announced here
    if (state.startsWith('after-action') && table.action.kind === null) return false;
    if (move.card === 'hunt') return move.on === undefined;
    if (move.on === undefined || !isReady(table, move.on)) return false;
    if (cards.get(move.card ?? '')?.attached?.haven)
      return minionOf(table, move.on).attached.some(({ card }) => card === move.card);
    return useOf(move)?.use.verb === 'act' && isHeld(table, move);
  },
  'combat-overview.starts-by-block': (table, move) => {
    const next = blocksNow(table);
    // with nobody left to try, it is the opposing side that says so
    if (move.verb === 'pass' && next === undefined) return sideOf(table, move.who) === 'opposing';
    return table.minions[move.who]?.controller === next && (move.verb === 'pass' || mayBlock(table, move.who));
  },
  'combat-overview.blocked-rush-fights-the-blocker': (table, move) => elsewhere(table, move) ?? true,
};

/** How a card's action is to fight a minion, where the action is a card's. */
export const rushOf = ({ action }: Table): Use | undefined =>
  cards.get(action.kind ?? '')?.levels?.['all']?.find((use) => use.effects.some((word) => word.do === 'rush'));

export const isRush = (table: Table): boolean =>
  rushOf(table) !== undefined || cards.get(table.action.kind ?? '')?.attached?.haven === true;

export const aroundFacts: Readonly<Record<string, Rule>> = {
  blockSucceeds: ({ action }) => (action.intercept[action.attempting ?? ''] ?? 0) >= action.stealth,
  // whoever was to be fought may be gone: the action has succeeded, and comes to nothing
  isRush: (table) => isRush(table) && (table.action.target === null || isReady(table, table.action.target)),
  goesOn: (table) => table.action.continues && table.action.kind !== null,
};

/** Whoever may block. */
const blocks = (table: Table): Move[] =>
  Object.entries(table.minions).flatMap(([who, { controller }]) =>
    controller === minionOf(table, table.action.acting).controller ? [] : [{ who, verb: 'block' }],
  );

/** Actions that the engine knows: a hunt, and those that lead to a fight. */
function announcements(table: Table): Move[] {
  const who = table.action.acting;
  const hand = playerOf(table, minionOf(table, who).controller).hand;
  const others = Object.keys(table.minions).filter((id) => id !== who);
  return [
    { who, verb: 'act', card: 'hunt' },
    ...[...new Set(hand)]
      .filter((card) => cards.get(card)?.levels?.['all']?.some(({ verb }) => verb === 'act'))
      .flatMap((card) => others.map((on) => ({ who, verb: 'act', card, on }))),
    ...others.flatMap((on) =>
      minionOf(table, on).attached.flatMap(({ card }) =>
        cards.get(card)?.attached?.haven ? [{ who, verb: 'act', card, on }] : [],
      ),
    ),
  ];
}

export const offer: Offer = ({ state, table }) => {
  if (state.startsWith('action.announce')) return { only: announcements(table) };
  if (momentOf(state) !== 'blocks') return {};
  // a third Methuselah whose turn it is to block may decline as well
  const next = blocksNow(table);
  const who =
    next === undefined || sideOf(table, next) === 'opposing'
      ? undefined
      : Object.keys(table.minions).find((id) => minionOf(table, id).controller === next && mayBlock(table, id));
  return { more: [...(who ? [{ who, verb: 'pass' }] : []), ...blocks(table)] };
};

export const aroundWords: Part['words'] = {
  stealth(table, move, word, tell) {
    table.action.stealth += word.amount;
    tell({ type: 'action.stealth', rule: 'combat-overview.starts-by-block', who: move.who, n: word.amount });
  },
  intercept(table, move, word, tell) {
    table.action.intercept[move.who] = (table.action.intercept[move.who] ?? 0) + word.amount;
    tell({ type: 'block.intercept', rule: 'combat-overview.starts-by-block', who: move.who, n: word.amount });
  },
  'grant-to-block'(table, move, word) {
    table.action.grants.push({ who: move.who, what: word.what, card: move.card as string, until: word.until });
  },
};
