/** A turn around its combat: straightening, refill, choice, tilting, discard, and what its end brings. */
import type { Effect, RuleId } from '../../../engine/game.ts';
import { HAND, newTurn } from '../opening.ts';
import {
  activeOf,
  downed,
  everyone,
  handSizeOf,
  isGolem,
  isGuemelite,
  living,
  other,
  passiveOf,
  playerOf,
  the,
  untilted,
} from '../questions.ts';
import { type CharacterId, PLAYERS, type PlayerId, type Table } from '../table.ts';
import { defeat } from './combat.ts';
import { strikeWith, type Tell } from './damage.ts';

type Phase = 'refill' | 'choose-characters' | 'use-cards' | 'resolve-combat' | 'tilt' | 'discard';

function openPhase(table: Table, phase: Phase, tell: Tell): void {
  table.turn.phases.push(phase);
  const rule: RuleId =
    phase === 'refill' ? 'refill.before-phase-one' : table.turn.n > 1 ? 'turn.repeats-phases' : 'turn.five-phases';
  tell({ type: 'phase.opened', rule, phase, turn: table.turn.n, quiet: true });
  if (rule === 'turn.repeats-phases') tell({ type: 'phase.in-order', rule: 'turn.five-phases', phase, quiet: true });
}

/** Each side on its own: straightened if all its living characters are tilted. */
export const straighten: Effect<Table> = (table, _move, tell) => {
  const { n } = table.turn;
  const active = activeOf(table);
  tell({ type: 'turn.opened', rule: n === 1 ? 'initiative.winner-is-player-one' : 'turn.alternates', turn: n, who: active });
  if (n === 1) tell({ type: 'turn.first', rule: 'turn.alternates', who: active, quiet: true });
  tell({ type: 'combat.numbered', rule: 'turn.one-combat-per-turn', n, before: table.combats, quiet: true });
  for (const who of PLAYERS) {
    const standing = living(table, who);
    const tilted = standing.filter((id) => the(table, id).tilted);
    if (tilted.length === 0) continue;
    if (tilted.length < standing.length) {
      for (const id of tilted) tell({ type: 'character.stays-tilted', rule: 'tilt.not-selectable', character: id, quiet: true });
      tell({ type: 'line.stays', rule: 'beyond.tilt.straighten-at-turn-start', who, n: tilted.length, quiet: true });
      continue;
    }
    for (const id of tilted) the(table, id).tilted = false;
    tell({ type: 'line.straightened', rule: 'beyond.tilt.straighten-at-turn-start', who, characters: tilted, n: tilted.length });
  }
};

/** Both hands are filled up; whoever cannot fill theirs is marked. */
export const refill: Effect<Table> = (table, _move, tell) => {
  openPhase(table, 'refill', tell);
  tell({ type: 'refill.opened', rule: 'refill.both-players', quiet: true });
  for (const who of [activeOf(table), passiveOf(table)]) refillOne(table, who, tell);
  const both = PLAYERS.every((who) => playerOf(table, who).marked);
  if (both) tell({ type: 'mark.both', rule: 'beyond.deckout.no-way-back', quiet: true });
};

function refillOne(table: Table, who: PlayerId, tell: Tell): void {
  const player = playerOf(table, who);
  const size = handSizeOf(table, who);
  const due = Math.max(0, size - player.hand.length);
  const drawn = player.deck.splice(0, due);
  player.hand.push(...drawn);
  tell({ type: 'hand.target', rule: 'victory.deck-out-hand-target', who, n: size, quiet: true });
  tell({
    type: 'hand.refilled',
    rule: size > HAND ? 'refill.more-if-card-says' : 'refill.to-five',
    who,
    n: drawn.length,
    hand: player.hand.length,
    left: player.deck.length,
  });
  const isShort = drawn.length < due;
  if (isShort) {
    player.marked = true;
    tell({ type: 'mark.made', rule: 'victory.deck-out-trigger', who, hand: player.hand.length, size });
    if (player.shed > 0) tell({ type: 'mark.by-discarding', rule: 'discard.deck-out-warning', who, n: player.shed, quiet: true });
    if (player.discards.length > 0)
      tell({ type: 'pile.stays', rule: 'beyond.discard.pile-and-limit', who, n: player.discards.length, quiet: true });
  } else {
    tell({ type: 'mark.none', rule: 'victory.deck-out-trigger', who, hand: player.hand.length, quiet: true });
    if (player.shed > 0) tell({ type: 'shed.redrawn', rule: 'discard.deck-out-warning', who, n: player.shed, quiet: true });
    if (player.marked) tell({ type: 'mark.stays', rule: 'beyond.deckout.no-way-back', who, quiet: true });
  }
  player.shed = 0;
}

export const openChoice: Effect<Table> = (table, _move, tell) => openPhase(table, 'choose-characters', tell);

/** Characters that an effect in play tilts before the choice. */
export const awaitingTilt = (table: Table): CharacterId[] =>
  everyone(table).filter((id) => the(table, id).tiltedAtChoice && !the(table, id).defeated);
export const tiltBefore: Effect<Table> = (table, _move, tell) => {
  for (const id of awaitingTilt(table)) {
    Object.assign(the(table, id), { tiltedAtChoice: false, tilted: true });
    tell({ type: 'character.tilted', rule: 'tilt.not-selectable', character: id });
  }
};

/** Sides that have somebody alive and nobody to choose. */
export const stuck = (table: Table): PlayerId[] =>
  PLAYERS.filter((who) => untilted(table, who).length === 0 && living(table, who).length > 0);
export const fallBack: Effect<Table> = (table, _move, tell) => {
  for (const who of stuck(table)) {
    const ids = living(table, who);
    for (const id of ids) the(table, id).tilted = false;
    tell({ type: 'line.straightened', rule: 'beyond.tilt.no-untilted-fallback', who, characters: ids, n: ids.length });
  }
};

export const choose: Effect<Table> = (table, { who, card = '', on = '' }, tell) => {
  const active = who as PlayerId;
  table.turn.fighters = { [active]: card, [other(active)]: on } as Record<PlayerId, CharacterId>;
  table.took.push(card, on);
  tell({ type: 'fighters.chosen', rule: 'choose.active-picks-both', who, character: card, on });
  for (const id of [card, on]) {
    if (downed(table, the(table, id).side).length > 0)
      tell({ type: 'chosen.on-field', rule: 'choose.on-field-only', character: id, quiet: true });
    tell({ type: 'chosen.untilted', rule: 'choose.tilted-excluded', character: id, quiet: true });
    if (the(table, id).classes.length > 1)
      tell({ type: 'classes.read', rule: 'dual.two-classes', character: id, classes: the(table, id).classes, quiet: true });
    if (the(table, id).castes.length > 0)
      tell({ type: 'caste.read', rule: 'courtier.is-a-caste', character: id, castes: the(table, id).castes, quiet: true });
    if (the(table, id).guilds.length > 1)
      tell({ type: 'guilds.read', rule: 'courtier.several-guilds', character: id, guilds: the(table, id).guilds, quiet: true });
    if (!isGolem(the(table, id)) && !isGuemelite(the(table, id)))
      tell({ type: 'race.plain', rule: 'race.only-two-special', character: id, race: the(table, id).race, quiet: true });
  }
};

/** Orders that name this turn come into force, for both fighters and for nobody else. */
export const applyOrders: Effect<Table> = (table, _move, tell) => {
  const { n, fighters } = table.turn;
  const fighting = fighters ? [fighters[activeOf(table)], fighters[passiveOf(table)]] : [];
  tell({ type: 'orders.looked-at', rule: 'order.both-fighters', n, quiet: true });
  for (const id of fighting) {
    const character = the(table, id);
    character.inForce = character.orders.flatMap(({ turns }, at) => (turns.includes(n) ? [at] : []));
    for (const at of character.inForce) {
      const { attack = 0, defence = 0, spirit = 0 } = character.orders[at]?.bonus ?? {};
      tell({ type: 'order.applies', rule: 'order.matches-combat-number', character: id, turn: n, attack, defence, spirit });
      tell({ type: 'order.in-force', rule: 'beyond.combat.bonus-duration', character: id, quiet: true });
    }
    if (character.orders.length > 0 && character.inForce.length === 0)
      tell({ type: 'order.silent', rule: 'order.matches-combat-number', character: id, turn: n, quiet: true });
    for (const { turns } of character.orders)
      if (turns.some((turn) => turn < n) && !turns.includes(n))
        tell({ type: 'order.missed', rule: 'order.only-if-played', character: id, turn: n, quiet: true });
  }
  for (const id of everyone(table))
    if (!fighting.includes(id) && the(table, id).orders.some(({ turns }) => turns.includes(n)))
      tell({ type: 'order.missed', rule: 'order.only-if-played', character: id, turn: n, quiet: true });
};

export const openCards: Effect<Table> = (table, _move, tell) => openPhase(table, 'use-cards', tell);

/** Both have put down what they will, and nothing has taken effect yet. */
export const openCombat: Effect<Table> = (table, _move, tell) => {
  const n = table.turn.put.Ann.length + table.turn.put.Bob.length;
  tell({ type: 'cards.down', rule: 'beyond.play.declare-then-resolve', n, quiet: true });
  openPhase(table, 'resolve-combat', tell);
};

export const tiltFighters: Effect<Table> = (table, _move, tell) => {
  openPhase(table, 'tilt', tell);
  const ids = PLAYERS.flatMap((who) => table.turn.fighters?.[who] ?? []).filter((id) => !the(table, id).defeated);
  for (const id of ids) the(table, id).tilted = true;
  tell({ type: 'fighters.tilted', rule: 'tilt.fighters-tilt', characters: ids, n: ids.length });
  const others = everyone(table).filter((id) => !ids.includes(id) && !the(table, id).defeated && !the(table, id).tilted);
  tell({ type: 'bystanders.stay', rule: 'tilt.bystanders-stay', characters: others, n: others.length, quiet: true });
};

export const openDiscard: Effect<Table> = (table, _move, tell) => openPhase(table, 'discard', tell);

export const discard: Effect<Table> = (table, { who, card = '', n = 1 }, tell) => {
  const player = playerOf(table, who);
  for (let i = 0; i < n; i++) player.hand.splice(player.hand.indexOf(card), 1);
  // in which order they go makes no difference, so it makes no other position either
  const gone = [...player.discards.splice(player.discards.length - player.shed), ...Array.from({ length: n }, () => card)];
  player.discards.push(...gone.sort());
  player.shed += n;
  tell({ type: 'cards.discarded', rule: 'discard.any-number', who, card, n, hand: player.hand.length });
};

export const endDiscard: Effect<Table> = (table, { who }, tell) => {
  const { hand, deck, shed } = playerOf(table, who);
  tell({
    type: shed > 0 ? 'discard.done' : 'discard.none',
    rule: 'discard.any-number',
    who,
    n: shed,
    hand: hand.length,
    quiet: true,
  });
  if (shed > 0 && hand.length <= HAND)
    tell({ type: 'hand.within', rule: 'discard.over-five', who, hand: hand.length, quiet: true });
  const due = Math.max(0, handSizeOf(table, who as PlayerId) - hand.length);
  if (due > deck.length)
    tell({
      type: 'refill.will-fail',
      rule: 'discard.deck-out-warning',
      who,
      n: due,
      left: deck.length,
      ...(shed > 0 ? {} : { quiet: true as const }),
    });
};

/** What some effect does at the end of a turn. */
export const endEffects: Effect<Table> = (table, _move, tell) => {
  for (const id of everyone(table)) {
    const character = the(table, id);
    const n = character.harmedAtEnd;
    if (n === 0 || character.defeated) continue;
    strikeWith(table, id, { who: other(character.side), kind: 'direct', n, rule: 'beyond.combat.damage-kinds' }, tell);
  }
  if (everyone(table).some((id) => the(table, id).life === 0 && !the(table, id).defeated)) defeat(table, tell);
  for (const who of PLAYERS)
    if (playerOf(table, who).marked)
      tell({ type: 'mark.waits', rule: 'victory.deck-out-timing', who, turn: table.turn.n, quiet: true });
};

export const nextTurn: Effect<Table> = (table, _move, tell) => {
  const { n } = table.turn;
  table.turns -= 1;
  tell({ type: 'turn.over', rule: 'turn.one-combat-per-turn', turn: n, quiet: true });
  if (table.turns > 0) table.turn = newTurn(n + 1);
};
