/** The Action Phase: actions are announced, cost what they cost, and do what they do. */
import type { Effect, Move, RuleId } from '../../../engine/game.ts';
import { newVampire } from '../opening.ts';
import {
  attachedOf,
  cardOf,
  coterie,
  foesOf,
  freshId,
  has,
  inStreets,
  isOn,
  isReady,
  partyOf,
  permanentOf,
  playerOf,
  recruitCost,
  sourceOf,
  vampireOf,
} from '../questions.ts';
import type { Deck, PlayerId, Table, Vampire, VampireId } from '../table.ts';
import type { Ability } from '../words.ts';
import { drawFrom } from './draw.ts';
import { defeat, fromSupply, loseBlood, losePrestige, regroup, type Tell, watchPrestige } from './tokens.ts';
import { carryOut, layDown } from './words.ts';

interface Performed {
  readonly kind: 'draw' | 'recruit' | 'claim' | 'play' | 'attack' | 'use';
  readonly host?: VampireId;
  readonly card?: string;
  readonly on?: string;
}

/** The rule by which an action of this kind exists. */
const kindRule = ({ kind, host }: Performed): RuleId =>
  kind === 'use'
    ? 'card-actions.extra-options'
    : host !== undefined
      ? 'actions.hosted-kinds'
      : kind === 'play'
        ? 'actions.hosted-kinds'
        : 'actions.unhosted-kinds';

/** One of the two actions goes, and the vampire that performs it is turned on its side. */
function perform(table: Table, move: Move, action: Performed, tell: Tell): void {
  const { who } = move;
  const { kind, host, card, on } = action;
  const more = { ...(host ? { vampire: host } : {}), ...(card ? { card } : {}), ...(on ? { on } : {}) };
  tell({ type: 'action.announced', rule: kindRule(action), who, kind, ...more });
  if (['recruit', 'claim', 'attack'].includes(kind))
    tell({ type: 'coterie.task', rule: 'box.coterie-tasks', who, kind, quiet: true });
  if (table.turn.kinds.includes(kind)) tell({ type: 'action.repeated', rule: 'actions.repeat-allowed', who, kind });
  table.turn.kinds.push(kind);
  table.turn.left -= 1;
  const cost: RuleId =
    kind === 'use'
      ? 'card-actions.cost-one-action'
      : host === undefined
        ? 'actions.unhosted-costs-action'
        : 'actions.two-per-turn';
  tell({ type: 'action.spent', rule: cost, who, left: table.turn.left });
  if (host === undefined) tell({ type: 'action.unhosted', rule: 'actions.unhosted-no-vampire', who, kind });
  else exhaustHost(table, host, kind === 'use', tell);
}

function exhaustHost(table: Table, host: VampireId, isGranted: boolean, tell: Tell): void {
  const vampire = vampireOf(table, host) as Vampire;
  vampire.exhausted = true;
  const { controller: who, place } = vampire;
  const rule: RuleId = isGranted ? 'card-actions.exhaust-the-vampire' : 'actions.host-exhausts';
  tell({ type: 'vampire.exhausted', rule, who, vampire: host });
  if (isGranted) tell({ type: 'action.anywhere', rule: 'card-actions.any-location', who, vampire: host, place });
  const others = partyOf(table, host).filter((id) => id !== host);
  if (place === 'streets' && others.length > 0)
    tell({ type: 'party.kept', rule: 'actions.exhausted-keeps-party', who, vampire: host, with: others });
}

/** Whether another action of the kind could be performed: the means have to be there for it too. */
function canRepeat(table: Table, who: string, kind: string): boolean {
  const player = playerOf(table, who);
  const ready = coterie(table, who).some((id) => isReady(vampireOf(table, id) as Vampire));
  if (kind === 'draw') return player.library.length + player.faction.length > 0;
  if (kind === 'recruit')
    return player.hand.some((card) => cardOf(card)?.kind === 'vampire' && recruitCost(table, who, card) <= player.prestige);
  if (kind === 'play')
    return player.hand.some((card) => cardOf(card)?.kind === 'unhosted-action') || (ready && player.hand.length > 0);
  return ready;
}

/** After the action: is a second one of the kind within reach? */
function lookAhead(table: Table, who: string, kind: Performed['kind'], tell: Tell): void {
  if (table.result || table.turn.left === 0 || canRepeat(table, who, kind)) return;
  tell({ type: 'repeat.impossible', rule: 'actions.repeat-only-if-able', who, kind, quiet: true });
}

export const drawAction: Effect<Table> = (table, move, tell) => {
  perform(table, move, { kind: 'draw' }, tell);
  tell({ type: 'deck.chosen', rule: 'draw.deck-per-card', who: move.who, deck: move.card as string, quiet: true });
  drawFrom(table, move.who, move.card as Deck, 'actions.draw-one', tell);
  lookAhead(table, move.who, 'draw', tell);
};

/** A vampire comes from the hand into its Haven; what is paid is its Blood. */
export const recruit: Effect<Table> = (table, move, tell) => {
  const who = move.who as PlayerId;
  const card = move.card as string;
  const player = playerOf(table, who);
  const cost = recruitCost(table, who, card);
  const potency = cardOf(card)?.potency ?? 0;
  perform(table, move, { kind: 'recruit', card }, tell);
  player.hand.splice(player.hand.indexOf(card), 1);
  player.prestige -= cost;
  const paidBy: RuleId = cost < potency ? 'recruiting.herald-discount' : 'recruiting.cost-is-potency';
  tell({ type: 'prestige.paid', rule: paidBy, who, n: cost, card });
  if (cost < potency) fromSupply(table, who, potency - cost, tell);
  const id = freshId(table, card);
  table.vampires[id] = newVampire(card, who, potency);
  tell({ type: 'vampire.recruited', rule: 'recruiting.enters-haven', who, vampire: id, card });
  tell({ type: 'blood.placed', rule: 'recruiting.prestige-becomes-blood', who, vampire: id, n: potency });
  tell({ type: 'tokens.turned', rule: 'tokens.two-sided', who, vampire: id, n: cost });
  if (isOn(table, 'recruits-enter-ready')) tell({ type: 'recruit.ready', rule: 'recruiting.enters-ready', who, vampire: id });
  else (table.vampires[id] as Vampire).exhausted = true;
  watchPrestige(table, who, tell);
  lookAhead(table, who, 'recruit', tell);
};

/** The title is claimed; the conflict over it is not played yet. */
export const claim: Effect<Table> = (table, move, tell) => {
  const host = move.card as VampireId;
  perform(table, move, { kind: 'claim', host }, tell);
  const n = table.settings.princeClaimInfluence;
  table.turn.announced = { kind: 'claim', vampire: host };
  tell({ type: 'claim.announced', rule: 'titles.prince-claim-cost', who: move.who, vampire: host, n });
  lookAhead(table, move.who, 'claim', tell);
};

export const attack: Effect<Table> = (table, move, tell) => {
  const host = move.card as VampireId;
  perform(table, move, { kind: 'attack', host, on: move.on as string }, tell);
  table.turn.announced = { kind: 'attack', vampire: host };
  tell({ type: 'attack.announced', rule: 'attack.from-the-streets', who: move.who, vampire: host, on: move.on as string });
  lookAhead(table, move.who, 'attack', tell);
};

/** What has been announced and is not played yet is put aside. */
export const leaveAnnounced: Effect<Table> = (table, move, tell) => {
  const kind = table.turn.announced?.kind ?? '';
  table.turn.announced = null;
  table.turn.influenced = [];
  tell({ type: 'conflict.not-played', rule: 'actions.five-kinds', who: move.who, kind });
};

/** An Action card, hosted or not. */
export const playCard: Effect<Table> = (table, move, tell, state = '') => {
  const who = move.who as PlayerId;
  const card = move.card as string;
  const host = move.mode;
  const known = cardOf(card);
  const player = playerOf(table, who);
  perform(table, move, { kind: 'play', card, ...(host ? { host } : {}) }, tell);
  player.hand.splice(player.hand.indexOf(card), 1);
  if (host && known?.pays) {
    loseBlood(table, host, known.pays.blood, tell);
    tell({ type: 'blood.paid', rule: 'actions.named-location', who, vampire: host, card, n: known.pays.blood });
    if ((vampireOf(table, host) as Vampire).blood === 0) defeat(table, host, 'cost', tell);
  }
  const rule: RuleId = known?.where ? 'actions.named-location' : 'actions.any-location';
  const staysDown = known?.kind === 'unhosted-action' || has(card, 'conspiracy');
  let id = card;
  if (staysDown) id = layDown(table, who, card);
  else player.discards.push(card);
  const place = host ? vampireOf(table, host)?.place : undefined;
  tell({ type: 'card.played', rule, who, card, ...(host ? { vampire: host, place } : {}) });
  if (has(card, 'conspiracy')) return layConspiracy(table, who, id, card, tell);
  const announced = known?.effects?.find((word) => word.do === 'announce');
  if (announced?.do === 'announce') {
    table.turn.announced = { kind: announced.conflict, vampire: host as VampireId };
    tell({
      type: 'conflict.announced',
      rule: 'actions.five-kinds',
      who,
      kind: announced.conflict,
      card,
      ...(announced.n ? { n: announced.n } : {}),
    });
  } else {
    const work = { who, card, id, rule, ...(host ? { vampire: host } : {}) };
    carryOut(table, work, known?.effects ?? [], move, tell, state);
  }
  lookAhead(table, who, 'play', tell);
};

function layConspiracy(table: Table, who: PlayerId, id: string, card: string, tell: Tell): void {
  const found = permanentOf(table, id);
  if (!found) return;
  fromSupply(table, who, 1, tell);
  found.permanent.prestige = 1;
  tell({ type: 'conspiracy.laid', rule: 'conspiracies.face-down-with-prestige', who, card, n: 1 });
  lookAhead(table, who, 'play', tell);
}

/** Its controller turns a Conspiracy up: what it says happens, and its Prestige goes to the general supply. */
export const resolveConspiracy: Effect<Table> = (table, move, tell, state = '') => {
  const found = permanentOf(table, move.card);
  if (!found) return;
  const { owner, permanent } = found;
  const player = playerOf(table, owner);
  player.inPlay = player.inPlay.filter((each) => each !== permanent);
  player.discards.push(permanent.card);
  player.supply += permanent.prestige;
  tell({
    type: 'conspiracy.resolved',
    rule: 'conspiracies.threshold',
    who: owner,
    card: permanent.card,
    on: move.on as string,
    n: permanent.prestige,
  });
  const work = { who: owner, card: permanent.card, id: permanent.id, rule: 'conspiracies.spares-contributors' };
  carryOut(table, work, cardOf(permanent.card)?.effects ?? [], move, tell, state);
};

/** The ability that a move uses: of a vampire, of a card on one, of a card in front of its player. */
export function abilityOf(table: Table, move: Move): { ability: Ability; host?: VampireId; card: string } | undefined {
  const source = sourceOf(table, move.card);
  const ability = source && cardOf(source.card)?.abilities?.[0];
  if (!source || !ability) return undefined;
  const host = source.bearer ?? (vampireOf(table, source.id) ? source.id : undefined);
  return { ability, card: source.card, ...(host ? { host } : {}) };
}

/** An ability, or an action that a card gives. */
export const use: Effect<Table> = (table, move, tell, state = '') => {
  const found = abilityOf(table, move);
  if (!found) return;
  const { ability, host, card } = found;
  const who = move.who as PlayerId;
  if (ability.action && host) perform(table, move, { kind: 'use', host, card, ...(move.on ? { on: move.on } : {}) }, tell);
  else {
    tell({ type: 'ability.used', rule: ability.rule, who, card, ...(host ? { vampire: host } : {}) });
    turn(table, move.card as string, ability, host, tell);
    pay(table, who, host, ability, tell);
  }
  if (ability.relentless && table.turn.announced) table.turn.influenced.push(move.card as string);
  carryOut(
    table,
    { who, card, id: move.card as string, rule: ability.rule, ...(host ? { vampire: host } : {}) },
    ability.effects,
    move,
    tell,
    state,
  );
  if (ability.action) lookAhead(table, who, 'use', tell);
};

/** What the ability turns on its side. */
export function turn(table: Table, id: string, ability: Ability, host: VampireId | undefined, tell: Tell): void {
  if (ability.exhausts === 'vampire' && host) {
    const vampire = vampireOf(table, host) as Vampire;
    vampire.exhausted = true;
    tell({ type: 'vampire.exhausted', rule: 'actions.exhausted-state', who: vampire.controller, vampire: host });
  }
  if (ability.exhausts !== 'card') return;
  const attached = attachedOf(table, id)?.attached;
  const permanent = permanentOf(table, id)?.permanent;
  const piece = attached ?? permanent;
  if (!piece) return;
  piece.exhausted = true;
  tell({ type: 'card.exhausted', rule: 'actions.exhausted-state', card: piece.card });
}

export function pay(table: Table, who: PlayerId, host: VampireId | undefined, ability: Ability, tell: Tell): void {
  const { blood = 0, prestige = 0 } = ability.pays ?? {};
  if (prestige > 0) losePrestige(table, who, prestige, ability.rule, tell);
  if (blood === 0 || !host) return;
  loseBlood(table, host, blood, tell);
  tell({ type: 'blood.paid', rule: ability.rule, who, vampire: host, n: blood });
  if ((vampireOf(table, host) as Vampire).blood === 0) defeat(table, host, 'cost', tell);
}

/** Search Engine: the card that was looked at stays, or goes under its deck. */
export const putBack: Effect<Table> = (table, move, tell) => {
  const deck = table.turn.look ?? 'library';
  const cards = playerOf(table, move.who)[deck];
  const top = cards.shift();
  if (top !== undefined && move.verb === 'under') cards.push(top);
  else if (top !== undefined) cards.unshift(top);
  table.turn.look = null;
  tell({ type: 'card.put-back', rule: 'actions.exhausted-state', who: move.who, deck, where: move.verb });
};

/** To The Streets, free of charge: as a party of its own, or into another. */
export const moveOut: Effect<Table> = (table, move, tell) => {
  const id = move.card as VampireId;
  const vampire = vampireOf(table, id) as Vampire;
  const who = move.who;
  const with_ = move.on;
  vampire.place = 'streets';
  vampire.party = with_ ? (vampireOf(table, with_) as Vampire).party : '';
  regroup(table);
  tell({ type: 'vampire.moved', rule: 'streets.move-from-haven', who, vampire: id, ...(with_ ? { with: with_ } : {}) });
  const { left, kinds } = table.turn;
  const isNew = left === 0 || kinds.length === 0;
  tell({ type: 'move.free', rule: 'streets.move-is-free', who, left, ...(isNew ? {} : { quiet: true as const }) });
  if (kinds.length > 0) tell({ type: 'move.any-time', rule: 'streets.any-time-in-action-phase', who, n: kinds.length });
  const others = foesOf(table, table.active).flatMap((foe) => inStreets(table, foe));
  if (others.length + table.city.streets.length === 0) return;
  // said once: as the first of the coterie goes out to others
  const isFirst = others.length > 0 && inStreets(table, who).length === 1;
  tell({
    type: 'streets.shared',
    rule: 'streets.neutral-area',
    who,
    vampires: others,
    n: others.length,
    ...(isFirst ? {} : { quiet: true as const }),
  });
};

export const join: Effect<Table> = (table, move, tell) => {
  const id = move.card as VampireId;
  (vampireOf(table, id) as Vampire).party = (vampireOf(table, move.on) as Vampire).party;
  regroup(table);
  const others = partyOf(table, id).filter((each) => each !== id);
  tell({ type: 'party.joined', rule: 'streets.join-any-own-party', who: move.who, vampire: id, with: others });
};

export const leave: Effect<Table> = (table, move, tell) => {
  const id = move.card as VampireId;
  const others = partyOf(table, id).filter((each) => each !== id);
  (vampireOf(table, id) as Vampire).party = '';
  regroup(table);
  tell({ type: 'party.left', rule: 'streets.reorganise-freely', who: move.who, vampire: id, with: others });
};

/** The foe whom a Conspiracy makes discard is through. */
export const askedOver: Effect<Table> = (table) => {
  table.turn.asked = null;
};

/** What the chart names. */
export const effects = {
  drawAction,
  recruit,
  claim,
  attack,
  leaveAnnounced,
  playCard,
  resolveConspiracy,
  use,
  putBack,
  moveOut,
  join,
  leave,
  askedOver,
};
