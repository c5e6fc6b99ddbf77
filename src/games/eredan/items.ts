/** How many Items a character may carry, and under which rule one more is. */
import type { RuleId } from '../../engine/game.ts';
import { cardOf } from './cards/registry.ts';
import { putOn, the } from './questions.ts';
import type { CharacterId, Table } from './table.ts';
import type { EredanCard, ItemKind } from './words.ts';

/** Items of a kind that are on a character, or put down for it this turn. */
export function carriedOf(table: Table, id: CharacterId, kind: ItemKind): EredanCard[] {
  const onTable = the(table, id).items.map(({ card }) => card);
  const waiting = putOn(table, id).map(({ card }) => card);
  return [...onTable, ...waiting].flatMap((card) => {
    const known = cardOf(card);
    return known?.item === kind ? [known] : [];
  });
}

/** A card in force says that its bearer may carry two armours. */
export const mayCarryTwoArmours = (table: Table, id: CharacterId): boolean =>
  the(table, id).items.some(({ card, counts }) => counts && cardOf(card)?.lasting?.twoArmours === true);

/** The rule against one more Item, or the one that lets it in. */
export function limitOn(table: Table, id: CharacterId, card: EredanCard, have = carriedOf(table, id, card.item ?? 'other')) {
  const refused = (rule: RuleId) => ({ isRefused: true, rule }) as const;
  const taken = (rule: RuleId) => ({ isRefused: false, rule }) as const;
  if (card.item === 'weapon') {
    const [one] = have;
    if (!one) return taken('item.one-weapon');
    const isSkilled = [...have, card].some(({ ambidexterity }) => ambidexterity);
    if (have.length > 1) return refused(isSkilled ? 'item.ambidexterity' : 'item.one-weapon');
    if (!isSkilled) return refused('item.one-weapon');
    if (one.hands === 2 || card.hands === 2) return refused('beyond.item.limits-in-detail');
    return taken(one.ambidexterity ? 'item.ambidexterity' : 'beyond.item.limits-in-detail');
  }
  if (card.item === 'armour') {
    if (have.length === 0) return taken('item.one-armour');
    const isAllowed = have.length === 1 && mayCarryTwoArmours(table, id);
    return isAllowed ? taken('priority.card-text-wins') : refused('item.one-armour');
  }
  return taken('item.others-unlimited');
}
