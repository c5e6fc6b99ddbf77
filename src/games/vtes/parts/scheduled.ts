/** Damage of the surroundings that falls before range or in the press step: handled at once, and nothing prevents it. */
import type { Effect, Guard, RuleId } from '../../../engine/game.ts';
import { add, at, type Offer, type Part } from '../parts.ts';
import { handleDamage } from '../steps/damage.ts';
import { combatants, inForce, isOn, pendingOn, sideOf, type Table, useOf } from '../table.ts';

/** Scheduled damage of the press step, handled at once; nothing prevents it. */
const pressDamage: Effect<Table> = (table, move, tell) => {
  table.combat.pressDamage = 'done';
  at('damageAround', table, 'press', tell);
  for (const id of combatants(table)) {
    const n = pendingOn(table, id);
    if (n > 0)
      tell({
        type: 'damage.in-press',
        rule: isOn(table, 'press-step-acting-orders') ? 'press.acting-orders-step' : 'press.drawing-out-the-beast-damage',
        who: id,
        n,
      });
  }
  handleDamage(table, move, tell);
};

const pressDamageLater: Effect<Table> = (table, move, tell) => {
  table.combat.pressDamage = 'later';
  tell({ type: 'press.damage-later', rule: 'press.acting-orders-step', who: move.who });
};

/** Damage due before range is dealt and handled before anybody maneuvers; nothing prevents it. */
const earlyDamage: Effect<Table> = (table, move, tell) => {
  at('damageAround', table, 'before-range', tell);
  for (const id of combatants(table)) {
    const n = pendingOn(table, id);
    if (n > 0) tell({ type: 'damage.before-range', rule: 'before-range.window-cards', who: id, n });
  }
  handleDamage(table, move, tell);
};

const facts: Readonly<Record<string, Guard<Table>>> = {
  earlyDamage: (table) => inForce(table, 'environmental').some(({ word }) => word.each === 'before-range'),
  pressDamageDue: (table) => table.combat.pressDamage === 'due',
  pressDamageFirst: (table) => table.combat.pressDamage === 'due' && !isOn(table, 'press-step-acting-orders'),
  pressDamageOrdered: (table) => table.combat.pressDamage === 'due' && isOn(table, 'press-step-acting-orders'),
  pressDamageLater: (table) => table.combat.pressDamage === 'later',
  damageFirst: (_table, move) => move.card === 'damage',
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'press.drawing-out-the-beast-damage': (_table, move) =>
    !useOf(move)?.use.effects.some((word) => word.do === 'prevent' || word.do === 'prevent-strike'),
  'press.acting-orders-step': (table, move) =>
    sideOf(table, move.who) === 'acting' && (move.card === 'damage' || move.card === 'presses'),
};

const offer: Offer = ({ state, table }) =>
  state.endsWith('press.order')
    ? { only: ['damage', 'presses'].map((card) => ({ who: table.combat.acting, verb: 'order', card })) }
    : {};

export const scheduled: Part = {
  facts,
  rules,
  effects: { earlyDamage, pressDamage, pressDamageLater },
  offers: [offer],
  hooks: {
    pressOpens(table) {
      if (inForce(table, 'environmental').some(({ word }) => word.each === 'press')) table.combat.pressDamage = 'due';
    },
  },
};
add(scheduled);
