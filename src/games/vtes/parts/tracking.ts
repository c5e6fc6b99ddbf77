/** Telepathic Tracking: the same combat goes into a further round. */
import type { Effect, Guard, Move, RuleId } from '../../../engine/game.ts';
import { add, type Part } from '../parts.ts';
import { play } from '../steps/cards.ts';
import { isOn, momentOf, someoneGone, type Table, useOf } from '../table.ts';
import type { Use } from '../words.ts';
import { loseContinuation, undoEnd } from './endings.ts';

/** Telepathic Tracking at superior: the same combat goes on; a continuation that waited for its end is lost. */
const trackOn: Effect<Table> = (table, move, tell) => {
  play(table, move, tell);
  goOn(table, move, tell);
};

/** The further round begins. */
const goOn: Effect<Table> = (table, _move, tell) => {
  loseContinuation(table, 'combat-ending.telepathic-tracking-cancels-continue-action', tell);
  const rule = trackedRule(table);
  undoEnd(table);
  table.combat.tracked = false;
  table.combat.round += 1;
  table.combat.trackedTo = table.combat.round;
  tell({ type: 'round.begins', rule, n: table.combat.round });
};

/** What the further round comes instead of. */
function trackedRule({ combat, action }: Table): string {
  if (combat.frenzied) return 'strike-declaration.rotschreck-telepathic-tracking';
  if (action.illusion) return 'chained-combats.illusions-and-telepathic-tracking';
  if (action.queue?.card === 'blissful-agony') return 'chained-combats.blissful-agony-and-telepathic-tracking';
  return 'combat-ending.telepathic-tracking-continues-same-combat';
}

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'combat-ending.telepathic-tracking-continues-same-combat': (table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'new-round') || !someoneGone(table),
  'combat-ending.telepathic-tracking-after-end-of-round': (table, move, state) =>
    momentOf(state) !== 'before-range' ||
    table.combat.trackedTo !== table.combat.round ||
    !useOf(move)?.use.windows.includes('end-of-round'),
};

/** A card of the end of the round, played while the further round is already decided. */
const playedRule = ({ combat }: Table, _move: Move, use: Use): RuleId | undefined =>
  combat.tracked && use.windows.includes('end-of-round') ? 'combat-ending.telepathic-tracking-after-end-of-round' : undefined;

export const tracking: Part = {
  facts: {
    newRoundAtOnce: (table, move) =>
      !isOn(table, 'end-of-round-cards-after-telepathic-tracking') &&
      useOf(move)?.use.effects.some((word) => word.do === 'new-round') === true,
    tracked: (table) => table.combat.tracked,
  },
  rules,
  effects: { goOn, trackOn },
  words: {
    'new-round'(table) {
      table.combat.tracked = true;
    },
  },
  hooks: { playedRule },
};
add(tracking);
