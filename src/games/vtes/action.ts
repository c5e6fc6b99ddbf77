/** The action around the combat: announced, blocked or not, resolved; who may do what in it, and why not. */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { cards } from './cards/registry.ts';
import { isCombatant, isReady, minionOf, momentOf, playerBehind, type Table, useOf } from './table.ts';
import type { Use } from './words.ts';

type Rule = Guard<Table>;

/** Who plays what around a combat, beside the combatants. */
export const AROUND: ReadonlySet<string> = new Set([
  'acting-minion',
  'blocker',
  'about-to-fight',
  'has-blocked',
  'other-minion-locked',
]);

export function mayAround(table: Table, move: Move, use: Use): boolean {
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
    case 'diablerist':
      return move.who === combat.diablerie?.by;
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

export const actionRules: Readonly<Record<RuleId, Rule>> = {
  'combat-overview.no-combat-between-own-minions': (table, move) =>
    move.on === undefined || table.minions[move.on]?.controller !== table.minions[move.who]?.controller,
  // Obedience closes the action it ended to the acting vampire for the turn
  'combat-overview.obedience': (table, move) =>
    !table.action.closed.includes(move.card ?? '') &&
    (move.card !== 'obedience' || younger(table, table.action.acting, move.who)),
  'combat-overview.followup-cards-wait': (_table, move, state) => {
    const found = useOf(move);
    return !state.startsWith('round.') || !found?.use.windows.includes('post-combat') || found.card.kind === 'combat';
  },
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
    if (!minion || minion.region !== 'ready' || minion.controller === minionOf(table, action.acting).controller) return false;
    if (action.out.includes(move.who) || minion.is === 'ambrosio-luis-moncada-plenipotentiary') return false;
    return !minion.locked || action.awake.includes(move.who);
  },
  'combat-overview.pre-combat-window': (table, move, state) => {
    const use = useOf(move)?.use;
    return !use?.windows.includes('pre-combat') || state.startsWith('pre-combat') || table.combat.over;
  },
  'combat-overview.only-combat-cards': (_table, move, state) => {
    const found = useOf(move);
    if (!found) return true;
    if (state.startsWith('round.'))
      return (
        found.from === 'play' ||
        found.card.kind === 'combat' ||
        found.card.kind === 'out-of-turn-master' ||
        found.use.verb !== 'play' ||
        found.use.windows.some((window) => window === momentOf(state))
      );
    const moment =
      state.split('.').find((key) => key === 'pre-combat' || key === 'after-action' || key === 'blocks' || key === 'attempt') ??
      '';
    return (
      found.use.windows.some((window) => window === (moment === 'attempt' ? 'block-attempt' : moment)) ||
      found.card.kind === 'out-of-turn-master'
    );
  },
};

export const actionFacts: Readonly<Record<string, Rule>> = {
  blockSucceeds: ({ action }) => (action.intercept[action.attempting ?? ''] ?? 0) >= action.stealth,
  isRush: (table) => table.action.kind === 'bums-rush' || table.action.kind === 'haven-uncovered',
  endsAction: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'end-action') === true,
  lures: (_table, move) => useOf(move)?.use.effects.some((word) => word.do === 'lure') === true,
  queuedHere: (table) => table.action.queue?.after === 'combat' && table.action.queue !== null && bothReady(table),
  queuedAfterAction: (table) => table.action.queue?.after === 'action' && bothReady(table),
  goesOn: (table) => table.action.continues && table.action.kind !== null,
  continuesAlone: (table) => table.action.continues && table.action.kind === null,
};

const bothReady = (table: Table): boolean => {
  const { queue } = table.action;
  return queue !== null && isReady(table, queue.acting) && isReady(table, queue.opposing);
};

/** Pool that the action costs beside its own price. */
export const poolFor = (table: Table): number => {
  const { target } = table.action;
  const is = target === null ? undefined : table.minions[target]?.is;
  return cards.get(is ?? '')?.attached?.dearTarget ?? 0;
};

export const fights = isCombatant;
