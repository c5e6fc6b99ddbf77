/** Out-of-turn masters: those that stop a card as it is played, and Rötschreck. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { carryThrough, markUsed, spend } from '../steps/cards.ts';
import {
  inForce,
  isCombatant,
  minionOf,
  opponentOf,
  playerBehind,
  playerOf,
  sideOf,
  strikeUse,
  type Table,
  useOf,
} from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

/** Out-of-turn masters: not in one's own turn, one between two of them, and only in answer to what they answer. */
const outOfTurn: Objection = (table, move, { card, use }) => {
  if (card.kind !== 'out-of-turn-master') return undefined;
  const id = playerBehind(table, move.who);
  const player = id === undefined ? undefined : table.players[id];
  if (!player || sideOf(table, move.who) === 'acting' || player.outOfTurn) return 'combat-overview.out-of-turn-masters-in-combat';
  if (use.pool && player.pool < use.pool) return 'sequencing.requirements';
  if (does(use, 'frenzied-torpor') && !aggravatedThreat(table, move.on)) return 'strike-declaration.rotschreck-window';
  const cancels = use.effects.find((word) => word.do === 'cancel');
  if (cancels?.do === 'cancel') {
    const played = table.combat.asPlayed;
    if (!played || playerBehind(table, played.who) === id) return use.rule;
    const master = cards.get(played.card)?.kind === 'out-of-turn-master';
    if ((cancels.what === 'master-card') !== master) return use.rule;
  }
  return undefined;
};

/** A declared strike against the minion that deals aggravated damage at this range. */
function aggravatedThreat(table: Table, id: string | undefined): boolean {
  if (id === undefined || !isCombatant(table, id)) return false;
  const by = opponentOf(table, id);
  const strike = table.combat.strikes[by];
  if (!strike) return false;
  const use = strikeUse(strike);
  if (table.combat.range === 'long' && !use.ranged) return false;
  const clawed = use.hand === true && inForce(table, 'aggravate-hand-strikes', by).length > 0;
  return (
    use.effects.some((word) => word.do === 'damage' && (clawed || word.kind === 'aggravated')) ||
    table.combat.ammo[`${by}:${strike.card}`] === 'dragons-breath-rounds'
  );
}

/** Nobody stops it. */
const letThrough: Effect<Table> = (table, _move, tell) => {
  const { asPlayed } = table.combat;
  if (!asPlayed) return;
  table.combat.asPlayed = null;
  playerOf(table, playerBehind(table, asPlayed.who) as string).hand.push(asPlayed.card);
  carryThrough(table, asPlayed, tell);
};

/** Stopped: no effect and no cost, but it was played. A stopped limited effect does not use up the limit. */
const cancelPlayed: Effect<Table> = (table, move, tell) => {
  const { asPlayed } = table.combat;
  const found = asPlayed && useOf(asPlayed);
  if (!asPlayed || !found || !move.card) return;
  table.combat.asPlayed = null;
  const canceller = playerOf(table, move.who);
  const price = useOf(move)?.use.pool ?? 0;
  canceller.pool -= price;
  table.bank += price;
  canceller.outOfTurn = true;
  spend(table, move.who, move.card, tell);
  canceller.ashHeap.push(move.card);
  const owner = playerOf(table, playerBehind(table, asPlayed.who) as string);
  owner.hand.push(asPlayed.card);
  spend(table, asPlayed.who, asPlayed.card, tell);
  owner.ashHeap.push(asPlayed.card);
  const limited = found.use.effects.some((word) => word.do === 'additional-strikes');
  if (!limited) markUsed(table, asPlayed, found.use);
  const rule = limited
    ? 'additional-strikes.cancelled-source-does-not-count'
    : asPlayed.card === 'immortal-grapple'
      ? 'before-strikes.immortal-grapple-cancelled-counts'
      : (useOf(move)?.use.rule ?? 'sequencing.interruption-by-direct-intervention');
  tell({ type: 'card.cancelled', rule, who: move.who, card: asPlayed.card, by: move.card });
};

/** The card that waits for its answer gives additional strikes. */
const givesStrikes = ({ combat }: Table): boolean =>
  combat.asPlayed !== null && useOf(combat.asPlayed)?.use.windows.includes('additional') === true;

export const masters: Part = {
  facts: {
    asPlayed: (table) => table.combat.asPlayed !== null,
    blurStopped: (table) => givesStrikes(table) && sideOf(table, table.combat.asPlayed?.who ?? '') === 'acting',
    blurStoppedOpposing: givesStrikes,
  },
  effects: { letThrough, cancelPlayed },
  objections: [[RANKS.outOfTurn, outOfTurn]],
  words: {
    'frenzied-torpor'(table, move, _word, tell) {
      const id = move.on as string;
      const minion = minionOf(table, id);
      minion.attached.push({ card: move.card as string });
      table.combat.frenziedLocked = minion.locked;
      minion.locked = true;
      table.combat.frenzied = id;
      table.combat.ended = true;
      tell({ type: 'minion.frenzied', rule: 'strike-declaration.rotschreck-effects', who: id });
    },
  },
};
add(masters);
