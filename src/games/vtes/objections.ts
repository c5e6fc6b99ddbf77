/**
 * What a card, the minion that plays it and what lies in force have against a move, each under the rule that says so.
 * Where the limit is the card's own and no rule of the chapters is its case, it is `sequencing.requirements`.
 */
import type { Guard, Move, RuleId } from '../../engine/game.ts';
import { cards } from './cards/registry.ts';
import {
  combatants,
  forbidden,
  inForce,
  isCombatant,
  isOn,
  minionOf,
  momentOf,
  opponentOf,
  playerBehind,
  sideOf,
  strikeUse,
  type Table,
  useOf,
} from './table.ts';
import type { Use, Word } from './words.ts';

type Found = NonNullable<ReturnType<typeof useOf>>;
type Objection = (table: Table, move: Move, found: Found, state: string) => RuleId | undefined;

const REQUIRED: RuleId = 'sequencing.requirements';
const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

/** Limits printed on the card: rounds, range, how often, who. */
const printed: Objection = (table, move, { use }) => {
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
  if (used.includes(key))
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
  if (needs.action === 'blocked' && !table.action.blocked) return false;
  if (needs.action === 'succeeded' && !table.action.succeeded) return false;
  if (needs.contract && minion?.contract !== opponentOf(table, move.who)) return false;
  if (needs.blocked && (table.action.blocker !== move.who || !table.combat.block || !minion?.boreAtBlock.includes(needs.blocked)))
    return false;
  return true;
}

/** What something in force forbids. */
const forbids: Objection = (table, move, { use, from }) => {
  const strikes = move.verb === 'strike' || (from === 'hand' && use.effects.some((word) => word.do === 'damage'));
  if (strikes && from === 'hand' && isCombatant(table, move.who) && forbidden(table, move.who, 'strike-cards'))
    return 'maneuvers.play-versus-use';
  if (from === 'play' && cards.get(move.card ?? '')?.kind === 'equipment' && forbidden(table, move.who, 'use-equipment'))
    return 'before-range.window-cards';
  if (
    move.verb === 'maneuver' &&
    forbidden(table, move.who, table.combat.range === 'long' ? 'maneuver-to-close' : 'maneuver-to-long')
  )
    return 'before-range.window-cards';
  if (move.verb === 'press' && forbidden(table, move.who, table.combat.pressed ? 'press-to-end' : 'press-to-continue'))
    return 'before-range.window-cards';
  return undefined;
};

/** Under Immortal Grapple: why this strike is no hand strike. */
const grapple: Objection = (table, move, { use, from }) => {
  if (move.verb !== 'strike' || !forbidden(table, move.who, 'other-than-hand-strikes')) return undefined;
  if (table.combat.committed[move.who]) return 'before-strikes.grapple-against-committed-gun';
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

const rangeFixed: Objection = (table, move, { use }) => {
  const by = table.combat.rangeSetBy;
  if (!does(use, 'set-range') || by === null) return undefined;
  return sideOf(table, by) === 'acting' && sideOf(table, move.who) === 'opposing'
    ? 'before-range.set-range-acting-first'
    : 'before-range.set-range-only-once';
};

const additional: Objection = (table, move, { use }, state) => {
  const word = use.effects.find((each) => each.do === 'additional-strikes');
  const { combat } = table;
  if (!word || word.do !== 'additional-strikes') {
    if (combat.additional && move.verb === 'strike' && does(use, 'no-additional-strikes'))
      return 'strike-declaration.stutter-step-limits';
    return undefined;
  }
  if ((combat.extra[move.who] ?? 0) > 0) return 'additional-strikes.resolve-before-gaining-more';
  if (momentOf(state) !== 'additional') {
    if (combat.additional || !BEFORE_ADDITIONAL.has(momentOf(state))) return 'additional-strikes.window';
    if (word.limited) return 'additional-strikes.not-earlier';
    if (!isOn(table, 'exempt-additional-strikes-at-any-time')) return 'additional-strikes.open-exception-of-quickness-and-jacko';
  }
  if (combat.noExtra.includes(move.who)) return 'strike-declaration.stutter-step-limits';
  if (word.limited && combat.limited.includes(move.who)) return 'additional-strikes.one-source';
  return undefined;
};

const BEFORE_ADDITIONAL = new Set(['before-range', 'maneuver', 'before-strikes', 'declare', 'damage-b-prevention']);

const equipment: Objection = (table, move, { from }) =>
  from === 'play' && table.combat.stolen.includes(`${move.who}:${move.card}`) ? 'strike-resolution.steal-equipment' : undefined;

const ammunition: Objection = (table, move, { use }) => {
  if (!does(use, 'ammo')) return undefined;
  const strike = table.combat.strikes[move.who];
  const gun = strike && cards.get(strike.card)?.gun;
  return gun && table.combat.ammo[`${move.who}:${strike.card}`] === undefined ? undefined : 'strike-declaration.ammo-window';
};

/** Out-of-turn masters: not in one's own turn, one between two of them, and only in answer to what they answer. */
const outOfTurn: Objection = (table, move, { card, use }) => {
  if (card.kind !== 'out-of-turn-master') return undefined;
  const id = playerBehind(table, move.who);
  const player = id === undefined ? undefined : table.players[id];
  if (!player || sideOf(table, move.who) === 'acting' || player.outOfTurn) return 'combat-overview.out-of-turn-masters-in-combat';
  if (use.pool && player.pool < use.pool) return REQUIRED;
  if (does(use, 'frenzied-torpor') && !aggravatedThreat(table, move.on)) return 'strike-declaration.rotschreck-window';
  const cancels = use.effects.find((word) => word.do === 'cancel');
  if (cancels?.do === 'cancel') {
    const played = table.combat.asPlayed;
    if (!played || playerBehind(table, played.who) === id) return use.rule;
    const master = cards.get(played.card)?.kind === 'out-of-turn-master';
    if ((cancels.what === 'master-card') !== master) return use.rule;
  }
  return undefined;
};

/** A declared strike against the minion that deals aggravated damage at this range. */
function aggravatedThreat(table: Table, id: string | undefined): boolean {
  if (id === undefined || !isCombatant(table, id)) return false;
  const by = opponentOf(table, id);
  const strike = table.combat.strikes[by];
  if (!strike) return false;
  const use = strikeUse(strike);
  if (table.combat.range === 'long' && !use.ranged) return false;
  const clawed = use.hand === true && inForce(table, 'aggravate-hand-strikes', by).length > 0;
  return (
    use.effects.some((word) => word.do === 'damage' && (clawed || word.kind === 'aggravated')) ||
    table.combat.ammo[`${by}:${strike.card}`] === 'dragons-breath-rounds'
  );
}

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

const twisting: Objection = (table, move, { use }) => {
  if (!does(use, 'inflict-one-more')) return undefined;
  const dealt = table.combat.pending.reduce((sum, each) => sum + (each.by === move.who ? each.n : 0), 0);
  return dealt >= 3 ? undefined : 'end-of-round.twisting-the-knife-is-inflicted';
};

/** In the end of the round, a vampire that has been sent on its way to torpor plays nothing more. */
const bound: Objection = (table, move, _found, state) =>
  momentOf(state) === 'end-of-round' && table.minions[move.who]?.bound === true ? 'torpor.wounded-by-effect' : undefined;

const OBJECTIONS: readonly Objection[] = [
  bound,
  outOfTurn,
  rangeFixed,
  printed,
  forbids,
  grapple,
  additional,
  equipment,
  ammunition,
  shutOut,
  twisting,
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
  if (!found) return bareStrike(table, move);
  for (const object of OBJECTIONS) {
    const rule = object(table, move, found, state);
    if (rule) return rule;
  }
  return undefined;
}

/** A hand strike of a minion that is bound to another strike. */
function bareStrike(table: Table, move: Move): RuleId | undefined {
  if (move.verb !== 'strike' || !isCombatant(table, move.who)) return undefined;
  return forbidden(table, move.who, 'other-than-hand-strikes') && table.combat.committed[move.who]
    ? 'before-strikes.grapple-against-committed-gun'
    : undefined;
}

/** A combat waits already: nothing that would start one more is used. */
export function chained(table: Table, move: Move): RuleId | undefined {
  const { queue } = table.action;
  const use = useOf(move)?.use;
  if (
    !queue ||
    !use ||
    !use.effects.some((word) => ['new-combat', 'queue', 'lure', 'illusion', 'fight-chosen'].includes(word.do))
  )
    return undefined;
  const psyche = move.card === 'psyche';
  if (move.card === 'sirens-lure') return 'chained-combats.second-sirens-lure';
  if (queue.card === 'sirens-lure') {
    if (psyche) return 'chained-combats.psyche-with-sirens-lure-pending';
    return move.card === 'blissful-agony'
      ? 'chained-combats.blissful-agony-with-sirens-lure-pending'
      : 'chained-combats.followups-with-sirens-lure-pending';
  }
  if (queue.card === 'illusions-of-the-kindred')
    return psyche ? 'chained-combats.illusions-and-psyche' : 'chained-combats.illusions-and-followups';
  if (queue.card === 'blissful-agony' && psyche) return 'chained-combats.blissful-agony-and-psyche';
  return 'chained-combats.no-second-queue';
}
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
