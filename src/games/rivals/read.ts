/** Values on the table by the paths that scenarios use: `Red.prestige`, `A.blood`, `city.deck`. */
import type { Json, Position } from '../../engine/game.ts';
import { BLOOD_AND_ALCHEMY, CORE_BOX, cityCounts, playerDeckCards, tokenCount } from './box.ts';
import {
  attachedOf,
  attributeOf,
  cardOf,
  cityCard,
  controlled,
  coterie,
  foesOf,
  inStreets,
  isPlayer,
  isReady,
  isWounded,
  partiesOf,
  partyOf,
  permanentOf,
  phaseOf,
  playerOf,
  potencyOf,
  princeOf,
  sadCards,
  sadIntel,
  secrecyOf,
  stepOf,
  vampireOf,
} from './questions.ts';
import { dueOn } from './steps/antagonist.ts';
import type { Table, Vampire } from './table.ts';

/** Who is meant where nobody is. */
const NOBODY = 'nobody';

/** `undefined` when there is no such thing. */
export function read({ state, table }: Position<Table>, path: string): Json | undefined {
  const [first = '', second] = path.split('.');
  if (second === undefined) return ofTable(state, table, first);
  if (isPlayer(table, first)) return ofPlayer(table, first, second);
  if (vampireOf(table, first)) return ofVampire(table, first, second);
  if (first === 'city') return ofCity(table, second);
  if (first === 'box') return ofBox(second);
  return ofPiece(table, first, second);
}

function ofTable(state: string, table: Table, name: string): Json | undefined {
  switch (name) {
    case 'active':
    case 'first':
    case 'turns':
      return table[name];
    case 'state':
      return state;
    case 'phase':
      return state.startsWith('turn.') ? phaseOf(state) : state.split('.')[0];
    case 'step':
      return stepOf(state) || state;
    case 'turn':
      return playerOf(table, table.active).turn;
    case 'prince':
      return princeOf(table) ?? NOBODY;
    case 'no-influence':
      return table.noInfluence;
    case 'winner':
      return table.result?.winner ?? NOBODY;
    case 'result':
      return table.result?.by ?? 'open';
    case 'seats':
      return table.seats;
    default:
      return undefined;
  }
}

function ofPlayer(table: Table, who: (typeof table.seats)[number], key: string): Json | undefined {
  const player = playerOf(table, who);
  switch (key) {
    case 'prestige':
    case 'agenda':
    case 'supply':
    case 'discards':
    case 'burned':
    case 'turn':
      return player[key];
    case 'hand':
      return player.hand.length;
    case 'library':
      return player.library.length;
    case 'faction':
      return player.faction.length;
    case 'cards':
      return player.hand;
    case 'in-play':
      return player.inPlay.map(({ id, exhausted }) => (exhausted ? `${id} exhausted` : id));
    case 'rival':
    case 'leader':
      return player[key] ?? NOBODY;
    case 'goals':
      return ['thirteen-agenda', ...(player.rival ? [`rival ${player.rival}`] : [])];
    case 'foes':
      return foesOf(table, who);
    case 'coterie':
      return coterie(table, who);
    case 'controlled':
      return controlled(table, who);
    case 'streets':
      return inStreets(table, who);
    case 'parties':
      return partiesOf(table, who).map((party) => party.join(' '));
    case 'ready':
      return coterie(table, who).filter((id) => isReady(vampireOf(table, id) as Vampire));
    case 'wounded':
      return coterie(table, who).filter((id) => isWounded(table, id));
    case 'actions':
      return who === table.active ? table.turn.left : 0;
    case 'lent':
      return table.lent[who] ?? 0;
    default:
      return undefined;
  }
}

function ofVampire(table: Table, id: string, key: string): Json | undefined {
  const vampire = vampireOf(table, id) as Vampire;
  switch (key) {
    case 'blood':
    case 'place':
    case 'exhausted':
    case 'controller':
      return vampire[key];
    case 'no-influence':
      return vampire.noInfluence;
    case 'potency':
      return potencyOf(table, id);
    case 'ready':
      return isReady(vampire);
    case 'party':
      return partyOf(table, id).join(' ');
    case 'secrecy':
      return secrecyOf(table, id);
    case 'physical':
    case 'social':
    case 'mental':
      return attributeOf(table, id, key);
    case 'attached':
      return vampire.attached.map((each) => (each.exhausted ? `${each.id} exhausted` : each.id));
    case 'leader':
      return playerOf(table, vampire.controller).leader === id;
    case 'due':
      return dueOn(table, id);
    default:
      return undefined;
  }
}

function ofCity(table: Table, key: string): Json | undefined {
  const { city } = table;
  switch (key) {
    case 'deck':
      return city.deck.length + city.shuffled.length;
    case 'top':
      return city.deck[0] ?? NOBODY;
    case 'streets':
      return city.streets.map(({ card, token }) => (token ? `${card} ${token}` : card));
    case 'burned':
    case 'discards':
      return city[key];
    case 'sad':
      return sadCards(table).length;
    case 'intel':
      return sadIntel(table);
    default:
      return undefined;
  }
}

const BOX: Readonly<Record<string, () => Json>> = {
  'player-decks': () => playerDeckCards,
  'city-deck': () => cityCounts().all,
  events: () => cityCounts().events,
  city: () => CORE_BOX.city,
  title: () => CORE_BOX.title,
  clans: () => CORE_BOX.clans,
  tokens: () => tokenCount,
  aids: () => CORE_BOX.aids,
  dividers: () => CORE_BOX.dividers,
  crypt: () => CORE_BOX.cryptPack,
  'expansion-cards': () => BLOOD_AND_ALCHEMY.deckCards,
  'expansion-crypt': () => BLOOD_AND_ALCHEMY.cryptPack,
  'expansion-dividers': () => BLOOD_AND_ALCHEMY.dividers,
  fear: () => BLOOD_AND_ALCHEMY.fear,
  'lower-potency': () => BLOOD_AND_ALCHEMY.lowerPotency,
};

/** What the boxes hold; a kind of token by its name. */
const ofBox = (key: string): Json | undefined =>
  Object.hasOwn(BOX, key)
    ? BOX[key]?.()
    : Object.hasOwn(CORE_BOX.tokens, key)
      ? CORE_BOX.tokens[key as keyof typeof CORE_BOX.tokens]
      : undefined;

/** A card in play that is no vampire. */
function ofPiece(table: Table, id: string, key: string): Json | undefined {
  const event = cityCard(table, id);
  if (event) {
    if (key === 'token') return event.token ?? NOBODY;
    if (key === 'traits') return [cardOf(event.card)?.kind ?? '', ...(cardOf(event.card)?.traits ?? [])];
    return key === 'place' ? 'streets' : key === 'controller' ? NOBODY : undefined;
  }
  const on = attachedOf(table, id);
  if (on) {
    if (key === 'exhausted') return on.attached.exhausted;
    if (key === 'controller') return vampireOf(table, on.bearer)?.controller;
    return key === 'on' ? on.bearer : undefined;
  }
  const laid = permanentOf(table, id);
  if (!laid) return undefined;
  const { owner, permanent } = laid;
  if (key === 'controller') return owner;
  return key === 'exhausted' || key === 'blood' || key === 'prestige' ? permanent[key] : undefined;
}

/** What tells two endings apart: Prestige, Agenda and hand of each, Blood and place of each vampire, and who won. */
export function outcome({ table }: Position<Table>): Record<string, Json> {
  const figures: Record<string, Json> = {};
  for (const who of table.seats) {
    const player = playerOf(table, who);
    figures[`${who}.prestige`] = player.prestige;
    figures[`${who}.agenda`] = player.agenda;
    figures[`${who}.hand`] = player.hand.length;
  }
  for (const id of Object.keys(table.vampires).sort()) {
    const vampire = vampireOf(table, id) as Vampire;
    figures[`${id}.blood`] = vampire.blood;
    figures[`${id}.place`] = vampire.place;
    figures[`${id}.exhausted`] = vampire.exhausted;
  }
  if (table.result) figures.winner = table.result.winner ?? NOBODY;
  return figures;
}
