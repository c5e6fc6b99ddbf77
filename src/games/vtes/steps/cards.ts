/** Cards leave the hand, are replaced, are used where they lie. */
import type { Effect, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { costOf } from '../guards.ts';
import { cancellers } from '../interrupt.ts';
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
import { anathemaMisses, burn, gainBlood, loseBlood, pay, type Tell, watchAnathema } from './blood.ts';
import { handleDamage, preventFrom, preventStrike } from './damage.ts';
import { carryOutAfter } from './diablerie.ts';

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

/** Plays a card from hand. Where somebody may stop it, nothing happens until they have let it through. */
export const play: Effect<Table> = (table, move, tell, state) => {
  const found = useOf(move);
  if (!found || !move.card) return;
  if (state?.endsWith('.opposing')) tell({ type: 'turn.returns', rule: 'sequencing.back-to-acting', who: move.who, quiet: true });
  const cancels = found.use.effects.some((word) => word.do === 'cancel');
  if (!cancels && cancellers(table, move.who, move.card).length > 0) {
    const { who, verb, card, mode, on } = move;
    table.combat.asPlayed = { who, verb, card, ...(mode ? { mode } : {}), ...(on ? { on } : {}) };
    tell({ type: 'card.announced', rule: 'sequencing.interruption-by-direct-intervention', who, card, level: mode ?? 'all' });
    return;
  }
  carryThrough(table, move, tell);
};

/** Nobody stops it. */
export const letThrough: Effect<Table> = (table, _move, tell) => {
  const { asPlayed } = table.combat;
  if (!asPlayed) return;
  table.combat.asPlayed = null;
  carryThrough(table, asPlayed, tell);
};

/** Stopped: no effect and no cost, but it was played. A stopped limited effect does not use up the limit. */
export const cancelPlayed: Effect<Table> = (table, move, tell) => {
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

function carryThrough(table: Table, move: Move, tell: Tell): void {
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
  if (LATER.has(move.card)) {
    player.hand.splice(player.hand.indexOf(move.card), 1);
    player.owed += 1;
  } else spend(table, move.who, move.card, tell);
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

/** Replaced only once combat is over. */
const LATER = new Set(['apparition', 'lucky-blow']);
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
  playerOf(table, ownerOf(table, move.who, gone)).ashHeap.push(gone.card);
  const rule = untimedRule(table, 'maneuvers.disarm-burnable', 'damage.nothing-else-in-prevention');
  tell({ type: 'card.removed', rule, who: move.who, card: gone.card, n: cost });
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
      minion.attached.push({ card, owner: minionOf(table, move.who).controller, ...(move.mode ? { mode: move.mode } : {}) });
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
      tell({
        type: 'card.exchanged',
        rule: combat.phase === 'press' ? 'press.drawing-cards-allowed' : 'damage.nothing-else-in-prevention',
        who: id,
        card: move.on,
        for: draw(player),
      });
      return;
    }
    case 'diablerie':
      combat.diablerie = { by: move.who, victim: opponentOf(table, move.who), blood: 0, capacity: 0, votes: 0 };
      return;
    case 'end-combat':
      combat.ended = true;
      return tell({ type: 'combat.ended-early', rule: useOf(move)?.use.rule ?? '', who: move.who, card });
    case 'damage-after-combat':
      combat.afterDamage += word.amount;
      return;
    case 'set-range': {
      if (word.blood) pay(table, move.who, word.blood, tell);
      combat.range = move.on === 'long' ? 'long' : 'close';
      combat.rangeSetBy = move.who;
      if (move.verb === 'use' && cards.get(card)?.kind === 'equipment') combat.committed[move.who] = card;
      return tell({
        type: combat.range === 'long' ? 'range.set-long' : 'range.set-close',
        rule: useOf(move)?.use.rule ?? '',
        who: move.who,
        card,
      });
    }
    case 'equip-weapon':
      return equip(table, move, tell);
    case 'become-weapon':
      minionOf(table, move.who).attached.push({ card });
      return tell({ type: 'equipment.gained', rule: 'before-range.window-cards', who: move.who, card });
    case 'draw':
      return drawInCombat(table, move, word, tell);
    case 'burn-blood':
      return burnBlood(table, move, word, tell);
    case 'additional-strikes':
      combat.extra[move.who] = (combat.extra[move.who] ?? 0) + word.n;
      if (word.limited) combat.limited.push(move.who);
      return tell({
        type: 'strike.gained',
        // a second source, after the strikes of the first have been made
        rule: combat.additional ? 'additional-strikes.either-order' : (useOf(move)?.use.rule ?? ''),
        who: move.who,
        n: word.n,
      });
    case 'gain-what-was-lost': {
      const n = combat.lost[opponentOf(table, move.who)] ?? 0;
      table.bank -= n;
      const over = gainBlood(table, move.who, n);
      const rule = over === n && n > 0 ? 'end-of-round.ex-nihilo-no-blood-gain' : 'end-of-round.cards';
      return tell({ type: 'blood.gained', rule, who: move.who, n: n - over });
    }
    case 'attach-to-opponent':
      minionOf(table, opponentOf(table, move.who)).attached.push({ card, owner: minionOf(table, move.who).controller });
      return;
    case 'inflict': {
      const to = opponentOf(table, move.who);
      combat.pending.push({ to, n: word.amount, kind: 'normal', by: move.who, preventable: true });
      handleDamage(table, move, tell);
      return;
    }
    case 'inflict-one-more': {
      const strike = combat.pending.find((each) => each.by === move.who && each.n > 0);
      if (strike) combat.pending.push({ ...strike, n: 1 });
      return tell({ type: 'damage.one-more', rule: 'end-of-round.twisting-the-knife-is-inflicted', who: move.who });
    }
    case 'fight-on': {
      const minion = minionOf(table, move.who);
      minion.bound = false;
      combat.fightOn.push(move.who);
      combat.grants.push({ who: move.who, what: 'press', card, until: 'round' });
      return tell({ type: 'minion.fights-on', rule: 'torpor.on-the-way-window', who: move.who });
    }
    case 'burn-instead': {
      const victim = opponentOf(table, move.who);
      anathemaMisses(table, victim, 'anathema.burned-by-damage-does-not-trigger', tell);
      burn(table, victim);
      return tell({ type: 'minion.burned', rule: 'torpor.on-the-way-window', who: victim });
    }
    case 'frenzied-torpor': {
      const id = move.on as string;
      const minion = minionOf(table, id);
      minion.attached.push({ card });
      minion.locked = true;
      combat.frenzied = id;
      combat.ended = true;
      return tell({ type: 'minion.frenzied', rule: 'strike-declaration.rotschreck-effects', who: id });
    }
    case 'stealth':
      table.action.stealth += word.amount;
      return tell({ type: 'action.stealth', rule: 'combat-overview.starts-by-block', who: move.who, n: word.amount });
    case 'intercept':
      table.action.intercept[move.who] = (table.action.intercept[move.who] ?? 0) + word.amount;
      return tell({ type: 'block.intercept', rule: 'combat-overview.starts-by-block', who: move.who, n: word.amount });
    case 'grant-to-block':
      table.action.grants.push({ who: move.who, what: word.what, card, until: word.until });
      return;
    case 'wake':
      table.action.awake.push(move.who);
      return tell({ type: 'minion.wakes', rule: 'combat-overview.only-combat-cards', who: move.who });
    case 'unlock-self':
      minionOf(table, move.who).locked = false;
      return tell({
        type: 'minion.unlocks',
        rule:
          card === 'cats-guidance' && !table.action.blocked
            ? 'combat-ending.cats-guidance-after-form-of-mist'
            : (useOf(move)?.use.rule ?? ''),
        who: move.who,
      });
    case 'lock-self':
      minionOf(table, move.who).locked = true;
      return;
    case 'torpor-for-all':
      for (const id of [combat.acting, combat.opposing]) {
        const minion = minionOf(table, id);
        if (minion.kind === 'vampire') combat.sentToTorpor.push(id);
      }
      return;
    case 'new-round':
      combat.tracked = true;
      return;
    case 'new-combat':
      if (word.with === 'the-same' && table.switches['psyche-while-combat-is-about-to-end'])
        table.action.queue = { acting: combat.acting, opposing: combat.opposing, after: 'combat', card };
      return;
    case 'queue':
      return queueCombat(table, move, tell);
    case 'illusion':
      return makeIllusion(table, move, word.blood, tell);
    case 'close-next-round':
      combat.closeNext = true;
      return;
    case 'ammo': {
      const gun = combat.strikes[move.who]?.card as string;
      combat.ammo[`${move.who}:${gun}`] = card;
      return;
    }
    case 'prevent-each-round':
      for (let n = 0; n < word.amount; n++) combat.grants.push({ who: move.who, what: 'prevent', card, until: 'round' });
      return;
    case 'aggravate-hand-strikes':
      // during stage b the sum of this strike is made: only later strikes of the round change
      if (combat.pending.length > 0)
        return tell({ type: 'strikes.aggravated-late', rule: 'damage.wolf-claws-drawn-too-late', who: move.who });
      return tell({ type: 'strikes.aggravated', rule: clawsRule(table, move), who: move.who });
    default:
      carryOutAfter(table, move, word.do, 'n' in word ? word.n : 0, tell);
      return;
  }
}

/** Coordinate Attacks: this vampire fights the one that faces its fellow. Who acts is still the acting minion. */
function queueCombat(table: Table, move: Move, tell: Tell): void {
  const { action, combat } = table;
  const own = minionOf(table, move.who).controller;
  const foe = minionOf(table, combat.acting).controller === own ? combat.opposing : combat.acting;
  const isActing = minionOf(table, foe).controller === minionOf(table, action.acting).controller;
  const grants = useOf(move)?.use.effects.some((word) => word.do === 'grant') === true;
  minionOf(table, move.who).locked = true;
  action.queue = {
    acting: isActing ? foe : move.who,
    opposing: isActing ? move.who : foe,
    after: 'combat',
    card: move.card as string,
    noStrikeCards: foe,
    ...(grants ? { maneuvers: move.who } : {}),
  };
  tell({ type: 'combat.queued', rule: 'combat-ending.post-psyche-cards', who: move.who, from: foe });
}

/** The bottom card of the crypt becomes a ready vampire that fights the same opponent after this combat. */
function makeIllusion(table: Table, move: Move, blood: 'half' | 'full', tell: Tell): void {
  const { controller } = minionOf(table, move.who);
  const crypt = playerOf(table, controller).crypt.pop() ?? 'unnamed';
  const capacity = cards.get(crypt)?.attached?.capacity ?? 4;
  const id = ['E', 'F', 'G', 'H'].find((each) => !table.minions[each]) ?? 'H';
  const held = blood === 'full' ? capacity : Math.floor(capacity / 2);
  table.bank -= held;
  table.action.illusion = { id, held: true };
  table.minions[id] = {
    ...copyOf(table, move.who),
    blood: held,
    capacity,
    strength: cards.get(crypt)?.attached?.strength2 ? 2 : 1,
    is: crypt,
    attached: [],
    wounded: false,
    bound: false,
    locked: false,
  };
  table.action.queue = { acting: id, opposing: opponentOf(table, move.who), after: 'combat', card: 'illusions-of-the-kindred' };
  tell({ type: 'combat.queued', rule: 'chained-combats.illusions-effect', who: id, from: opponentOf(table, move.who) });
}
const copyOf = (table: Table, id: MinionId) => ({ ...minionOf(table, id), disciplines: [], boreAtBlock: [] });

/** Concealed Weapon: the weapon leaves the hand, is paid for and replaced. */
function equip(table: Table, move: Move, tell: Tell): void {
  const player = playerOf(table, playerBehind(table, move.who) as string);
  const weapon = move.on as string;
  const price = cards.get(weapon)?.price ?? 0;
  player.pool -= price;
  table.bank += price;
  spend(table, move.who, weapon, tell);
  minionOf(table, move.who).attached.push({ card: weapon });
  tell({ type: 'equipment.gained', rule: useOf(move)?.use.rule ?? '', who: move.who, card: weapon });
}

/** Dreams of the Sphinx and the Fragment: cards drawn from a location that locks. */
function drawInCombat(table: Table, move: Move, word: Extract<Word, { do: 'draw' }>, tell: Tell): void {
  const player = playerOf(table, move.who);
  const place = player.inPlay.find((each) => each.card === move.card && !each.locked);
  if (!place) return;
  place.locked = true;
  if (word.handSize) {
    place.counters = (place.counters ?? 0) + 1;
    player.handSize += word.handSize;
  }
  const taken = Array.from({ length: word.n }, () => draw(player));
  tell({ type: 'cards.drawn', rule: 'maneuvers.cards-in-play-usable', who: move.who, n: taken.length });
}

/** Blood burned as an effect: no damage, and nothing prevents it. */
function burnBlood(table: Table, move: Move, word: Extract<Word, { do: 'burn-blood' }>, tell: Tell): void {
  if (word.of === 'self') return pay(table, move.who, word.amount, tell);
  const id = opponentOf(table, move.who);
  const minion = minionOf(table, id);
  const before = minion.blood;
  if (minion.kind === 'ally') {
    burn(table, id);
    return tell({ type: 'minion.burned', rule: 'before-strikes.blood-to-water', who: id });
  }
  const n = loseBlood(table, id, word.amount);
  tell({ type: 'blood.burned', rule: useOf(move)?.use.rule ?? '', who: id, n });
  watchAnathema(table, id, before, tell);
}

/** The hand is discarded down to its size. */
export const discardDown: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.ashHeap.push(move.card as string);
  tell({ type: 'card.discarded', rule: 'before-range.infernal-pursuit-superior', who: move.who, card: move.card as string });
};
