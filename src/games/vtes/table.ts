/** The table of a VTES combat, as plain JSON, and the questions everything else asks of it. */
import type { Move } from '../../engine/game.ts';
import { cards } from './cards/registry.ts';
import type { Forbidden, Until, Use, VtesCard, Window, Word } from './words.ts';

export type MinionId = string;
export type PlayerId = string;
export type Side = 'acting' | 'opposing';
export type DamageKind = 'normal' | 'aggravated';

export interface Player {
  pool: number;
  /** Card ids; `unnamed` stands for a card that the situation does not name. */
  hand: string[];
  handSize: number;
  /** Top first. Below the cards named here lie unnamed ones: libraries are not empty. */
  library: string[];
  ashHeap: string[];
  inPlay: { card: string; locked: boolean; counters?: number }[];
  /** An out-of-turn master has been used since the player's own turn. */
  outOfTurn: boolean;
  /** Cards to be replaced once combat is over. */
  owed: number;
  edge: boolean;
  /** Whom it preys on. */
  prey: PlayerId | null;
  /** Effects in play: guns cost this much more, a card in play pays this much of equipment. */
  dearerGuns?: number;
  paysForEquipment?: number;
  /** Effects in play that take pool off equipment, and off actions to equip alone, of which there are none here. */
  cheaperEquipment?: number;
  cheaperEquipActions?: number;
  /** Crypt cards, top first. */
  crypt: string[];
}

/** A card on a minion: equipment, retainer, or a card such as Disarm. */
export interface Attached {
  card: string;
  /** At which level it was put there. */
  mode?: string;
  /** Life of a retainer. */
  life?: number;
  /** Whose card it is, where that is not its bearer's controller. */
  owner?: PlayerId;
  /** The minion that put it there, where that matters. */
  by?: MinionId;
}

export interface Minion {
  controller: PlayerId;
  kind: 'vampire' | 'ally';
  /** Blood counters of a vampire, life counters of an ally. */
  blood: number;
  capacity: number;
  /** Before what cards on the minion add or take. */
  strength: number;
  disciplines: string[];
  locked: boolean;
  region: 'ready' | 'torpor' | 'burned';
  wounded: boolean;
  /** On the way to torpor: it goes there when the window for Amaranth and the like has closed. */
  bound: boolean;
  attached: Attached[];
  /** The crypt card it is, where that matters: its abilities are the card's. */
  is?: string;
  clan?: string;
  sect?: string;
  title?: string;
  circle?: string;
  /** Some effect makes aggravated damage to it normal. */
  aggravatedAsNormal?: true;
  /** Some effect keeps equipment off it. */
  noEquipment?: true;
  /** Kinds of retainer whose damage does nothing to it: `animal`, or `retainer` for all. */
  immune?: string[];
  /** By some effect what the opposing minion inflicts on it is so much less. */
  lessInflicted?: number;
  /** By some effect its strength is its life, its strikes cost so much. */
  strengthIsLife?: true;
  strikesCost?: number;
  /** By some effect, as its block succeeds and before it resolves, so much damage to the acting minion. */
  hurtsBlocked?: number;
  /** By some effect guns deal it so much more. */
  moreFromGuns?: number;
  /** Votes beside those of its title, and votes under a condition, which nothing here counts. */
  votes?: number;
  votesIf?: number;
  /** The minion on which it holds a contract. */
  contract?: MinionId;
  /** Equipment it bore when it blocked. */
  boreAtBlock: string[];
}

/** A point of damage knows where it comes from: strikes are somebody's, the environment is nobody's. */
export interface Packet {
  to: MinionId;
  n: number;
  kind: DamageKind;
  /** The striker, or null for environmental damage. */
  by: MinionId | null;
  preventable: boolean;
  /** A Discipline whose cards do not prevent it. */
  not?: string;
  /** Dealt by a hand strike. */
  hand?: true;
  /** Dealt by a retainer. */
  retainer?: true;
  /** Added when strike damage came back; it reflects nothing again. */
  back?: true;
}

export interface Strike {
  /** `hand`, or the card it is made with. */
  card: string;
  mode?: string;
  on?: string;
  x?: number;
  dodged?: true;
  /** It comes to nothing: its weapon is gone. */
  void?: true;
  /** Carried out. */
  done?: true;
}

/** What a card leaves in force. */
export interface InForce {
  card: string;
  mode: string;
  by: MinionId;
  until: Until;
  /** Counters on it (Darkness Within). */
  counters?: number;
  /** The round in which it was played. */
  since: number;
}

export interface Grant {
  who: MinionId;
  what:
    | 'maneuver'
    | 'press'
    | 'prevent'
    | 'additional'
    | 'steal-equipment'
    | 'political-vote'
    | 'no-strike'
    | 'unlock'
    | 'cancel-maneuver';
  card: string;
  until: Until;
}

export interface Combat {
  acting: MinionId;
  opposing: MinionId;
  round: number;
  range: 'close' | 'long' | null;
  /** The combat resulted from a block of the action. */
  block: boolean;
  /** An effect has ended the combat. */
  ended: boolean;
  /** Combat is over: what is lost from now on is not lost in combat. */
  over: boolean;
  inForce: InForce[];
  grants: Grant[];
  /** Cards used, by minion and span: `A:flak-jacket`. */
  usedThisRound: string[];
  usedThisCombat: string[];
  /** Equipment whose maneuver binds its bearer's first strike. */
  committed: Partial<Record<MinionId, string>>;
  strikes: Partial<Record<MinionId, Strike>>;
  /** Strikes of the round are the initial pair, or additional ones. */
  additional: boolean;
  /** Additional strikes still to be made. */
  extra: Partial<Record<MinionId, number>>;
  pending: Packet[];
  /** What the step's calculation still has to do or has done: `theft`, `x-A`, `darkness-within-A`. */
  done: string[];
  /** Minions robbed in this step: stealing is no damage. */
  robbed: MinionId[];
  /** Points that fellows of the circle mend in this step, and the fellows that have said how many. */
  mended: Partial<Record<MinionId, number>>;
  menders: MinionId[];
  /** Burned, they go to torpor instead, with so much blood; and who has been asked. */
  reformed: Partial<Record<MinionId, number>>;
  burnAsked: MinionId[];
  /** Points of own strikes that got through this round. */
  inflicted: Partial<Record<MinionId, number>>;
  /** Points of damage handled this round. */
  suffered: Partial<Record<MinionId, number>>;
  /** Which point Flesh of Marble lets through, once chosen. */
  through: Partial<Record<MinionId, DamageKind>>;
  /** Whose press to continue is not cancelled. */
  pressed: boolean;
  /** Minions that make no strike in round 1 of this combat. */
  noStrike: MinionId[];
  /** Minions that strike with no card in round 1 of this combat. */
  noStrikeCards: MinionId[];
  /** The round into which Telepathic Tracking has led. */
  trackedTo: number;
  /** Who drinks whom, and what the victim was before: blood, capacity, votes. */
  diablerie: {
    by: MinionId;
    victim: MinionId;
    blood: number;
    capacity: number;
    votes: number;
    /** Step 0 has stopped it, and left the victim in torpor or still on its way there. */
    stopped?: 'torpor' | 'wounded';
  } | null;
  /** Whose Charnas lost its employer, by the source's timing. */
  imp: PlayerId | null;
  /** Votes that a Political Struggle on the victim brings. */
  struggle: { who: MinionId; n: number } | null;
  /** The referendum of a blood hunt: votes cast, and what has been used for them. */
  poll: {
    on: MinionId;
    for: number;
    against: number;
    used: string[];
    cast: Record<string, 'for' | 'against'>;
    more: Record<string, number>;
  } | null;
  /** An effect has fixed the range of the round, and whose. */
  rangeSetBy: MinionId | null;
  /** The next round is at close range without maneuvers. */
  closeNext: boolean;
  lastManeuver: MinionId | null;
  lastPress: MinionId | null;
  /** The last press was one granted earlier. */
  lastPressGranted: boolean;
  /** A further round has been played for, and begins when the window closes. */
  tracked: boolean;
  /** Blood lost to damage this round. */
  lost: Partial<Record<MinionId, number>>;
  /** Minions that have used their one limited source of additional strikes this round. */
  limited: MinionId[];
  /** Minions whose refusal of additional strikes is final this round. */
  declined: MinionId[];
  /** Minions without additional strikes this round. */
  noExtra: MinionId[];
  /** Equipment taken this round: not used before the next. */
  stolen: string[];
  /** Ammunition on guns: `A:44-magnum` and the card. */
  ammo: Record<string, string>;
  /** Combat ends once the strikes are resolved. */
  endsAfter: boolean;
  /** Damage that waits until combat is over. */
  afterDamage: number;
  /** Rötschreck: bound for torpor once the combat really ends. */
  frenzied: MinionId | null;
  /** It was locked before the frenzy. */
  frenziedLocked: boolean;
  /** Sent to torpor by an end of combat, once combat really ends. */
  sentToTorpor: MinionId[];
  /** Minions that fight on though bound for torpor. */
  fightOn: MinionId[];
  /** Damage that a fragile striker has taken since. */
  fragile: Partial<Record<MinionId, { at: number; taken: number }>>;
  /** Weapons that retainers use this round, by employer. */
  wielded: Partial<Record<MinionId, string>>;
  /** A card just played that somebody may still cancel. */
  asPlayed: { who: string; verb: string; card: string; mode?: string; on?: string } | null;
  /** The part of the round that damage may interrupt. */
  phase: 'before-range' | 'strikes' | 'press';
  /** What the press step still owes: scheduled damage. */
  pressDamage: 'due' | 'later' | 'done';
  /** Whose X the acting side has put first. */
  turnOfX: MinionId | null;
  /** The end of the round has begun. */
  closing: boolean;
  /** Random cards that a strike still costs: whose, and how many. */
  discards: { player: PlayerId; n: number; rule: string } | null;
}

export interface Action {
  acting: MinionId;
  blocked: boolean;
  /** An announced continuation: who may pay for it once combat is over. */
  mayContinue: MinionId | null;
  continues: boolean;
  /** Cards used, once per action: `A:form-of-mist`. */
  used: string[];
  /** What was used once in the combats before Psyche!: `B:44-magnum`. */
  usedBefore: string[];
  /** The blocker of this action. */
  blocker: MinionId | null;
  /** What is being done, where the situation begins with the action: `hunt`, or the card it is done with. */
  kind: string | null;
  target: MinionId | null;
  stealth: number;
  /** Intercept of each minion that has tried to block: it lasts for the action. */
  intercept: Partial<Record<MinionId, number>>;
  /** Action cards to be replaced once the action is over. */
  owed: number;
  attempting: MinionId | null;
  /** Minions that may not block this action any more. */
  out: MinionId[];
  awake: MinionId[];
  /** Actions closed to the acting minion for the turn. */
  closed: string[];
  succeeded: boolean;
  /** Ended before it could resolve: nothing may follow it. */
  ended: boolean;
  /** Given for the combats that blocks of this action lead to. */
  grants: Grant[];
  /** A combat that waits: at most one. */
  queue: {
    acting: MinionId;
    opposing: MinionId;
    after: 'combat' | 'action';
    card: string;
    noStrikeCards?: MinionId;
    /** Who has an optional maneuver in its first round. */
    maneuvers?: MinionId;
  } | null;
  /** A vampire that is no more than an illusion: it leaves the game when its combat is over. */
  illusion: { id: MinionId; held: true } | null;
  /** Whose attempts the other Methuselahs have given up. */
  declined: boolean;
  /** A combat has followed the one with the blocker: nothing that waits for the blocker's combat fits any more. */
  followed: boolean;
}

export interface Table {
  edition: string;
  switches: Record<string, boolean>;
  /** Seed of the chance moves that the runner makes by itself. */
  seed: number;
  players: Record<PlayerId, Player>;
  minions: Record<MinionId, Minion>;
  /** Blood counters gained (+) or given (-) by the blood bank since the start. */
  bank: number;
  action: Action;
  combat: Combat;
}

export function minionOf(table: Table, id: MinionId): Minion {
  const minion = table.minions[id];
  if (!minion) throw new Error(`no minion ${id} at the table`);
  return minion;
}

export function playerOf(table: Table, id: PlayerId): Player {
  const player = table.players[id];
  if (!player) throw new Error(`no player ${id} at the table`);
  return player;
}

/** The Methuselah behind a mover: itself, or the minion's controller. */
export const playerBehind = (table: Table, who: string): PlayerId | undefined =>
  table.players[who] ? who : table.minions[who]?.controller;

export function sideOf(table: Table, who: string): Side | undefined {
  const player = playerBehind(table, who);
  if (!player) return undefined;
  if (player === table.minions[table.combat.acting]?.controller) return 'acting';
  if (player === table.minions[table.combat.opposing]?.controller) return 'opposing';
  return undefined;
}

export const combatants = ({ combat }: Table): readonly [MinionId, MinionId] => [combat.acting, combat.opposing];
export const isCombatant = (table: Table, who: string): boolean => combatants(table).includes(who);
export const opponentOf = ({ combat }: Table, who: MinionId): MinionId =>
  who === combat.acting ? combat.opposing : combat.acting;

export const isReady = (table: Table, id: MinionId): boolean => {
  const minion = table.minions[id];
  return minion?.region === 'ready' && !minion.bound;
};

/** A combatant is bound for torpor, in torpor or burned. */
export const someoneGone = (table: Table): boolean => combatants(table).some((id) => !isReady(table, id));

/** Strength with all that cards on the minion add or take; never below 0. */
export function strengthOf(table: Table, id: MinionId): number {
  const minion = minionOf(table, id);
  const set = inForce(table, 'set-strength', id).map(({ word }) => word.to);
  let strength = set.at(-1) ?? (minion.strengthIsLife ? minion.blood : minion.strength);
  if (combatants(table).includes(id))
    for (const { word } of inForce(table, 'strengthen-opponent', opponentOf(table, id))) strength += word.amount;
  for (const { card, mode } of minion.attached) strength += strengthOfCard(card, mode);
  return Math.max(0, strength);
}

function strengthOfCard(card: string, mode: string | undefined): number {
  const words = mode === undefined ? [] : effectsOf(card, mode);
  const word = words.find((each) => each.do === 'put-on-opponent' || each.do === 'disarm');
  if (word && 'strength' in word) return word.strength;
  return cards.get(card)?.attached?.strength ?? 0;
}

/** `tha` is had by who has `tha` or `THA`. */
export const hasLevel = (minion: Minion, level: string): boolean =>
  level === 'all' || minion.disciplines.includes(level) || minion.disciplines.includes(level.toUpperCase());

export const levelOf = (move: Move): string => move.mode ?? 'all';

/** The effects of a card at a level; `some-effect` stands for whatever made a minion's hand strikes aggravated. */
export const effectsOf = (card: string, mode: string): readonly Word[] =>
  card === SOME_EFFECT
    ? [mode === 'first-strike' ? { do: 'first-strike' } : { do: 'aggravate-hand-strikes', until: 'round' }]
    : (cards.get(card)?.levels?.[mode] ?? []).flatMap((use) => use.effects);
export const SOME_EFFECT = 'some-effect';
/** A strike card that the situation does not name. */
export const SOME_STRIKE_CARD = 'some-strike-card';

/** The use a move makes of a card from hand (`mode`, or a card without levels) or in play. */
export function useOf(move: Move): { card: VtesCard; use: Use; from: 'hand' | 'play' } | undefined {
  const card = move.card === undefined ? undefined : cards.get(move.card);
  if (!card) return undefined;
  const played = card.levels?.[levelOf(move)]?.find((use) => use.verb === move.verb);
  if (played) return { card, use: played, from: 'hand' };
  // what happens by itself has no moment in which anybody uses it
  const used = move.mode === undefined ? card.inPlay?.find((use) => use.verb === move.verb && use.windows.length > 0) : undefined;
  return used ? { card, use: used, from: 'play' } : undefined;
}

export const windowsOf = (table: Table, use: Use): readonly Window[] => {
  if (isOn(table, 'exempt-additional-strikes-at-any-time'))
    for (const word of use.effects) if (word.do === 'additional-strikes' && !word.limited) return [...use.windows, 'any'];
  const asIn2004 = use.switch === undefined ? table.edition === '2004' : isOn(table, use.switch);
  return (asIn2004 && use.windowsIn2004) || use.windows;
};

/** The moment a state stands for: `round.maneuver.acting-answers` is `maneuver`. */
export const momentOf = (state: string): string => {
  const keys = state.split('.').filter((key) => !WHOSE_TURN.has(key));
  return keys.at(-1) ?? state;
};
const WHOSE_TURN = new Set([
  'acting',
  'opposing',
  'acting-answers',
  'opposing-answers',
  'last-call',
  'window',
  'open',
  'damage',
  'after',
  'x',
  'lot',
  'order',
  'sum',
  'through',
  'mending',
  'decided',
  'due',
  'again',
  'answer',
  'imp',
  'polls',
]);

/** In whose ash heap a card on a minion ends. */
export const ownerOf = (table: Table, bearer: MinionId, { owner }: Attached): PlayerId =>
  owner ?? minionOf(table, bearer).controller;

/** The use behind a declared strike; a hand strike has none. */
export function strikeUse(strike: Strike): Use {
  if (strike.card === 'hand') return HAND;
  if (strike.card === SOME_EFFECT) return STEAL_EQUIPMENT;
  const card = cards.get(strike.card);
  const found =
    strike.mode === undefined
      ? (card?.inPlay?.find((use) => use.verb === 'strike') ?? card?.levels?.['all']?.find((use) => use.verb === 'strike'))
      : card?.levels?.[strike.mode]?.find((use) => use.verb === 'strike');
  if (!found) throw new Error(`${strike.card} makes no strike`);
  return found;
}

/** A strike that some effect outside the cards gives. */
const STEAL_EQUIPMENT: Use = {
  verb: 'strike',
  windows: ['declare'],
  effects: [{ do: 'steal-equipment' }],
  rule: 'strike-resolution.steal-equipment',
};

const HAND: Use = {
  verb: 'strike',
  windows: ['declare'],
  hand: true,
  effects: [{ do: 'damage', amount: 'strength', kind: 'normal' }],
  rule: 'strike-declaration.default-hand-strike',
};

/** Points still to be prevented or handled. */
export const pendingOn = (table: Table, id: MinionId, kind?: DamageKind): number =>
  table.combat.pending.reduce((sum, each) => sum + (each.to === id && (!kind || each.kind === kind) ? each.n : 0), 0);

export const preventableOn = (table: Table, id: MinionId, kind?: DamageKind): number =>
  table.combat.pending.reduce(
    (sum, each) => sum + (each.to === id && each.preventable && (!kind || each.kind === kind) ? each.n : 0),
    0,
  );

export const isOn = (table: Table, name: string): boolean => table.switches[name] === true;

/** Effects in force of one kind, oldest first. */
export function inForce<D extends Word['do']>(
  table: Table,
  what: D,
  by?: MinionId,
): { source: InForce; word: Extract<Word, { do: D }> }[] {
  return table.combat.inForce.flatMap((source) => {
    if (by !== undefined && source.by !== by) return [];
    return effectsOf(source.card, source.mode).flatMap((word) =>
      word.do === what ? [{ source, word: word as Extract<Word, { do: D }> }] : [],
    );
  });
}

/** Whether something forbids this to a minion now. */
export const forbidden = (table: Table, id: MinionId, what: Forbidden): boolean =>
  inForce(table, 'forbid').some(({ source, word }) => word.what.includes(what) && (word.to === 'both' || source.by !== id));

/** Ex Nihilo on the minion. */
export const isExNihilo = (table: Table, id: MinionId): boolean =>
  minionOf(table, id).attached.some(({ card }) => cards.get(card)?.attached?.exNihilo === true);

export const bears = (table: Table, id: MinionId, card: string): boolean =>
  minionOf(table, id).attached.some((each) => each.card === card);
