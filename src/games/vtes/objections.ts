/**
 * What a card, the minion that plays it and what lies in force have against a move, each under the rule that says so.
 * Where the limit is the card's own and no rule of the chapters is its case, it is `sequencing.requirements`.
 */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { cards } from './cards/registry.ts';
import { firstObjection, type Objection, type Part, RANKS } from './parts.ts';
import {
  combatants,
  forbidden,
  inForce,
  isCombatant,
  minionOf,
  momentOf,
  opponentOf,
  playerBehind,
  SOME_STRIKE_CARD,
  strikeUse,
  type Table,
  useOf,
} from './table.ts';
import type { Use } from './words.ts';

const REQUIRED: RuleId = 'sequencing.requirements';

/** Limits printed on the card: rounds, range, how often, who. */
const printed: Objection = (table, move, { use, from }) => {
  const { combat } = table;
  if (use.rounds && (use.rounds === 'first') !== (combat.round === 1)) return use.why?.rounds ?? REQUIRED;
  if (use.range && use.range !== rangeNow(table)) return use.why?.range ?? REQUIRED;
  const key = `${move.who}:${move.card}`;
  const used: readonly string[] = {
    round: combat.usedThisRound,
    combat: combat.usedThisCombat,
    action: table.action.used,
    minion: [],
  }[use.once ?? 'minion'];
  // a limit printed on what lies in play belongs to each copy
  const copies = from === 'play' ? (table.minions[move.who]?.attached.filter(({ card }) => card === move.card).length ?? 1) : 1;
  if (used.filter((each) => each === key).length >= Math.max(1, copies))
    return use.why?.once ?? (move.card === 'flak-jacket' ? 'damage.flak-jacket' : 'before-range.printed-limit-blocks-copy');
  if (use.needs && !needsMet(table, move, use)) return use.why?.needs ?? REQUIRED;
  if (use.by === 'other-minion' && use.why?.needs && isCombatant(table, move.who)) return use.why.needs;
  return undefined;
};

/** Before it is determined, range counts as what it would be. */
const rangeNow = (table: Table): 'close' | 'long' =>
  table.combat.range ?? (inForce(table, 'long-by-default').length > 0 ? 'long' : 'close');

function needsMet(table: Table, move: Move, use: Use): boolean {
  const { needs = {} } = use;
  const minion = table.minions[move.who];
  if (needs.sect && !combatants(table).every((id) => minionOf(table, id).sect === needs.sect)) return false;
  if (needs.sect && !combatants(table).some((id) => minionOf(table, id).controller === playerBehind(table, move.who)))
    return false;
  if (needs.clan === 'circle')
    return (
      minion?.circle !== undefined &&
      combatants(table).some((id) => id !== move.who && minionOf(table, id).circle === minion.circle)
    );
  if (needs.clan && minion?.clan !== needs.clan) return false;
  if (needs.title && !['prince', 'justicar', 'inner-circle'].includes(minion?.title ?? '')) return false;
  if (needs.edition && table.edition !== needs.edition) return false;
  // outside combat today; by the source in combat as well
  if (needs.diablerie && table.edition !== '2004' && table.action.kind !== needs.diablerie) return false;
  if (needs.action === 'blocked' && !table.action.blocked) return false;
  if (needs.action === 'succeeded' && !table.action.succeeded) return false;
  if (needs.contract && minion?.contract !== opponentOf(table, move.who)) return false;
  if (needs.blocked && (table.action.blocker !== move.who || !table.combat.block || !minion?.boreAtBlock.includes(needs.blocked)))
    return false;
  return true;
}

const equipment: Objection = (table, move, { from }) =>
  from === 'play' && table.combat.stolen.includes(`${move.who}:${move.card}`) ? 'strike-resolution.steal-equipment' : undefined;

/** Prevention by a Discipline that the strike shuts out. */
const shutOut: Objection = (table, move, { use, from }) => {
  const tag = move.mode?.toLowerCase();
  if (from !== 'hand' || tag === undefined || !use.effects.some((word) => word.do === 'prevent' || word.do === 'prevent-strike'))
    return undefined;
  const pending = table.combat.pending.filter((each) => each.to === move.who && each.n > 0);
  if (pending.length === 0 || pending.some((each) => each.not !== tag)) return undefined;
  const strike = table.combat.strikes[opponentOf(table, move.who)];
  return strike ? strikeUse(strike).rule : REQUIRED;
};

/** In the end of the round, a vampire that has been sent on its way to torpor plays nothing more. */
const bound: Objection = (table, move, _found, state) =>
  momentOf(state) === 'end-of-round' && table.minions[move.who]?.bound === true ? 'torpor.wounded-by-effect' : undefined;

/** Objections that cards of every situation may meet. */
export const commonObjections: Part['objections'] = [
  [RANKS.bound, bound],
  [RANKS.printed, printed],
  [RANKS.equipment, equipment],
  [RANKS.shutOut, shutOut],
];

/** The first rule against the move, if any. Every rule asks in turn, so the last answer is kept: tables never change in place. */
export function objection(table: Table, move: Move, state: string): RuleId | undefined {
  if (last.table !== table || last.move !== move || last.state !== state)
    last = { table, move, state, rule: objectionNow(table, move, state) };
  return last.rule;
}
let last: { table?: Table; move?: Move; state?: string; rule?: RuleId | undefined } = {};

function objectionNow(table: Table, move: Move, state: string): RuleId | undefined {
  const found = useOf(move);
  if (!found) return hasOneAlready(table, move) ?? bareStrike(table, move) ?? barred(table, move);
  return firstObjection(table, move, found, state);
}

/** Equipment that a minion may have only once is not stolen by one that has it. */
function hasOneAlready(table: Table, move: Move): RuleId | undefined {
  if (move.verb !== 'strike' || move.on === undefined || !cards.get(move.on)?.onePerMinion) return undefined;
  const has = minionOf(table, move.who).attached.some(({ card }) => card === move.on);
  return has ? 'strike-resolution.steal-equipment' : undefined;
}

/** A hand strike of a minion that is bound to another strike. */
function bareStrike(table: Table, move: Move): RuleId | undefined {
  if (move.verb !== 'strike' || !isCombatant(table, move.who)) return undefined;
  return forbidden(table, move.who, 'other-than-hand-strikes') && table.combat.committed[move.who] && !table.combat.additional
    ? 'before-strikes.grapple-against-committed-gun'
    : undefined;
}

/** A maneuver or a press, of a card or granted, that something in force forbids. */
export function barred(table: Table, move: Move): RuleId | undefined {
  if (move.card === SOME_STRIKE_CARD && forbidden(table, move.who, 'strike-cards')) return 'maneuvers.play-versus-use';
  const { range, pressed } = table.combat;
  const maneuver = range === 'long' ? 'maneuver-to-close' : 'maneuver-to-long';
  const press = pressed ? 'press-to-end' : 'press-to-continue';
  const what = move.verb === 'maneuver' ? maneuver : move.verb === 'press' ? press : undefined;
  return what && isCombatant(table, move.who) && forbidden(table, move.who, what) ? 'before-range.window-cards' : undefined;
}

/** Every rule that this file may name: the chart asks them all, one by one, so that a refusal is the guard that said no. */
export const OBJECTING: readonly RuleId[] = [
  'before-range.printed-limit-blocks-copy',
  'damage.flak-jacket',
  'maneuvers.play-versus-use',
  'before-range.window-cards',
  'before-range.set-range-only-once',
  'before-range.set-range-acting-first',
  'before-strikes.immortal-grapple-effect',
  'before-strikes.grapple-against-committed-gun',
  'strike-declaration.hand-strike-definition',
  'strike-declaration.stutter-step-not-under-grapple',
  'strike-declaration.stutter-step-limits',
  'additional-strikes.not-earlier',
  'additional-strikes.open-exception-of-quickness-and-jacko',
  'additional-strikes.resolve-before-gaining-more',
  'additional-strikes.one-source',
  'strike-resolution.steal-equipment',
  'strike-declaration.ammo-window',
  'combat-overview.out-of-turn-masters-in-combat',
  'strike-declaration.rotschreck-window',
  'end-of-round.twisting-the-knife-is-inflicted',
  'torpor.wounded-by-effect',
  'strike-declaration.hand-strike-blood-fury',
  'strike-declaration.hand-strike-blood-rage',
  'before-strikes.blood-to-water',
  'strike-declaration.damage-modifier-last-call',
  'strike-declaration.fixed-damage-is-not-hand-strike',
  'strike-declaration.hand-strike-dagons-call',
  'sequencing.interruption-by-direct-intervention',
  'before-range.elysium',
  'before-strikes.immortal-grapple-close-only',
  'before-strikes.immortal-grapple-once',
  'additional-strikes.jacko-exempt',
  'strike-declaration.ranged-is-never-hand-strike',
  'combat-overview.legacy-of-power',
  'strike-declaration.hand-strike-lucky-blow',
  'before-range.mariel',
  'strike-declaration.rotschreck-effects',
  'strike-declaration.hand-strike-scorpion-sting',
  'strike-declaration.hand-strike-scorpions-touch',
  'before-range.sniper-rifle-needs-to-be-equipped-at-block',
  'strike-declaration.soul-burn-is-not-hand-strike',
  'strike-declaration.stutter-step-is-hand-strike',
  'strike-declaration.rotschreck-sudden-reversal',
  'strike-declaration.hand-strike-khabar-honor',
  'before-range.old-wording',
  'strike-declaration.hand-strike-undead-strength',
  'diablerie.step-5-soul-stealing',
];

/** `x` says no where it is the first rule against the move. */
export const objects =
  (rule: RuleId): Guard<Table> =>
  (table, move, state) =>
    objection(table, move, state) !== rule;

/** Rules against a combat while another one waits. */
export const CHAINED: readonly RuleId[] = [
  'chained-combats.second-sirens-lure',
  'chained-combats.psyche-with-sirens-lure-pending',
  'chained-combats.blissful-agony-with-sirens-lure-pending',
  'chained-combats.followups-with-sirens-lure-pending',
  'chained-combats.illusions-and-psyche',
  'chained-combats.illusions-and-followups',
  'chained-combats.blissful-agony-and-psyche',
  'chained-combats.no-second-queue',
];
