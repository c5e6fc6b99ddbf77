/** What pages are told of Eredan beside its chapters: rules, cards as data, and where on the chart each belongs. */
import { cards as registered } from './cards/index.ts';
import { completeChapters, rules } from './rules.ts';
import { SWITCHES } from './sketch.ts';
import type { EredanCard } from './words.ts';

const cards: readonly EredanCard[] = [...registered.values()];

/** By path or key of a state: its chapter. */
const CHAPTERS: Readonly<Record<string, string>> = {
  deck: 'deck-building',
  setup: 'setup-and-initiative',
  initiative: 'setup-and-initiative',
  turn: 'turn-structure',
  straighten: 'tilting',
  refill: 'discard-and-refill',
  'choose-characters': 'choosing-characters',
  orders: 'orders',
  'use-cards': 'playing-cards',
  'resolve-combat': 'combat-resolution',
  cards: 'playing-cards',
  'turn.resolve-combat.victory': 'goal-and-victory',
  tilt: 'tilting',
  discard: 'discard-and-refill',
  end: 'goal-and-victory',
  over: 'end-of-match',
};

function momentsOf({ kind, item, chain, lasting, orders = [] }: EredanCard) {
  if (kind === 'character')
    return { used: ['choose-characters'], acts: [...(orders.length > 0 ? ['orders'] : []), 'attacks'], before: [] };
  const isLate = item === 'weapon' || item === 'armour';
  return {
    used: ['use-cards'],
    // a Weapon or Armour counts from the end of its combat on
    acts: [...(isLate ? ['defeat'] : ['cards']), ...(chain ? ['use-cards'] : []), ...(lasting?.handSize ? ['refill'] : [])],
    before: [],
  };
}

/** Parts of the rules page, by how their names begin in the inventory. The page is Italian and, in its second half, French. */
const SECTIONS: readonly (readonly [begins: string, part: string])[] = [
  ['Generale', 'goal'],
  ['Condizioni di vittoria', 'victory'],
  ['Creare un mazzo', 'deck'],
  ['Svolgimento di una partita', 'setup'],
  ['Iniziativa', 'initiative'],
  ['Giro 1', 'turn-1'],
  ['Giro 2', 'turn-2'],
  ['Fase 1', 'phase-1'],
  ['Fase 2', 'phase-2'],
  ['Fase 3', 'phase-3'],
  ['Fase 4', 'phase-4'],
  ['Fase 5', 'phase-5'],
  ['Fasi 1-5', 'turn-1'],
  ['Ordre', 'order'],
  ['Fine della partita', 'end'],
  ['Punti particolari', 'points'],
  ['D', 'magic'],
  ['Restrictions des objets', 'items'],
  ['Effets des classes', 'classes'],
  ['Cas particuliers', 'dual'],
  ['Races', 'races'],
];
const SOURCE = 'Regole Eredan';

function sectionsOf(source: string): readonly string[] {
  if (!source.startsWith(`${SOURCE} § `)) return [];
  const places = source.slice(SOURCE.length + 3).split('; ');
  const parts = places.map((place) => SECTIONS.find(([begins]) => place.startsWith(begins))?.[1]);
  return [...new Set(parts.flatMap((part) => (part ? [`source.part.${part}`] : [])))];
}

export const page = {
  rules,
  completeChapters,
  switches: SWITCHES,
  cards,
  known: (): readonly EredanCard[] => [...registered.values()],
  /** A deck is put together of whatever there is; a line that stands up is compared with the whole set. */
  carried: (opens: string): readonly EredanCard[] => (/^(deck|setup)\b/.test(opens) ? cards : []),
  parts: () => [],
  chapters: CHAPTERS,
  inside: {},
  momentsOf,
  sectionsOf,
  isToldBySource: (label: string): boolean => label.startsWith(SOURCE),
};
