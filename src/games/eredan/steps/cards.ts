/** Phase 2 and the N: cards are put down, and then take effect in the same order. */
import type { Effect, Move, RuleId } from '../../../engine/game.ts';
import { cardOf } from '../cards/registry.ts';
import { linkFor } from '../chain.ts';
import { limitOn } from '../items.ts';
import { attachesAnywhere } from '../objections.ts';
import {
  activeOf,
  bonusOf,
  elementOf,
  handSizeOf,
  isDamaging,
  isGolem,
  isGuemelite,
  pairOf,
  playerOf,
  requirementsOf,
  slotOf,
  the,
} from '../questions.ts';
import type { Carried, Character, PlayerId, Put, Table } from '../table.ts';
import type { EredanCard } from '../words.ts';
import type { Tell } from './damage.ts';
import { carryOut, noteCast, type Working } from './effects.ts';

const take = (list: string[], card: string): void => {
  list.splice(list.indexOf(card), 1);
};

/** Facts about why this fighter may play this card, for whoever asks. */
function whyAllowed(fighter: Character, id: string, card: EredanCard, tell: Tell): void {
  const note = (rule: RuleId, needs: readonly string[] | 'none', element: string = 'none'): void =>
    tell({ type: 'play.allowed', rule, character: id, card: card.id, needs, element, quiet: true });
  const { classes, castes } = requirementsOf(card);
  const onGolem = card.kind === 'item' && isGolem(fighter);
  if (onGolem) note('golem.any-item', 'none');
  if (castes.length > 0 && !onGolem) note('courtier.reserved-cards', castes);
  if (card.guilds.length > 0 && !onGolem) note('beyond.play.who-may-play', card.guilds);
  if (card.guilds.includes('mercenary')) note('beyond.deck.affiliation-extras', ['mercenary']);
  if (card.kind === 'theurgy') note('class.priest-theurgy', ['priest']);
  const pair = pairOf(fighter);
  const isOpened = classes.some((name) => fighter.classes.includes(name));
  if (isOpened) note(pair ? `dual.${pair}.template` : 'beyond.play.who-may-play', classes);
  if (card.kind === 'spell' && isGuemelite(fighter) && card.element === elementOf(fighter)) {
    note('guemelite.own-type', 'none', card.element);
    if (card.guilds.length > 0) note('guemelite.guild-caste-apply', card.guilds);
  }
}

export const put: Effect<Table> = (table, { who, card = '', on }, tell, state) => {
  const side = who as PlayerId;
  const by = table.turn.fighters?.[side] as string;
  const fighter = the(table, by);
  const known = cardOf(card) as EredanCard;
  const [first] = table.turn.put[side];
  whyAllowed(fighter, by, known, tell);
  take(playerOf(table, side).hand, card);
  table.turn.put[side].push({ card, on: on ?? null, by });
  table.took.push(card);
  const link = first && linkFor(fighter, cardOf(first.card) as EredanCard, known);
  if (link?.allows === 'any')
    tell({ type: 'chain.of-any-type', rule: 'beyond.chain.untyped-is-any', who, card, kind: known.kind, quiet: true });
  tell({
    type: first ? 'card.chained' : 'card.put',
    rule: link?.rule ?? 'play.one-card-each',
    who,
    card,
    by,
    on: on ?? 'none',
    slot: slotWord(state),
    left: playerOf(table, side).hand.length,
  });
  if (first) tell({ type: 'cards.two', rule: 'chain.two-cards-at-most', who, quiet: true });
};

const slotWord = (state = ''): string => state.split('.').at(-1) ?? '';

/** No card: of the first kind it closes the second as well. */
export const passCard: Effect<Table> = (table, { who }, tell, state) => {
  const side = who as PlayerId;
  const isFirst = table.turn.put[side].length === 0;
  if (isFirst) table.turn.passed[side] = true;
  tell({
    type: isFirst ? 'card.none' : 'chain.declined',
    rule: isFirst ? 'play.optional' : 'beyond.play.pass',
    who,
    slot: slotWord(state),
    ...(isFirst ? {} : { quiet: true as const }),
  });
};

/** Who passed has no second place in the N. */
export const skipSlot: Effect<Table> = (table, _move, tell, state = '') => {
  const slot = slotOf(table, state);
  tell({ type: 'slot.skipped', rule: 'beyond.play.pass', who: slot?.who ?? activeOf(table), slot: slotWord(state), quiet: true });
};

/** The card of this place in the N takes effect; a place without one is passed over. */
export const resolveSlot: Effect<Table> = (table, _move, tell, state = '') => {
  const slot = slotOf(table, state);
  if (!slot) return;
  const { who, index } = slot;
  const placed = table.turn.put[who][index];
  if (!placed) return;
  const card = cardOf(placed.card) as EredanCard;
  table.turn.resolved.push(card.id);
  tell({
    type: 'card.resolved',
    rule: 'resolution.n-order',
    who,
    card: card.id,
    slot: slotWord(state),
    n: table.turn.resolved.length,
    on: placed.on ?? 'none',
  });
  if (the(table, placed.by).life === 0)
    tell({ type: 'downed.resolves', rule: 'beyond.combat.defeat-check', character: placed.by, card: card.id, quiet: true });
  const work = { who, card, put: placed };
  noteCast(table, work, isDamaging(card), tell);
  carryOut(table, work, tell);
  if (card.kind === 'item') attach(table, work, tell);
  else playerOf(table, who).discards.push(card.id);
  notSpecial(table, placed, tell);
};

/** Any race but two has no special rule. */
function notSpecial(table: Table, { by }: Put, tell: Tell): void {
  const fighter = the(table, by);
  if (!isGolem(fighter) && !isGuemelite(fighter))
    tell({ type: 'race.plain', rule: 'race.only-two-special', character: by, race: fighter.race, quiet: true });
}

/** An Item goes on its bearer; a potion or scroll is used up. */
function attach(table: Table, { who, card, put: placed }: Working, tell: Tell): void {
  const on = placed.on ?? placed.by;
  if (card.item === 'potion' || card.item === 'scroll') {
    playerOf(table, who).discards.push(card.id);
    tell({ type: 'item.used', rule: 'beyond.item.when-active', who, card: card.id, on, kind: card.item });
    tell({ type: 'item.unlimited', rule: 'item.others-unlimited', on, card: card.id, quiet: true });
    return;
  }
  const bearer = the(table, on);
  const player = the(table, placed.by);
  const { rule } = limitOn(table, on, card, carried(bearer, card));
  const isLate = card.item === 'weapon' || card.item === 'armour';
  const item: Carried = { card: card.id, owner: who, counts: !isLate, playedBy: [...player.guilds] };
  bearer.items.push(item);
  tell({ type: 'item.attached', rule, who, card: card.id, on, kind: card.item ?? 'other', n: carried(bearer, card).length });
  tell({ type: isLate ? 'item.not-yet' : 'item.counts', rule: 'beyond.item.when-active', on, card: card.id, quiet: true });
  if (on !== placed.by) {
    tell({ type: 'item.on-another', rule: 'class.artisan-attaches-anywhere', on, card: card.id, by: placed.by, quiet: true });
    const isFar = bearer.side !== who || bearer.tilted;
    if (isFar)
      tell({ type: 'item.on-another', rule: 'beyond.class.artisan-scope', on, card: card.id, by: placed.by, quiet: true });
  }
  if (attachesAnywhere(player, card))
    tell({ type: 'artisan.attaches', rule: 'class.artisan-attaches-anywhere', on, card: card.id, quiet: true });
  if (card.lasting?.playedBy)
    tell({ type: 'item.played-by', rule: 'beyond.play.played-by', on, card: card.id, by: placed.by, quiet: true });
  if (card.lasting?.bonusFor && isGolem(bearer)) tellGolem(bearer, on, item, tell);
  if (card.lasting?.handSize)
    tell({ type: 'hand-size.set', rule: 'refill.more-if-card-says', who, n: handSizeOf(table, who), card: card.id, quiet: true });
}

const carried = (bearer: Character, { item }: EredanCard): EredanCard[] =>
  bearer.items.flatMap(({ card }) => {
    const known = cardOf(card);
    return known?.item === item && known ? [known] : [];
  });

/** What a Golem takes of an Item whose bonus depends on its bearer. */
export function tellGolem(bearer: Character, id: string, item: Carried, tell: Tell): void {
  const { attack = 0, defence = 0, spirit = 0 } = bonusOf(bearer, item);
  tell({ type: 'golem.bonus', rule: 'golem.bonus', character: id, card: item.card, attack, defence, spirit, quiet: true });
}

export const slotEmpty = (table: Table, _move: Move, state: string): boolean => {
  const slot = slotOf(table, state);
  return slot !== undefined && table.turn.put[slot.who][slot.index] === undefined;
};

export const passedHere = (table: Table, _move: Move, state: string): boolean => {
  const slot = slotOf(table, state);
  return slot !== undefined && table.turn.passed[slot.who];
};
