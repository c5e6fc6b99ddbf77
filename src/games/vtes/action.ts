/** The action around the combat: announced, blocked or not, resolved; who may do what in it, and why not. */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { minionOf, momentOf, type Table, useOf } from './table.ts';
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
export const younger = (table: Table, id: string, than: string): boolean =>
  minionOf(table, id).kind === 'ally' || minionOf(table, id).capacity < minionOf(table, than).capacity;

export const actionRules: Readonly<Record<RuleId, Rule>> = {
  'combat-overview.followup-cards-wait': (_table, move, state) => {
    const found = useOf(move);
    return !state.startsWith('round.') || !found?.use.windows.includes('post-combat') || found.card.kind === 'combat';
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
  continuesAlone: (table) => table.action.continues && table.action.kind === null,
};
