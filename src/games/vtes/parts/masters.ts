/** Out-of-turn masters: those that stop a card as it is played, and Rötschreck. */
import type { Effect, Guard, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { objects } from '../objections.ts';
import { add, type Objection, type Offer, type Part, RANKS } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { carryThrough, markUsed, spend } from '../steps/cards.ts';
import { fallInto } from '../steps/torpor.ts';
import {
  combatants,
  inForce,
  isCombatant,
  minionOf,
  momentOf,
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

/** Where somebody may stop a card nothing happens until they have let it through. */
function waitsForAnswer(table: Table, move: Move, tell: Tell): boolean {
  const { who, verb, card, mode, on } = move;
  if (!card || useOf(move)?.use.effects.some((word) => word.do === 'cancel') || cancellers(table, who, card).length === 0)
    return false;
  table.combat.asPlayed = { who, verb, card, ...(mode ? { mode } : {}), ...(on ? { on } : {}) };
  const { hand } = playerOf(table, playerBehind(table, who) as string);
  hand.splice(hand.indexOf(card), 1);
  tell({ type: 'card.announced', rule: 'sequencing.interruption-by-direct-intervention', who, card, level: mode ?? 'all' });
  return true;
}

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'combat-overview.out-of-turn-masters-in-combat': (table, move, state) =>
    move.verb === 'let'
      ? table.combat.asPlayed !== null &&
        cancellers(table, table.combat.asPlayed.who, table.combat.asPlayed.card).includes(move.who)
      : objects('combat-overview.out-of-turn-masters-in-combat')(table, move, state),
};

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

/** What a card of the hand stops, and for how much pool; nothing where it stops none. */
const stopping = (card: string): readonly (readonly [use: Use, what: string])[] =>
  Object.values(cards.get(card)?.levels ?? {})
    .flat()
    .flatMap((use) => use.effects.flatMap((word) => (word.do === 'cancel' ? [[use, word.what] as const] : [])));

/** Every card in a Methuselah's hand that stops some card. */
const stoppers = (table: Table, id: string): string[] =>
  [...new Set(playerOf(table, id).hand)].filter((card) => stopping(card).length > 0);

/** Who might still stop a card as it is played: an out-of-turn master in another hand, for whom it is not the own turn. */
function cancellers(table: Table, who: string, card: string): string[] {
  const asked = cards.get(card)?.kind === 'out-of-turn-master' ? 'master-card' : 'minion-card';
  const own = playerBehind(table, who);
  return Object.keys(table.players).filter((id) => {
    const { outOfTurn, pool } = playerOf(table, id);
    return (
      id !== own &&
      sideOf(table, id) !== 'acting' &&
      !outOfTurn &&
      stoppers(table, id).some((held) => stopping(held).some(([use, what]) => what === asked && pool >= (use.pool ?? 0)))
    );
  });
}

/** What answers a card that has just been played. */
function answers(table: Table): Move[] | undefined {
  const { asPlayed } = table.combat;
  return asPlayed
    ? cancellers(table, asPlayed.who, asPlayed.card).flatMap((who): Move[] => [
        { who, verb: 'let' },
        ...stoppers(table, who).map((card) => ({ who, verb: 'play', card })),
      ])
    : undefined;
}

/** The master that makes a vampire flee is played on a minion. */
const offer: Offer = ({ state, table }) => ({
  only: answers(table),
  more:
    momentOf(state) === 'declare'
      ? Object.entries(table.players).flatMap(([who, { hand }]) =>
          [...new Set(hand)]
            .filter((card) => cards.get(card)?.levels?.['all']?.some((use) => does(use, 'frenzied-torpor')))
            .flatMap((card) => combatants(table).map((on) => ({ who, verb: 'play', card, on }))),
        )
      : [],
});

export const masters: Part = {
  rank: 1,
  facts: {
    asPlayed: (table) => table.combat.asPlayed !== null,
    blurStopped: (table) => givesStrikes(table) && sideOf(table, table.combat.asPlayed?.who ?? '') === 'acting',
    blurStoppedOpposing: givesStrikes,
  },
  rules,
  effects: { letThrough, cancelPlayed },
  offers: [offer],
  hooks: {
    cancellers,
    waitsForAnswer,
    combatIsOver(table, tell) {
      if (table.combat.frenzied) fallInto(table, table.combat.frenzied, tell);
    },
  },
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
