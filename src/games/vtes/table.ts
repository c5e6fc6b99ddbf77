/** The table of a VTES combat, as plain JSON, and the questions everything else asks of it. */
import type { Move } from '../../engine/game.ts';
import { cards } from './cards/registry.ts';
import type { Until, Use, VtesCard, Window, Word } from './words.ts';

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
  inPlay: { card: string; locked: boolean }[];
}

/** A card on a minion: equipment, retainer, or a card such as Disarm. */
export interface Attached {
  card: string;
  /** At which level it was put there. */
  mode?: string;
  /** Life of a retainer. */
  life?: number;
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
}

/** A point of damage knows where it comes from: strikes are somebody's, the environment is nobody's. */
export interface Packet {
  to: MinionId;
  n: number;
  kind: DamageKind;
  /** The striker, or null for environmental damage. */
  by: MinionId | null;
  preventable: boolean;
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
  what: 'maneuver' | 'press' | 'prevent' | 'additional';
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
  diablerie: { by: MinionId; victim: MinionId } | null;
  /** Whose X the acting side has put first. */
  turnOfX: MinionId | null;
  /** The end of the round has begun. */
  closing: boolean;
  /** Random cards that a strike still costs: whose, and how many. */
  discards: { player: PlayerId; n: number } | null;
}

export interface Action {
  acting: MinionId;
  blocked: boolean;
  /** An announced continuation: who may pay for it once combat is over. */
  mayContinue: MinionId | null;
  continues: boolean;
  /** Cards used, once per action: `A:form-of-mist`. */
  used: string[];
  /** The blocker of this action. */
  blocker: MinionId | null;
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
  let strength = minion.strength;
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
const effectsOf = (card: string, mode: string): readonly Word[] =>
  card === SOME_EFFECT
    ? [{ do: 'aggravate-hand-strikes', until: 'round' }]
    : (cards.get(card)?.levels?.[mode] ?? []).flatMap((use) => use.effects);
export const SOME_EFFECT = 'some-effect';

/** The use a move makes of a card from hand (`mode`, or a card without levels) or in play. */
export function useOf(move: Move): { card: VtesCard; use: Use; from: 'hand' | 'play' } | undefined {
  const card = move.card === undefined ? undefined : cards.get(move.card);
  if (!card) return undefined;
  const played = card.levels?.[levelOf(move)]?.find((use) => use.verb === move.verb);
  if (played) return { card, use: played, from: 'hand' };
  const used = move.mode === undefined ? card.inPlay?.find((use) => use.verb === move.verb) : undefined;
  return used ? { card, use: used, from: 'play' } : undefined;
}

export const windowsOf = (table: Table, use: Use): readonly Window[] =>
  (table.edition === '2004' && use.windowsIn2004) || use.windows;

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
  'decided',
]);

/** The use behind a declared strike; a hand strike has none. */
export function strikeUse(strike: Strike): Use {
  if (strike.card === 'hand') return HAND;
  const card = cards.get(strike.card);
  const found =
    strike.mode === undefined
      ? (card?.inPlay?.find((use) => use.verb === 'strike') ?? card?.levels?.['all']?.find((use) => use.verb === 'strike'))
      : card?.levels?.[strike.mode]?.find((use) => use.verb === 'strike');
  if (!found) throw new Error(`${strike.card} makes no strike`);
  return found;
}

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

export const bears = (table: Table, id: MinionId, card: string): boolean =>
  minionOf(table, id).attached.some((each) => each.card === card);
