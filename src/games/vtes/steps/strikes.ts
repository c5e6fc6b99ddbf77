/** Strikes: declared, dodged, and carried out together, step by step. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { costOf, firstStrikesOpen, resolvesNow, strikesFirst } from '../guards.ts';
import { ask, askAll, at, type Blow, carryOutHit, carryOutOwn } from '../parts.ts';
import {
  combatants,
  type DamageKind,
  inForce,
  type MinionId,
  minionOf,
  opponentOf,
  type Packet,
  playerOf,
  type Strike,
  strengthOf,
  strikeUse,
  type Table,
  useOf,
} from '../table.ts';
import { pay, type Tell } from './blood.ts';
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

export const noCombatEnds: Effect<Table> = (table, _move, tell) => {
  table.combat.phase = 'strikes';
  tell({ type: 'resolution.no-combat-ends', rule: 'strike-resolution.order', quiet: true });
};

/** Marks what the dodges avoid, where somebody dodges. */
export const dodge: Effect<Table> = (table, _move, tell) => {
  if (!askAll('dodges', table, tell).includes(true))
    tell({ type: 'resolution.no-dodge', rule: 'strike-resolution.order', quiet: true });
};

/** Effects of this step that move blood and whose order the acting side may have to choose. */
export const groups = (table: Table): string[] =>
  askAll('bloodMovers', table)
    .flat()
    .filter((group) => !table.combat.done.includes(group));

export function runGroup(table: Table, group: string, tell: Tell): void {
  table.combat.done.push(group);
  at('moveBlood', table, group, tell);
}

const blowOf = (table: Table, id: MinionId, tell: Tell): Blow => {
  const strike = table.combat.strikes[id] as Strike;
  return { table, id, strike, use: strikeUse(strike), tell };
};

/** Stage a: every non-damage effect of the step and the sum of all its damage, at one moment. */
export const calculate: Effect<Table> = (table, _move, tell) => {
  const { combat } = table;
  const first = firstStrikesOpen(table);
  const isInitial = !first && !combat.additional;
  const strikers = combatants(table).filter((id) => resolvesNow(table, id));
  // the sum is made of what stood when the step began: effects of the same step come too late to change it
  for (const id of strikers) addStrikeDamage(blowOf(table, id, tell));
  if (isInitial) at('damageAround', table, 'normal-strikes', tell);
  const hit = new Map(
    strikers.map((id) => [id, combat.pending.some((each) => each.to === id && each.by !== null && each.n > 0)]),
  );
  for (const group of groups(table)) if (!group.startsWith('x-')) runGroup(table, group, tell);
  for (const id of strikers) hitOpponent(blowOf(table, id, tell), hit.get(id) === true);
  for (const id of combatants(table)) if (combat.strikes[id]) doOwn(blowOf(table, id, tell), strikers.includes(id), first);
  if (isInitial) at('strikesDone', table);
  combat.done.push('sum');
  for (const id of strikers) (combat.strikes[id] as Strike).done = true;
  sumUp(table, tell);
};

function addStrikeDamage(blow: Blow): void {
  const { table, id, strike, use } = blow;
  const nothing = askAll('dealsNothing', table, id).includes(true);
  const shut = use.effects.find((word) => word.do === 'no-prevention-by');
  const hand = use.hand === true && strike.on === undefined;
  const clawed = hand && inForce(table, 'aggravate-hand-strikes', id).length > 0;
  const add = (n: number, kind: DamageKind): void => {
    table.combat.pending.push({
      to: opponentOf(table, id),
      n: nothing ? 0 : n,
      kind: clawed ? 'aggravated' : kind,
      by: id,
      preventable: true,
      ...(shut?.do === 'no-prevention-by' ? { not: shut.discipline } : {}),
      ...(hand ? { hand: true as const } : {}),
    });
  };
  // a melee weapon that delivers the strike deals what it deals
  const weapon =
    use.withMelee && strike.on !== undefined ? cards.get(strike.on)?.inPlay?.find((each) => each.verb === 'strike') : undefined;
  const base = weapon?.effects.find((each) => each.do === 'damage');
  for (const word of use.effects) {
    if (word.do === 'damage') {
      const from = base?.do === 'damage' ? base : word;
      const bane =
        from.aggravatedAgainst !== undefined &&
        minionOf(table, opponentOf(table, id)).clan?.toLowerCase() === from.aggravatedAgainst;
      add((from.amount === 'strength' ? strengthOf(table, id) : from.amount) + (word.plus ?? 0), bane ? 'aggravated' : from.kind);
    }
    if (word.do === 'x-damage' && strike.x) add(strike.x, word.kind);
  }
  at('strikeSummed', blow, add);
}

/** A first strike of the pair has been carried out before. */
export const firstResolved = (table: Table): boolean =>
  combatants(table).some((id) => table.combat.strikes[id]?.done === true && strikesFirst(table, id));

/** What a strike does for its own side stands even when it is dodged; what lasts begins as it resolves. */
function doOwn(blow: Blow, resolves: boolean, first: boolean): void {
  const { table, id, strike, use, tell } = blow;
  if (strike.void || (!resolves && (!strike.dodged || first || strike.done))) return;
  for (const word of use.effects) {
    if (word.do === 'grant') {
      table.combat.grants.push({ who: id, what: word.what, card: strike.card, until: word.until });
      if (strike.dodged)
        tell({ type: 'press.survives-dodge', rule: 'strike-resolution.dodge-keeps-opponents-press', who: id, card: strike.card });
    } else carryOutOwn(blow, word);
  }
  at('strikeDone', blow, resolves);
}

/** Non-damage effects of a strike, at the same moment as the sum: they spare nobody the damage of the step. */
function hitOpponent(blow: Blow, hitAsWell: boolean): void {
  const { table, id, strike, use, tell } = blow;
  const victim = opponentOf(table, id);
  const applied = use.effects.filter((word) => minionOf(table, victim).region !== 'burned' && carryOutHit(blow, word));
  if (applied.length > 0 && hitAsWell && use.tooLate)
    tell({ type: 'effect.too-late', rule: use.tooLate, who: id, from: victim, card: strike.card });
}

/** Which rule the sum is a case of. */
function caseOf(table: Table, id: MinionId, on: readonly Packet[], second: boolean): string {
  const found = ask('caseOfSum', table, id, on, second);
  if (found) return found;
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
