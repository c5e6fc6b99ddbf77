/** Effects of the turn's steps: which wait, which must happen, which may. */
import {
  cardOf,
  cardsOf,
  cityOf,
  controlled,
  isOn,
  isWounded,
  meets,
  partyOf,
  permanentOf,
  type Source,
  sadCards,
  sourceOf,
  vampireOf,
} from './questions.ts';
import type { PieceId, Table, VampireId } from './table.ts';
import type { Timed } from './words.ts';

export type Moment = 'start' | 'torpor' | 'end';

/** The antagonist's own effect, where it counts among those of the End of Turn step. */
export const SAD = 'special-affairs-division';

/** The effect of a card in a moment. Torpor abilities are printed for the end of the turn. */
export const timedOf = (table: Table, card: string, moment: Moment): Timed | undefined => {
  const known = cardOf(card);
  const late = isOn(table, 'torpor-abilities-at-end-of-turn');
  if (moment === 'torpor') return late ? undefined : known?.torpor;
  return known?.[moment] ?? (moment === 'end' && late ? known?.torpor : undefined);
};

/** An effect is done once a step; Torpor's key is its own, for a card may have both. */
export const doneKey = (moment: Moment, id: PieceId): string => `${moment}:${id}`;

/** The pieces whose effects wait in this moment for the active player, in the order of the table. */
export function waiting(table: Table, moment: Moment): Source[] {
  const own = [...cardsOf(table, table.active), ...(moment === 'end' ? cityOf(table) : [])];
  const found = own.filter((source) => isWaiting(table, source, moment));
  if (moment === 'end' && isOn(table, 'antagonist-at-end-of-turn') && !table.turn.antagonistDone) {
    const [sad] = sadCards(table);
    if (sad) found.push({ id: sad.id, card: sad.card, controller: null, exhausted: false });
  }
  return found;
}

export function isWaiting(table: Table, source: Source, moment: Moment): boolean {
  const timed = timedOf(table, source.card, moment);
  if (!timed || table.turn.done.includes(doneKey(moment, source.id))) return false;
  const isTorporAbility = timed === cardOf(source.card)?.torpor;
  const vampire = vampireOf(table, source.bearer ?? source.id);
  if (vampire && (vampire.place === 'torpor') !== isTorporAbility) return false;
  if (!meets(table, table.active, timed.needs)) return false;
  return !timed.optional || targets(table, source).length > 0;
}

export const mandatory = (table: Table, moment: Moment): Source[] =>
  waiting(table, moment).filter(({ card }) => timedOf(table, card, moment)?.optional !== true);

/** What an effect can be aimed at; one empty aim where it is aimed at nothing. */
export function targets(table: Table, source: Source): { mode?: PieceId; on?: VampireId }[] {
  const known = cardOf(source.card);
  const words = [...(known?.start?.effects ?? []), ...(known?.end?.effects ?? [])];
  if (words.some((word) => word.do === 'move-blood')) {
    const blood = permanentOf(table, source.id)?.permanent.blood ?? 0;
    const wounded = controlled(table, table.active).filter((id) => isWounded(table, id));
    return blood > 0 ? wounded.map((on) => ({ on })) : [];
  }
  if (words.some((word) => word.do === 'move-retainer')) {
    const party = partyOf(table, source.id);
    return party.flatMap((from) =>
      (vampireOf(table, from)?.attached ?? [])
        .filter(({ card }) => cardOf(card)?.traits?.includes('retainer'))
        .flatMap(({ id }) => party.filter((on) => on !== from).map((on) => ({ mode: id, on }))),
    );
  }
  return [{}];
}

/** Whether the aim of a move fits its effect. */
export const aims = (table: Table, id: string | undefined, mode: string | undefined, on: string | undefined): boolean => {
  const source = sourceOf(table, id);
  return source !== undefined && targets(table, source).some((each) => each.mode === mode && each.on === on);
};

/** Whether somebody else controls the piece. */
export const isForeign = (table: Table, id: string | undefined): boolean => {
  const source = sourceOf(table, id);
  return source !== undefined && source.controller !== null && source.controller !== table.active;
};
