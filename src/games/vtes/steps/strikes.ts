/** Strikes: declared, dodged, and carried out together, step by step. */
import type { Effect } from '../../../engine/game.ts';
import { firstStrikesOpen, groups, resolvesNow, strikeDoes } from '../guards.ts';
import {
  combatants,
  inForce,
  type MinionId,
  minionOf,
  opponentOf,
  playerOf,
  type Strike,
  strengthOf,
  strikeUse,
  type Table,
  useOf,
} from '../table.ts';
import type { Word } from '../words.ts';
import { burn, gainBlood, loseBlood, pay, type Tell, watchAnathema } from './blood.ts';
import { markUsed, spend } from './cards.ts';

export const declareStrike: Effect<Table> = (table, move, tell) => {
  const card = move.card ?? 'hand';
  const found = useOf(move);
  const strike: Strike = { card, ...(move.mode ? { mode: move.mode } : {}), ...(move.on ? { on: move.on } : {}) };
  table.combat.strikes[move.who] = strike;
  if (table.combat.additional) table.combat.extra[move.who] = (table.combat.extra[move.who] ?? 1) - 1;
  const level = move.mode ?? 'all';
  if (card === 'hand') {
    tell({ type: 'strike.hand', rule: 'strike-declaration.default-hand-strike', who: move.who, n: strengthOf(table, move.who) });
    return;
  }
  tell({ type: 'strike.declared', rule: 'strike-declaration.order', who: move.who, card, level, cost: found?.use.cost ?? 0 });
  if (!found) return;
  markUsed(table, move, found.use);
  if (found.from === 'hand') {
    spend(table, move.who, card, tell);
    playerOf(table, minionOf(table, move.who).controller).ashHeap.push(card);
    pay(table, move.who, found.use.cost ?? 0, tell);
  }
};

export const combatEndsStrike: Effect<Table> = (table, _move, tell) => {
  for (const id of combatants(table)) {
    if (!strikeDoes(table, id, 'combat-ends')) continue;
    const strike = table.combat.strikes[id] as Strike;
    strike.done = true;
    tell({ type: 'combat.ends', rule: 'strike-resolution.combat-ends-immediate', who: id, card: strike.card });
    const mayContinue = strikeUse(strike).effects.some((word) => word.do === 'combat-ends' && word.mayContinue);
    if (mayContinue && table.action.blocked && table.action.acting === id) table.action.mayContinue = id;
  }
  for (const id of combatants(table))
    if (glimmers(table, id)) tell({ type: 'x.never', rule: 'damage.eldritch-glimmer-x-at-resolution', who: id });
  table.combat.ended = true;
};

const glimmers = (table: Table, id: MinionId): boolean => strikeDoes(table, id, 'x-damage');

export const noCombatEnds: Effect<Table> = (_table, _move, tell) =>
  tell({ type: 'resolution.no-combat-ends', rule: 'strike-resolution.order', quiet: true });

/** Marks what the dodges avoid; only the opposing strike is avoided, nothing else. */
export const dodge: Effect<Table> = (table, _move, tell) => {
  let dodged = false;
  for (const id of combatants(table)) {
    if (!strikeDoes(table, id, 'dodge')) continue;
    const opposing = table.combat.strikes[opponentOf(table, id)];
    if (!opposing) continue;
    opposing.dodged = true;
    dodged = true;
    tell({ type: 'strike.dodged', rule: 'strike-resolution.dodge-avoids-damage', who: id, from: opponentOf(table, id) });
  }
  if (!dodged) tell({ type: 'resolution.no-dodge', rule: 'strike-resolution.order', quiet: true });
};

/** X blood is chosen and burned before any other effect of the step, whichever side acts. */
export const payX: Effect<Table> = (table, move, tell) => {
  const strike = table.combat.strikes[move.who] as Strike;
  const n = move.n ?? 0;
  strike.x = n;
  table.combat.turnOfX = null;
  const discards = strikeUse(strike).effects.some((word) => word.do === 'x-damage' && word.discard);
  const rule = discards
    ? 'damage.eruption-of-vitae-x-first'
    : move.who === table.combat.acting
      ? 'damage.eldritch-glimmer-x-first'
      : 'damage.eldritch-glimmer-x-first-any-side';
  tell({ type: 'x.paid', rule, who: move.who, card: strike.card, n });
  if (discards && n > 0) table.combat.discards = { player: minionOf(table, move.who).controller, n };
  pay(table, move.who, n, tell);
};

export const discardAtRandom: Effect<Table> = (table, move, tell) => {
  const { discards } = table.combat;
  if (!discards) return;
  const player = playerOf(table, discards.player);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.ashHeap.push(move.card as string);
  tell({
    type: 'card.lost-at-random',
    rule: 'damage.eruption-of-vitae-x-first',
    who: discards.player,
    card: move.card as string,
  });
  table.seed = (table.seed + 1) >>> 0;
  table.combat.discards = discards.n > 1 ? { player: discards.player, n: discards.n - 1 } : null;
  if (discards.n === 1) while (player.hand.length < player.handSize) player.hand.push(player.library.shift() ?? 'unnamed');
};

/** The acting side puts one group of effects first. */
export const orderGroup: Effect<Table> = (table, move, tell) => {
  tell({ type: 'order.chosen', rule: 'damage.eldritch-glimmer-x-first-any-side', who: move.who, group: move.card as string });
  runGroup(table, move.card as string, tell);
};

export const orderX: Effect<Table> = (table, move, tell) => {
  table.combat.turnOfX = (move.card as string).replace('x-', '');
  tell({ type: 'order.chosen', rule: 'damage.eldritch-glimmer-x-first-any-side', who: move.who, group: move.card as string });
};

function runGroup(table: Table, group: string, tell: Tell): void {
  table.combat.done.push(group);
  if (group === 'theft') return stealBlood(table, tell);
  const by = group.replace('darkness-within-', '');
  moveBlood(table, by, tell);
}

/** Stage a: every non-damage effect of the step and the sum of all its damage, at one moment. */
export const calculate: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  const first = firstStrikesOpen(table);
  const strikers = combatants(table).filter((id) => resolvesNow(table, id));
  // the sum is made of what stood when the step began: effects of the same step come too late to change it
  for (const id of strikers) addStrikeDamage(table, id);
  if (!first && !combat.additional) addEnvironment(table, 'normal-strikes');
  const hit = new Map(
    strikers.map((id) => [id, combat.pending.some((each) => each.to === id && each.by !== null && each.n > 0)]),
  );
  for (const group of groups(table)) if (!group.startsWith('x-')) runGroup(table, group, tell);
  for (const id of strikers) applyEffects(table, id, hit.get(id) === true, tell);
  for (const id of strikers) (combat.strikes[id] as Strike).done = true;
  sumUp(table, tell);
};

function addStrikeDamage(table: Table, id: MinionId): void {
  const strike = table.combat.strikes[id] as Strike;
  const use = strikeUse(strike);
  const to = opponentOf(table, id);
  const clawed = use.hand === true && inForce(table, 'aggravate-hand-strikes', id).length > 0;
  for (const word of use.effects) {
    if (word.do === 'damage') {
      const n = (word.amount === 'strength' ? strengthOf(table, id) : word.amount) + (word.plus ?? 0);
      table.combat.pending.push({ to, n, kind: clawed ? 'aggravated' : word.kind, by: id, preventable: true });
    }
    if (word.do === 'x-damage' && strike.x)
      table.combat.pending.push({ to, n: strike.x, kind: word.kind, by: id, preventable: true });
  }
}

/** Environmental damage of one moment: what lies in force, and retainers. Nobody inflicts it. */
export function addEnvironment(table: Table, each: 'before-range' | 'normal-strikes'): void {
  for (const { source, word } of inForce(table, 'environmental')) {
    if (word.each !== each) continue;
    const n = word.rises ? table.combat.round - source.since + word.amount : word.amount;
    const targets = word.to === 'everybody' ? combatants(table) : [opponentOf(table, source.by)];
    for (const to of targets) table.combat.pending.push({ to, n, kind: 'normal', by: null, preventable: word.preventable });
    if (word.to === 'everybody') wearRetainers(table, n);
  }
  if (each !== 'normal-strikes') return;
  for (const id of combatants(table)) {
    for (const { card, life } of minionOf(table, id).attached) {
      const bite = life === undefined ? undefined : useOf({ who: id, verb: 'use', card })?.use;
      if (!bite || (bite.range && bite.range !== table.combat.range)) continue;
      for (const word of bite.effects)
        if (word.do === 'environmental')
          table.combat.pending.push({
            to: opponentOf(table, id),
            n: word.amount,
            kind: 'normal',
            by: null,
            preventable: word.preventable,
          });
    }
  }
}

function wearRetainers(table: Table, n: number): void {
  for (const id of combatants(table)) {
    const minion = minionOf(table, id);
    for (const each of minion.attached) if (each.life !== undefined) each.life = Math.max(0, each.life - n);
    const heap = playerOf(table, minion.controller).ashHeap;
    heap.push(...minion.attached.filter((each) => each.life === 0).map((each) => each.card));
    minion.attached = minion.attached.filter((each) => each.life !== 0);
  }
}

/** All thefts of the step together: who steals takes what is there, and only the net change counts for capacity. */
function stealBlood(table: Table, tell: Tell): void {
  const thieves = combatants(table).filter((id) => resolvesNow(table, id) && strikeDoes(table, id, 'steal'));
  const before = new Map(combatants(table).map((id) => [id, minionOf(table, id).blood]));
  const taken = new Map<MinionId, number>();
  for (const id of thieves) {
    const word = strikeUse(table.combat.strikes[id] as Strike).effects.find((each) => each.do === 'steal') as Extract<
      Word,
      { do: 'steal' }
    >;
    const from = opponentOf(table, id);
    taken.set(id, Math.min(word.amount, before.get(from) ?? 0));
    table.combat.robbed.push(from);
  }
  for (const id of thieves) {
    const from = opponentOf(table, id);
    tell({ type: 'blood.stolen', rule: 'damage.theft-of-vitae-timing', who: id, from, n: taken.get(id) ?? 0 });
  }
  if (thieves.length === 2)
    tell({
      type: 'blood.net',
      rule: 'damage.theft-of-vitae-timing',
      who: thieves[0] as string,
      from: thieves[1] as string,
      n: (taken.get(thieves[0] as string) ?? 0) - (taken.get(thieves[1] as string) ?? 0),
    });
  for (const id of combatants(table)) {
    const change = (taken.get(id) ?? 0) - (taken.get(opponentOf(table, id)) ?? 0);
    if (change < 0) loseBlood(table, id, -change, false);
  }
  for (const id of combatants(table)) {
    const change = (taken.get(id) ?? 0) - (taken.get(opponentOf(table, id)) ?? 0);
    if (change > 0) {
      const over = gainBlood(table, id, change);
      const { capacity, blood } = minionOf(table, id);
      if (over > 0)
        tell({ type: 'blood.overflow', rule: 'damage.theft-of-vitae-example-capacity-2', who: id, n: over, capacity });
      else tell({ type: 'blood.fits', rule: 'damage.theft-of-vitae-example-capacity-4', who: id, n: change, blood, capacity });
    }
  }
  for (const id of combatants(table)) {
    const minion = minionOf(table, id);
    if (minion.kind === 'ally' && minion.blood === 0 && (before.get(id) ?? 0) > 0) {
      burn(table, id);
      tell({ type: 'minion.burned', rule: 'damage.theft-of-vitae-timing', who: id });
    } else watchAnathema(table, id, before.get(id) ?? 0, tell);
  }
}

/** Darkness Within: blood from the opponent onto the card. */
function moveBlood(table: Table, by: MinionId, tell: Tell): void {
  for (const { source, word } of inForce(table, 'move-blood', by)) {
    const from = opponentOf(table, by);
    const before = minionOf(table, from).blood;
    const moved = loseBlood(table, from, word.amount, false);
    source.counters = (source.counters ?? 0) + moved;
    tell({ type: 'blood.moved', rule: 'damage.darkness-within-timing', who: by, from, n: moved });
    watchAnathema(table, from, before, tell);
  }
}

/** Non-damage effects of a strike, at the same moment as the sum: they spare nobody the damage of the step. */
function applyEffects(table: Table, id: MinionId, hitAsWell: boolean, tell: Tell): void {
  const strike = table.combat.strikes[id] as Strike;
  const use = strikeUse(strike);
  const victim = opponentOf(table, id);
  const target = minionOf(table, victim);
  let applied = false;
  for (const word of use.effects) {
    if (target.region === 'burned') continue;
    if (word.do === 'to-torpor' && target.kind === 'vampire') {
      target.wounded = true;
      target.bound = true;
      applied = true;
      tell({ type: 'minion.bound', rule: 'torpor.wounded-by-effect', who: victim, card: strike.card });
      if (word.passesOn) {
        const bearer = minionOf(table, id);
        const index = bearer.attached.findIndex((each) => each.card === strike.card);
        if (index >= 0) target.attached.push(...bearer.attached.splice(index, 1));
        if (table.combat.pending.some((each) => each.to === victim && each.by === null))
          tell({ type: 'ring.and-environment', rule: 'damage.rowan-ring-with-carrion-crows', who: victim });
      }
    }
    if (word.do === 'put-on-opponent') {
      const heap = playerOf(table, minionOf(table, id).controller).ashHeap;
      heap.splice(heap.lastIndexOf(strike.card), 1);
      target.attached.push({ card: strike.card, ...(strike.mode ? { mode: strike.mode } : {}) });
      applied = true;
      tell({ type: 'card.attached', rule: use.rule, who: victim, card: strike.card, n: word.strength });
    }
    if (word.do === 'destroy-equipment') {
      const index = target.attached.findIndex((each) => each.card === strike.on);
      if (index < 0) continue;
      const [gone] = target.attached.splice(index, 1);
      playerOf(table, target.controller).ashHeap.push(gone?.card ?? '');
      applied = true;
      tell({ type: 'equipment.destroyed', rule: 'strike-resolution.destroy-equipment', who: victim, card: strike.on as string });
      const answer = table.combat.strikes[victim];
      if (answer && answer.card === strike.on && !answer.done && use.firstStrike && !strikeUse(answer).firstStrike) {
        answer.void = true;
        tell({ type: 'strike.void', rule: 'strike-resolution.first-strike-removes-weapon', who: victim, card: answer.card });
      }
    }
  }
  if (applied && hitAsWell && use.tooLate)
    tell({ type: 'effect.too-late', rule: use.tooLate, who: id, from: victim, card: strike.card });
}

function sumUp(table: Table, tell: Tell): void {
  for (const id of combatants(table)) {
    const on = table.combat.pending.filter((each) => each.to === id && each.n > 0);
    const n = on.reduce((sum, each) => sum + each.n, 0);
    if (n === 0) continue;
    const aggravated = on.reduce((sum, each) => sum + (each.kind === 'aggravated' ? each.n : 0), 0);
    const sources = new Set(on.map((each) => each.by));
    tell({
      type:
        aggravated === 0 ? 'damage.calculated' : aggravated === n ? 'damage.calculated-aggravated' : 'damage.calculated-mixed',
      rule: sources.size > 1 || on.length > 1 ? 'damage.calculation-covers-all-sources' : 'damage.three-stages',
      who: id,
      n,
      aggravated,
      normal: n - aggravated,
    });
  }
  if (table.combat.pending.every((each) => each.n === 0)) tell({ type: 'damage.none', rule: 'damage.three-stages', quiet: true });
}
