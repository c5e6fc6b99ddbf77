/** Cards leave the hand, are replaced, are used where they lie. */
import type { Effect, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { costOf } from '../guards.ts';
import { ask, at, carryOut, type Part } from '../parts.ts';
import { isCombatant, type MinionId, minionOf, type Player, playerBehind, playerOf, type Table, useOf } from '../table.ts';
import type { Use, Word } from '../words.ts';
import { pay, type Tell } from './blood.ts';

/** Draws from the library; below the named cards lie unnamed ones. */
export function draw(player: Player): string {
  const card = player.library.shift() ?? 'unnamed';
  player.hand.push(card);
  return card;
}

/** The action is over: its card is replaced. */
export function replaceActionCard(table: Table): void {
  const player = playerOf(table, minionOf(table, table.action.acting).controller);
  for (; table.action.owed > 0; table.action.owed--) draw(player);
}

/** Takes a card out of the hand and replaces it, unless its own text says later. */
export function spend(table: Table, who: MinionId, card: string, tell: Tell): void {
  const id = playerBehind(table, who) as string;
  const player = playerOf(table, id);
  player.hand.splice(player.hand.indexOf(card), 1);
  const replaced = cards.get(card)?.replaced;
  if (replaced === 'after-combat') player.owed += 1;
  if (replaced === 'after-action') table.action.owed += 1;
  if (replaced) return;
  const drawn = draw(player);
  if (drawn !== 'unnamed') tell({ type: 'card.drawn', rule: 'sequencing.requirements', who: id, card: drawn });
  at('cardReplaced', table, id, tell);
}

export function markUsed(table: Table, move: Move, use: Use): void {
  const key = `${move.who}:${move.card}`;
  if (use.once === 'round') table.combat.usedThisRound.push(key);
  if (use.once === 'combat') table.combat.usedThisCombat.push(key);
  if (use.once === 'action') table.action.used.push(key);
}

/** Plays a card from hand. Where somebody may stop it, nothing happens until they have let it through. */
export const play: Effect<Table> = (table, move, tell, state) => {
  const found = useOf(move);
  if (!found || !move.card) return;
  if (state?.endsWith('.opposing')) tell({ type: 'turn.returns', rule: 'sequencing.back-to-acting', who: move.who, quiet: true });
  if (ask('waitsForAnswer', table, move, tell) !== true) carryThrough(table, move, tell);
};

/** The range stands and nobody has declared a strike. */
export const isBeforeStrikes = ({ combat }: Table): boolean =>
  combat.phase === 'before-range' &&
  !combat.closing &&
  combat.range !== null &&
  combat.rangeSetBy === null &&
  combat.lastManeuver === null &&
  Object.keys(combat.strikes).length === 0;

/** A strike has been declared and waits to be carried out. */
export const isDeclaring = ({ combat }: Table): boolean =>
  combat.phase !== 'press' &&
  !combat.closing &&
  combat.pending.length === 0 &&
  Object.values(combat.strikes).some((strike) => strike && !strike.done);

/** What names no moment of its own: the rule that opens this one to it. */
export function untimedRule(table: Table, maneuver: string, otherwise: string): string {
  if (isDeclaring(table)) return 'strike-declaration.other-plays';
  if (isBeforeStrikes(table)) return 'before-strikes.other-plays';
  const { combat } = table;
  const early = combat.phase === 'before-range' && !combat.closing && !combat.ended && combat.pending.length === 0;
  return early && Object.keys(combat.strikes).length === 0 ? maneuver : otherwise;
}

/** The rule behind a card that is played: a copy is allowed, an untimed card is open here. */
function playedRule(table: Table, move: Move, use: Use): string {
  const isCopy = table.combat.inForce.some((each) => each.card === move.card && each.by === move.who);
  const rule = ask('playedRule', table, move, use, isCopy);
  if (rule) return rule;
  if (isCopy) return 'before-range.duplicates-allowed';
  if (!use.windows.includes('any') || move.card === 'infernal-pursuit') return use.rule;
  return untimedRule(table, 'maneuvers.untimed-combat-cards', use.rule);
}

/** What comes of a card that nobody has stopped. */
export function carryThrough(table: Table, move: Move, tell: Tell): void {
  const found = useOf(move);
  if (!found || !move.card) return;
  const { use, card } = found;
  const cost = isCombatant(table, move.who) ? costOf(table, move, use) : (use.cost ?? 0);
  const rule = playedRule(table, move, use);
  tell({ type: 'card.played', rule, who: move.who, card: move.card, level: move.mode ?? 'all', cost });
  const player = playerOf(table, playerBehind(table, move.who) as string);
  const stays = use.effects.some((word) => STAYS.has(word.do));
  const lasts = use.effects.some((word) => LASTS.has(word.do));
  if (lasts) {
    table.combat.inForce.push({
      card: card.id,
      mode: move.mode ?? 'all',
      by: move.who,
      until: untilOf(use),
      since: table.combat.round,
    });
  }
  at('cardPlayed', table);
  spend(table, move.who, move.card, tell);
  if (!stays) player.ashHeap.push(move.card);
  if (card.kind === 'out-of-turn-master') player.outOfTurn = true;
  if (use.pool) {
    player.pool -= use.pool;
    table.bank += use.pool;
  }
  markUsed(table, move, use);
  if (cost > 0) pay(table, move.who, cost, tell);
  for (const word of use.effects) carryOut(table, move, word, tell);
}

const LASTS = new Set<Word['do']>([
  'environmental',
  'move-blood',
  'one-point-a-round',
  'aggravate-hand-strikes',
  'draw-more',
  'set-strength',
  'strengthen-opponent',
  'forbid',
  'dearer',
  'automatic-press',
  'reflect',
  'long-by-default',
  'press-to-end-each-round',
  'discard-each-round',
  'prevent-each-round',
  'mend-for-circle',
]);
const STAYS = new Set<Word['do']>([
  'put-on-opponent',
  'disarm',
  'move-blood',
  'become-weapon',
  'attach-to-opponent',
  'frenzied-torpor',
]);
const untilOf = (use: Use): 'round' | 'combat' =>
  use.effects.some(
    (word) => word.do === 'aggravate-hand-strikes' || word.do === 'reflect' || (word.do === 'forbid' && word.until === 'round'),
  )
    ? 'round'
    : 'combat';

/** Uses a card in play, or something granted earlier. */
export const use: Effect<Table> = (table, move, tell, state = '') => at('uses', table, move, tell, state);

/** What the words of most cards do outside the resolution of strikes. */
export const commonWords: Part['words'] = {
  grant(table, move, word) {
    table.combat.grants.push({ who: move.who, what: word.what, card: move.card as string, until: word.until });
  },
};
