/** The combat of VTES, without its cards: who imports this brings those it needs (`cards/registry.ts`). */
import type { Game, Move, RuleId } from '../../engine/game.ts';
import { holderOf, moves } from '../../engine/play.ts';
import { candidates, idle } from './candidates.ts';
import { combat } from './combat.machine.ts';
import { outcome, read } from './read.ts';
import { start } from './sketch.ts';
import { type Table, useOf, windowsOf } from './table.ts';

/** The rule that says when a verb is open, where the present state does not know it at all. */
const CLOSED: Readonly<Record<string, RuleId>> = {
  strike: 'strike-declaration.order',
  maneuver: 'maneuvers.acting-first',
  press: 'press.procedure',
  x: 'damage.eldritch-glimmer-x-at-resolution',
  order: 'damage.eldritch-glimmer-x-first-any-side',
  choose: 'damage.open-unfinished-sentence',
  continue: 'anathema.form-of-mist-payment-is-after-combat',
  take: 'diablerie.step-2-equipment',
  leave: 'diablerie.step-2-equipment',
  lot: 'damage.eruption-of-vitae-x-first',
  discard: 'before-range.infernal-pursuit-superior',
  burn: 'damage.nothing-else-in-prevention',
};

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
};

function closed(move: Move): RuleId {
  const use = useOf(move)?.use;
  const home = use && move.verb !== 'strike' ? HOME[windowsOf({ edition: 'today' } as Table, use)[0] ?? ''] : undefined;
  return home ?? CLOSED[move.verb] ?? 'sequencing.step-offered-to-both';
}

export const vtes: Game<Table> = {
  id: 'vtes',
  ruleset: '2026-07-01',
  editions: ['today', '2004'],
  chart: combat,
  start: (sketch) => start(sketch, combat.rows.keys()),
  candidates: (position) => candidates(position, holderOf(vtes, position.state)),
  closed,
  idle: (position) => idle(position, holderOf(vtes, position.state), moves(vtes, position)),
  read,
  outcome,
};
