/** What somebody at the table might try: the chart decides which of it is legal. */
import type { Move, Position } from '../../engine/game.ts';
import { STEP } from '../../engine/line.ts';
import { cards } from './cards/registry.ts';
import { equipmentOf, isOpenRound, marbleChooser, meleeOf, overfull, weaponsOf } from './guards.ts';
import { cancellers, stoppers } from './interrupt.ts';
import { aimed, offers } from './parts.ts';
import {
  combatants,
  hasLevel,
  inForce,
  isCombatant,
  minionOf,
  momentOf,
  opponentOf,
  pendingOn,
  playerOf,
  someoneGone,
  type Table,
} from './table.ts';
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
  const full = overfull(table);
  if (full) return [...new Set(playerOf(table, full).hand)].map((card) => ({ who: full, verb: 'discard', card }));
  if (holder === 'rules' || ((someoneGone(table) || table.combat.ended) && isOpenRound(table, state))) return [STEP];
  const { asPlayed } = table.combat;
  if (asPlayed)
    return cancellers(table, asPlayed.who, asPlayed.card).flatMap((who): Move[] => [
      { who, verb: 'let' },
      ...stoppers(table, who).map((card) => ({ who, verb: 'play', card })),
    ]);
  const special = specials({ state, table }, holder);
  if (special) return special;
  const offered = offers.map((offer) => offer({ state, table }, holder));
  const only = offered.find((offer) => offer.only)?.only;
  if (only) return only;
  const found: Move[] = [];
  const side = holder === 'opposing' ? table.combat.opposing : table.combat.acting;
  if (PASSING.has(momentOf(state)) && !(momentOf(state) === 'declare' && !state.includes('last-call')))
    found.push({ who: side, verb: 'pass' });
  for (const id of [side, opponentOf(table, side)]) found.push(...ofMinion(table, id, state));
  for (const { more } of offered) found.push(...(more ?? []));
  const blocking = momentOf(state) === 'blocks';
  const actor = minionOf(table, table.action.acting).controller;
  for (const [id, minion] of Object.entries(table.minions)) {
    if (blocking && minion.controller !== actor) found.push({ who: id, verb: 'block' });
    if (isCombatant(table, id)) continue;
    if (minion.region === 'ready') found.push(...fromHand(table, id, state));
    for (const use of cards.get(minion.is ?? '')?.inPlay ?? [])
      if (use.by === 'other-minion') found.push(...aimed(table, { who: id, verb: use.verb, card: minion.is as string }, use));
  }
  for (const [id, player] of Object.entries(table.players))
    for (const { card, locked } of player.inPlay)
      if (!locked)
        for (const use of cards.get(card)?.inPlay ?? []) {
          const exchanges = use.effects.some((word) => word.do === 'exchange-card');
          if (exchanges) for (const on of new Set(player.hand)) found.push({ who: id, verb: use.verb, card, on });
          else found.push(...aimed(table, { who: id, verb: use.verb, card }, use));
        }
  for (const [who, player] of Object.entries(table.players))
    if (momentOf(state) === 'declare')
      for (const card of new Set(player.hand))
        if (cards.get(card)?.levels?.['all']?.some((use) => use.effects.some((word) => word.do === 'frenzied-torpor')))
          for (const on of combatants(table)) found.push({ who, verb: 'play', card, on });
  return found;
}

/** Moments in which only one kind of decision is open. */
function specials({ state, table }: Position<Table>, holder: string | undefined): Move[] | undefined {
  if (holder === 'victim') {
    const who = marbleChooser(table);
    return who
      ? [
          { who, verb: 'choose', on: 'normal' },
          { who, verb: 'choose', on: 'aggravated' },
        ]
      : [];
  }
  if (state.endsWith('press.order'))
    return ['damage', 'presses'].map((card) => ({ who: table.combat.acting, verb: 'order', card }));
  return undefined;
}

function ofMinion(table: Table, id: string, state: string): Move[] {
  const minion = minionOf(table, id);
  if (minion.region !== 'ready') return [];
  const found: Move[] = momentOf(state) === 'declare' ? [{ who: id, verb: 'strike', card: 'hand' }] : [];
  if (momentOf(state) === 'declare' && table.combat.grants.some(({ who, what }) => who === id && what === 'no-strike'))
    found.push({ who: id, verb: 'decline' });
  found.push(...fromHand(table, id, state));
  for (const { card, life } of minion.attached) {
    const known = cards.get(card);
    if (known?.attached?.removedFor) found.push({ who: id, verb: 'burn', card });
    if (life !== undefined) {
      if (known?.inPlay?.some((use) => use.effects.some((word) => word.do === 'wield')))
        for (const on of weaponsOf(table, id)) found.push({ who: id, verb: 'use', card, on });
      continue;
    }
    for (const use of known?.inPlay ?? []) found.push(...targeted(table, id, { who: id, verb: use.verb, card }, use));
  }
  for (const use of cards.get(minion.is ?? '')?.inPlay ?? [])
    if (use.by !== 'other-minion')
      found.push(...targeted(table, id, { who: id, verb: use.verb, card: minion.is as string }, use));
  for (const { source } of inForce(table, 'steal-each-round', id))
    if (momentOf(state) === 'declare') found.push({ who: id, verb: 'strike', card: source.card });
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
  if (momentOf(state) === 'post-combat' && table.action.mayContinue === id)
    found.push({ who: id, verb: 'continue', card: 'form-of-mist' });
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
        found.push(...targeted(table, id, { who: id, verb: use.verb, card, ...(mode === 'all' ? {} : { mode }) }, use));
      }
    }
  }
  return found;
}

/** Strikes, maneuvers and presses are worth showing only where somebody strikes, maneuvers or presses. */
const fits = (use: Use, state: string): boolean => (use.windows as readonly string[]).includes(momentOf(state));

/** The same move once for each thing it can be aimed at. */
function targeted(table: Table, id: string, move: Move, use: Use): Move[] {
  if (use.effects.some((word) => word.do === 'destroy-equipment'))
    return equipmentOf(table, opponentOf(table, id)).map((on) => ({ ...move, on }));
  if (use.effects.some((word) => word.do === 'set-range')) return ['close', 'long'].map((on) => ({ ...move, on }));
  if (use.effects.some((word) => word.do === 'equip-weapon'))
    return [...new Set(playerOf(table, minionOf(table, id).controller).hand)].flatMap((on) =>
      cards.get(on)?.kind === 'equipment' ? [{ ...move, on }] : [],
    );
  if (use.effects.some((word) => word.do === 'fight-chosen'))
    return Object.keys(table.minions)
      .filter(
        (on) => !isCombatant(table, on) && minionOf(table, on).controller !== minionOf(table, opponentOf(table, id)).controller,
      )
      .map((on) => ({ ...move, on }));
  if (use.withMelee) return [move, ...meleeOf(table, id).map((on) => ({ ...move, on }))];
  const mixed = pendingOn(table, id, 'normal') > 0 && pendingOn(table, id, 'aggravated') > 0;
  if (mixed && use.effects.some((word) => word.do === 'prevent'))
    return [
      { ...move, on: 'normal' },
      { ...move, on: 'aggravated' },
    ];
  return [move];
}

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
