/** Strikes that end combat, and the action that goes on after one. */
import type { Effect, Guard, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { strikeDoes, strikesFirst } from '../guards.ts';
import { add, at, type Offer, type Part } from '../parts.ts';
import { loseBlood } from '../steps/blood.ts';
import {
  combatants,
  inForce,
  type MinionId,
  minionOf,
  momentOf,
  opponentOf,
  type Strike,
  strikeUse,
  type Table,
} from '../table.ts';

const FORM_OF_MIST: RuleId = 'anathema.form-of-mist-payment-is-after-combat';

/** A combat that ends comes before first strikes, and before what the surroundings would deal with the strikes. */
function whatItBeats(table: Table, id: MinionId): RuleId {
  if (strikesFirst(table, opponentOf(table, id))) return 'strike-resolution.combat-ends-beats-first-strike';
  const surrounded =
    inForce(table, 'environmental').length > 0 ||
    combatants(table).some((each) => minionOf(table, each).attached.some(({ life }) => life !== undefined));
  return surrounded ? 'strike-resolution.combat-ends-beats-environmental' : 'strike-resolution.combat-ends-immediate';
}

const combatEndsStrike: Effect<Table> = (table, _move, tell) => {
  const { action } = table;
  for (const id of combatants(table)) {
    if (!strikeDoes(table, id, 'combat-ends')) continue;
    const strike = table.combat.strikes[id] as Strike;
    strike.done = true;
    tell({ type: 'combat.ends', rule: whatItBeats(table, id), who: id, card: strike.card });
    const { effects } = strikeUse(strike);
    const ending = effects.find((word) => word.do === 'combat-ends');
    const isBlocked = action.blocked && action.acting === id;
    if (isBlocked && ending?.do === 'combat-ends' && ending.paid) action.continues = true;
    else if (isBlocked && ending?.do === 'combat-ends' && ending.mayContinue) action.mayContinue = id;
    if (strike.on && effects.some((word) => word.do === 'fight-chosen')) {
      action.queue = { acting: opponentOf(table, id), opposing: strike.on, after: 'combat', card: strike.card };
      tell({ type: 'combat.queued', rule: 'chained-combats.blissful-agony-effect', who: opponentOf(table, id), from: strike.on });
    }
  }
  for (const id of combatants(table))
    if (strikeDoes(table, id, 'x-damage')) tell({ type: 'x.never', rule: 'damage.eldritch-glimmer-x-at-resolution', who: id });
  table.combat.ended = true;
};

/** A blocked minion that left with superior Form of Mist burns 1 blood and goes on as though unblocked. */
const continueAction: Effect<Table> = (table, move, tell) => {
  const before = minionOf(table, move.who).blood;
  loseBlood(table, move.who, 1);
  table.action.mayContinue = null;
  table.action.continues = true;
  tell({ type: 'action.paid-for', rule: FORM_OF_MIST, who: move.who, n: 1, blood: before - 1 });
  if (before === 1) at('burnedOtherwise', table, move.who, FORM_OF_MIST, tell);
};

/** An action made with a card goes on with that card out of the ash heap. */
const actionCardIsThere = (table: Table): boolean => {
  const { kind, acting } = table.action;
  if (kind === null || cards.get(kind)?.levels === undefined) return true;
  return table.players[minionOf(table, acting).controller]?.ashHeap.includes(kind) === true;
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  [FORM_OF_MIST]: (table, move) =>
    table.action.mayContinue === move.who &&
    move.card === 'form-of-mist' &&
    actionCardIsThere(table) &&
    minionOf(table, move.who).blood >= 1 &&
    minionOf(table, move.who).region === 'ready',
};

const offer: Offer = ({ state, table }) => {
  const who = table.action.mayContinue;
  const isOpen = momentOf(state) === 'post-combat' && who !== null && minionOf(table, who).region === 'ready';
  return isOpen ? { more: [{ who, verb: 'continue', card: 'form-of-mist' }] } : {};
};

export const ends: Part = {
  rank: 2,
  facts: {
    combatEndsStruck: (table) => combatants(table).some((id) => strikeDoes(table, id, 'combat-ends')),
  },
  rules,
  effects: { combatEndsStrike, continueAction },
  offers: [offer],
  closed: { continue: FORM_OF_MIST },
};
add(ends);
