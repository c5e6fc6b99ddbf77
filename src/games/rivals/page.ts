/** What pages are told of Rivals beside its chapters: rules, settings, cards as data, and where on the chart each belongs. */
import { cards as registered } from './cards/index.ts';
import { completeChapters, rules } from './rules.ts';
import { SWITCHES } from './sketch.ts';
import type { Ability, Lasting, RivalsCard } from './words.ts';

const cards: readonly RivalsCard[] = [...registered.values()];

/** By state: its chapter. */
const CHAPTERS: Readonly<Record<string, string>> = {
  'setup.box': 'box',
  'setup.seats': 'box',
  'setup.decks': 'setup',
  'setup.leaders': 'setup',
  'setup.city': 'setup',
  'setup.rivals': 'setup',
  'setup.hands': 'setup',
  'turn.beginning': 'turn',
  'turn.beginning.city-deck': 'city-deck',
  'turn.beginning.start-of-turn': 'start-of-turn',
  'turn.beginning.ready-and-return': 'ready-and-return',
  'turn.action': 'actions',
  'turn.end': 'end-phase',
  'turn.end.torpor-and-mending': 'torpor',
  'turn.end.end-of-turn': 'end-of-turn',
  'turn.end.antagonist': 'antagonist',
  'turn.end.draw': 'draw',
  over: 'winning',
};

/** The steps in which an ability may be used: one that exhausts a vampire is closed once the Action Phase is. */
function usedIn({ when, action, exhausts }: Ability): string[] {
  if (when) return ['antagonist'];
  return action || exhausts === 'vampire' ? ['action'] : ['action', 'torpor-and-mending', 'end-of-turn'];
}

/** Where what lasts makes a difference, as far as the turn is played. */
const LASTS: Readonly<Partial<Record<Lasting['gives'], string>>> = {
  secrecy: 'antagonist',
  'secrecy-fixed': 'antagonist',
  'nobody-returns': 'ready-and-return',
  'recruits-cheaper': 'action',
  'agenda-for-defeat': 'action',
};

function momentsOf({ kind, copies = 0, traits = [], ...card }: RivalsCard) {
  const isOfTheCity = copies > 0 && kind !== 'prince';
  const isPlayed = ['vampire', 'action', 'unhosted-action', 'attack', 'influence-modifier'].includes(kind);
  return {
    used: [
      ...(isOfTheCity ? ['city-deck'] : []),
      ...(isPlayed || kind === 'prince' ? ['action'] : []),
      ...(card.start ? ['start-of-turn'] : []),
      ...(card.torpor ? ['torpor-and-mending'] : []),
      ...(card.end ? ['end-of-turn'] : []),
      ...(card.abilities ?? []).flatMap(usedIn),
    ],
    acts: [
      ...(kind === 'antagonist' ? ['antagonist'] : []),
      ...(card.lasting ?? []).flatMap(({ gives }) => LASTS[gives] ?? []),
      // an Ongoing Event burns when its own colour comes round again
      ...(kind === 'event' && traits.includes('ongoing') ? ['city-deck'] : []),
    ],
    before: [],
  };
}

/** Places of the article, as the inventory names them, with the state that each is about. */
const SECTIONS: readonly (readonly [place: string, key: string])[] = [
  ['step 1 (City Deck)', 'city-deck'],
  ['step 2 (Start of Turn)', 'start-of-turn'],
  ['step 3 (Ready and Return)', 'ready-and-return'],
  ['step 1 (Torpor and Mending)', 'torpor-and-mending'],
  ['step 2 (End of Turn)', 'end-of-turn'],
  ['step 3 (Antagonist)', 'antagonist'],
  ['step 4 (Draw)', 'draw'],
];
const ARTICLE = 'Secuencia de turnos';

function sectionOf(place: string): string[] {
  const step = SECTIONS.find(([name]) => place.endsWith(name));
  const phase = ['Beginning Phase', 'Action Phase', 'End Phase'].find((name) => place.startsWith(name));
  const key = step?.[1] ?? (phase === 'Beginning Phase' ? 'beginning' : phase === 'Action Phase' ? 'action' : 'end');
  if (phase) return [`states.${key}`];
  const part = ['opening lines', 'closing lines', 'product notes'].find((name) => place.startsWith(name));
  return part ? [`source.${part.replace(' ', '-')}`] : [];
}

export const page = {
  rules,
  completeChapters,
  switches: SWITCHES,
  cards,
  known: (): readonly RivalsCard[] => cards,
  /** Whoever sits down in setting up brings a deck whose vampires no sheet names. */
  carried: (opens: string): readonly RivalsCard[] =>
    opens.startsWith('setup.') ? cards.filter(({ kind, set }) => set === 'teaching' && kind === 'vampire') : [],
  parts: () => [],
  chapters: CHAPTERS,
  inside: {},
  momentsOf,
  sectionsOf: (source: string): readonly string[] => [...new Set(source.split('; ').flatMap(sectionOf))],
  isToldBySource: (label: string): boolean => label.startsWith(ARTICLE),
};
