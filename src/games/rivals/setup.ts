/** Facts of setting up, and the rules that can refuse there. */
import type { Guard, RuleId } from '../../engine/game.ts';
import { CORE_BOX, OPENING_HAND, READY_DECK } from './box.ts';
import { CHANCE, cardOf, playerOf } from './questions.ts';
import { ITEM_COUNT, unrivalled } from './steps/setup.ts';
import type { PlayerId, Setup, Table } from './table.ts';

const setupOf = (table: Table): Setup => table.setup as Setup;

/** Whether the seats that have no Rival yet can still all get one that is not themselves. */
function canStillDeal(table: Table, who: PlayerId, rival: PlayerId): boolean {
  const dealt = new Set([rival, ...table.seats.map((seat) => playerOf(table, seat).rival)]);
  const waiting = table.seats.filter((seat) => seat !== who && playerOf(table, seat).rival === null);
  const left = table.seats.filter((seat) => !dealt.has(seat));
  return !(waiting.length === 1 && left[0] === waiting[0]);
}

/** Events of the City Deck that may still be taken out. */
export const removable = (table: Table, id: string | undefined): boolean => {
  const { city, removed } = setupOf(table);
  return cardOf(id ?? '')?.kind === 'event' && city.includes(id as string) && !removed.includes(id as string);
};

export const setupFacts: Record<string, Guard<Table>> = {
  boxEmpty: (table) => setupOf(table).unpacked >= ITEM_COUNT,
  allHaveDecks: (table) => table.seats.every((who) => setupOf(table).decks[who] !== undefined),
  allHaveLeaders: (table) => table.seats.every((who) => playerOf(table, who).leader !== null),
  enoughRemoved: (table) => setupOf(table).removed.length >= table.settings.cityEventsRemoved,
  allHaveRivals: (table) => unrivalled(table) === undefined,
  allHaveHands: (table) => setupOf(table).taking === null,
};

export const setupRules: Record<RuleId, Guard<Table>> = {
  'box.players': (_table, { n }) => n !== undefined && n >= 2 && n <= 4,
  'box.core-clans': (table, { who, card }) =>
    who === table.active &&
    !setupOf(table).decks[who as PlayerId] &&
    (card === 'own' || (CORE_BOX.clans as readonly string[]).includes(card ?? '')),
  'box.enough-for-four': (table, { card }) => card === 'own' || !Object.values(setupOf(table).decks).includes(card as string),
  'setup.deck-of-49': (table, { card }) => {
    const [library, faction] = setupOf(table).own;
    return card !== 'own' || (library === READY_DECK.library && faction === READY_DECK.faction);
  },
  'box.aids-dividers-crypt': (_table, { card }) => card !== 'crypt-pack',
  'box.blood-and-alchemy': () => false,
  'setup.leader-highest-potency': (table, { who, card }) => {
    if (who !== table.active || playerOf(table, who).leader !== null) return false;
    const { faction } = playerOf(table, who);
    const highest = Math.max(...faction.map((id) => cardOf(id)?.potency ?? 0));
    return faction.includes(card ?? '') && cardOf(card ?? '')?.potency === highest;
  },
  'setup.four-events-out': (table, { who, card }) =>
    who === CHANCE && setupOf(table).removed.length < table.settings.cityEventsRemoved && removable(table, card),
  'setup.rival-assigned': (table, { who: dealer, card }) => {
    const who = unrivalled(table);
    const rival = card as PlayerId;
    if (dealer !== CHANCE || !who || !table.seats.includes(rival) || rival === who) return false;
    return table.seats.every((seat) => playerOf(table, seat).rival !== rival) && canStillDeal(table, who, rival);
  },
  'draw.setup-excepted': (table, { who, card }) => {
    const [library, faction] = setupOf(table).taken;
    if (who !== table.active || setupOf(table).taking === null) return false;
    return card === 'library' ? library < OPENING_HAND.library : card === 'faction' && faction < OPENING_HAND.faction;
  },
};
