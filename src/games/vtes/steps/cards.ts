/** Cards leave the hand, are replaced, are used where they lie. */
import type { Effect, Move } from '../../../engine/game.ts';
import {
  type Attached,
  type MinionId,
  minionOf,
  opponentOf,
  type Player,
  playerBehind,
  playerOf,
  type Table,
  useOf,
} from '../table.ts';
import type { Use, Word } from '../words.ts';
import { pay, type Tell } from './blood.ts';
import { preventFrom, preventStrike } from './damage.ts';

/** Draws from the library; below the named cards lie unnamed ones. */
export function draw(player: Player): string {
  const card = player.library.shift() ?? 'unnamed';
  player.hand.push(card);
  return card;
}

/** Takes a card out of the hand and replaces it; superior Infernal Pursuit draws one more. */
export function spend(table: Table, who: MinionId, card: string, tell: Tell): void {
  const id = playerBehind(table, who) as string;
  const player = playerOf(table, id);
  player.hand.splice(player.hand.indexOf(card), 1);
  drawn(table, id, draw(player), tell);
  for (const source of table.combat.inForce) {
    const pursuing = source.card === 'infernal-pursuit' && playerBehind(table, source.by) === id;
    if (pursuing) {
      const more = draw(player);
      tell({ type: 'card.drawn-more', rule: 'before-range.infernal-pursuit-superior', who: id, card: more });
    }
  }
}

function drawn(_table: Table, id: string, card: string, tell: Tell): void {
  if (card !== 'unnamed') tell({ type: 'card.drawn', rule: 'sequencing.requirements', who: id, card });
}

export function markUsed(table: Table, move: Move, use: Use): void {
  const key = `${move.who}:${move.card}`;
  if (use.once === 'round') table.combat.usedThisRound.push(key);
  if (use.once === 'combat') table.combat.usedThisCombat.push(key);
  if (use.once === 'action') table.action.used.push(key);
}

/** Plays a card from hand: pays, replaces it, does what it says. */
export const play: Effect<Table> = (table, move, tell) => {
  const found = useOf(move);
  if (!found || !move.card) return;
  const { use, card } = found;
  tell({ type: 'card.played', rule: use.rule, who: move.who, card: move.card, level: move.mode ?? 'all', cost: use.cost ?? 0 });
  const heap = playerOf(table, playerBehind(table, move.who) as string).ashHeap;
  const stays = use.effects.some((word) => STAYS.has(word.do));
  const lasts = use.effects.some((word) => LASTS.has(word.do));
  if (lasts)
    table.combat.inForce.push({
      card: card.id,
      mode: move.mode ?? 'all',
      by: move.who,
      until: untilOf(use),
      since: table.combat.round,
    });
  spend(table, move.who, move.card, tell);
  if (!stays) heap.push(move.card);
  markUsed(table, move, use);
  pay(table, move.who, use.cost ?? 0, tell);
  for (const word of use.effects) carryOut(table, move, word, tell);
};

const LASTS = new Set<Word['do']>(['environmental', 'move-blood', 'one-point-a-round', 'aggravate-hand-strikes', 'draw-more']);
const STAYS = new Set<Word['do']>(['put-on-opponent', 'disarm', 'move-blood']);
const untilOf = (use: Use): 'round' | 'combat' =>
  use.effects.some((word) => word.do === 'aggravate-hand-strikes') ? 'round' : 'combat';

/** Uses a card in play, or something granted earlier. */
export const use: Effect<Table> = (table, move, tell) => {
  const found = useOf(move);
  if (!found || found.from === 'hand') return useGrant(table, move, tell);
  const { use: used, card } = found;
  tell({ type: 'card.used', rule: used.rule, who: move.who, card: card.id });
  markUsed(table, move, used);
  for (const word of used.effects) carryOut(table, move, word, tell);
};

function useGrant(table: Table, move: Move, tell: Tell): void {
  const { grants } = table.combat;
  const index = grants.findIndex((grant) => grant.who === move.who && grant.card === move.card && grant.what === 'prevent');
  if (index < 0) return;
  grants.splice(index, 1);
  tell({
    type: 'card.used',
    rule: 'damage.prevention-granted-by-combat-card-this-round',
    who: move.who,
    card: move.card as string,
  });
  preventFrom(table, move, 1, tell);
}

/** Burns blood to be rid of a card on the minion. */
export const burnAttached: Effect<Table> = (table, move, tell) => {
  const minion = minionOf(table, move.who);
  const index = minion.attached.findIndex((each) => each.card === move.card);
  const [gone] = minion.attached.splice(index, 1) as [Attached];
  const cost = 3;
  playerOf(table, minion.controller).ashHeap.push(gone.card);
  tell({ type: 'card.removed', rule: 'damage.nothing-else-in-prevention', who: move.who, card: gone.card, n: cost });
  pay(table, move.who, cost, tell);
};

/** One effect of a card that is played or used outside the resolution of strikes. */
function carryOut(table: Table, move: Move, word: Word, tell: Tell): void {
  const { combat } = table;
  const card = move.card as string;
  switch (word.do) {
    case 'prevent':
      return preventFrom(table, move, word.amount, tell);
    case 'prevent-strike':
      return preventStrike(table, move.who, tell);
    case 'burn-this': {
      const minion = minionOf(table, move.who);
      minion.attached.splice(
        minion.attached.findIndex((each) => each.card === card),
        1,
      );
      playerOf(table, minion.controller).ashHeap.push(card);
      return;
    }
    case 'grant':
      combat.grants.push({ who: move.who, what: word.what, card, until: word.until });
      return;
    case 'disarm': {
      const victim = opponentOf(table, move.who);
      const minion = minionOf(table, victim);
      minion.attached.push({ card, ...(move.mode ? { mode: move.mode } : {}) });
      minion.bound = true;
      tell({ type: 'minion.disarmed', rule: 'end-of-round.strike-damage-is-inflicted', who: victim, by: move.who });
      return;
    }
    case 'exchange-card': {
      const id = playerBehind(table, move.who) as string;
      const player = playerOf(table, id);
      const place = player.inPlay.find((each) => each.card === card && !each.locked);
      if (!place || move.on === undefined) return;
      place.locked = true;
      player.hand.splice(player.hand.indexOf(move.on), 1);
      player.ashHeap.push(move.on);
      tell({ type: 'card.exchanged', rule: 'damage.nothing-else-in-prevention', who: id, card: move.on, for: draw(player) });
      return;
    }
    case 'diablerie':
      combat.diablerie = { by: move.who, victim: opponentOf(table, move.who) };
      return;
    case 'aggravate-hand-strikes':
      // during stage b the sum of this strike is made: only later strikes of the round change
      if (combat.pending.length > 0)
        return tell({ type: 'strikes.aggravated-late', rule: 'damage.wolf-claws-drawn-too-late', who: move.who });
      return tell({ type: 'strikes.aggravated', rule: 'strike-declaration.damage-modifier-last-call', who: move.who });
    default:
      return;
  }
}

/** The hand is discarded down to its size. */
export const discardDown: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.ashHeap.push(move.card as string);
  tell({ type: 'card.discarded', rule: 'before-range.infernal-pursuit-superior', who: move.who, card: move.card as string });
};
