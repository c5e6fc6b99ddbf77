/** What lies in force and forbids: Immortal Grapple above all. */
import type { RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { barred } from '../objections.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { forbidden, isCombatant } from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

/** What something in force forbids. */
const forbids: Objection = (table, move, { card, from }) => {
  // a strike card is one too where it is played for its maneuver
  const uses = card.levels?.[move.mode ?? 'all'] ?? [];
  const strikes = move.verb === 'strike' || (move.verb === 'maneuver' && uses.some((each) => each.verb === 'strike'));
  if (strikes && from === 'hand' && isCombatant(table, move.who) && forbidden(table, move.who, 'strike-cards'))
    return 'maneuvers.play-versus-use';
  if (from === 'play' && cards.get(move.card ?? '')?.kind === 'equipment' && forbidden(table, move.who, 'use-equipment'))
    return 'before-range.window-cards';
  return barred(table, move);
};

/** Under Immortal Grapple: why this strike is no hand strike. */
const grapple: Objection = (table, move, { use, from }) => {
  if (move.verb !== 'strike' || !forbidden(table, move.who, 'other-than-hand-strikes')) return undefined;
  if (table.combat.committed[move.who] && !table.combat.additional) return 'before-strikes.grapple-against-committed-gun';
  if (use.hand && move.on !== undefined)
    return use.rule.startsWith('strike-declaration.hand-strike-') ? use.rule : 'strike-declaration.hand-strike-definition';
  if (use.hand && does(use, 'dodge')) return 'strike-declaration.stutter-step-not-under-grapple';
  if (use.hand) return undefined;
  if (from === 'play') return 'strike-declaration.hand-strike-definition';
  const known: readonly RuleId[] = [
    'strike-declaration.soul-burn-is-not-hand-strike',
    'strike-declaration.ranged-is-never-hand-strike',
    'strike-declaration.fixed-damage-is-not-hand-strike',
  ];
  if (known.includes(use.rule)) return use.rule;
  return move.card === 'stutter-step'
    ? 'strike-declaration.stutter-step-not-under-grapple'
    : 'before-strikes.immortal-grapple-effect';
};

export const restraints: Part = {
  objections: [
    [RANKS.forbids, forbids],
    [RANKS.grapple, grapple],
  ],
};
add(restraints);
