/** What the action around a combat has to say in the combat itself. */
import type { Guard, RuleId } from '../../engine/game.ts';
import { momentOf, type Table, useOf } from './table.ts';

type Rule = Guard<Table>;

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
