/** The action around the combat: who may announce, block and react, and why not. */
import type { Guard, Move, RuleGuard, RuleId } from '../../../engine/game.ts';
import type { Offer, Part } from '../parts.ts';
import { isReady, minionOf, momentOf, playerBehind, playerOf, type Table, useOf } from '../table.ts';
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
    return move.card === 'bums-rush' && action.kind === 'bums-rush' && move.who === action.acting
      ? 'combat-overview.blocked-rush-fights-the-blocker'
      : undefined;
  if (!action.grants.some((grant) => grant.who === move.who && grant.card === move.card)) return undefined;
  return move.card === 'spirits-touch'
    ? 'combat-ending.spirits-touch-not-in-psyche-combat'
    : 'combat-ending.psyche-is-not-the-resulting-combat';
}

export const aroundRules: Readonly<Record<RuleId, RuleGuard<Table>>> = {
  'combat-overview.no-combat-between-own-minions': (table, move) =>
    move.on === undefined || table.minions[move.on]?.controller !== table.minions[move.who]?.controller,
  // Obedience closes the action it ended to the acting vampire for the turn
  'combat-overview.obedience': (table, move) =>
    !table.action.closed.includes(move.card ?? '') &&
    (move.card !== 'obedience' || younger(table, table.action.acting, move.who)),
  'combat-overview.starts-by-action': (table, move) => {
    if (move.who !== table.action.acting || minionOf(table, move.who).locked) return false;
    if (move.card === 'hunt') return move.on === undefined;
    if (move.on === undefined || !isReady(table, move.on)) return false;
    if (move.card === 'haven-uncovered') return minionOf(table, move.on).attached.some(({ card }) => card === 'haven-uncovered');
    return useOf(move)?.use.verb === 'act' && isHeld(table, move);
  },
  'combat-overview.starts-by-block': (table, move) => {
    const minion = table.minions[move.who];
    const { action } = table;
    if (minion?.region !== 'ready' || minion.controller === minionOf(table, action.acting).controller) return false;
    if (action.out.includes(move.who) || minion.is === 'ambrosio-luis-moncada-plenipotentiary') return false;
    return !minion.locked || action.awake.includes(move.who);
  },
  'combat-overview.blocked-rush-fights-the-blocker': (table, move) => elsewhere(table, move) ?? true,
};

export const aroundFacts: Readonly<Record<string, Rule>> = {
  blockSucceeds: ({ action }) => (action.intercept[action.attempting ?? ''] ?? 0) >= action.stealth,
  isRush: (table) => table.action.kind === 'bums-rush' || table.action.kind === 'haven-uncovered',
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
    ...(hand.includes('bums-rush') ? others.map((on) => ({ who, verb: 'act', card: 'bums-rush', on })) : []),
    ...others.flatMap((on) =>
      minionOf(table, on).attached.some(({ card }) => card === 'haven-uncovered')
        ? [{ who, verb: 'act', card: 'haven-uncovered', on }]
        : [],
    ),
  ];
}

export const offer: Offer = ({ state, table }) => {
  if (state.startsWith('action.announce')) return { only: announcements(table) };
  return momentOf(state) === 'blocks' ? { more: blocks(table) } : {};
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
