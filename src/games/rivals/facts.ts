/** Plain facts that choose between transitions of the same verb. */
import type { Guard } from '../../engine/game.ts';
import { cardOf, cityCard, has, inHand, isOn, permanentOf, playerOf, sadCards, sourceOf } from './questions.ts';
import { abilityOf } from './steps/actions.ts';
import { assignable, leftOn, protectedBy } from './steps/antagonist.ts';
import { ownOngoing } from './steps/city.ts';
import { bothEmpty } from './steps/draw.ts';
import type { Table } from './table.ts';
import { SAD, timedOf, waiting } from './timed.ts';
import type { Word } from './words.ts';

type Fact = Guard<Table>;

const shown = (table: Table) => cardOf(cityCard(table, table.turn.shown ?? undefined)?.card ?? '');
const says = (words: readonly Word[] | undefined, what: Word['do']): boolean => words?.some((word) => word.do === what) === true;
const startOf = (table: Table, card: string | undefined): readonly Word[] | undefined => {
  const source = sourceOf(table, card);
  return source && timedOf(table, source.card, 'start')?.effects;
};
const endOf = (table: Table, card: string | undefined): readonly Word[] | undefined => {
  const source = sourceOf(table, card);
  return source && timedOf(table, source.card, 'end')?.effects;
};

/** Means of prevention that somebody could use now. */
export const canPrevent = (table: Table): boolean =>
  Object.keys(table.turn.damage).some((id) => leftOn(table, id) > 0) && means(table).length > 0;

/** Every way to prevent a point of damage, as moves without a card to discard. */
export function means(table: Table): { card: string; on?: string }[] {
  const who = table.active;
  const harmed = Object.keys(table.turn.damage).filter((id) => leftOn(table, id) > 0);
  const pieces = [
    ...Object.entries(table.vampires).flatMap(([id, { controller, attached, place }]) =>
      controller === who && place !== 'torpor' ? [{ id }, ...attached] : [],
    ),
    ...playerOf(table, who).inPlay,
  ].map(({ id }) => id);
  return pieces.flatMap((card) => {
    const found = abilityOf(table, { who, verb: 'use', card });
    if (!found?.ability.when || table.turn.preventedBy.includes(card)) return [];
    const source = sourceOf(table, card);
    if (found.ability.exhausts && source?.exhausted) return [];
    if (found.ability.pays?.discard && playerOf(table, who).hand.length === 0) return [];
    return [undefined, ...harmed].flatMap((on) => {
      const target = protectedBy(table, { who, card, ...(on ? { on } : {}) });
      return target !== undefined && harmed.includes(target) && (on === undefined || target === on)
        ? [{ card, ...(on ? { on } : {}) }]
        : [];
    });
  });
}

export const facts: Record<string, Fact> = {
  undecided: (table) => table.result === null,
  decided: (table) => table.result !== null,
  ownOngoing: (table) => ownOngoing(table).length > 0,
  noneDue: (table) => table.turn.reveal === 0,
  deckEmpty: ({ city }) => city.deck.length + city.shuffled.length === 0,
  topKnown: ({ city }) => city.deck.length > 0,
  asksPlayers: (table) => says(shown(table)?.effects, 'each-may-discard'),
  isEvent: (table) => shown(table)?.kind === 'event' && !has(shown(table)?.id ?? '', 'ongoing'),
  isOngoing: (table) => shown(table)?.kind === 'event' && has(shown(table)?.id ?? '', 'ongoing'),
  nobodyAsked: (table) => (table.turn.asked?.queue.length ?? 0) === 0,
  noStartEffects: (table) => waiting(table, 'start').length === 0,
  drawsAtStart: (table, { card }) => says(startOf(table, card), 'draw'),
  noDrawsOwed: (table) => table.turn.draws === 0 || bothEmpty(table),
  announcesConflict: (_table, { card }) => says(cardOf(card ?? '')?.effects, 'announce'),
  foeDiscards: (table, { card, on }) =>
    says(cardOf(permanentOf(table, card)?.permanent.card ?? '')?.effects, 'foe-discards') &&
    (table.players[on ?? '']?.hand.length ?? 0) > 0,
  isConspiracy: (table, { card }) => has(permanentOf(table, card)?.permanent.card ?? '', 'conspiracy'),
  looks: (table, move) => says(abilityOf(table, move)?.ability.effects, 'look-at-top'),
  noTorporAbilities: (table) => waiting(table, 'torpor').length === 0,
  noEndEffects: (table) => waiting(table, 'end').length === 0,
  drawsAtEnd: (table, { card }) => says(endOf(table, card), 'draw-then-discard'),
  noDiscardsOwed: (table) => table.turn.discards === 0 || playerOf(table, table.active).hand.length === 0,
  isAntagonist: (table, { card }) => sourceOf(table, card)?.card === SAD,
  antagonistDone: (table) => table.turn.antagonistDone,
  noSad: (table) => sadCards(table).length === 0,
  allAssigned: (table) => table.turn.toAssign === 0 || assignable(table).length === 0,
  prevents: (table, move) => says(abilityOf(table, move)?.ability.effects, 'prevent'),
  noPrevention: (table) => !canPrevent(table),
  amongEffects: (table) => isOn(table, 'antagonist-at-end-of-turn'),
  bothEmpty,
  moreTurns: (table) => table.turns > 1,
  turnsLeft: (table) => table.turns > 0,
  hasInHand: (table, { who, card }) => inHand(table, who, card),
};
