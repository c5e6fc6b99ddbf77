/** What the table answers: who controls what, who is where, what a vampire is worth. Nothing here changes anything. */
import { cards } from './cards/registry.ts';
import {
  type Attached,
  type CityCard,
  type Deck,
  type Permanent,
  type PieceId,
  type Player,
  type PlayerId,
  type Table,
  UNNAMED,
  type Vampire,
  type VampireId,
} from './table.ts';
import type { Attribute, Lasting, Need, RivalsCard, Trait } from './words.ts';

/** Who shuffles and deals: nobody at the table. */
export const CHANCE = 'chance';

export const isOn = (table: Table, name: string): boolean => table.switches[name] === true;
export const cardOf = (id: string): RivalsCard | undefined => cards.get(id);
export const has = (id: string, trait: Trait): boolean => cardOf(id)?.traits?.includes(trait) === true;

export const isPlayer = (table: Table, id: string | undefined): id is PlayerId => (table.seats as string[]).includes(id ?? '');
export const playerOf = (table: Table, id: string): Player => table.players[id] as Player;
export const vampireOf = (table: Table, id: string | undefined): Vampire | undefined =>
  id !== undefined && Object.hasOwn(table.vampires, id) ? table.vampires[id] : undefined;

/** The seats clockwise from this one. */
export function seatsFrom(table: Table, id: PlayerId): PlayerId[] {
  const at = table.seats.indexOf(id);
  return [...table.seats.slice(at), ...table.seats.slice(0, at)];
}
export const foesOf = (table: Table, id: PlayerId): PlayerId[] => seatsFrom(table, id).slice(1);

/** Vampires by name. */
const named = (table: Table, fits: (vampire: Vampire) => boolean): VampireId[] =>
  Object.keys(table.vampires)
    .filter((id) => fits(table.vampires[id] as Vampire))
    .sort();
export const controlled = (table: Table, who: string): VampireId[] => named(table, ({ controller }) => controller === who);
export const coterie = (table: Table, who: string): VampireId[] =>
  named(table, ({ controller, place }) => controller === who && place !== 'torpor');
export const inTorpor = (table: Table, who: string): VampireId[] =>
  named(table, ({ controller, place }) => controller === who && place === 'torpor');
export const inStreets = (table: Table, who: string): VampireId[] =>
  named(table, ({ controller, place }) => controller === who && place === 'streets');
export const inCoterie = (table: Table, who: string, id: string | undefined): boolean => {
  const vampire = vampireOf(table, id);
  return vampire !== undefined && vampire.controller === who && vampire.place !== 'torpor';
};
export const isReady = (vampire: Vampire): boolean => !vampire.exhausted && vampire.place !== 'torpor';

/** The vampires of one party; those in a Haven are one. */
export function partyOf(table: Table, id: VampireId): VampireId[] {
  const vampire = vampireOf(table, id);
  if (!vampire || vampire.place === 'torpor') return [];
  return named(
    table,
    ({ controller, place, party }) => controller === vampire.controller && place === vampire.place && party === vampire.party,
  );
}
export function partiesOf(table: Table, who: string): VampireId[][] {
  const parties = new Map(coterie(table, who).map((id) => [partyOf(table, id).join(' '), partyOf(table, id)]));
  return [...parties.values()];
}

/** What cards in play do for a vampire: its own, those on it, its player's; those of The Streets do it for everybody. */
function* lastingFor(table: Table, id: VampireId): Generator<Lasting> {
  const vampire = table.vampires[id] as Vampire;
  for (const { card } of vampire.attached)
    for (const lasting of cardOf(card)?.lasting ?? []) if (lasting.gives !== 'secrecy') yield lasting;
  for (const { card } of cardsOf(table, vampire.controller))
    for (const lasting of cardOf(card)?.lasting ?? [])
      if (lasting.gives === 'secrecy' && lasting.where === vampire.place) yield lasting;
  for (const { card } of table.city.streets)
    for (const lasting of cardOf(card)?.lasting ?? [])
      if (lasting.gives === 'secrecy' && lasting.where === vampire.place) yield lasting;
}

export const potencyOf = (table: Table, id: VampireId): number => {
  const vampire = table.vampires[id] as Vampire;
  let n = vampire.given.potency ?? cardOf(vampire.card)?.potency ?? 0;
  for (const lasting of lastingFor(table, id)) if (lasting.gives === 'potency') n += lasting.n;
  return n;
};
export const attributeOf = (table: Table, id: VampireId, which: Attribute): number => {
  const vampire = table.vampires[id] as Vampire;
  let n = vampire.given[which] ?? cardOf(vampire.card)?.attributes?.[which] ?? 0;
  for (const lasting of lastingFor(table, id)) if (lasting.gives === which) n += lasting.n;
  return n;
};
/** The total. A situation that gives it gives all of it. */
export function secrecyOf(table: Table, id: VampireId): number {
  const vampire = table.vampires[id] as Vampire;
  const lasting = [...lastingFor(table, id)];
  const fixed = lasting.find((each) => each.gives === 'secrecy-fixed');
  if (fixed?.gives === 'secrecy-fixed') return fixed.n;
  if (vampire.given.secrecy !== undefined) return vampire.given.secrecy;
  return lasting.reduce((sum, each) => sum + (each.gives === 'secrecy' ? each.n : 0), table.settings.baseSecrecy);
}
export function disciplineOf(table: Table, id: VampireId, name: string): number {
  const vampire = table.vampires[id] as Vampire;
  let n = vampire.given.disciplines
    ? vampire.given.disciplines.filter((each) => each === name).length
    : (cardOf(vampire.card)?.disciplines?.[name] ?? 0);
  for (const lasting of lastingFor(table, id)) if (lasting.gives === 'discipline' && lasting.name === name) n++;
  return n;
}
export const isWounded = (table: Table, id: VampireId): boolean => (table.vampires[id] as Vampire).blood < potencyOf(table, id);
export const isTitled = (vampire: Vampire): boolean => vampire.attached.some(({ card }) => has(card, 'title'));

/** Whoever holds the Prince of the City. */
export const princeOf = (table: Table): VampireId | undefined =>
  Object.keys(table.vampires).find((id) =>
    (table.vampires[id] as Vampire).attached.some(({ card }) => cardOf(card)?.kind === 'prince'),
  );
export const controlsPrince = (table: Table, who: string): boolean => {
  const prince = princeOf(table);
  return prince !== undefined && vampireOf(table, prince)?.controller === who;
};

export const sadCards = (table: Table): CityCard[] =>
  table.city.streets.filter(({ card }) => cardOf(card)?.kind === 'antagonist');
/** Of each S.A.D.: one for every S.A.D. in The Streets. */
export const sadIntel = (table: Table): number => sadCards(table).length;
export const reaches = (table: Table, intel: number, id: VampireId): boolean =>
  isOn(table, 'intel-equal-reaches') ? intel >= secrecyOf(table, id) : intel > secrecyOf(table, id);

/** A piece in play with where it lies; `bearer` where it is on a vampire. */
export interface Source {
  readonly id: PieceId;
  readonly card: string;
  readonly controller: PlayerId | null;
  readonly bearer?: VampireId;
  readonly exhausted: boolean;
}

/** All that a player has in play, vampires in torpor and what is on them included. */
export function cardsOf(table: Table, who: string): Source[] {
  return Object.keys(table.vampires)
    .sort()
    .flatMap((id): Source[] => {
      const { controller, card, exhausted, attached } = table.vampires[id] as Vampire;
      if (controller !== who) return [];
      return [{ id, card, controller, exhausted }, ...attached.map((each): Source => ({ ...each, controller, bearer: id }))];
    })
    .concat(playerOf(table, who).inPlay.map(({ id, card, exhausted }) => ({ id, card, exhausted, controller: who as PlayerId })));
}
export const cityOf = (table: Table): Source[] =>
  table.city.streets.map(({ id, card }) => ({ id, card, controller: null, exhausted: false }));

export const sourceOf = (table: Table, id: string | undefined): Source | undefined =>
  [...table.seats.flatMap((who) => cardsOf(table, who)), ...cityOf(table)].find((each) => each.id === id);
export const attachedOf = (table: Table, id: PieceId): { bearer: VampireId; attached: Attached } | undefined => {
  for (const [bearer, { attached }] of Object.entries(table.vampires)) {
    const found = attached.find((each) => each.id === id);
    if (found) return { bearer, attached: found };
  }
  return undefined;
};
export const permanentOf = (table: Table, id: string | undefined): { owner: PlayerId; permanent: Permanent } | undefined => {
  for (const owner of table.seats) {
    const permanent = playerOf(table, owner).inPlay.find((each) => each.id === id);
    if (permanent) return { owner, permanent };
  }
  return undefined;
};
export const cityCard = (table: Table, id: string | undefined): CityCard | undefined =>
  table.city.streets.find((each) => each.id === id);

/** The name of a vampire: the letter of a teaching vampire, the card of any other. */
export const nameFor = (card: string): string => {
  const letter = /^teaching-vampire-([a-z])$/.exec(card)?.[1];
  return letter ? letter.toUpperCase() : card;
};
/** A name that no piece has yet. */
export function freshId(table: Table, card: string): PieceId {
  const name = nameFor(card);
  const taken = new Set([
    ...Object.keys(table.vampires),
    ...table.seats.flatMap((who) => cardsOf(table, who).map(({ id }) => id)),
    ...table.city.streets.map(({ id }) => id),
  ]);
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`;
}

export const isDeck = (name: string | undefined): name is Deck => name === 'library' || name === 'faction';
export const isAsked = (table: Table, who: string): boolean => table.turn.asked?.queue[0] === who;
export const inHand = (table: Table, who: string, card: string | undefined): boolean =>
  card !== undefined && playerOf(table, who).hand.includes(card);

/** Whether what a card asks for is there, for its controller. */
export function meets(table: Table, who: string, need: Need | undefined): boolean {
  switch (need) {
    case undefined:
      return true;
    case 'control-prince':
      return controlsPrince(table, who);
    case 'leader-exhausted': {
      const leader = vampireOf(table, playerOf(table, who).leader ?? undefined);
      return leader !== undefined && leader.place !== 'torpor' && leader.exhausted;
    }
    case 'three-in-the-streets':
      return inStreets(table, who).length >= 3;
    case 'auspex':
      return coterie(table, who).some((id) => disciplineOf(table, id, 'auspex') > 0);
  }
}

/** What a player pays to recruit: the card's Blood Potency, less what cards in play take off. */
export function recruitCost(table: Table, who: string, card: string): number {
  const off = cardsOf(table, who).reduce((sum, source) => {
    if (source.bearer !== undefined && vampireOf(table, source.bearer)?.place === 'torpor') return sum;
    const cheaper = cardOf(source.card)?.lasting?.find((each) => each.gives === 'recruits-cheaper');
    return sum + (cheaper?.gives === 'recruits-cheaper' ? cheaper.n : 0);
  }, 0);
  return Math.max(0, (cardOf(card)?.potency ?? 0) - off);
}

/** Parties are not formed outside a Haven while an Event says so. */
export const everyoneAlone = (table: Table): boolean =>
  table.city.streets.some(({ card }) => cardOf(card)?.lasting?.some((each) => each.gives === 'everyone-alone'));
export const nobodyReturns = (table: Table): CityCard | undefined =>
  table.city.streets.find(({ card }) => cardOf(card)?.lasting?.some((each) => each.gives === 'nobody-returns'));

/** The phase and step a state lies in: `end`, `antagonist`. */
export const phaseOf = (state: string): string => state.split('.')[1] ?? '';
export const stepOf = (state: string): string => state.split('.')[2] ?? '';

export const isCard = (name: string | undefined): boolean => name === UNNAMED || cards.has(name ?? '');
