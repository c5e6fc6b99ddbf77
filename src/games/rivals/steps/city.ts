/** The City Deck step, and the way home. */
import { pick } from '../../../engine/chance.ts';
import type { Effect, RuleId } from '../../../engine/game.ts';
import {
  cardOf,
  cityCard,
  foesOf,
  freshId,
  has,
  inStreets,
  inTorpor,
  nobodyReturns,
  playerOf,
  seatsFrom,
  vampireOf,
} from '../questions.ts';
import { type CityCard, type Table, UNNAMED, type Vampire } from '../table.ts';
import type { Word } from '../words.ts';
import { ALONE, fromSupply, gainPrestige, regroup, type Tell } from './tokens.ts';

/** Ongoing Events with the active player's token. */
export const ownOngoing = (table: Table): CityCard[] => table.city.streets.filter(({ token }) => token === table.active);

/** A card of The Streets goes to the City Deck's burned pile, its token to the general supply. */
export function burnCityCard(table: Table, each: CityCard): void {
  table.city.streets = table.city.streets.filter((other) => other !== each);
  table.city.burned.push(each.card);
  if (each.token) playerOf(table, each.token).supply += 1;
}

export const burnOngoing: Effect<Table> = (table, _move, tell) => {
  const [each] = ownOngoing(table);
  if (!each) return;
  const isFirst = table.turn.source !== 'burning';
  table.turn.source = 'burning';
  burnCityCard(table, each);
  const rule: RuleId = isFirst ? 'city-deck.burn-own-ongoing-first' : 'city-deck.burn-every-own-ongoing';
  tell({ type: 'event.burned', rule, who: table.active, card: each.card, token: each.token });
  tell({ type: 'city.burned-pile', rule: 'terms.burned-piles', card: each.card, quiet: true });
};

/** How many cards the step reveals: one, but in the first player's first turn one for each player. */
export function revealsDue(table: Table): { n: number; rule: RuleId } {
  const { turn } = playerOf(table, table.active);
  const isFirst = table.active === table.first;
  if (isFirst && turn === 1) return { n: table.seats.length, rule: 'city-deck.first-player-first-turn' };
  if (turn === 1 || (isFirst && turn === 2)) return { n: 1, rule: 'city-deck.first-turn-scope' };
  return { n: 1, rule: 'city-deck.reveal-one' };
}

export const countReveals: Effect<Table> = (table, _move, tell) => {
  for (const { card, token } of table.city.streets)
    if (token) {
      tell({ type: 'event.stays', rule: 'city-deck.keep-other-colours', who: table.active, card, token });
      tell({ type: 'event.in-force', rule: 'city-deck.ongoing-lasts-a-round', who: token, card, quiet: true });
    }
  const { n, rule } = revealsDue(table);
  table.turn.source = null;
  table.turn.reveal = n;
  table.turn.opening = n > 1;
  const said = rule === 'city-deck.reveal-one' ? { quiet: true as const } : {};
  tell({ type: 'reveal.due', rule, who: table.active, n, ...said });
};

function show(table: Table, card: string, tell: Tell): void {
  const id = freshId(table, card);
  table.city.streets.push({ id, card, token: null });
  table.turn.shown = id;
  table.turn.reveal -= 1;
  tell({ type: 'city.revealed', rule: 'city-deck.reveal-one', who: table.active, card, left: table.turn.reveal });
}

export const reveal: Effect<Table> = (table, _move, tell) => show(table, table.city.deck.shift() ?? UNNAMED, tell);

/** Chance says which of the shuffled cards is on top. */
export const turnUp: Effect<Table> = (table, move, tell) => {
  const card = move.card as string;
  table.city.shuffled.splice(table.city.shuffled.indexOf(card), 1);
  table.seed = pick([0], table.seed).seed;
  show(table, card, tell);
};

export const cityEmpty: Effect<Table> = (table, _move, tell) => {
  table.turn.reveal = 0;
  tell({ type: 'city.empty', rule: 'city-deck.reveal-one', who: table.active });
};

/** In the larger reveal the same rules hold for each card. */
const byType = (table: Table, rule: RuleId): RuleId => (table.turn.opening ? 'city-deck.first-turn-cards-by-type' : rule);

export const placeToken: Effect<Table> = (table, _move, tell) => {
  const shown = cityCard(table, table.turn.shown ?? '') as CityCard;
  const who = table.active;
  shown.token = who;
  fromSupply(table, who, 1, tell);
  tell({ type: 'token.placed', rule: byType(table, 'city-deck.ongoing-gets-token'), who, card: shown.card });
  tell({ type: 'event.in-force', rule: 'city-deck.ongoing-lasts-a-round', who, card: shown.card });
  if (has(shown.card, 'ongoing') && cardOf(shown.card)?.lasting?.some(({ gives }) => gives === 'everyone-alone')) scatter(table);
};

/** Each vampire outside its Haven is a party of its own. */
export function scatter(table: Table): void {
  for (const who of table.seats) for (const id of inStreets(table, who)) (vampireOf(table, id) as Vampire).party = id;
}

export const cityStays: Effect<Table> = (table, _move, tell) => {
  const { card } = cityCard(table, table.turn.shown ?? '') as CityCard;
  tell({ type: 'city.stays', rule: byType(table, 'city-deck.other-cards-stay'), who: table.active, card });
  if (has(card, 'second-inquisition'))
    tell({ type: 'antagonist.arrives', rule: 'antagonist.second-inquisition', who: table.active, card });
};

export const askPlayers: Effect<Table> = (table, _move, tell) => {
  const { card } = cityCard(table, table.turn.shown ?? '') as CityCard;
  const word = cardOf(card)?.effects?.find((each) => each.do === 'each-may-discard') as Extract<Word, { do: 'each-may-discard' }>;
  const { most, prestige } = word;
  table.turn.asked = { queue: seatsFrom(table, table.active), left: most, each: most, optional: true, prestige, card };
  tell({ type: 'event.resolves', rule: byType(table, 'city-deck.event-resolves-then-burns'), who: table.active, card });
};

/** An Event that asks nobody. */
export const resolveEvent: Effect<Table> = (table, move, tell, state) => {
  const { card } = cityCard(table, table.turn.shown ?? '') as CityCard;
  tell({ type: 'event.resolves', rule: byType(table, 'city-deck.event-resolves-then-burns'), who: table.active, card });
  for (const word of cardOf(card)?.effects ?? []) {
    if (word.do === 'shuffle-burned-events') shuffleBurned(table, tell);
    if (word.do === 'leaders-to-the-streets') leadersOut(table, tell);
  }
  burnEvent(table, move, tell, state);
};

export const burnEvent: Effect<Table> = (table, _move, tell) => {
  const shown = cityCard(table, table.turn.shown ?? '');
  table.turn.asked = null;
  if (!shown) return;
  burnCityCard(table, shown);
  const rule = byType(table, 'city-deck.event-resolves-then-burns');
  tell({ type: 'event.burned-after', rule, who: table.active, card: shown.card });
};

function shuffleBurned(table: Table, tell: Tell): void {
  const { city } = table;
  const events = city.burned.filter((card) => cardOf(card)?.kind === 'event');
  city.burned = city.burned.filter((card) => cardOf(card)?.kind !== 'event');
  city.shuffled = [...city.shuffled, ...city.deck, ...events].sort();
  city.deck = [];
  tell({ type: 'city.shuffled', rule: 'city-deck.event-resolves-then-burns', who: table.active, n: events.length });
}

function leadersOut(table: Table, tell: Tell): void {
  for (const who of seatsFrom(table, table.active)) {
    const { leader } = playerOf(table, who);
    const vampire = vampireOf(table, leader ?? undefined);
    if (!leader || !vampire || vampire.place === 'torpor') continue;
    vampire.place = 'streets';
    vampire.party = ALONE;
    regroup(table);
    if (who === table.active) table.turn.staying.push(leader);
    tell({ type: 'leader.out', rule: 'city-deck.event-resolves-then-burns', who, vampire: leader });
  }
}

/** A card out of the hand for whoever is asked. */
export const discardAsked: Effect<Table> = (table, move, tell) => {
  const { asked } = table.turn;
  if (!asked) return;
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.discards.push(move.card as string);
  const rule: RuleId = asked.optional ? 'city-deck.event-resolves-then-burns' : 'conspiracies.threshold';
  tell({ type: 'card.discarded', rule, who: move.who, card: move.card as string, for: asked.card });
  if (asked.prestige > 0) gainPrestige(table, move.who, asked.prestige, rule, tell, asked.card);
  asked.left -= 1;
  if (asked.left === 0 || player.hand.length === 0) nextAsked(table);
};

export const passAsked: Effect<Table> = (table, move, tell) => {
  const card = table.turn.asked?.card ?? '';
  tell({ type: 'asked.passes', rule: 'city-deck.event-resolves-then-burns', who: move.who, card });
  nextAsked(table);
};

function nextAsked(table: Table): void {
  const { asked } = table.turn;
  if (!asked) return;
  asked.queue.shift();
  asked.left = asked.each;
  if (!asked.optional) while (asked.queue[0] && playerOf(table, asked.queue[0]).hand.length === 0) asked.queue.shift();
}

/** Home from The Streets, unless a card says otherwise. */
export const returnHome: Effect<Table> = (table, _move, tell) => {
  const who = table.active;
  const out = inStreets(table, who);
  const kept = nobodyReturns(table);
  if (kept && out.length > 0)
    tell({ type: 'return.prevented', rule: 'ready-and-return.mandatory', who, card: kept.card, vampires: out, n: out.length });
  else {
    const { staying } = table.turn;
    const going = out.filter((id) => !staying.includes(id));
    for (const id of going) {
      const vampire = vampireOf(table, id) as Vampire;
      vampire.place = 'haven';
      vampire.party = null;
    }
    regroup(table);
    if (going.length > 0) {
      tell({ type: 'vampires.returned', rule: 'ready-and-return.vampires-go-home', who, vampires: going, n: going.length });
      const others = foesOf(table, who).flatMap((foe) => inStreets(table, foe));
      if (others.length > 0)
        tell({ type: 'others.stay-out', rule: 'ready-and-return.vampires-go-home', vampires: others, quiet: true });
    }
    if (staying.length > 0)
      tell({ type: 'leader.stays', rule: 'ready-and-return.mandatory', who, vampires: staying, n: staying.length });
  }
  const sleeping = inTorpor(table, who);
  if (sleeping.length > 0)
    tell({ type: 'torpor.not-left', rule: 'ready-and-return.not-from-torpor', who, vampires: sleeping, n: sleeping.length });
};

/** What the chart names. */
export const effects = {
  burnOngoing,
  countReveals,
  reveal,
  turnUp,
  cityEmpty,
  placeToken,
  cityStays,
  askPlayers,
  resolveEvent,
  burnEvent,
  discardAsked,
  passAsked,
  returnHome,
};
