/** Setting up: the box, seats, decks, Prestige, Leaders, the City Deck, Rivals, opening hands. */
import { pick } from '../../../engine/chance.ts';
import type { Effect, RuleId } from '../../../engine/game.ts';
import { BLOOD_AND_ALCHEMY, CORE_BOX, cityCounts, OPENING_HAND, playerDeckCards, READY_DECK, tokenCount } from '../box.ts';
import { newPlayer, newVampire, readyFaction, unnamed } from '../opening.ts';
import { cardOf, foesOf, freshId, playerOf } from '../questions.ts';
import { COLOURS, type Deck, type PlayerId, type Setup, type Table } from '../table.ts';
import { GOAL, type Tell } from './tokens.ts';

const setupOf = (table: Table): Setup => table.setup as Setup;

/** What comes out of the box, one thing a step. */
const ITEMS: readonly ((tell: Tell, setup: Setup) => void)[] = [
  (tell) => tell({ type: 'box.published', rule: 'box.release', year: 2023, lang: 'es' }),
  (tell) => tell({ type: 'box.rules-online', rule: 'box.rules-online', at: 'nosolorol.com/rivals' }),
  (tell) => tell({ type: 'box.setting', rule: 'box.setting', city: CORE_BOX.city, card: CORE_BOX.title }),
  (tell) => tell({ type: 'box.clans', rule: 'box.core-clans', clans: CORE_BOX.clans, n: CORE_BOX.clans.length }),
  (tell) => tell({ type: 'box.decks', rule: 'box.player-decks', n: playerDeckCards, each: CORE_BOX.cardsPerDeck }),
  (tell, { city }) => tell({ type: 'box.city-deck', rule: 'box.city-deck', n: city.length, ...cityCounts(city) }),
  (tell) => {
    const { 'first-player': first, 'blood-prestige': prestige, 'no-influence': influence, ...rest } = CORE_BOX.tokens;
    tell({ type: 'box.tokens', rule: 'box.tokens', n: tokenCount, ...rest, first, prestige, influence });
  },
  (tell) => {
    const { aids, dividers, cryptPack } = CORE_BOX;
    tell({ type: 'box.further', rule: 'box.aids-dividers-crypt', aids, dividers, crypt: cryptPack });
  },
  (tell) => tell({ type: 'box.expansion', rule: 'box.blood-and-alchemy', ...BLOOD_AND_ALCHEMY }),
  (tell) => tell({ type: 'box.more-to-come', rule: 'box.expandable', n: 2 }),
];
export const ITEM_COUNT = ITEMS.length;

const unpack: Effect<Table> = (table, _move, tell) => {
  const setup = setupOf(table);
  ITEMS[setup.unpacked]?.(tell, setup);
  setup.unpacked += 1;
};

/** So many sit down; those the sketch knows keep what it gives them. */
const seat: Effect<Table> = (table, move, tell) => {
  const n = move.n as number;
  table.seats = COLOURS.slice(0, n);
  for (const who of table.seats)
    table.players[who] ??= {
      ...newPlayer(),
      prestige: 0,
      supply: 0,
      library: unnamed(READY_DECK.library),
      faction: readyFaction(who),
      turn: 0,
    };
  for (const who of Object.keys(table.players)) if (!(table.seats as string[]).includes(who)) delete table.players[who];
  if (!table.seats.includes(table.first)) table.first = table.seats[0] as PlayerId;
  table.active = table.first;
  tell({ type: 'players.seated', rule: 'box.players', n });
};

/** The next seat decides; the first player again once all have. */
const next = (table: Table): void => {
  table.active = foesOf(table, table.active)[0] as PlayerId;
};

const choose: Effect<Table> = (table, move, tell) => {
  const setup = setupOf(table);
  const deck = move.card as string;
  setup.decks[move.who as PlayerId] = deck;
  tell({ type: 'deck.taken', rule: 'box.core-clans', who: move.who, deck });
  const { library, faction } = READY_DECK;
  tell({ type: 'deck.counted', rule: 'setup.deck-of-49', who: move.who, n: 2 + library + faction, library, faction });
  const left = CORE_BOX.decks - Object.keys(setup.decks).length;
  tell({ type: 'decks.left', rule: 'box.enough-for-four', n: left });
  next(table);
};

const handOutPrestige: Effect<Table> = (table, _move, tell) => {
  const n = table.settings.startingPrestige;
  for (const who of table.seats) {
    playerOf(table, who).prestige = n;
    playerOf(table, who).supply = 0;
  }
  tell({ type: 'prestige.handed-out', rule: 'setup.twenty-prestige', n, players: table.seats.length });
};

const lead: Effect<Table> = (table, move, tell) => {
  const who = move.who as PlayerId;
  const card = move.card as string;
  const player = playerOf(table, who);
  const potency = cardOf(card)?.potency ?? 0;
  player.faction.splice(player.faction.indexOf(card), 1);
  player.prestige -= potency;
  const id = freshId(table, card);
  table.vampires[id] = newVampire(card, who, potency);
  player.leader = id;
  tell({ type: 'leader.named', rule: 'setup.leader-highest-potency', who, vampire: id, n: potency });
  tell({ type: 'leader.blood', rule: 'setup.leader-blood-from-prestige', who, vampire: id, n: potency, left: player.prestige });
  next(table);
};

/** Chance takes an Event out of the City Deck. */
const remove: Effect<Table> = (table, move, tell) => {
  const card = move.card as string;
  setupOf(table).removed.push(card);
  table.seed = pick([0], table.seed).seed;
  tell({ type: 'event.removed', rule: 'setup.four-events-out', card });
};

const shuffleCity: Effect<Table> = (table, _move, tell) => {
  const { city, removed } = setupOf(table);
  const left = city.filter((id) => cardOf(id)?.kind !== 'prince' && !removed.includes(id));
  table.city.shuffled = left;
  table.city.deck = [];
  tell({ type: 'city.shuffled', rule: 'setup.four-events-out', n: left.length });
  tell({ type: 'prince.aside', rule: 'setup.prince-in-the-streets', card: CORE_BOX.title });
};

/** The next seat without a Rival gets a token. */
export const unrivalled = (table: Table): PlayerId | undefined => table.seats.find((who) => playerOf(table, who).rival === null);

const deal: Effect<Table> = (table, move, tell) => {
  const who = unrivalled(table);
  const rival = move.card as PlayerId;
  if (!who) return;
  playerOf(table, who).rival = rival;
  table.seed = pick([0], table.seed).seed;
  tell({ type: 'rival.dealt', rule: 'setup.rival-assigned', who, rival });
  tell({ type: 'goals.set', rule: 'box.objective', who, rival, n: GOAL });
};

const takeOpening: Effect<Table> = (table, move, tell) => {
  const setup = setupOf(table);
  const deck = move.card as Deck;
  const player = playerOf(table, move.who);
  const card = player[deck].shift();
  if (card !== undefined) player.hand.push(card);
  setup.taken[deck === 'library' ? 0 : 1] += 1;
  tell({
    type: 'card.drawn',
    rule: 'draw.setup-excepted',
    who: move.who,
    deck,
    card: card ?? '',
    left: player[deck].length,
    quiet: true,
  });
  if (setup.taken[0] < OPENING_HAND.library || setup.taken[1] < OPENING_HAND.faction) return;
  const { library, faction } = OPENING_HAND;
  tell({ type: 'hand.taken', rule: 'setup.opening-hand', who: move.who, n: library + faction, library, faction });
  setup.taken = [0, 0];
  setup.taking = foesOf(table, table.active)[0] === table.first ? null : table.active;
  next(table);
};

const openHands: Effect<Table> = (table) => {
  setupOf(table).taking = table.first;
  table.active = table.first;
};

/** All is laid out: the first player's first turn. */
const startPlay: Effect<Table> = (table, _move, tell) => {
  table.setup = null;
  table.active = table.first;
  tell({ type: 'coterie.tasks', rule: 'box.coterie-tasks', who: table.first });
  tell({ type: 'game.ready', rule: 'box.objective' satisfies RuleId, who: table.first, n: table.seats.length });
};

export const effects = {
  unpack,
  seat,
  choose,
  handOutPrestige,
  lead,
  remove,
  shuffleCity,
  deal,
  takeOpening,
  openHands,
  startPlay,
};
