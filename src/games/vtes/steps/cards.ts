/** Cards leave the hand, are replaced, are used where they lie. */
import type { Effect, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { costOf } from '../guards.ts';
import { cancellers } from '../interrupt.ts';
import { carryOut, type Part } from '../parts.ts';
import {
  type Attached,
  isCombatant,
  isOn,
  type MinionId,
  minionOf,
  opponentOf,
  ownerOf,
  type Player,
  playerBehind,
  playerOf,
  sideOf,
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

/** The action is over: its card is replaced. */
export function replaceActionCard(table: Table): void {
  const player = playerOf(table, minionOf(table, table.action.acting).controller);
  for (; table.action.owed > 0; table.action.owed--) draw(player);
}

/** Takes a card out of the hand and replaces it, unless its own text says later; superior Infernal Pursuit draws one more. */
export function spend(table: Table, who: MinionId, card: string, tell: Tell): void {
  const id = playerBehind(table, who) as string;
  const player = playerOf(table, id);
  player.hand.splice(player.hand.indexOf(card), 1);
  const replaced = cards.get(card)?.replaced;
  if (replaced === 'after-combat') player.owed += 1;
  if (replaced === 'after-action') table.action.owed += 1;
  if (replaced) return;
  drawn(id, draw(player), tell);
  for (const source of table.combat.inForce) {
    const pursuing = source.card === 'infernal-pursuit' && playerBehind(table, source.by) === id;
    if (pursuing) {
      const more = draw(player);
      tell({ type: 'card.drawn-more', rule: 'before-range.infernal-pursuit-superior', who: id, card: more });
    }
  }
}

function drawn(id: string, card: string, tell: Tell): void {
  if (card !== 'unnamed') tell({ type: 'card.drawn', rule: 'sequencing.requirements', who: id, card });
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
  const cancels = found.use.effects.some((word) => word.do === 'cancel');
  if (!cancels && cancellers(table, move.who, move.card).length > 0) {
    const { who, verb, card, mode, on } = move;
    table.combat.asPlayed = { who, verb, card, ...(mode ? { mode } : {}), ...(on ? { on } : {}) };
    const { hand } = playerOf(table, playerBehind(table, who) as string);
    hand.splice(hand.indexOf(card), 1);
    tell({ type: 'card.announced', rule: 'sequencing.interruption-by-direct-intervention', who, card, level: mode ?? 'all' });
    return;
  }
  carryThrough(table, move, tell);
};

/** The range stands and nobody has declared a strike. */
export const isBeforeStrikes = ({ combat }: Table): boolean =>
  combat.phase === 'before-range' &&
  !combat.closing &&
  combat.range !== null &&
  combat.rangeSetBy === null &&
  combat.lastManeuver === null &&
  Object.keys(combat.strikes).length === 0;

const isDeclaring = ({ combat }: Table): boolean =>
  combat.phase !== 'press' &&
  !combat.closing &&
  combat.pending.length === 0 &&
  Object.values(combat.strikes).some((strike) => strike && !strike.done);

/** What names no moment of its own: the rule that opens this one to it. */
function untimedRule(table: Table, maneuver: string, otherwise: string): string {
  if (isDeclaring(table)) return 'strike-declaration.other-plays';
  if (isBeforeStrikes(table)) return 'before-strikes.other-plays';
  const { combat } = table;
  const early = combat.phase === 'before-range' && !combat.closing && !combat.ended && combat.pending.length === 0;
  return early && Object.keys(combat.strikes).length === 0 ? maneuver : otherwise;
}

/** The rule behind a card that is played: a copy is allowed, an untimed card is open here. */
function playedRule(table: Table, move: Move, use: Use): string {
  if (use.windows.includes('end-of-round')) {
    if (table.combat.tracked) return 'combat-ending.telepathic-tracking-after-end-of-round';
    if (table.action.queue?.card === 'psyche') return 'combat-ending.over-means-no-combat-cards';
  }
  const copy = table.combat.inForce.some((each) => each.card === move.card && each.by === move.who);
  const claws = use.effects.some((word) => word.do === 'aggravate-hand-strikes');
  if (copy) return claws ? 'before-range.duplicates-wolf-claws' : 'before-range.duplicates-allowed';
  if (move.card === 'blood-to-water' && isDeclaring(table)) return 'strike-declaration.blood-to-water';
  if (!use.windows.includes('any') || move.card === 'infernal-pursuit') return use.rule;
  if (claws && isDeclaring(table)) return clawsRule(table, move);
  return untimedRule(table, 'maneuvers.untimed-combat-cards', use.rule);
}

/** Claws that waited for the opposing strike, or came as the last call. */
const clawsRule = (table: Table, move: Move): string =>
  move.who === table.combat.acting && table.combat.strikes[opponentOf(table, move.who)]
    ? 'strike-declaration.wolf-claws-after-opponent-declared'
    : 'strike-declaration.damage-modifier-last-call';

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
    const counters = use.effects.find((word) => word.do === 'automatic-press');
    table.combat.inForce.push({
      card: card.id,
      mode: move.mode ?? 'all',
      by: move.who,
      until: untilOf(use),
      since: table.combat.round,
      ...(counters?.do === 'automatic-press' ? { counters: counters.counters } : {}),
    });
  }
  // whatever is played brings the counters of an automatic press back
  for (const each of table.combat.inForce) {
    const word = automatic(each.card, each.mode);
    if (word) each.counters = word.counters;
  }
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

const automatic = (card: string, mode: string) => {
  const word = cards
    .get(card)
    ?.levels?.[mode]?.flatMap((use) => use.effects)
    .find((each) => each.do === 'automatic-press');
  return word?.do === 'automatic-press' ? word : undefined;
};

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

/** Once each combat, and this is another one. */
const usedAgainRule = (table: Table, move: Move, rule: string): string =>
  table.action.usedBefore.includes(`${move.who}:${move.card}`) ? 'combat-ending.psyche-flak-jacket-again' : rule;

/** Uses a card in play, or something granted earlier. */
export const use: Effect<Table> = (table, move, tell, state) => {
  const found = useOf(move);
  if (!found || found.from === 'hand') return useGrant(table, move, tell);
  const { use: used, card } = found;
  const rule = used.windows.includes('any') ? usedRule(table, move, used, state) : usedAgainRule(table, move, used.rule);
  tell({ type: 'card.used', rule, who: move.who, card: card.id });
  if (used.by === 'other-minion') minionOf(table, move.who).locked = true;
  if (used.by === 'controller' && used.effects.some((word) => word.do === 'end-combat')) {
    const place = playerOf(table, move.who).inPlay.find((each) => each.card === card.id && !each.locked);
    if (place) place.locked = true;
  }
  markUsed(table, move, used);
  for (const word of used.effects) carryOut(table, move, word, tell);
};

/** A location that draws, used in its controller's turn or in between. */
function usedRule(table: Table, move: Move, used: Use, state: string | undefined): string {
  if (state?.startsWith('diablerie.after')) return 'diablerie.drawing-again-in-step-5';
  const between = isOn(table, 'draw-effects-interrupt') && sideOf(table, move.who) === 'opposing' && table.combat.range === null;
  return between ? 'sequencing.interruption-by-drawing' : untimedRule(table, 'maneuvers.cards-in-play-usable', used.rule);
}

function useGrant(table: Table, move: Move, tell: Tell): void {
  const { grants, poll } = table.combat;
  const what = poll ? 'unlock' : 'prevent';
  const index = grants.findIndex((grant) => grant.who === move.who && grant.card === move.card && grant.what === what);
  if (index < 0) return;
  grants.splice(index, 1);
  if (poll) {
    minionOf(table, move.who).locked = false;
    return tell({ type: 'minion.unlocks', rule: 'diablerie.blood-hunt-usable-effects', who: move.who });
  }
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
  const cost = cards.get(gone.card)?.attached?.removedFor ?? 0;
  playerOf(table, ownerOf(table, move.who, gone)).ashHeap.push(gone.card);
  const rule = untimedRule(table, 'maneuvers.disarm-burnable', 'damage.nothing-else-in-prevention');
  tell({ type: 'card.removed', rule, who: move.who, card: gone.card, n: cost });
  pay(table, move.who, cost, tell);
};

/** What the words of most cards do outside the resolution of strikes. */
export const commonWords: Part['words'] = {
  prevent: (table, move, word, tell) => preventFrom(table, move, word.amount, tell),
  'prevent-strike': (table, move, _word, tell) => preventStrike(table, move.who, tell),
  'burn-this'(table, move) {
    const minion = minionOf(table, move.who);
    const index = minion.attached.findIndex((each) => each.card === move.card);
    for (const { card } of minion.attached.splice(index, 1)) playerOf(table, minion.controller).ashHeap.push(card);
  },
  grant(table, move, word) {
    table.combat.grants.push({ who: move.who, what: word.what, card: move.card as string, until: word.until });
  },
  disarm(table, move, _word, tell) {
    const victim = opponentOf(table, move.who);
    const minion = minionOf(table, victim);
    const owner = minionOf(table, move.who).controller;
    minion.attached.push({ card: move.card as string, owner, ...(move.mode ? { mode: move.mode } : {}) });
    minion.bound = true;
    tell({ type: 'minion.disarmed', rule: 'end-of-round.strike-damage-is-inflicted', who: victim, by: move.who });
  },
  'exchange-card'(table, move, _word, tell) {
    const id = playerBehind(table, move.who) as string;
    const player = playerOf(table, id);
    const place = player.inPlay.find((each) => each.card === move.card && !each.locked);
    if (!place || move.on === undefined) return;
    place.locked = true;
    player.hand.splice(player.hand.indexOf(move.on), 1);
    player.ashHeap.push(move.on);
    tell({
      type: 'card.exchanged',
      rule: table.combat.phase === 'press' ? 'press.drawing-cards-allowed' : 'damage.nothing-else-in-prevention',
      who: id,
      card: move.on,
      for: draw(player),
    });
  },
  'aggravate-hand-strikes'(table, move, _word, tell) {
    // during stage b the sum of this strike is made: only later strikes of the round change
    if (table.combat.pending.length > 0)
      tell({ type: 'strikes.aggravated-late', rule: 'damage.wolf-claws-drawn-too-late', who: move.who });
    else tell({ type: 'strikes.aggravated', rule: clawsRule(table, move), who: move.who });
  },
};

/** The hand is discarded down to its size. */
export const discardDown: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.ashHeap.push(move.card as string);
  tell({ type: 'card.discarded', rule: 'before-range.infernal-pursuit-superior', who: move.who, card: move.card as string });
};
