/** The combat of VTES, without its cards: who imports this brings those it needs (`cards/registry.ts`). */
import type { Game, Move, Position, RuleId } from '../../engine/game.ts';
import { holderOf, moves } from '../../engine/play.ts';
import { candidates, idle } from './candidates.ts';
import { combat } from './combat.machine.ts';
import { grappled } from './guards.ts';
import { blank } from './opening.ts';
import { outcome, read } from './read.ts';
import { momentOf, playerBehind, type Table, useOf } from './table.ts';

/** The rule that says when a verb is open, where the present state does not know it at all. A map: verbs come from addresses, and a plain object knows `constructor`. */
const CLOSED: ReadonlyMap<string, RuleId> = new Map(
  Object.entries({
    strike: 'strike-declaration.order',
    decline: 'strike-declaration.order',
    maneuver: 'maneuvers.acting-first',
    press: 'press.procedure',
    x: 'damage.eldritch-glimmer-x-at-resolution',
    order: 'damage.eldritch-glimmer-x-first-any-side',
    choose: 'damage.open-unfinished-sentence',
    mend: 'damage.handling-one-blood-each',
    continue: 'anathema.form-of-mist-payment-is-after-combat',
    take: 'diablerie.step-2-equipment',
    leave: 'diablerie.step-2-equipment',
    learn: 'diablerie.step-4-discipline',
    'pass-on': 'diablerie.step-5-charnas',
    vote: 'diablerie.step-6-blood-hunt',
    ballot: 'diablerie.step-6-blood-hunt',
    edge: 'diablerie.step-6-blood-hunt',
    lot: 'damage.eruption-of-vitae-x-first',
    discard: 'before-range.infernal-pursuit-superior',
    burn: 'damage.nothing-else-in-prevention',
    fight: 'combat-overview.tied-to-action',
    block: 'diablerie.referendum-versus-political-action',
    act: 'combat-overview.tied-to-action',
  }),
);

/** A card tried while steps run by themselves: the rule of the moment it belongs to. */
const HOME: Readonly<Record<string, RuleId>> = {
  'before-range': 'before-range.window-cards',
  'before-strikes': 'before-strikes.cards',
  'damage-b-prevention': 'damage.prevention-needs-damage',
  'end-of-round': 'end-of-round.cards',
  'torpor-window': 'torpor.on-the-way-window',
  'about-to-end': 'combat-ending.telepathic-tracking-window',
  psyche: 'combat-ending.psyche-after-telepathic-tracking-window',
  'post-combat': 'combat-ending.post-psyche-window',
  'pre-combat': 'combat-overview.pre-combat-window',
  'after-action': 'combat-ending.cats-guidance-after-followups',
  'block-attempt': 'combat-overview.only-combat-cards',
  blocks: 'combat-overview.only-combat-cards',
  additional: 'additional-strikes.not-earlier',
  'diablerie-after': 'diablerie.step-5-only-then',
  'blood-hunt': 'diablerie.blood-hunt-usable-effects',
  polling: 'diablerie.blood-hunt-no-modifiers-or-reactions',
};

/** What a position knows about a move whose moment is not: past, fixed, or not yet. */
function known({ state, table }: Position<Table>, move: Move): RuleId | undefined {
  const { combat } = table;
  const moment = momentOf(state);
  if (uninterruptible({ state, table }) && (move.verb === 'use' || move.verb === 'play'))
    return 'diablerie.steps-1-to-4-are-uninterruptible';
  if (move.verb === 'maneuver' && combat.rangeSetBy !== null)
    return combat.committed[combat.rangeSetBy] === 'sniper-rifle'
      ? 'before-range.sniper-rifle-equipped-at-block'
      : 'before-range.set-range-only-once';
  // a second copy, when the range has been determined: only to be rid of it
  if (move.verb === 'maneuver' && moment === 'before-strikes' && useOf(move)?.from === 'hand') {
    const played = table.players[playerBehind(table, move.who) ?? '']?.ashHeap;
    if (played?.includes(move.card ?? '')) return 'before-range.no-redundant-maneuvers-or-presses';
  }
  if (move.verb === 'strike' && moment === 'before-strikes') return 'sequencing.step-offered-to-both';
  if (move.verb === 'strike' && grappled(table, move.who)) return 'before-strikes.grapple-against-committed-gun';
  const windows = useOf(move)?.use.windows ?? [];
  if (state === 'over' && windows.includes('after-action')) return 'combat-overview.tied-to-action';
  if (moment === 'before-range' && windows.includes('before-range')) return 'sequencing.opening-pass-cannot-be-taken-back';
  if (moment === 'damage-a-calculation' && windows.includes('any')) return 'strike-declaration.damage-modifier-last-call';
  return undefined;
}

function closed(position: Position<Table>, move: Move): RuleId {
  const use = useOf(move)?.use;
  const home =
    use && move.verb !== 'strike'
      ? (HOME[use.windows[0] ?? ''] ?? (use.windows[0] === 'diablerie' ? use.rule : undefined))
      : undefined;
  return known(position, move) ?? home ?? CLOSED.get(move.verb) ?? 'sequencing.step-offered-to-both';
}

/** Steps 1 to 4 are one unit: nothing comes between. */
const uninterruptible = ({ state, table }: Position<Table>): boolean =>
  /^diablerie\.(blood|equipment|burn|imp|discipline)$/.test(state) && table.combat.imp === null;

export const vtes: Game<Table> = {
  id: 'vtes',
  ruleset: '2026-07-01',
  editions: ['today', '2004'],
  chart: combat,
  blank,
  candidates: (position) => candidates(position, holderOf(vtes, position.state)),
  closed,
  idle: (position) => idle(position, holderOf(vtes, position.state), moves(vtes, position)),
  read,
  outcome,
};
