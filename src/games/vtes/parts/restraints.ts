/** What lies in force and forbids: Immortal Grapple above all. */
import type { Effect, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { forbidden, isCombatant, SOME_STRIKE_CARD, type Table } from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

/** A maneuver or a press, of a card or granted, that something in force forbids. */
function barred(table: Table, move: Move): RuleId | undefined {
  if (move.card === SOME_STRIKE_CARD && forbidden(table, move.who, 'strike-cards')) return 'maneuvers.play-versus-use';
  const { range, pressed } = table.combat;
  const maneuver = range === 'long' ? 'maneuver-to-close' : 'maneuver-to-long';
  const press = pressed ? 'press-to-end' : 'press-to-continue';
  const what = move.verb === 'maneuver' ? maneuver : move.verb === 'press' ? press : undefined;
  return what && isCombatant(table, move.who) && forbidden(table, move.who, what) ? 'before-range.window-cards' : undefined;
}

/** A hand strike of a minion that is bound to another strike. */
function bareStrike(table: Table, move: Move): RuleId | undefined {
  if (move.verb !== 'strike' || !isCombatant(table, move.who)) return undefined;
  return forbidden(table, move.who, 'other-than-hand-strikes') && table.combat.committed[move.who] && !table.combat.additional
    ? 'before-strikes.grapple-against-committed-gun'
    : undefined;
}

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

/** Close range without maneuvers in the round after. */
const closeByGrapple: Effect<Table> = (table, _move, tell) => {
  table.combat.closeNext = false;
  table.combat.range = 'close';
  tell({ type: 'range.is-close', rule: 'before-strikes.immortal-grapple-effect' });
};

export const restraints: Part = {
  rank: 2,
  hooks: { forbids: (table, move) => bareStrike(table, move) ?? barred(table, move) },
  facts: { closeByGrapple: (table) => table.combat.closeNext },
  effects: { closeByGrapple },
  words: {
    'close-next-round'(table) {
      table.combat.closeNext = true;
    },
  },
  objections: [
    [RANKS.forbids, forbids],
    [RANKS.grapple, grapple],
  ],
};
add(restraints);
