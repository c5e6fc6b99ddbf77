/** Damage that is prevented: by cards, by what they granted earlier, and not where a strike shuts a Discipline out. */
import type { Guard, Move, RuleId } from '../../../engine/game.ts';
import { belongsTo, GRANTED } from '../guards.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { take } from '../steps/damage.ts';
import { type DamageKind, momentOf, opponentOf, pendingOn, preventableOn, strikeUse, type Table, useOf } from '../table.ts';

const PREVENTION = 'damage-b-prevention';

const prevents = (move: Move): boolean =>
  useOf(move)?.use.effects.some((word) => word.do === 'prevent' || word.do === 'prevent-strike') ?? false;
const preventsStrike = (move: Move): boolean => useOf(move)?.use.effects.some((word) => word.do === 'prevent-strike') ?? false;

const isGranted = (table: Table, move: Move): boolean =>
  move.verb === 'use' &&
  table.combat.grants.some((grant) => grant.who === move.who && grant.card === move.card && grant.what === 'prevent');

function wouldPrevent(table: Table, move: Move): boolean {
  if (preventsStrike(move))
    return table.combat.pending.some((each) => each.to === move.who && each.by !== null && each.preventable && each.n > 0);
  const kind = move.on === 'normal' || move.on === 'aggravated' ? move.on : undefined;
  return preventableOn(table, move.who, kind) > 0;
}

/** Prevents: aggravated points first unless the move names normal ones. What is too much is lost. */
function prevent(table: Table, move: Move, n: number, tell: Tell): void {
  const id = move.who;
  const kinds: DamageKind[] = move.on === 'normal' ? ['normal', 'aggravated'] : ['aggravated', 'normal'];
  let prevented = 0;
  for (const kind of kinds)
    prevented += take(table, n - prevented, (packet) => packet.to === id && packet.preventable && packet.kind === kind);
  tell({ type: 'damage.prevented', rule: 'damage.prevention-cards', who: id, n: prevented, left: pendingOn(table, id) });
  if (prevented < n) tell({ type: 'prevention.lost', rule: 'damage.prevention-needs-damage', who: id, n: n - prevented });
}

/** All that is left of the opponent's strike, and nothing that is not from it. */
function preventStrike(table: Table, id: string, tell: Tell): void {
  const fromStrike = take(
    table,
    Number.MAX_SAFE_INTEGER,
    (packet) => packet.to === id && packet.by !== null && packet.preventable,
  );
  tell({ type: 'damage.prevented', rule: 'damage.leather-jacket', who: id, n: fromStrike, left: pendingOn(table, id) });
}

/** Prevention by a Discipline that the strike shuts out. */
const shutOut: Objection = (table, move, { from }) => {
  const tag = move.mode?.toLowerCase();
  if (from !== 'hand' || tag === undefined || !prevents(move)) return undefined;
  const pending = table.combat.pending.filter((each) => each.to === move.who && each.n > 0);
  if (pending.length === 0 || pending.some((each) => each.not !== tag)) return undefined;
  const strike = table.combat.strikes[opponentOf(table, move.who)];
  return strike ? strikeUse(strike).rule : 'sequencing.requirements';
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'damage.calculation-is-arithmetic': (table, move, state) =>
    !state.startsWith('round.strikes') || !prevents(move) || belongsTo(PREVENTION)(table, move, state),
  'damage.prevention-needs-damage': (table, move, state) =>
    (!prevents(move) && !isGranted(table, move)) || (momentOf(state) === PREVENTION && wouldPrevent(table, move)),
  'damage.prevention-granted-by-combat-card-this-round': (table, move, state) =>
    move.verb !== 'use' || momentOf(state) in GRANTED || useOf(move) !== undefined || isGranted(table, move),
};

export const prevention: Part = {
  rules,
  objections: [[RANKS.shutOut, shutOut]],
  words: {
    prevent: (table, move, word, tell) => prevent(table, move, word.amount, tell),
    'prevent-strike': (table, move, _word, tell) => preventStrike(table, move.who, tell),
  },
  aim(table, move, use) {
    const isMixed = pendingOn(table, move.who, 'normal') > 0 && pendingOn(table, move.who, 'aggravated') > 0;
    return isMixed && use.effects.some((word) => word.do === 'prevent')
      ? ['normal', 'aggravated'].map((on) => ({ ...move, on }))
      : undefined;
  },
  hooks: {
    uses(table, move, tell) {
      if (useOf(move)?.from === 'play' || table.combat.poll) return;
      const { grants } = table.combat;
      const index = grants.findIndex((grant) => grant.who === move.who && grant.card === move.card && grant.what === 'prevent');
      if (index < 0) return;
      grants.splice(index, 1);
      const rule = 'damage.prevention-granted-by-combat-card-this-round';
      tell({ type: 'card.used', rule, who: move.who, card: move.card as string });
      prevent(table, move, 1, tell);
    },
  },
};
add(prevention);
