/** The table of Rivals as text. */
import type { Position } from '../engine/game.ts';
import { rivals } from '../games/rivals/game.ts';
import { playerOf, vampireOf } from '../games/rivals/questions.ts';
import type { Table, Vampire } from '../games/rivals/table.ts';
import { plain, type Voice } from '../i18n/say.ts';
import type { TextFace } from './face.ts';
import { attachedOf, cityCardOf, figureOf, permanentOf, pieceName, seatName, stateOf, traitsOf, turnOf } from './rivals-facts.ts';

const listed = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
const colon = (name: string, value: string | number, voice: Voice): string => `${name}${voice.sim('colon')} ${value}`;

const vampireLine = (table: Table, id: string, voice: Voice, isWhole: boolean): string => {
  const vampire = vampireOf(table, id) as Vampire;
  const place = vampire.place !== 'torpor' && voice.sim(`place.${vampire.place}`);
  const facts = [
    `${figureOf(table, id)} ${voice.sim('counter.blood')}`,
    place,
    stateOf(vampire, voice),
    ...(isWhole ? [...traitsOf(table, id, voice), ...vampire.attached.map((each) => plain(attachedOf(each, voice)))] : []),
  ];
  return colon(plain(pieceName(id, voice)), listed(facts), voice);
};

/** The counts of a player, each as a line of its own. */
const seatLines = (table: Table, who: string, voice: Voice): string[] => {
  const { prestige, agenda, hand, library, faction, inPlay } = playerOf(table, who);
  return [
    voice.sim('prestige', { n: prestige }),
    voice.sim('agenda', { n: agenda }),
    colon(voice.sim('area.hand'), hand.length, voice),
    colon(voice.sim('area.library'), library.length, voice),
    colon(voice.sim('area.faction'), faction.length, voice),
    ...inPlay.map((each) => plain(permanentOf(each, voice))),
  ];
};

const cityLines = ({ city }: Table, voice: Voice): string[] => [
  colon(voice.sim('area.city-deck'), city.deck.length + city.shuffled.length, voice),
  ...(city.streets.length > 0
    ? [colon(voice.sim('area.streets'), city.streets.map((card) => plain(cityCardOf(card, voice))).join(', '), voice)]
    : []),
];

/** Whose turn, the city, each player, each vampire. */
function factsOf(position: Position<Table>, voice: Voice): readonly string[] {
  const { table } = position;
  return [
    ...turnOf(position, voice),
    ...cityLines(table, voice),
    ...table.seats.map((who) => colon(seatName(who, voice), listed(seatLines(table, who, voice)), voice)),
    ...Object.keys(table.vampires)
      .sort()
      .map((id) => vampireLine(table, id, voice, true)),
  ];
}

/** Every figure is told where it changes, for there are many. */
function figuresOf(position: Position<Table>, voice: Voice): { always: readonly string[]; changing: readonly string[] } {
  const { table } = position;
  return {
    always: [],
    changing: [
      ...turnOf(position, voice),
      ...Object.keys(table.vampires)
        .sort()
        .map((id) => vampireLine(table, id, voice, false)),
      ...table.seats.flatMap((who) => seatLines(table, who, voice).map((line) => colon(seatName(who, voice), line, voice))),
      ...cityLines(table, voice),
    ],
  };
}

export const rivalsText: TextFace<Table> = { game: rivals, inWords: factsOf, figures: figuresOf };
