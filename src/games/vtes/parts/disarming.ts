/** Disarm and Pulled Fangs: for who has inflicted more than the opponent; and the blood that removes what they left. */
import type { Effect, Move, RuleGuard, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, type Offer, type Part } from '../parts.ts';
import { pay } from '../steps/blood.ts';
import { untimedRule } from '../steps/cards.ts';
import { type Attached, combatants, type MinionId, minionOf, opponentOf, ownerOf, playerOf, type Table } from '../table.ts';

const inflictedBy = (table: Table, id: MinionId): number => table.combat.inflicted[id] ?? 0;

/**
 * Disarm and Pulled Fangs ask who inflicted more; what the surroundings dealt is nobody's. Which surroundings, where
 * there were some.
 */
function surroundings(table: Table, move: Move): RuleId | undefined {
  if ((move.card !== 'disarm' && move.card !== 'pulled-fangs') || move.verb !== 'play') return undefined;
  const opponent = opponentOf(table, move.who);
  if (inflictedBy(table, move.who) > inflictedBy(table, opponent)) return undefined;
  if (environmentalOn(table, opponent) <= 0) return 'end-of-round.environmental-is-not-inflicted';
  const own = table.combat.inForce.filter(({ by }) => by === move.who).map(({ card }) => card);
  if (own.includes('weather-control')) return 'end-of-round.environmental-weather-control';
  if (own.includes('drawing-out-the-beast')) return 'end-of-round.environmental-drawing-out-the-beast';
  if (own.includes('blood-of-acid') || own.includes('king-of-the-mountain'))
    return 'end-of-round.environmental-king-of-the-mountain-and-blood-of-acid';
  if (own.includes('carrion-crows'))
    return inflictedBy(table, opponent) > inflictedBy(table, move.who)
      ? 'end-of-round.environmental-is-not-inflicted'
      : 'end-of-round.environmental-carrion-crows';
  return minionOf(table, move.who).attached.some(({ life }) => life !== undefined)
    ? 'end-of-round.environmental-retainers'
    : 'end-of-round.environmental-is-not-inflicted';
}

const environmentalOn = (table: Table, id: MinionId): number =>
  (table.combat.suffered[id] ?? 0) - inflictedBy(table, opponentOf(table, id));

/** Burns blood to be rid of a card on the minion. */
const burnAttached: Effect<Table> = (table, move, tell) => {
  const minion = minionOf(table, move.who);
  const index = minion.attached.findIndex((each) => each.card === move.card);
  const [gone] = minion.attached.splice(index, 1) as [Attached];
  const cost = cards.get(gone.card)?.attached?.removedFor ?? 0;
  playerOf(table, ownerOf(table, move.who, gone)).ashHeap.push(gone.card);
  const rule = untimedRule(table, 'maneuvers.disarm-burnable', 'damage.nothing-else-in-prevention');
  tell({ type: 'card.removed', rule, who: move.who, card: gone.card, n: cost });
  pay(table, move.who, cost, tell);
};

/** A card on the minion that it may burn blood to be rid of. */
function removable(table: Table, move: Move): boolean {
  const minion = table.minions[move.who];
  const price = cards.get(move.card ?? '')?.attached?.removedFor;
  return price !== undefined && minion?.attached.some((each) => each.card === move.card) === true && minion.blood >= price;
}

const offer: Offer = ({ table }) => ({
  more: combatants(table).flatMap((who) =>
    minionOf(table, who).attached.flatMap(({ card }) =>
      minionOf(table, who).region === 'ready' && cards.get(card)?.attached?.removedFor ? [{ who, verb: 'burn', card }] : [],
    ),
  ),
});

const rules: Readonly<Record<RuleId, RuleGuard<Table>>> = {
  'end-of-round.strike-damage-is-inflicted': (table, move) =>
    move.card !== 'disarm' ||
    move.verb !== 'play' ||
    inflictedBy(table, move.who) > 0 ||
    environmentalOn(table, opponentOf(table, move.who)) === 0,
  'end-of-round.environmental-is-not-inflicted': (table, move) => surroundings(table, move) ?? true,
};

export const disarming: Part = {
  rank: 11,
  rules,
  effects: { burnAttached },
  offers: [offer],
  words: {
    disarm(table, move, _word, tell) {
      const victim = opponentOf(table, move.who);
      const minion = minionOf(table, victim);
      const owner = minionOf(table, move.who).controller;
      minion.attached.push({ card: move.card as string, owner, ...(move.mode ? { mode: move.mode } : {}) });
      minion.bound = true;
      tell({ type: 'minion.disarmed', rule: 'end-of-round.strike-damage-is-inflicted', who: victim, by: move.who });
    },
    'attach-to-opponent'(table, move) {
      const owner = minionOf(table, move.who).controller;
      minionOf(table, opponentOf(table, move.who)).attached.push({ card: move.card as string, owner });
    },
  },
  closed: { burn: 'damage.nothing-else-in-prevention' },
  hooks: { canMake: (table, move) => (move.verb === 'burn' ? removable(table, move) : undefined) },
};
add(disarming);
