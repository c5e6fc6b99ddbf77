/** Step 2 of a diablerie: the equipment of the victim. */
import type { Effect, Move } from '../../../engine/game.ts';
import { equipmentOf } from '../guards.ts';
import { add, type Part } from '../parts.ts';
import { minionOf, type Table } from '../table.ts';

/** What may be taken off the victim. */
const equipment = (table: Table): string[] => (table.combat.diablerie ? equipmentOf(table, table.combat.diablerie.victim) : []);

/** Step 2: everything, or one piece after the other. */
const takeEquipment: Effect<Table> = (table, move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  const one = victim.attached.find(({ card }) => card === move.on);
  const taken = one ? [one] : victim.attached.filter(({ card }) => equipment(table).includes(card));
  victim.attached = victim.attached.filter((each) => !taken.includes(each));
  for (const each of taken) minionOf(table, diablerie.by).attached.push({ owner: victim.controller, ...each });
  const facts = { rule: 'diablerie.step-2-equipment', who: diablerie.by, from: diablerie.victim };
  if (one) tell({ type: 'diablerie.takes-card', ...facts, card: one.card });
  else tell({ type: 'diablerie.takes', ...facts });
};

const leaveEquipment: Effect<Table> = (table, _move, tell) =>
  tell({ type: 'diablerie.leaves', rule: 'diablerie.step-2-equipment', who: table.combat.diablerie?.by ?? '' });

/** What the diablerist may take: everything, one piece, or no more. */
const taking = (table: Table, who: string): Move[] => [
  { who, verb: 'take' },
  ...equipment(table).map((on) => ({ who, verb: 'take', on })),
  { who, verb: 'leave' },
];

export const spoils: Part = {
  facts: {
    equipmentToTake: (table) => equipment(table).length > 0,
    takesTheRest: (table, move) => move.on === undefined || equipment(table).length === 1,
  },
  rules: {
    'diablerie.step-2-equipment': (table, move) =>
      table.combat.diablerie?.by === move.who && (move.on === undefined || equipment(table).includes(move.on)),
  },
  effects: { takeEquipment, leaveEquipment },
  offers: [
    ({ state, table }) =>
      state.endsWith('diablerie.equipment') ? { only: taking(table, table.combat.diablerie?.by ?? '') } : {},
  ],
  closed: { take: 'diablerie.step-2-equipment' },
};
add(spoils);
