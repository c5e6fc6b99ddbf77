/** The deck that is being put together, as the check of decks sees it. */
import type { RuleId } from '../../engine/game.ts';
import { cardOf } from './cards/registry.ts';
import { checkDeck, type DeckCard, type DeckVerdict, type Entry } from './deck.ts';
import { elementOf } from './questions.ts';
import { type Building, type Table, UNNAMED } from './table.ts';

const NAMELESS: DeckCard = { id: UNNAMED, kind: 'action', guilds: [] };

const charactersOf = ({ characters }: Building): DeckCard[] => characters.flatMap((id) => cardOf(id) ?? []);
const entriesOf = ({ cards }: Building): Entry[] =>
  Object.entries(cards).flatMap(([id, n]) => {
    const card = id === UNNAMED ? NAMELESS : cardOf(id);
    return card ? [{ card, n }] : [];
  });

export const EMPTY: Building = { characters: [], cards: {}, owned: null };

export function verdictOf({ deck }: Table): DeckVerdict {
  const building = deck ?? EMPTY;
  return checkDeck(charactersOf(building), entriesOf(building), building.owned ?? undefined);
}

export const listed = ({ deck }: Table): number => Object.values(deck?.cards ?? {}).reduce((sum, n) => sum + n, 0);

/** Rules of deck building that this deck meets and that have something to say of it. */
export function pointsOf(table: Table, pool: Iterable<DeckCard>): RuleId[] {
  const building = table.deck ?? EMPTY;
  const { category, reasons } = verdictOf(table);
  const characters = charactersOf(building);
  const entries = entriesOf(building);
  const bound = characters.filter(({ guilds }) => !guilds.includes('mercenary'));
  const hired = characters.length - bound.length;
  const hasCourtier = characters.some(({ castes = [] }) => castes.includes('courtier'));
  const hasGolem = characters.some(({ race }) => race === 'golem');
  const own = new Set(characters.flatMap(({ guilds }) => guilds));
  const isForeign = ({ card }: Entry): boolean => card.guilds.length > 0 && !card.guilds.some((guild) => own.has(guild));
  const ofGuild = entries.filter(({ card }) => card.guilds.some((guild) => guild !== 'mercenary' && own.has(guild)));
  const families = entries.map(({ card }) => card.family ?? card.id);
  const spells = [...pool].filter(({ kind }) => kind === 'spell');
  const isBare = ({ race }: DeckCard): boolean => {
    const element = race && elementOf({ race });
    return element !== undefined && !spells.some((card) => card.element === element);
  };
  const said: readonly (readonly [RuleId, boolean])[] = [
    ['deck.three-characters', true],
    ['deck.twenty-cards', true],
    ['deck.from-collection', building.owned !== null],
    ['deck.choose-guild', category.length > 0],
    ['deck.mercenary-option', hired > 0 && bound.length === 0],
    ['deck.no-mixed-guilds', bound.length > 1 && !hasCourtier],
    ['deck.mercenaries-join-any-guild', hired > 0 && bound.length > 0],
    ['deck.category-from-guild-character', hired > 1 && bound.length === 1],
    ['deck.no-foreign-guild-cards', ofGuild.length > 0],
    ['deck.three-copies', entries.some(({ card, n }) => card.id !== UNNAMED && n > 1)],
    ['deck.unique-one', entries.some(({ card }) => card.unique)],
    ['deck.evolutions-are-copies', new Set(families).size < families.length],
    ['deck.unique-evolution-excludes', entries.some(({ card }) => card.family !== undefined)],
    ['courtier.several-guilds', characters.some(({ guilds }) => guilds.length > 1)],
    ['courtier.deck-cards', hasCourtier && ofGuild.length > 0],
    ['courtier.common-guild', hasCourtier],
    ['beyond.deck.distinct-characters', characters.length > 1],
    ['beyond.deck.affiliation-extras', entries.some(({ card }) => card.guilds.length === 0 || card.guilds.includes('mercenary'))],
    ['beyond.deck.courtier-with-mercenary', hasCourtier && hired > 0],
    ['golem.foreign-items-in-deck', hasGolem && entries.some(isForeign)],
    ['guemelite.spell-not-guaranteed', characters.some(isBare)],
  ];
  return said.flatMap(([rule, applies]) => (applies && !reasons.some((reason) => reason.rule === rule) ? [rule] : []));
}
