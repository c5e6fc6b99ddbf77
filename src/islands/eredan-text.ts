/** The table of Eredan as text. */
import type { Position } from '../engine/game.ts';
import { listed, verdictOf } from '../games/eredan/building.ts';
import { CARDS, CHARACTERS } from '../games/eredan/deck.ts';
import { eredan } from '../games/eredan/game.ts';
import { playerOf, scoreOf, the } from '../games/eredan/questions.ts';
import { type CharacterId, PLAYERS, type PlayerId, type Table } from '../games/eredan/table.ts';
import { plain, type Voice } from '../i18n/say.ts';
import {
  abilitiesOf,
  allOf,
  colon,
  FIGURES,
  facingOf,
  figureSaid,
  itemOf,
  kindOf,
  listedIn,
  namedIn,
  notesOn,
  pieceName,
  playerName,
  resultOf,
  slotsOf,
  stateOf,
  turnOf,
} from './eredan-facts.ts';
import type { TextFace } from './face.ts';

const sentences = (list: readonly string[]): string => list.filter(Boolean).join(', ');

function characterLine(table: Table, id: CharacterId, voice: Voice, isWhole: boolean): string {
  const character = the(table, id);
  const { life, full, items } = character;
  const facts = [
    `${life}/${full} ${voice.sim('counter.life')}`,
    ...FIGURES.map((name) => `${voice.sim(`name.${name}`)} ${figureSaid(table, id, name)}`),
    stateOf(character) === 'straight' ? '' : voice.sim(`state.${stateOf(character)}`),
    ...items.map((item) => plain(itemOf(item, voice))),
    ...(isWhole ? [kindOf(character, voice), ...abilitiesOf(table, id, voice).map(({ text }) => text)] : []),
  ];
  return colon(plain(pieceName(id, voice)), sentences(facts), voice);
}

/** The counts of a player, each as a line of its own. */
const playerLines = (table: Table, who: PlayerId, voice: Voice): string[] => {
  const { hand, deck, discards } = playerOf(table, who);
  return [
    colon(voice.sim('name.score'), scoreOf(table, who), voice),
    colon(voice.sim('area.hand'), sentences([String(hand.length), ...namedIn(hand, voice).map(plain)]), voice),
    colon(voice.sim('area.deck'), deck.length, voice),
    colon(voice.sim('area.discards'), sentences([String(discards.length), ...namedIn(discards, voice).map(plain)]), voice),
    ...notesOn(table, who, voice),
  ];
};

const ofPlayers = (table: Table, voice: Voice): string[] =>
  PLAYERS.flatMap((who) => playerLines(table, who, voice).map((line) => `${playerName(who, voice)} · ${line}`));

/** The N, as far as something stands in it. */
const cardLines = (position: Position<Table>, voice: Voice): string[] =>
  slotsOf(position).flatMap(({ who, put, is }, at) =>
    put ? [`${at + 1} · ${playerName(who, voice)} · ${plain(pieceName(put.card, voice))} · ${voice.sim(`slot.${is}`)}`] : [],
  );

function deckLines({ table }: Position<Table>, voice: Voice): string[] {
  const { characters = [], cards = {} } = table.deck ?? {};
  const { category } = verdictOf(table);
  return [
    colon(
      voice.sim('deck.characters', { n: characters.length, limit: CHARACTERS }),
      sentences(characters.map((id) => plain(pieceName(id, voice)))) || voice.sim('none'),
      voice,
    ),
    colon(
      voice.sim('deck.cards', { n: listed(table), limit: CARDS }),
      sentences(listedIn(cards, voice).map(plain)) || voice.sim('none'),
      voice,
    ),
    ...(characters.length > 0
      ? [
          colon(
            voice.sim('deck.category'),
            sentences(category.map((word) => voice.sim(`card.${word}`))) || voice.sim('deck.no-category'),
            voice,
          ),
        ]
      : []),
  ];
}

function factsOf(position: Position<Table>, voice: Voice): readonly string[] {
  const { table } = position;
  if (table.deck) return deckLines(position, voice);
  return [
    turnOf(position, voice),
    ...allOf(table).map((id) => characterLine(table, id, voice, true)),
    ...ofPlayers(table, voice),
    ...facingOf(position, voice).map(plain),
    ...cardLines(position, voice),
  ].filter(Boolean);
}

/** Every figure is told where it changes, for there are many. */
function figuresOf(position: Position<Table>, voice: Voice): { always: readonly string[]; changing: readonly string[] } {
  const { table } = position;
  if (table.deck) return { always: [], changing: deckLines(position, voice) };
  const changing = [
    turnOf(position, voice),
    ...allOf(table).map((id) => characterLine(table, id, voice, false)),
    ...ofPlayers(table, voice),
    ...facingOf(position, voice).map(plain),
    ...cardLines(position, voice),
    resultOf(table, voice),
  ];
  return { always: [], changing: changing.filter(Boolean) };
}

export const eredanText: TextFace<Table> = { game: eredan, inWords: factsOf, figures: figuresOf };
