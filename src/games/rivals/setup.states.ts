/** Setting up, as far as it is known: from the closed box to the first player's first turn. */
import { goes, may } from './states.ts';

const active = { holder: 'active' } as const;
const chance = { holder: 'chance' } as const;
const forced = { holder: 'rules' } as const;

export const setup = {
  initial: 'box',
  states: {
    box: {
      meta: forced,
      on: { step: [goes(['boxEmpty'], { target: 'seats' }), goes([], { actions: 'unpack' })] },
    },
    seats: { meta: active, on: { seat: may(['box.players'], { target: 'decks', actions: 'seat' }) } },
    decks: {
      meta: active,
      on: {
        choose: may(['box.core-clans', 'box.enough-for-four', 'setup.deck-of-49'], { actions: 'choose' }),
        // what stays closed for a first game
        add: may(['box.aids-dividers-crypt', 'box.blood-and-alchemy'], {}),
        step: goes(['allHaveDecks'], { target: 'leaders', actions: 'handOutPrestige' }),
      },
    },
    leaders: {
      meta: active,
      on: {
        lead: may(['setup.leader-highest-potency'], { actions: 'lead' }),
        step: goes(['allHaveLeaders'], { target: 'city' }),
      },
    },
    city: {
      meta: chance,
      on: {
        remove: may(['setup.four-events-out'], { actions: 'remove' }),
        step: goes(['enoughRemoved'], { target: 'rivals', actions: 'shuffleCity' }),
      },
    },
    rivals: {
      meta: chance,
      on: {
        deal: may(['setup.rival-assigned'], { actions: 'deal' }),
        step: goes(['allHaveRivals'], { target: 'hands', actions: 'openHands' }),
      },
    },
    hands: {
      meta: active,
      on: {
        take: may(['draw.setup-excepted', 'draw.empty-deck'], { actions: 'takeOpening' }),
        step: [
          goes(['allHaveHands', 'turnsLeft'], { target: '#rivals.turn', actions: 'startPlay' }),
          goes(['allHaveHands'], { target: '#rivals.stop', actions: 'startPlay' }),
        ],
      },
    },
  },
};
