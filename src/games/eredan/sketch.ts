/** A scenario's sketch becomes a table; whatever it leaves out has a sensible default. */
import { type Json, type Position, type Sketch, SketchError } from '../../engine/game.ts';
import { boolean, type Fields, fields, number, only, strings, switchesOf, text } from '../../engine/sketch.ts';
import { readyDecks } from './cards/decks.ts';
import { CASTES, CLASSES, FIGURES, GUILDS, ITEMS } from './cards/described.ts';
import { cardOf } from './cards/registry.ts';
import { STAND_INS } from './cards/stand-ins.ts';
import { blank, DECK, HAND, LINE, LINES, newCharacter, newPlayer, newTurn, unnamed } from './opening.ts';
import { activeOf, isPlayer, playerOf } from './questions.ts';
import { openingTurn } from './sketch-turn.ts';
import { type Character, type CharacterId, PLAYERS, type Player, type PlayerId, type Table, UNNAMED } from './table.ts';
import type { Chained, EredanCard, ItemKind, Order, Race } from './words.ts';

/** No question is settled by a switch. */
export const SWITCHES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {};

const TABLE_KEYS = ['turn', 'turns', 'player-one', 'seed', 'fight', 'forfeits', 'roll', 'combats'];
const PLAYER_KEYS = [
  'hand',
  'holds',
  'deck',
  'discards',
  'dealt',
  'healed',
  'hand-size',
  'marked',
  'collection',
  'characters',
  'cards',
];
const CHARACTER_KEYS = [
  'side',
  'is',
  'attack',
  'defence',
  'spirit',
  'life',
  'full',
  'class',
  'race',
  'guild',
  'caste',
  'orders',
  'chain',
  'plus-one',
  'tilted',
  'defeated',
  'items',
  'harmed-at-end',
  'tilted-at-choice',
];
const RACES: readonly Race[] = [
  'beast',
  'ice-elf',
  'elfine',
  'golem',
  'guemelite',
  'guemelite-shadow',
  'guemelite-dragon',
  'guemelite-fire',
  'guemelite-water',
  'guemelite-time',
  'homchai',
  'human',
  'solarian',
  'unknown',
];

const isCharacterKey = (key: string): boolean =>
  /^[A-Z][A-Za-z0-9-]*$/.test(key) ? !isPlayer(key) : cardOf(key)?.kind === 'character';

/**
 * Lays the table. Keys: `Ann`, `Bob`; characters `X W V`, `Y Z U`, others by name or card; and the keys of the table.
 * @throws SketchError with the path of the key that is wrong
 */
export function start(sketch: Sketch, states: Iterable<string>): Position<Table> {
  const { table: drawn, edition } = sketch;
  for (const key of Object.keys(drawn))
    if (!TABLE_KEYS.includes(key) && !isPlayer(key) && !isCharacterKey(key))
      throw new SketchError(key, `expected Ann, Bob, a character (X, M, court-envoy …) or one of ${TABLE_KEYS.join(', ')}`);
  switchesOf(SWITCHES, edition, sketch.switches);
  const opens = leaf(sketch.opens, states);
  const table = blank();
  table.edition = edition;
  table.seed = number(drawn, 'seed', 'seed', 0, 4_294_967_295) ?? 1;
  table.playerOne = (text(drawn, 'player-one', 'player-one', PLAYERS) as PlayerId | undefined) ?? 'Ann';
  table.turns = number(drawn, 'turns', 'turns', 0, 99) ?? 1;
  table.forfeits = boolean(drawn, 'forfeits', 'forfeits') ?? false;
  table.turn = newTurn(number(drawn, 'turn', 'turn', 1, 99) ?? 1);
  table.combats = number(drawn, 'combats', 'combats', 0, 99) ?? table.turn.n - 1;
  const isSetup = opens.startsWith('setup.');
  layLines(table, drawn);
  for (const who of PLAYERS) table.players[who] = player(table, who, fields(drawn, who), opens);
  if (opens.startsWith('deck.')) layBuilding(table, fields(drawn, activeOf(table)), activeOf(table));
  if (isSetup) layDice(table, drawn, opens);
  else openingTurn(table, drawn, opens);
  return { state: opens, table };
}

/** `attacks` and `turn.resolve-combat.attacks` mean the same; a state with states inside means the first of them. */
function leaf(opens: string, states: Iterable<string>): string {
  const all = [...states];
  const found = all.find((path) => path === opens) ?? all.find((path) => `.${path}.`.includes(`.${opens}.`));
  if (!found) throw new SketchError('opens', `expected a state of the chart of a match, found "${opens}"`);
  return found;
}

/** Three a side: those that are named, in the place of the first of the usual ones that are not. */
function layLines(table: Table, drawn: Fields): void {
  const named = Object.keys(drawn).filter(isCharacterKey);
  const fighting = strings(drawn, 'fight', 'fight');
  const sideOf = (key: string): PlayerId => {
    const usual = LINES.Bob.includes(key) ? 'Bob' : 'Ann';
    return (text(fields(drawn, key), 'side', `${key}.side`, PLAYERS) as PlayerId | undefined) ?? usual;
  };
  table.characters = {};
  for (const who of PLAYERS) {
    const own = named.filter((key) => sideOf(key) === who);
    const line: CharacterId[] = [];
    /** The card of each, where it is not called by it. */
    const is: Record<CharacterId, string> = {};
    for (const card of readyDeck(fields(drawn, who))?.characters ?? LINES[who]) {
      const id = Object.hasOwn(table.characters, card) ? `${card}-2` : card;
      if (id !== card) is[id] = card;
      line.push(id);
    }
    for (const guest of own.filter((key) => !line.includes(key))) {
      const at = line.findIndex((id) => !own.includes(id) && !fighting.includes(id));
      if (at < 0) throw new SketchError(guest, `expected at most ${LINE} characters of ${who}, found ${own.join(', ')}`);
      line[at] = guest;
    }
    table.players[who] = newPlayer(line);
    for (const id of line) table.characters[id] = character(id, who, fields(drawn, id), is[id]);
  }
  // the usual ones first, as a page lays them, which starts from a table that has them all
  const laid = table.characters;
  const usual = PLAYERS.flatMap((who) => LINES[who]).filter((id) => Object.hasOwn(laid, id));
  const ids = new Set([...usual, ...Object.keys(laid)]);
  table.characters = Object.fromEntries([...ids].map((id) => [id, laid[id] as Character]));
}

const cardNamed = (id: string, path: string, fits: (card: EredanCard) => boolean, what: string): EredanCard => {
  const found = cardOf(id);
  if (found && fits(found)) return found;
  const stand = STAND_INS[id];
  throw new SketchError(
    path,
    `expected ${what}, found "${id}"${stand ? `, which is played as ${stand.join(' or ')}, for its numbers are not public` : ''}`,
  );
};

/** The figures of a card, as a character has them. */
export function fromCard(side: PlayerId, card: EredanCard): Character {
  const { attack = 0, life = 0 } = card;
  const [low, high] = typeof attack === 'number' ? [attack, attack] : attack;
  return {
    ...newCharacter(side),
    card: card.id,
    attack: [low, high],
    defence: card.defence ?? 0,
    spirit: card.spirit ?? 0,
    full: life,
    life,
    classes: [...(card.classes ?? [])],
    castes: [...(card.castes ?? [])],
    guilds: [...card.guilds],
    race: card.race ?? 'human',
    orders: (card.orders ?? []).map(({ turns, bonus }) => ({ turns: [...turns], bonus: { ...bonus } })),
    chainAfter: card.chainAfter ? { ...card.chainAfter } : null,
    plusOne: card.plusOneAgainst ?? null,
  };
}

function character(id: CharacterId, side: PlayerId, drawn: Fields, is?: string): Character {
  only(drawn, CHARACTER_KEYS, id);
  const named = text(drawn, 'is', `${id}.is`) ?? is ?? (cardOf(id)?.kind === 'character' ? id : undefined);
  const laid = named
    ? fromCard(
        side,
        cardNamed(named, `${id}.is`, ({ kind }) => kind === 'character', 'a character'),
      )
    : newCharacter(side);
  laid.attack = attack(drawn, `${id}.attack`) ?? laid.attack;
  laid.defence = number(drawn, 'defence', `${id}.defence`, 0, 30) ?? laid.defence;
  laid.spirit = number(drawn, 'spirit', `${id}.spirit`, 0, 30) ?? laid.spirit;
  layLife(laid, drawn, id);
  const among = <V extends string>(key: string, list: readonly V[], usual: V[]): V[] =>
    drawn[key] === undefined
      ? usual
      : strings(drawn, key, `${id}.${key}`).map((word) => {
          if (!(list as readonly string[]).includes(word))
            throw new SketchError(`${id}.${key}`, `expected ${list.join(' or ')}, found "${word}"`);
          return word as V;
        });
  laid.classes = among('class', CLASSES, laid.classes);
  laid.guilds = among('guild', GUILDS, laid.guilds);
  laid.castes = among('caste', CASTES, laid.castes);
  laid.race = (text(drawn, 'race', `${id}.race`, RACES) as Race | undefined) ?? laid.race;
  if (drawn.orders !== undefined)
    laid.orders = strings(drawn, 'orders', `${id}.orders`).map((words) => order(words, `${id}.orders`));
  laid.plusOne = (text(drawn, 'plus-one', `${id}.plus-one`, CLASSES) as Character['plusOne'] | undefined) ?? laid.plusOne;
  laid.chainAfter = chain(drawn, `${id}.chain`) ?? laid.chainAfter;
  laid.tilted = boolean(drawn, 'tilted', `${id}.tilted`) ?? false;
  laid.harmedAtEnd = number(drawn, 'harmed-at-end', `${id}.harmed-at-end`, 0, 30) ?? 0;
  laid.tiltedAtChoice = boolean(drawn, 'tilted-at-choice', `${id}.tilted-at-choice`) ?? false;
  for (const card of strings(drawn, 'items', `${id}.items`)) {
    cardNamed(card, `${id}.items`, ({ kind }) => kind === 'item', 'an Item');
    laid.items.push({ card, owner: side, counts: true, playedBy: [...laid.guilds] });
  }
  return laid;
}

/** `6`, or a range `5-7`. */
function attack(drawn: Fields, path: string): [number, number] | undefined {
  const range = typeof drawn.attack === 'string' ? /^(\d{1,2})-(\d{1,2})$/.exec(drawn.attack) : null;
  if (range && Number(range[1]) <= Number(range[2])) return [Number(range[1]), Number(range[2])];
  const n = number(drawn, 'attack', path, 0, 30);
  return n === undefined ? undefined : [n, n];
}

/** `12/18`, `14` (undamaged), or `life` and `full`. */
function layLife(laid: Character, drawn: Fields, id: string): void {
  const path = `${id}.life`;
  const pair = typeof drawn.life === 'string' ? /^(\d{1,2})\/(\d{1,2})$/.exec(drawn.life) : null;
  const full = number(drawn, 'full', `${id}.full`, 1, 60);
  const life = pair ? Number(pair[1]) : number(drawn, 'life', path, 0, 60);
  const isDefeated = boolean(drawn, 'defeated', `${id}.defeated`);
  laid.full = full ?? (pair ? Number(pair[2]) : life || laid.full);
  laid.life = life ?? laid.full;
  if (laid.life > laid.full) throw new SketchError(path, `expected at most the printed Life of ${laid.full}, found ${laid.life}`);
  if (isDefeated) laid.life = 0;
  laid.defeated = isDefeated ?? laid.life === 0;
}

/** `2 attack 1`, `2-4 spirit 2`. */
function order(words: string, path: string): Order {
  const found = /^(\d{1,2}(?:-\d{1,2})*) ([a-z]+) (\d{1,2})$/.exec(words);
  const name = FIGURES.find((each) => each === found?.[2]);
  if (!found?.[1] || !name)
    throw new SketchError(path, `expected turns, a figure and a bonus such as "2 attack 1", found "${words}"`);
  return { turns: found[1].split('-').map(Number), bonus: { [name]: Number(found[3]) } };
}

/** `weapon action`: after a Weapon, an Action. */
function chain(drawn: Fields, path: string): Character['chainAfter'] | undefined {
  const words = text(drawn, 'chain', path);
  if (words === undefined) return undefined;
  const [after, allows, ...rest] = words.split(' ');
  const types: readonly Chained[] = ['action', 'spell', 'theurgy', 'item', 'any', ...ITEMS];
  if (!ITEMS.includes(after as ItemKind) || !types.includes(allows as Chained) || rest.length > 0)
    throw new SketchError(path, `expected a kind of Item and a type such as "weapon action", found "${words}"`);
  return { after: after as ItemKind, allows: allows as Chained };
}

function readyDeck(drawn: Fields) {
  return typeof drawn.deck === 'string' ? readyDecks.find(({ id }) => id === drawn.deck) : undefined;
}

const isPlayable = ({ kind }: EredanCard): boolean => kind !== 'character';

/** `[brace, unnamed 3]`; a number stands for so many cards that the case does not name. */
function cardList(drawn: Fields, key: string, path: string): string[] | undefined {
  if (drawn[key] === undefined) return undefined;
  if (typeof drawn[key] === 'number') return unnamed(number(drawn, key, path, 0, 60) ?? 0);
  return strings(drawn, key, path).flatMap((entry) => {
    const [, card = entry, n = '1'] = /^(\S+) (\d{1,2})$/.exec(entry) ?? [];
    if (card !== UNNAMED) cardNamed(card, path, isPlayable, 'the id of a card, perhaps with a number');
    return Array.from({ length: Number(n) }, () => card);
  });
}

function player(table: Table, who: PlayerId, drawn: Fields, opens: string): Player {
  only(drawn, PLAYER_KEYS, who);
  const isEarly = opens.startsWith('setup.') && !opens.startsWith('setup.initiative');
  const ready = readyDeck(drawn);
  const usual = isEarly ? [] : unnamed(HAND);
  const hand = cardList(drawn, 'hand', `${who}.hand`);
  const holds = number(drawn, 'holds', `${who}.holds`, 0, 20);
  const named = hand ?? [];
  if (holds !== undefined && holds < named.length)
    throw new SketchError(`${who}.holds`, `expected at least the ${named.length} cards that are named`);
  // what is named is filled up to a hand, unless a number says how many there are
  const size = holds ?? (typeof drawn.hand === 'number' ? named.length : Math.max(named.length, usual.length));
  const rest = isEarly ? DECK : DECK - HAND;
  const deck = ready ? Object.entries(ready.cards).flatMap(([card, n]) => Array.from({ length: n }, () => card)) : undefined;
  if (typeof drawn.deck === 'string' && !ready)
    throw new SketchError(
      `${who}.deck`,
      `expected a ready deck (${readyDecks.map(({ id }) => id).join(', ')}), found "${drawn.deck}"`,
    );
  return {
    ...newPlayer(playerOf(table, who).line),
    hand: [...named, ...unnamed(size - named.length)],
    deck: deck ?? cardList(drawn, 'deck', `${who}.deck`) ?? unnamed(rest),
    discards: cardList(drawn, 'discards', `${who}.discards`) ?? [],
    dealt: number(drawn, 'dealt', `${who}.dealt`, 0, 999) ?? 0,
    healed: number(drawn, 'healed', `${who}.healed`, 0, 999) ?? 0,
    handSize: number(drawn, 'hand-size', `${who}.hand-size`, 1, 20) ?? 0,
    marked: boolean(drawn, 'marked', `${who}.marked`) ?? false,
  };
}

/** A deck that is being put together, as far as it has come. */
function layBuilding(table: Table, drawn: Fields, who: PlayerId): void {
  const characters = strings(drawn, 'characters', `${who}.characters`);
  for (const id of characters) cardNamed(id, `${who}.characters`, ({ kind }) => kind === 'character', 'a character');
  const cards: Record<string, number> = {};
  for (const id of cardList(drawn, 'cards', `${who}.cards`) ?? []) cards[id] = (cards[id] ?? 0) + 1;
  let owned: Record<string, number> | null = null;
  if (drawn.collection !== undefined) {
    owned = {};
    const given = fields(drawn, 'collection', `${who}.collection`);
    for (const id of Object.keys(given)) {
      cardNamed(id, `${who}.collection`, isPlayable, 'the id of a card');
      owned[id] = number(given, id, `${who}.collection.${id}`, 0, 99) ?? 0;
    }
  }
  table.deck = { characters, cards, owned };
}

/** The dice that have been thrown where the line opens between them. */
function layDice(table: Table, drawn: Fields, opens: string): void {
  const shown = drawn.roll === undefined ? [] : Array.isArray(drawn.roll) ? drawn.roll : [drawn.roll];
  if (!shown.every((n: Json) => typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= 6) || shown.length > 2)
    throw new SketchError('roll', `expected one or two dice from 1 to 6, found ${JSON.stringify(drawn.roll)}`);
  const due = opens.endsWith('second-roll') ? 1 : opens.endsWith('compare') ? 2 : 0;
  for (const [at, who] of PLAYERS.slice(0, due).entries()) {
    const n = (shown[at] as number | undefined) ?? 1;
    table.dice[who] = n;
    table.rolls.push(`${who} ${n}`);
  }
}
