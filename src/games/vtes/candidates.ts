/** What somebody at the table might try: the chart decides which of it is legal. */
import type { Move, Position } from '../../engine/game.ts';
import { STEP } from '../../engine/line.ts';
import { cards } from './cards/registry.ts';
import { equipmentOf, isOpenRound } from './guards.ts';
import { aimed, ask, offered } from './parts.ts';
import { combatants, hasLevel, isCombatant, minionOf, momentOf, opponentOf, playerOf, someoneGone, type Table } from './table.ts';
import type { Use } from './words.ts';

const PASSING = new Set([
  'before-range',
  'maneuver',
  'before-strikes',
  'declare',
  'damage-b-prevention',
  'additional',
  'press',
  'end-of-round',
  'torpor-window',
  'about-to-end',
  'psyche',
  'post-combat',
  'diablerie',
  'blocks',
  'attempt',
  'pre-combat',
  'after-action',
]);

export function candidates({ state, table }: Position<Table>, holder: string | undefined): Move[] {
  if (state === 'over') return [];
  const first = ask('comesFirst', table);
  if (first) return first;
  if (holder === 'rules' || ((someoneGone(table) || table.combat.ended) && isOpenRound(table, state))) return [STEP];
  const { only, more } = offered({ state, table }, holder);
  if (only) return only;
  const found: Move[] = [];
  const side = holder === 'opposing' ? table.combat.opposing : table.combat.acting;
  if (PASSING.has(momentOf(state)) && !(momentOf(state) === 'declare' && !state.includes('last-call')))
    found.push({ who: side, verb: 'pass' });
  for (const id of [side, opponentOf(table, side)]) found.push(...ofMinion(table, id, state));
  for (const [id, minion] of Object.entries(table.minions)) {
    if (isCombatant(table, id)) continue;
    if (minion.region === 'ready') found.push(...fromHand(table, id, state));
    for (const use of cards.get(minion.is ?? '')?.inPlay ?? [])
      if (use.by === 'other-minion') found.push(...aimed(table, { who: id, verb: use.verb, card: minion.is as string }, use));
  }
  return [...found, ...more];
}

function ofMinion(table: Table, id: string, state: string): Move[] {
  const minion = minionOf(table, id);
  if (minion.region !== 'ready') return [];
  const found: Move[] = momentOf(state) === 'declare' ? [{ who: id, verb: 'strike', card: 'hand' }] : [];
  found.push(...fromHand(table, id, state));
  for (const { card, life } of minion.attached) {
    const known = cards.get(card);
    if (life !== undefined) continue;
    for (const use of known?.inPlay ?? []) found.push(...aimed(table, { who: id, verb: use.verb, card }, use));
  }
  for (const use of cards.get(minion.is ?? '')?.inPlay ?? [])
    if (use.by !== 'other-minion') found.push(...aimed(table, { who: id, verb: use.verb, card: minion.is as string }, use));
  const granted = new Set(table.combat.grants.filter((grant) => grant.who === id).map((grant) => `${grant.what} ${grant.card}`));
  for (const key of granted) {
    const [what, card] = key.split(' ') as [string, string];
    if (what === 'no-strike' || what === 'unlock') continue;
    if (what === 'steal-equipment') {
      if (momentOf(state) === 'declare')
        for (const on of equipmentOf(table, opponentOf(table, id))) found.push({ who: id, verb: 'strike', card, on });
    } else if (what !== 'cancel-maneuver' || momentOf(state) === 'maneuver')
      found.push({ who: id, verb: what === 'maneuver' || what === 'press' ? what : 'use', card });
  }
  return found;
}

function fromHand(table: Table, id: string, state: string): Move[] {
  const minion = minionOf(table, id);
  const found: Move[] = [];
  for (const card of new Set(playerOf(table, minion.controller).hand)) {
    const known = cards.get(card);
    for (const [mode, uses] of Object.entries(known?.levels ?? {})) {
      if (!hasLevel(minion, mode)) continue;
      for (const use of uses) {
        if (use.by === 'other-minion' && isCombatant(table, id) && !table.combat.over) continue;
        if (use.by === undefined && !isCombatant(table, id)) continue;
        if (use.verb === 'act') continue;
        if (use.verb !== 'play' && !fits(use, state)) continue;
        found.push(...aimed(table, { who: id, verb: use.verb, card, ...(mode === 'all' ? {} : { mode }) }, use));
      }
    }
  }
  return found;
}

/** Strikes, maneuvers and presses are worth showing only where somebody strikes, maneuvers or presses. */
const fits = (use: Use, state: string): boolean => (use.windows as readonly string[]).includes(momentOf(state));

/** What is done when nothing is written: decline, strike by hand, the least that a strike asks for. */
export function idle(position: Position<Table>, holder: string | undefined, legal: readonly Move[]): Move | undefined {
  const { table } = position;
  const first = (verb: string) => legal.find((move) => move.verb === verb);
  if (holder === 'chance') return legal[table.seed % Math.max(1, legal.length)];
  const strike = legal.find(
    (move) =>
      move.verb === 'strike' &&
      (move.card === 'hand' || combatants(table).some((id) => table.combat.committed[id] === move.card)),
  );
  return (
    first('step') ??
    first('let') ??
    first('act') ??
    first('pass') ??
    strike ??
    legal.find((move) => move.verb === 'x' && move.n === 0) ??
    first('mend') ??
    first('order') ??
    first('choose') ??
    first('leave') ??
    first('pass-on') ??
    idleDiscard(legal)
  );
}

const idleDiscard = (legal: readonly Move[]): Move | undefined =>
  legal.find((move) => move.verb === 'discard' && move.card === 'unnamed') ??
  legal.filter((move) => move.verb === 'discard').at(-1);
