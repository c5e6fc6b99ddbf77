/** A scenario's sketch becomes a table; whatever it leaves out has a sensible default. */
import { type Json, type Position, type Sketch, SketchError } from '../../engine/game.ts';
import { boolean, type Fields, fields, number, only, strings, switchesOf, text } from '../../engine/sketch.ts';
import { cityDeck } from './box.ts';
import { cards } from './cards/registry.ts';
import { blank, newPlayer, newSetup, newTurn, newVampire, readyFaction, SETTINGS, unnamed } from './opening.ts';
import { cardOf, freshId, has, potencyOf } from './questions.ts';
import { revealsDue } from './steps/city.ts';
import { ALONE, regroup } from './steps/tokens.ts';
import {
  type CityCard,
  COLOURS,
  type Permanent,
  type Player,
  type PlayerId,
  type Table,
  UNNAMED,
  type Vampire,
} from './table.ts';

/** The switches, with their value under each edition. */
export const SWITCHES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  'move-during-action': { today: false },
  'intel-equal-reaches': { today: true },
  'recruits-enter-ready': { today: true },
  'most-agenda-wins': { today: true },
  'torpor-abilities-at-end-of-turn': { today: false },
  'antagonist-at-end-of-turn': { today: false },
};

const TABLE_KEYS = [
  'seats',
  'active',
  'first',
  'turn',
  'turns',
  'seed',
  'actions',
  'city-deck',
  'streets',
  'burned',
  'prince',
  'no-influence',
  'settings',
];
const PLAYER_KEYS = [
  'prestige',
  'agenda',
  'supply',
  'hand',
  'library',
  'faction',
  'discards',
  'burned',
  'haven',
  'agenda-card',
  'leader',
  'rival',
  'in-play',
  'deck',
];
const VAMPIRE_KEYS = [
  'controller',
  'is',
  'place',
  'blood',
  'exhausted',
  'with',
  'secrecy',
  'no-influence',
  'attached',
  'disciplines',
  'potency',
  'physical',
  'social',
  'mental',
];
const SETTING_KEYS = ['base-secrecy', 'prince-claim-influence', 'starting-prestige', 'city-events-removed'];
/** Whose the teaching vampires are where nothing is said. */
const HOME: Readonly<Record<string, PlayerId>> = { X: 'Blue', Y: 'Blue', Z: 'Green' };

const isSeat = (key: string): boolean => (COLOURS as readonly string[]).includes(key);
/** `A` stands for the teaching vampire; any other name is its card's. */
const cardNamed = (key: string): string => (/^[A-Z]$/.test(key) ? `teaching-vampire-${key.toLowerCase()}` : key);
const isVampireKey = (key: string, drawn: Fields): boolean =>
  !TABLE_KEYS.includes(key) &&
  !isSeat(key) &&
  (cardOf(cardNamed(key))?.kind === 'vampire' || typeof fieldOf(drawn, key, 'is') === 'string');
const fieldOf = (drawn: Fields, key: string, inner: string): Json | undefined => {
  const value = drawn[key];
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Fields)[inner] : undefined;
};

/**
 * Lays the table. Keys: seats `Red`, `Blue`, `Green`, `Yellow`; vampires `A` … or by card; and the keys of the table.
 * @throws SketchError with the path of the key that is wrong
 */
export function start(sketch: Sketch, states: Iterable<string>): Position<Table> {
  const { table: drawn, edition } = sketch;
  for (const key of Object.keys(drawn))
    if (!TABLE_KEYS.includes(key) && !isSeat(key) && !isVampireKey(key, drawn))
      throw new SketchError(
        key,
        `expected a seat (${COLOURS.join(', ')}), a vampire (A, june-bryant …) or one of ${TABLE_KEYS.join(', ')}`,
      );
  const opens = leaf(sketch.opens, states);
  const table = blank();
  table.edition = edition;
  table.switches = switchesOf(SWITCHES, edition, sketch.switches);
  table.seed = number(drawn, 'seed', 'seed', 0, 4_294_967_295) ?? 1;
  laySettings(table, drawn);
  table.seats = seats(drawn);
  table.active = seat(table, drawn, 'active', 'active') ?? (table.seats[0] as PlayerId);
  table.first = seat(table, drawn, 'first', 'first') ?? (table.seats[0] as PlayerId);
  table.turns = number(drawn, 'turns', 'turns', 0, 20) ?? 1;
  table.noInfluence = number(drawn, 'no-influence', 'no-influence', 0, 10) ?? 10;
  const isSetup = opens.startsWith('setup.');
  table.players = Object.fromEntries(table.seats.map((who) => [who, newPlayer()]));
  for (const key of Object.keys(drawn))
    if (isVampireKey(key, drawn)) table.vampires[key] = vampire(table, key, fields(drawn, key));
  for (const key of Object.keys(drawn)) if (isVampireKey(key, drawn)) attach(table, key, fields(drawn, key));
  for (const who of table.seats) Object.assign(table.players[who] as Player, player(table, who, fields(drawn, who), opens));
  for (const who of COLOURS)
    if (drawn[who] !== undefined && !table.seats.includes(who))
      throw new SketchError(who, `expected one of the ${table.seats.length} seats ${table.seats.join(', ')}`);
  layCity(table, drawn);
  layParties(table, drawn);
  layPrince(table, drawn);
  layTurn(table, drawn, opens);
  if (isSetup) laySetup(table, drawn, opens);
  return { state: opens, table };
}

/** `draw` and `turn.end.draw` mean the first leaf inside. */
function leaf(opens: string, states: Iterable<string>): string {
  const all = [...states];
  const found = all.find((path) => path === opens) ?? all.find((path) => `.${path}.`.includes(`.${opens}.`));
  if (!found) throw new SketchError('opens', `expected a state of the chart of the turn, found "${opens}"`);
  return found;
}

function seats(drawn: Fields): PlayerId[] {
  const value = drawn.seats;
  if (Array.isArray(value)) {
    const named = strings(drawn, 'seats', 'seats');
    const found = COLOURS.filter((who) => named.includes(who));
    if (found.length !== named.length || found.length < 2)
      throw new SketchError('seats', `expected two to four of ${COLOURS.join(', ')}, found ${JSON.stringify(value)}`);
    return found;
  }
  return COLOURS.slice(0, number(drawn, 'seats', 'seats', 2, 4) ?? 2);
}

function seat(table: Table, drawn: Fields, key: string, path: string): PlayerId | undefined {
  return text(drawn, key, path, table.seats) as PlayerId | undefined;
}

function laySettings(table: Table, drawn: Fields): void {
  const given = fields(drawn, 'settings');
  only(given, SETTING_KEYS, 'settings');
  const read = (key: string, most: number): number | undefined => number(given, key, `settings.${key}`, 0, most);
  table.settings = {
    baseSecrecy: read('base-secrecy', 9) ?? SETTINGS.baseSecrecy,
    princeClaimInfluence: read('prince-claim-influence', 20) ?? SETTINGS.princeClaimInfluence,
    startingPrestige: read('starting-prestige', 40) ?? SETTINGS.startingPrestige,
    cityEventsRemoved: read('city-events-removed', 10) ?? SETTINGS.cityEventsRemoved,
  };
}

/** `[teaching-errand, unnamed 3]`; a number stands for so many cards that the case does not name. */
function cardList(drawn: Fields, key: string, path: string): string[] | undefined {
  if (drawn[key] === undefined) return undefined;
  if (typeof drawn[key] === 'number') return unnamed(number(drawn, key, path, 0, 99) ?? 0);
  return strings(drawn, key, path).flatMap((entry) => {
    const found = /^(\S+)(?: (\d{1,2}))?$/.exec(entry);
    const card = found?.[1];
    if (!card || (card !== UNNAMED && !cards.has(card)))
      throw new SketchError(path, `expected the id of a card, perhaps with a number, found "${entry}"`);
    return Array.from({ length: Number(found[2] ?? 1) }, () => card);
  });
}

function player(table: Table, who: PlayerId, drawn: Fields, opens: string): Partial<Player> {
  only(drawn, PLAYER_KEYS, who);
  const isSetup = opens.startsWith('setup.');
  const isEarly = /^setup\.(box|seats|decks)$/.test(opens);
  const hasLeader = !/^setup\.(box|seats|decks|leaders)$/.test(opens);
  const ready = readyFaction(who);
  const leader = text(drawn, 'leader', `${who}.leader`);
  if (leader !== undefined && table.vampires[leader]?.controller !== who)
    throw new SketchError(`${who}.leader`, `expected a vampire of ${who}, found "${leader}"`);
  const rival = text(drawn, 'rival', `${who}.rival`, table.seats);
  if (rival === who) throw new SketchError(`${who}.rival`, `expected another seat than ${who}`);
  const at = table.seats.indexOf(who);
  const inPlay = permanents(table, who, drawn);
  return {
    prestige:
      number(drawn, 'prestige', `${who}.prestige`, 0, 99) ?? (isEarly ? 0 : isSetup ? table.settings.startingPrestige : 10),
    agenda: number(drawn, 'agenda', `${who}.agenda`, 0, 12) ?? 0,
    supply: number(drawn, 'supply', `${who}.supply`, 0, 99) ?? (isSetup ? 0 : 20),
    hand: cardList(drawn, 'hand', `${who}.hand`) ?? [],
    library: cardList(drawn, 'library', `${who}.library`) ?? unnamed(isSetup ? 40 : 20),
    faction: cardList(drawn, 'faction', `${who}.faction`) ?? (isSetup ? (hasLeader ? ready.slice(1) : ready) : unnamed(4)),
    discards: cardList(drawn, 'discards', `${who}.discards`) ?? [],
    burned: cardList(drawn, 'burned', `${who}.burned`) ?? [],
    inPlay,
    leader: leader ?? null,
    rival: (rival as PlayerId | undefined) ?? (isSetup ? null : (table.seats[(at + 1) % table.seats.length] as PlayerId)),
  };
}

/** Haven, Agenda and what lies in front: `search-engine exhausted`, `emergency-bloodbag 2`, `whispering-campaign 4 Green`. */
function permanents(table: Table, who: PlayerId, drawn: Fields): Permanent[] {
  const found: Permanent[] = [];
  const lay = (card: string, more: Partial<Permanent> = {}): void => {
    const id = freshId({ ...table, players: { ...table.players, [who]: { ...newPlayer(), inPlay: found } } }, card);
    found.push({ id, card, exhausted: false, blood: 0, prestige: 0, contributors: [], ...more });
  };
  for (const [key, kind] of [
    ['haven', 'haven'],
    ['agenda-card', 'agenda'],
  ] as const) {
    const card = text(drawn, key, `${who}.${key}`);
    if (card === undefined) continue;
    if (cardOf(card)?.kind !== kind)
      throw new SketchError(`${who}.${key}`, `expected a card of the type ${kind}, found "${card}"`);
    lay(card);
  }
  const path = `${who}.in-play`;
  for (const entry of strings(drawn, 'in-play', path)) {
    const [card = '', ...words] = entry.split(' ');
    const isConspiracy = has(card, 'conspiracy');
    if (!isConspiracy && cardOf(card)?.kind !== 'unhosted-action')
      throw new SketchError(path, `expected an Ongoing Library card or a Conspiracy, found "${entry}"`);
    const n = words.filter((word) => /^\d+$/.test(word)).map(Number)[0];
    const contributors = words.filter(isSeat) as PlayerId[];
    const strange = words.find((word) => word !== 'exhausted' && !/^\d+$/.test(word) && !isSeat(word));
    if (strange) throw new SketchError(path, `expected "exhausted", a number or the seats that contributed, found "${strange}"`);
    const tokens = n ?? (isConspiracy ? 1 : card === 'emergency-bloodbag' ? 3 : 0);
    lay(card, {
      exhausted: words.includes('exhausted'),
      ...(isConspiracy ? { prestige: tokens, contributors } : { blood: tokens }),
    });
  }
  return found;
}

function vampire(table: Table, key: string, drawn: Fields): Vampire {
  only(drawn, VAMPIRE_KEYS, key);
  const card = text(drawn, 'is', `${key}.is`) ?? cardNamed(key);
  if (cardOf(card)?.kind !== 'vampire') throw new SketchError(`${key}.is`, `expected a vampire, found "${card}"`);
  const home = HOME[key];
  const usual = home && table.seats.includes(home) ? home : home ? (table.seats[1] as PlayerId) : (table.seats[0] as PlayerId);
  const controller = (text(drawn, 'controller', `${key}.controller`, table.seats) as PlayerId | undefined) ?? usual;
  const laid = newVampire(card, controller, 0);
  laid.place = (text(drawn, 'place', `${key}.place`, ['haven', 'streets', 'torpor']) as Vampire['place'] | undefined) ?? 'haven';
  laid.exhausted = boolean(drawn, 'exhausted', `${key}.exhausted`) ?? false;
  laid.noInfluence = number(drawn, 'no-influence', `${key}.no-influence`, 0, 10) ?? 0;
  laid.party = laid.place === 'streets' ? ALONE : null;
  for (const name of ['secrecy', 'potency', 'physical', 'social', 'mental'] as const) {
    const n = number(drawn, name, `${key}.${name}`, 0, 12);
    if (n !== undefined) laid.given[name] = n;
  }
  if (drawn.disciplines !== undefined) laid.given.disciplines = strings(drawn, 'disciplines', `${key}.disciplines`);
  return laid;
}

/** What is on a vampire, and then its Blood: full where nothing is said. */
function attach(table: Table, key: string, drawn: Fields): void {
  const laid = table.vampires[key] as Vampire;
  const path = `${key}.attached`;
  for (const entry of strings(drawn, 'attached', path)) {
    const found = /^(\S+)( exhausted)?$/.exec(entry);
    const card = found?.[1] ?? '';
    if (!has(card, 'retainer') && !has(card, 'title'))
      throw new SketchError(path, `expected a Retainer or a Title, perhaps "exhausted", found "${entry}"`);
    laid.attached.push({ id: freshId(table, card), card, exhausted: found?.[2] !== undefined });
  }
  const potency = potencyOf(table, key);
  const blood = number(drawn, 'blood', `${key}.blood`, 0, 12) ?? (laid.place === 'torpor' ? 0 : potency);
  if (blood > potency) throw new SketchError(`${key}.blood`, `expected at most the Blood Potency of ${potency}, found ${blood}`);
  laid.blood = blood;
}

function layCity(table: Table, drawn: Fields): void {
  if (drawn['city-deck'] === 'san-francisco') {
    table.city.deck = [];
    table.city.shuffled = cityDeck().filter((id) => cardOf(id)?.kind !== 'prince');
  } else table.city.deck = cardList(drawn, 'city-deck', 'city-deck') ?? unnamed(20);
  table.city.burned = cardList(drawn, 'burned', 'burned') ?? [];
  for (const entry of strings(drawn, 'streets', 'streets')) {
    const [card = '', ...words] = entry.split(' ');
    const isEvent = cardOf(card)?.kind === 'event';
    const count = words.filter((word) => /^\d+$/.test(word)).map(Number)[0] ?? 1;
    const token = words.find(isSeat) as PlayerId | undefined;
    const isFine = isEvent ? token !== undefined && has(card, 'ongoing') : words.every((word) => /^\d+$/.test(word));
    if (!isFine || !(card === UNNAMED || ['event', 'mortal', 'antagonist'].includes(cardOf(card)?.kind ?? '')))
      throw new SketchError(
        'streets',
        `expected a City Deck card, perhaps with a number, or an Ongoing Event with the seat of its token, found "${entry}"`,
      );
    for (let n = 0; n < count; n++) {
      const laid: CityCard = { id: freshId(table, card), card, token: token ?? null };
      table.city.streets.push(laid);
    }
  }
}

/** `with: B` puts a vampire of The Streets into B's party. */
function layParties(table: Table, drawn: Fields): void {
  for (const [id, laid] of Object.entries(table.vampires)) if (laid.place === 'streets') laid.party = id;
  for (const [id, laid] of Object.entries(table.vampires)) {
    const friend = text(fields(drawn, id), 'with', `${id}.with`);
    if (friend === undefined) continue;
    const other = table.vampires[friend];
    if (other?.place !== 'streets' || laid.place !== 'streets' || other.controller !== laid.controller)
      throw new SketchError(`${id}.with`, `expected a vampire of the same coterie in The Streets, found "${friend}"`);
    const from = laid.party;
    for (const each of Object.values(table.vampires))
      if (each.place === 'streets' && each.party === from && each.controller === laid.controller) each.party = other.party;
  }
  regroup(table);
}

function layPrince(table: Table, drawn: Fields): void {
  const holder = text(drawn, 'prince', 'prince');
  if (holder === undefined) return;
  const laid = table.vampires[holder];
  if (!laid) throw new SketchError('prince', `expected a vampire on the table, found "${holder}"`);
  const card = 'prince-of-the-city-san-francisco';
  laid.attached.push({ id: freshId(table, card), card, exhausted: false });
}

function layTurn(table: Table, drawn: Fields, opens: string): void {
  table.turn = { ...newTurn(), left: number(drawn, 'actions', 'actions', 0, 2) ?? 2 };
  if (opens.startsWith('turn.end')) table.turn.left = 0;
  const present = number(drawn, 'turn', 'turn', 1, 99) ?? 3;
  // the turn is counted as it opens
  const begun = opens === 'turn.beginning.opens' ? present - 1 : present;
  const order = [
    ...table.seats.slice(table.seats.indexOf(table.first)),
    ...table.seats.slice(0, table.seats.indexOf(table.first)),
  ];
  for (const who of table.seats) {
    const isBefore = order.indexOf(who) < order.indexOf(table.active);
    (table.players[who] as Player).turn = who === table.active ? begun : isBefore ? present : present - 1;
  }
  if (/city-deck\.(reveal|shuffled)$/.test(opens)) table.turn.reveal = revealsDue(table).n;
  if (opens.endsWith('antagonist.assign'))
    table.turn.toAssign = table.city.streets.filter(({ card }) => cardOf(card)?.kind === 'antagonist').length;
}

function laySetup(table: Table, drawn: Fields, opens: string): void {
  const own = (fields(drawn, table.active).deck ?? [40, 7]) as Json;
  if (
    !Array.isArray(own) ||
    own.length !== 2 ||
    !own.every((n) => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 100)
  )
    throw new SketchError(`${table.active}.deck`, 'expected two numbers: Library cards and Faction cards');
  for (const who of table.seats) (table.players[who] as Player).turn = 0;
  table.setup = {
    ...newSetup(),
    city: cityDeck(),
    own: [own[0] as number, own[1] as number],
    taking: opens === 'setup.hands' ? table.first : null,
  };
  table.active = table.first;
}
