/** Chain: whether a first card opens the way for a second one, for which, and which rule says no. */
import type { RuleId } from '../../engine/game.ts';
import { cardOf } from './cards/registry.ts';
import { isGuemelite, isSole, pairOf } from './questions.ts';
import type { Character } from './table.ts';
import type { Chained, EredanCard } from './words.ts';

/** What gives the second card, and which it may be. */
export interface Link {
  readonly allows: Chained;
  readonly rule: RuleId;
}

/** The Chains that a first card has in the hands of a fighter. */
export function linksOf(fighter: Character, first: EredanCard): Link[] {
  const links: Link[] = [];
  if (first.chain) links.push({ allows: first.chain, rule: 'chain.second-card' });
  if (first.kind === 'spell' && !first.area && isSole(fighter, 'mage') && !isGuemelite(fighter))
    links.push({ allows: 'any', rule: 'class.mage-spell-chain' });
  const printed = fighter.chainAfter;
  if (printed && first.kind === 'item' && isSole(fighter, 'fighter') && printed.after === first.item)
    links.push({ allows: printed.allows, rule: 'class.fighter-item-chain' });
  return links;
}

const fits = ({ allows }: Link, card: EredanCard): boolean =>
  allows === 'any' || allows === card.kind || (card.kind === 'item' && allows === card.item);

/** The Chain under which a second card may be played. */
export const linkFor = (fighter: Character, first: EredanCard, second: EredanCard): Link | undefined =>
  linksOf(fighter, first).find((link) => fits(link, second));

/** Why a first card has no Chain: the special rule where there is one. */
export function noChainRule(fighter: Character, first: EredanCard): RuleId {
  const pair = pairOf(fighter);
  if (first.kind === 'spell') {
    if (isGuemelite(fighter)) return isSole(fighter, 'mage') ? 'beyond.chain.guemelite-mage' : 'guemelite.no-spell-chain';
    if (pair?.startsWith('mage-')) return `dual.${pair}.no-spell-chain`;
    if (isSole(fighter, 'mage')) return 'class.mage-area-no-chain';
  }
  if (first.kind === 'item' && fighter.classes.includes('fighter')) {
    if (pair === 'mage-fighter') return 'dual.mage-fighter.no-item-chain';
    return pair || !fighter.chainAfter ? 'beyond.chain.fighter-as-printed' : 'class.fighter-item-chain';
  }
  return 'chain.none-no-second';
}

/** What stands against a second card, if anything does. */
export function chainObjection(
  fighter: Character,
  firstId: string,
  second: EredanCard,
): { rule: RuleId; code: string; found?: string; needs?: string } | undefined {
  const first = cardOf(firstId);
  if (!first) return undefined;
  const links = linksOf(fighter, first);
  if (links.length === 0) return { rule: noChainRule(fighter, first), code: 'move/no-chain' };
  if (linkFor(fighter, first, second)) return undefined;
  return { rule: 'chain.type-must-match', code: 'move/chain-type', found: second.kind, needs: links[0]?.allows as string };
}
