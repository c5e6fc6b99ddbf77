/** Life lost and regained, and whose score it counts for. */
import type { Happening, RuleId } from '../../../engine/game.ts';
import { characterOf, figureOf, isFighter, other, playerOf, the } from '../questions.ts';
import type { CharacterId, PlayerId, Table } from '../table.ts';

export type Tell = (event: Happening) => void;

export interface Blow {
  readonly kind: 'magic' | 'physical' | 'direct';
  /** What reduces it: nothing, where it is direct. */
  readonly against?: 'defence' | 'spirit';
  readonly n: number;
  readonly rule: RuleId;
  readonly card?: string;
  readonly who: PlayerId;
}

/** Damage after reduction, never below 0. */
export const reduced = (table: Table, on: CharacterId, { n, against }: Pick<Blow, 'n' | 'against'>): number =>
  Math.max(0, n - (against ? figureOf(table, on, against) : 0));

/** An effect reaches a tilted character as it does any other. */
export function reach(table: Table, on: CharacterId, tell: Tell): void {
  if (characterOf(table, on)?.tilted && !isFighter(table, on))
    tell({ type: 'tilted.reached', rule: 'tilt.still-targetable', on, quiet: true });
}

/** Deals damage that has been worked out: in full for the score, as far as there is Life for the character. */
export function harm(table: Table, on: CharacterId, n: number, kind: Blow['kind'], tell: Tell): void {
  const target = the(table, on);
  const to = other(target.side);
  playerOf(table, to).dealt += n;
  if (n > target.life)
    tell({ type: 'life.bounded', rule: 'beyond.combat.life-bounds', on, n: n - target.life, life: 0, quiet: true });
  target.life = Math.max(0, target.life - n);
  tell({ type: 'damage.of-kind', rule: 'beyond.combat.damage-kinds', on, kind, n, quiet: true });
  if (n > 0) tell({ type: 'score.counted', rule: 'beyond.score.attribution', who: to, n, kind: 'dealt', quiet: true });
}

/** Damage of a card. */
export function strikeWith(table: Table, on: CharacterId, blow: Blow, tell: Tell): void {
  const target = the(table, on);
  if (target.defeated) return;
  const n = reduced(table, on, blow);
  const reduction = blow.against ? figureOf(table, on, blow.against) : 0;
  reach(table, on, tell);
  if (blow.kind === 'magic') {
    table.turn.sources += 1;
    if (table.turn.sources > 1 || n === 0)
      tell({
        type: 'magic.each-by-itself',
        rule: 'beyond.combat.magic-per-source',
        on,
        n,
        source: table.turn.sources,
        quiet: true,
      });
  }
  const { rule, kind, card, who, against } = blow;
  tell({
    type: 'damage.dealt',
    rule,
    who,
    on,
    kind,
    amount: blow.n,
    against: against ?? 'nothing',
    reduction,
    n,
    life: Math.max(0, target.life - n),
    card: card ?? 'none',
  });
  harm(table, on, n, kind, tell);
}

export function loseLife(table: Table, on: CharacterId, n: number, card: string, tell: Tell): void {
  const target = the(table, on);
  if (target.defeated) return;
  reach(table, on, tell);
  const lost = Math.min(target.life, n);
  target.life -= lost;
  tell({ type: 'life.lost', rule: 'beyond.combat.damage-kinds', on, n: lost, life: target.life, card });
  tell({ type: 'score.not-counted', rule: 'beyond.score.attribution', on, n: lost, quiet: true });
}

export function heal(table: Table, on: CharacterId, n: number, rule: RuleId, card: string, tell: Tell): void {
  const target = the(table, on);
  if (target.defeated) return;
  reach(table, on, tell);
  const regained = Math.min(n, target.full - target.life);
  if (regained < n)
    tell({ type: 'life.bounded', rule: 'beyond.combat.life-bounds', on, n: n - regained, life: target.full, quiet: true });
  target.life += regained;
  playerOf(table, target.side).healed += regained;
  tell({ type: 'life.regained', rule, on, n: regained, life: target.life, card });
  if (regained > 0)
    tell({ type: 'score.counted', rule: 'beyond.score.attribution', who: target.side, n: regained, kind: 'healed', quiet: true });
}
