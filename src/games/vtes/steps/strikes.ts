/** Strikes: declared, dodged, and carried out together, step by step. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { costOf, firstStrikesOpen, groups, resolvesNow, strikeDoes, strikesFirst } from '../guards.ts';
import {
  combatants,
  type DamageKind,
  inForce,
  isExNihilo,
  type MinionId,
  minionOf,
  opponentOf,
  ownerOf,
  type Packet,
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
  const { grants } = table.combat;
  const granted = grants.findIndex((grant) => grant.who === move.who && grant.card === card && grant.what === 'steal-equipment');
  if (granted >= 0) grants.splice(granted, 1);
  // a strike card of the hand pays with its own cost
  if (found?.from !== 'hand') pay(table, move.who, minionOf(table, move.who).strikesCost ?? 0, tell);
  if (card === 'hand') {
    // copies of a card that sets strength do not add up
    const copies = inForce(table, 'set-strength', move.who).length > 1;
    const rule = copies ? 'before-range.torn-signpost-not-cumulative' : 'strike-declaration.default-hand-strike';
    tell({ type: 'strike.hand', rule, who: move.who, n: strengthOf(table, move.who) });
    return;
  }
  const rule = found?.use.rule.startsWith('strike-declaration.') ? found.use.rule : 'strike-declaration.order';
  const cost = found?.from === 'hand' ? costOf(table, move, found.use) : 0;
  tell({ type: 'strike.declared', rule, who: move.who, card, level, cost });
  if (!found) return;
  markUsed(table, move, found.use);
  if (found.from === 'hand') {
    spend(table, move.who, card, tell);
    playerOf(table, minionOf(table, move.who).controller).ashHeap.push(card);
    pay(table, move.who, cost, tell);
  }
};

/** Some effect leaves it the choice not to strike; what bound it to a weapon binds it no more. */
export const declineStrike: Effect<Table> = (_table, move, tell) =>
  tell({ type: 'strike.declined', rule: 'maneuvers.weapon-maneuver-commits-strike', who: move.who });

/** A combat that ends comes before first strikes, and before what the surroundings would deal with the strikes. */
function whatItBeats(table: Table, id: MinionId): string {
  if (strikesFirst(table, opponentOf(table, id))) return 'strike-resolution.combat-ends-beats-first-strike';
  const surrounded =
    inForce(table, 'environmental').length > 0 ||
    combatants(table).some((each) => minionOf(table, each).attached.some(({ life }) => life !== undefined));
  return surrounded ? 'strike-resolution.combat-ends-beats-environmental' : 'strike-resolution.combat-ends-immediate';
}

export const combatEndsStrike: Effect<Table> = (table, _move, tell) => {
  for (const id of combatants(table)) {
    if (!strikeDoes(table, id, 'combat-ends')) continue;
    const strike = table.combat.strikes[id] as Strike;
    strike.done = true;
    tell({ type: 'combat.ends', rule: whatItBeats(table, id), who: id, card: strike.card });
    const mayContinue = strikeUse(strike).effects.some((word) => word.do === 'combat-ends' && word.mayContinue);
    const paid = strikeUse(strike).effects.some((word) => word.do === 'combat-ends' && word.paid);
    if (paid && table.action.blocked && table.action.acting === id) table.action.continues = true;
    if (strikeUse(strike).effects.some((word) => word.do === 'fight-chosen') && strike.on) {
      table.action.queue = { acting: opponentOf(table, id), opposing: strike.on, after: 'combat', card: strike.card };
      tell({ type: 'combat.queued', rule: 'chained-combats.blissful-agony-effect', who: opponentOf(table, id), from: strike.on });
    }
    if (mayContinue && !paid && table.action.blocked && table.action.acting === id) table.action.mayContinue = id;
  }
  for (const id of combatants(table))
    if (glimmers(table, id)) tell({ type: 'x.never', rule: 'damage.eldritch-glimmer-x-at-resolution', who: id });
  table.combat.ended = true;
};

const glimmers = (table: Table, id: MinionId): boolean => strikeDoes(table, id, 'x-damage');

export const noCombatEnds: Effect<Table> = (table, _move, tell) => {
  table.combat.phase = 'strikes';
  tell({ type: 'resolution.no-combat-ends', rule: 'strike-resolution.order', quiet: true });
};

/** What else than damage a dodge saves from. */
const AVOIDED: Readonly<Record<string, string>> = {
  coma: 'strike-resolution.dodge-avoids-coma',
  entombment: 'strike-resolution.dodge-avoids-entombment',
  'rowan-ring': 'strike-resolution.dodge-avoids-rowan-ring',
  fleshcraft: 'strike-resolution.dodge-avoids-fleshcraft',
  bonecraft: 'strike-resolution.dodge-avoids-bonecraft',
};

/** Marks what the dodges avoid; only the opposing strike is avoided, nothing else. */
export const dodge: Effect<Table> = (table, _move, tell) => {
  let dodged = false;
  for (const id of combatants(table)) {
    if (!strikeDoes(table, id, 'dodge')) continue;
    const opposing = table.combat.strikes[opponentOf(table, id)];
    if (!opposing) continue;
    if (strikeUse(opposing).effects.some((word) => word.do === 'undodgeable')) {
      tell({
        type: 'dodge.fails',
        rule:
          id === table.combat.acting
            ? 'strike-resolution.scorpion-sting-after-dodge'
            : 'strike-resolution.dodge-after-scorpion-sting',
        who: id,
        card: opposing.card,
      });
      continue;
    }
    opposing.dodged = true;
    dodged = true;
    tell({
      type: 'strike.dodged',
      rule: AVOIDED[opposing.card] ?? 'strike-resolution.dodge-avoids-damage',
      who: id,
      from: opponentOf(table, id),
    });
  }
  if (!dodged) tell({ type: 'resolution.no-dodge', rule: 'strike-resolution.order', quiet: true });
};

/** One group of effects that move blood. */
export function runGroup(table: Table, group: string, tell: Tell): void {
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
  for (const id of strikers) {
    addStrikeDamage(table, id);
    if (isExNihilo(table, id)) tell({ type: 'strike.deals-nothing', rule: 'end-of-round.ex-nihilo-zero-damage', who: id });
  }
  if (!first && !combat.additional) addEnvironment(table, 'normal-strikes');
  for (const id of combatants(table)) {
    const n = combat.pending.reduce((sum, each) => sum + (each.to !== id && each.retainer ? each.n : 0), 0);
    if (n > 0) tell({ type: 'retainer.deals', rule: 'strike-resolution.retainer-like-damage', who: id, n, quiet: true });
  }
  const hit = new Map(
    strikers.map((id) => [id, combat.pending.some((each) => each.to === id && each.by !== null && each.n > 0)]),
  );
  for (const group of groups(table)) if (!group.startsWith('x-')) runGroup(table, group, tell);
  for (const id of strikers) applyEffects(table, id, hit.get(id) === true, tell);
  for (const id of combatants(table)) harmless(table, id, strikers.includes(id), first, tell);
  if (!first && !combat.additional) loseCards(table);
  combat.done.push('sum');
  for (const id of strikers) (combat.strikes[id] as Strike).done = true;
  sumUp(table, tell);
};

function addStrikeDamage(table: Table, id: MinionId): void {
  const strike = table.combat.strikes[id] as Strike;
  const use = strikeUse(strike);
  const to = opponentOf(table, id);
  const nothing = isExNihilo(table, id) || silenced(table, id);
  const shut = use.effects.find((word) => word.do === 'no-prevention-by');
  const hand = use.hand === true && strike.on === undefined;
  const clawed = hand && inForce(table, 'aggravate-hand-strikes', id).length > 0;
  const add = (n: number, kind: DamageKind): void => {
    table.combat.pending.push({
      to,
      n: nothing ? 0 : n,
      kind: clawed ? 'aggravated' : kind,
      by: id,
      preventable: true,
      ...(shut?.do === 'no-prevention-by' ? { not: shut.discipline } : {}),
      ...(hand ? { hand: true as const } : {}),
    });
  };
  const weapon = strike.on === undefined ? undefined : cards.get(strike.on)?.inPlay?.find((each) => each.verb === 'strike');
  for (const word of use.effects) {
    if (word.do === 'damage') {
      const base = weapon?.effects.find((each) => each.do === 'damage');
      const from = use.withMelee && base?.do === 'damage' ? base : word;
      const bane = from.aggravatedAgainst !== undefined && minionOf(table, to).clan?.toLowerCase() === from.aggravatedAgainst;
      add((from.amount === 'strength' ? strengthOf(table, id) : from.amount) + (word.plus ?? 0), bane ? 'aggravated' : from.kind);
    }
    if (word.do === 'x-damage' && strike.x) add(strike.x, word.kind);
  }
  if (cards.get(strike.card)?.gun) add(minionOf(table, to).moreFromGuns ?? 0, 'normal');
  const ammo = cards
    .get(table.combat.ammo[`${id}:${strike.card}`] ?? '')
    ?.levels?.['all']?.[0]?.effects.find((word) => word.do === 'ammo');
  if (ammo?.do === 'ammo') add(ammo.plus, ammo.kind ?? 'normal');
  lessen(table, to, id);
  // King of the Mountain gives hand-strike damage back, prevented or not
  for (const { word } of inForce(table, 'reflect', to)) {
    const n = table.combat.pending.reduce((sum, each) => sum + (each.by === id && each.hand ? each.n : 0), 0);
    if (word.what === 'hand-strike' && n > 0)
      table.combat.pending.push({ to: id, n, kind: word.kind, by: null, preventable: true, back: true });
  }
}

/** Some effect takes points off what the opposing minion inflicts, and nothing off what nobody inflicts. */
function lessen(table: Table, to: MinionId, by: MinionId): void {
  let left = minionOf(table, to).lessInflicted ?? 0;
  for (const packet of table.combat.pending) {
    if (packet.to !== to || packet.by !== by) continue;
    const taken = Math.min(left, packet.n);
    packet.n -= taken;
    left -= taken;
  }
}

/** The opponent's strike of this moment, or an earlier one of the round, leaves weapons without damage. */
function silenced(table: Table, id: MinionId): boolean {
  const strike = table.combat.strikes[id] as Strike;
  const armed = cards.get(strike.card)?.kind === 'equipment' || cards.get(strike.card)?.gun === true || strike.on !== undefined;
  const opponent = opponentOf(table, id);
  return (
    armed &&
    ((resolvesNow(table, opponent) && strikeDoes(table, opponent, 'disable-weapons')) ||
      inForce(table, 'disable-weapons', opponent).length > 0)
  );
}

/** Environmental damage of one moment: what lies in force, and retainers. Nobody inflicts it. */
export function addEnvironment(table: Table, each: 'before-range' | 'normal-strikes' | 'press'): void {
  for (const { source, word } of inForce(table, 'environmental')) {
    if (word.each !== each || (word.firstRound && table.combat.round > 1)) continue;
    const n = word.rises ? table.combat.round - source.since + word.amount : word.amount;
    const targets = word.to === 'everybody' ? combatants(table) : [opponentOf(table, source.by)];
    for (const to of targets) table.combat.pending.push({ to, n, kind: 'normal', by: null, preventable: word.preventable });
    if (word.to === 'everybody') wearRetainers(table, n);
  }
  if (each !== 'normal-strikes') return;
  for (const id of combatants(table)) {
    for (const { card, life } of minionOf(table, id).attached) {
      const uses = life === undefined ? undefined : cards.get(card)?.inPlay;
      const bite = uses?.find((use) => use.effects.some((word) => word.do === 'environmental'));
      if (!bite || isImmune(table, opponentOf(table, id), card)) continue;
      const weapon = table.combat.wielded[id];
      if (weapon !== undefined && uses?.some((use) => use.effects.some((word) => word.do === 'wield'))) {
        wield(table, id, weapon);
        continue;
      }
      if (bite.range && bite.range !== table.combat.range) continue;
      for (const word of bite.effects)
        if (word.do === 'environmental')
          table.combat.pending.push({
            to: opponentOf(table, id),
            n: word.amount,
            kind: 'normal',
            by: null,
            preventable: word.preventable,
            retainer: true,
          });
    }
  }
}

/** What a retainer deals with a weapon of its employer's: nobody strikes, and what the weapon says of its bearer falls on the employer. */
function wield(table: Table, id: MinionId, weapon: string): void {
  const { combat } = table;
  const use = cards.get(weapon)?.inPlay?.find((each) => each.verb === 'strike');
  if (!use || combat.strikes[id]?.card === weapon || (combat.range === 'long' && !use.ranged)) return;
  const deal = (to: MinionId, n: number, kind: DamageKind, retainer: boolean): void => {
    combat.pending.push({ to, n, kind, by: null, preventable: true, ...(retainer ? { retainer: true as const } : {}) });
  };
  for (const word of use.effects) {
    if (word.do === 'damage')
      deal(opponentOf(table, id), (word.amount === 'strength' ? 1 : word.amount) + (word.plus ?? 0), word.kind, true);
    if (word.do === 'hurts-bearer' && !combat.usedThisCombat.includes(`${id}:${weapon}:hurt`)) {
      combat.usedThisCombat.push(`${id}:${weapon}:hurt`);
      deal(id, 1, 'normal', false);
    }
  }
  const ammo = cards.get(combat.ammo[`${id}:${weapon}`] ?? '')?.levels?.['all']?.[0]?.effects.find((word) => word.do === 'ammo');
  if (ammo?.do === 'ammo') deal(opponentOf(table, id), ammo.plus, ammo.kind ?? 'normal', true);
}

/** Immune to retainers, or to retainers of this kind. */
const isImmune = (table: Table, id: MinionId, card: string): boolean =>
  minionOf(table, id).immune?.some((kind) => kind === 'retainer' || kind === cards.get(card)?.is) === true;

function wearRetainers(table: Table, n: number): void {
  for (const id of combatants(table)) {
    const minion = minionOf(table, id);
    for (const each of minion.attached) if (each.life !== undefined) each.life = Math.max(0, each.life - n);
    const heap = playerOf(table, minion.controller).ashHeap;
    heap.push(...minion.attached.filter((each) => each.life === 0).map((each) => each.card));
    minion.attached = minion.attached.filter((each) => each.life !== 0);
  }
}

/** A first strike of the pair has been carried out before. */
const firstResolved = (table: Table): boolean =>
  combatants(table).some((id) => table.combat.strikes[id]?.done === true && strikesFirst(table, id));

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
    tell({
      type: 'blood.stolen',
      rule: firstResolved(table) ? 'strike-resolution.steal-blood-level' : 'damage.theft-of-vitae-timing',
      who: id,
      from,
      n: taken.get(id) ?? 0,
    });
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
        tell({
          type: 'blood.overflow',
          rule: isExNihilo(table, id) ? 'end-of-round.ex-nihilo-no-blood-gain' : 'damage.theft-of-vitae-example-capacity-2',
          who: id,
          n: over,
          capacity,
        });
      else tell({ type: 'blood.fits', rule: 'damage.theft-of-vitae-example-capacity-4', who: id, n: change, blood, capacity });
    }
  }
  for (const id of combatants(table)) {
    const minion = minionOf(table, id);
    if (minion.kind === 'ally' && minion.blood === 0 && (before.get(id) ?? 0) > 0) {
      burn(table, id, tell);
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

/** What a strike does for its own side stands even when it is dodged; what lasts begins as it resolves. */
function harmless(table: Table, id: MinionId, resolves: boolean, first: boolean, tell: Tell): void {
  const { combat } = table;
  const strike = combat.strikes[id];
  if (!strike || strike.void || (!resolves && (!strike.dodged || first || strike.done))) return;
  const use = strikeUse(strike);
  for (const word of use.effects) {
    if (word.do === 'grant') {
      combat.grants.push({ who: id, what: word.what, card: strike.card, until: word.until });
      if (strike.dodged)
        tell({ type: 'press.survives-dodge', rule: 'strike-resolution.dodge-keeps-opponents-press', who: id, card: strike.card });
    }
    if (word.do === 'end-after-resolution') combat.endsAfter = true;
    if (word.do === 'no-additional-strikes') combat.noExtra.push(id);
    if (word.do === 'steal-each-round')
      combat.inForce.push({ card: strike.card, mode: strike.mode ?? 'all', by: id, until: 'combat', since: combat.round });
    if (word.do === 'fragile') combat.fragile[id] = { at: word.at, taken: 0 };
    if (word.do === 'hurts-bearer' && !combat.usedThisCombat.includes(`${id}:${strike.card}:hurt`)) {
      combat.usedThisCombat.push(`${id}:${strike.card}:hurt`);
      combat.pending.push({ to: id, n: 1, kind: 'normal', by: null, preventable: true });
    }
  }
  const lasting = use.effects.some(
    (word) => (word.do === 'environmental' || word.do === 'disable-weapons') && strike.card !== 'wolf-companion',
  );
  if (lasting && resolves && strike.mode && use.range !== 'long' && combat.range !== 'long')
    combat.inForce.push({
      card: strike.card,
      mode: strike.mode,
      by: id,
      until: use.effects.some((word) => word.do === 'disable-weapons') ? 'round' : 'combat',
      since: combat.round,
    });
  const ammo = combat.ammo[`${id}:${strike.card}`];
  if (ammo && resolves && cards.get(ammo)?.levels?.['all']?.[0]?.effects.some((word) => word.do === 'ammo' && word.burns)) {
    const bearer = minionOf(table, id);
    const index = bearer.attached.findIndex((each) => each.card === strike.card);
    for (const each of index >= 0 ? bearer.attached.splice(index, 1) : [])
      playerOf(table, ownerOf(table, id, each)).ashHeap.push(each.card);
    tell({ type: 'equipment.destroyed', rule: 'strike-declaration.ammo-window', who: id, card: strike.card });
  }
}

/** Fear of the Void Below at superior: a random discard of the opponent's controller with the normal strikes of each round. */
function loseCards(table: Table): void {
  for (const { source } of inForce(table, 'discard-each-round')) {
    const player = minionOf(table, opponentOf(table, source.by)).controller;
    if (playerOf(table, player).hand.length > 0)
      table.combat.discards = { player, n: 1, rule: 'strike-resolution.fear-of-the-void-discard' };
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
        for (const each of index >= 0 ? bearer.attached.splice(index, 1) : []) {
          const moved = { owner: bearer.controller, ...each };
          if (target.noEquipment) {
            playerOf(table, moved.owner).ashHeap.push(each.card);
            tell({ type: 'equipment.destroyed', rule: 'torpor.wounded-by-effect', who: victim, card: each.card });
          } else target.attached.push(moved);
        }
        if (table.combat.pending.some((each) => each.to === victim && each.by === null))
          tell({ type: 'ring.and-environment', rule: 'damage.rowan-ring-with-carrion-crows', who: victim });
      }
    }
    if (word.do === 'put-on-opponent') {
      const heap = playerOf(table, minionOf(table, id).controller).ashHeap;
      heap.splice(heap.lastIndexOf(strike.card), 1);
      target.attached.push({
        card: strike.card,
        owner: minionOf(table, id).controller,
        ...(strike.mode ? { mode: strike.mode } : {}),
      });
      applied = true;
      tell({ type: 'card.attached', rule: use.rule, who: victim, card: strike.card, n: word.strength });
    }
    if (word.do === 'burn-ally' && target.kind === 'ally') {
      burn(table, victim, tell);
      tell({ type: 'minion.burned', rule: use.rule, who: victim });
    }
    if (word.do === 'steal-equipment') {
      const index = target.attached.findIndex((each) => each.card === strike.on);
      if (index < 0) continue;
      for (const each of target.attached.splice(index, 1))
        minionOf(table, id).attached.push({ owner: target.controller, ...each });
      table.combat.stolen.push(`${id}:${strike.on}`);
      // what the card gives once a combat it has given, whoever bears it now
      if (table.combat.usedThisCombat.includes(`${victim}:${strike.on}`)) table.combat.usedThisCombat.push(`${id}:${strike.on}`);
      tell({
        type: 'equipment.stolen',
        rule: 'strike-resolution.steal-equipment',
        who: id,
        from: victim,
        card: strike.on as string,
      });
    }
    if (word.do === 'destroy-equipment') {
      const index = target.attached.findIndex((each) => each.card === strike.on);
      if (index < 0) continue;
      const [gone] = target.attached.splice(index, 1);
      if (gone) playerOf(table, ownerOf(table, victim, gone)).ashHeap.push(gone.card);
      applied = true;
      tell({ type: 'equipment.destroyed', rule: 'strike-resolution.destroy-equipment', who: victim, card: strike.on as string });
      const answer = table.combat.strikes[victim];
      if (answer && answer.card === strike.on && use.firstStrike && strikesFirst(table, victim))
        tell({ type: 'effect.too-late', rule: 'strike-resolution.both-first-strike', who: id, from: victim, card: strike.card });
      if (answer && answer.card === strike.on && !answer.done && use.firstStrike && !strikesFirst(table, victim)) {
        answer.void = true;
        tell({ type: 'strike.void', rule: 'strike-resolution.first-strike-removes-weapon', who: victim, card: answer.card });
      }
    }
  }
  if (applied && hitAsWell && use.tooLate)
    tell({ type: 'effect.too-late', rule: use.tooLate, who: id, from: victim, card: strike.card });
}

/** Which rule the sum is a case of. */
function caseOf(table: Table, id: MinionId, on: readonly Packet[], second: boolean): string {
  const opponent = opponentOf(table, id);
  const bitten = on.some((each) => each.retainer);
  if (table.combat.strikes[opponent]?.dodged && on.every((each) => each.by === null))
    return 'strike-resolution.dodge-only-stops-the-strike';
  if (bitten && isExNihilo(table, opponent)) return 'end-of-round.ex-nihilo-retainers-unaffected';
  if (bitten && firstResolved(table)) return 'strike-resolution.retainer-waits-for-normal-step';
  if (bitten && on.some((each) => each.by === null && !each.retainer))
    return second ? 'damage.calculation-covers-all-sources' : 'strike-resolution.retainer-like-damage';
  if (on.length > 1) return 'damage.calculation-covers-all-sources';
  return second && !firstResolved(table) ? 'strike-resolution.normal-strikes-simultaneous' : 'damage.three-stages';
}

function sumUp(table: Table, tell: Tell): void {
  let both = false;
  for (const id of combatants(table)) {
    const on = table.combat.pending.filter((each) => each.to === id && each.n > 0);
    const n = on.reduce((sum, each) => sum + each.n, 0);
    if (n === 0) continue;
    const aggravated = on.reduce((sum, each) => sum + (each.kind === 'aggravated' ? each.n : 0), 0);
    tell({
      type:
        aggravated === 0 ? 'damage.calculated' : aggravated === n ? 'damage.calculated-aggravated' : 'damage.calculated-mixed',
      rule: caseOf(table, id, on, both),
      who: id,
      n,
      aggravated,
      normal: n - aggravated,
    });
    both = true;
  }
  if (table.combat.pending.every((each) => each.n === 0)) tell({ type: 'damage.none', rule: 'damage.three-stages', quiet: true });
}
