/** Damage that nobody inflicts: from what lies in force, and from retainers. */
import type { RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, ask, type Blow, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { firstResolved } from '../steps/strikes.ts';
import {
  combatants,
  inForce,
  isExNihilo,
  type MinionId,
  minionOf,
  opponentOf,
  type Packet,
  playerOf,
  type Table,
} from '../table.ts';

/** Environmental damage of one moment: what lies in force, and retainers. Nobody inflicts it. */
function addEnvironment(table: Table, each: 'before-range' | 'normal-strikes' | 'press', tell: Tell): void {
  for (const { source, word } of inForce(table, 'environmental')) {
    if (word.each !== each || (word.firstRound && table.combat.round > 1)) continue;
    const n = word.rises ? table.combat.round - source.since + word.amount : word.amount;
    const targets = word.to === 'everybody' ? combatants(table) : [opponentOf(table, source.by)];
    for (const to of targets) table.combat.pending.push({ to, n, kind: 'normal', by: null, preventable: word.preventable });
    if (word.to === 'everybody') wearRetainers(table, n);
  }
  if (each !== 'normal-strikes') return;
  for (const id of combatants(table)) {
    for (const { card, life } of minionOf(table, id).attached) {
      const uses = life === undefined ? undefined : cards.get(card)?.inPlay;
      const bite = uses?.find((use) => use.effects.some((word) => word.do === 'environmental'));
      if (!bite || isImmune(table, opponentOf(table, id), card) || ask('dealsOtherwise', table, id, card) === true) continue;
      if (bite.range && bite.range !== table.combat.range) continue;
      for (const word of bite.effects)
        if (word.do === 'environmental')
          table.combat.pending.push({
            to: opponentOf(table, id),
            n: word.amount,
            kind: 'normal',
            by: null,
            preventable: word.preventable,
            retainer: true,
          });
    }
  }
  for (const id of combatants(table)) {
    const n = table.combat.pending.reduce((sum, packet) => sum + (packet.to !== id && packet.retainer ? packet.n : 0), 0);
    if (n > 0) tell({ type: 'retainer.deals', rule: 'strike-resolution.retainer-like-damage', who: id, n, quiet: true });
  }
}

/** Immune to retainers, or to retainers of this kind. */
const isImmune = (table: Table, id: MinionId, card: string): boolean =>
  minionOf(table, id).immune?.some((kind) => kind === 'retainer' || kind === cards.get(card)?.is) === true;

function wearRetainers(table: Table, n: number): void {
  for (const id of combatants(table)) {
    const minion = minionOf(table, id);
    for (const each of minion.attached) if (each.life !== undefined) each.life = Math.max(0, each.life - n);
    const heap = playerOf(table, minion.controller).ashHeap;
    heap.push(...minion.attached.filter((each) => each.life === 0).map((each) => each.card));
    minion.attached = minion.attached.filter((each) => each.life !== 0);
  }
}

/** A strike that leaves something in force leaves it as it resolves. */
function lasts({ table: { combat }, id, strike, use }: Blow, resolves: boolean): void {
  const lasting = use.effects.some((word) => word.do === 'environmental') && strike.card !== 'wolf-companion';
  if (lasting && resolves && strike.mode && use.range !== 'long' && combat.range !== 'long')
    combat.inForce.push({ card: strike.card, mode: strike.mode, by: id, until: 'combat', since: combat.round });
}

const isBitten = (table: Table, id: MinionId): boolean =>
  minionOf(table, opponentOf(table, id)).attached.some(({ life }) => life !== undefined);

/** Which rule a sum is a case of that is not all of strikes. */
function caseOfSum(table: Table, id: MinionId, on: readonly Packet[], second: boolean): RuleId | undefined {
  const opponent = opponentOf(table, id);
  if (table.combat.strikes[opponent]?.dodged && on.every((each) => each.by === null))
    return 'strike-resolution.dodge-only-stops-the-strike';
  if (!on.some((each) => each.retainer)) return undefined;
  if (isExNihilo(table, opponent)) return 'end-of-round.ex-nihilo-retainers-unaffected';
  if (firstResolved(table)) return 'strike-resolution.retainer-waits-for-normal-step';
  if (!on.some((each) => each.by === null && !each.retainer)) return undefined;
  return second ? 'damage.calculation-covers-all-sources' : 'strike-resolution.retainer-like-damage';
}

export const surroundings: Part = {
  rank: 8,
  ownWords: {
    'hurts-bearer'({ table: { combat }, id, strike }) {
      const key = `${id}:${strike.card}:hurt`;
      if (combat.usedThisCombat.includes(key)) return;
      combat.usedThisCombat.push(key);
      combat.pending.push({ to: id, n: 1, kind: 'normal', by: null, preventable: true });
    },
  },
  hooks: {
    damageAround: addEnvironment,
    strikeDone: lasts,
    caseOfSum,
    caseOfFall: (table, id) => (isBitten(table, id) ? 'strike-resolution.retainer-waits-for-normal-step' : undefined),
  },
};
add(surroundings);
