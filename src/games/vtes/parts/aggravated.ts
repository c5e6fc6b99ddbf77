/** Aggravated damage: the first point wounds, each further one costs 1 blood, or burns. And claws. */
import type { Move, RuleId } from '../../../engine/game.ts';
import { add, ask, at, type Part } from '../parts.ts';
import { burn, loseBlood, type Tell } from '../steps/blood.ts';
import { isDeclaring } from '../steps/cards.ts';
import { isOn, type MinionId, minionOf, opponentOf, type Table, useOf } from '../table.ts';

interface Before {
  readonly before: number;
  readonly normal: number;
  readonly wasWounded: boolean;
  /** Points that a fellow has paid for. */
  readonly helped: number;
}

function bear(table: Table, id: MinionId, n: number, { before, normal, wasWounded, helped }: Before, tell: Tell): void {
  const minion = minionOf(table, id);
  let left = n;
  if (!minion.wounded) {
    minion.wounded = true;
    minion.bound = true;
    left -= 1;
    tell({ type: 'aggravated.wounds', rule: 'damage.first-aggravated-point', who: id, blood: minion.blood });
  }
  left = Math.max(0, left - helped);
  const paid = loseBlood(table, id, left);
  if (paid > 0)
    tell({ type: 'aggravated.paid', rule: 'damage.further-aggravated-points', who: id, n: paid, blood: minion.blood });
  const points = normal + n;
  if (paid < left) {
    if (ask('escapesBurning', table, id, tell) === true) return;
    at('burnedOtherwise', table, id, 'anathema.burned-by-damage-does-not-trigger', tell);
    burn(table, id, tell);
    const environmental = table.combat.pending.reduce((sum, each) => sum + (each.to === id && each.by === null ? each.n : 0), 0);
    const rule = wasWounded
      ? 'damage.further-aggravated-points'
      : normal === before && normal === environmental && n === 2 && before > 0
        ? 'damage.x-normal-plus-two-aggravated'
        : 'damage.x-plus-2-burns';
    tell({ type: 'minion.burned-by-damage', rule, who: id, n: points, blood: before });
    return;
  }
  if (wasWounded) return;
  if (points === before)
    tell({ type: 'threshold.x', rule: 'damage.x-with-one-aggravated', who: id, n: points, blood: minion.blood });
  else if (points === before + 1)
    tell({ type: 'threshold.x-plus-1', rule: 'damage.x-plus-1-with-one-aggravated', who: id, n: points });
}

/** Claws that waited for the opposing strike, or came as the last call. */
const clawsRule = (table: Table, move: Move): RuleId =>
  move.who === table.combat.acting && table.combat.strikes[opponentOf(table, move.who)]
    ? 'strike-declaration.wolf-claws-after-opponent-declared'
    : 'strike-declaration.damage-modifier-last-call';

export const aggravated: Part = {
  rules: {
    'damage.wolf-claws-drawn-too-late': (table, move) =>
      !useOf(move)?.use.effects.some((word) => word.do === 'aggravate-hand-strikes') ||
      !isOn(table, 'prevention-stage-closed-to-other-effects'),
  },
  words: {
    'aggravate-hand-strikes'(table, move, _word, tell) {
      // during stage b the sum of this strike is made: only later strikes of the round change
      if (table.combat.pending.length > 0)
        tell({ type: 'strikes.aggravated-late', rule: 'damage.wolf-claws-drawn-too-late', who: move.who });
      else tell({ type: 'strikes.aggravated', rule: clawsRule(table, move), who: move.who });
    },
  },
  hooks: {
    aggravatedDealt: bear,
    playedRule(table, move, use, isCopy) {
      if (!use.effects.some((word) => word.do === 'aggravate-hand-strikes')) return undefined;
      if (isCopy) return 'before-range.duplicates-wolf-claws';
      return isDeclaring(table) && use.windows.includes('any') ? clawsRule(table, move) : undefined;
    },
  },
};
add(aggravated);
