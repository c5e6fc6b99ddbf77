/** A match of Eredan: what may happen when, and whose opportunity it is. States bear the names of the source's phases. */
import { defineChart, when } from '../../engine/chart.ts';
import type { RuleId } from '../../engine/game.ts';
import { REFUSING } from './objections.ts';
import { parts } from './parts.ts';
import type { Table } from './table.ts';

const active = { holder: 'active' } as const;
const passive = { holder: 'passive' } as const;
const chance = { holder: 'chance' } as const;
const forced = { holder: 'rules' } as const;

interface To {
  readonly target?: string;
  readonly actions?: string | readonly string[];
}

/** A move, with the rules that may refuse it in the order in which they are cited. */
const may = (rules: readonly RuleId[], to: To, facts: readonly string[] = []) => ({ guard: when(facts, rules), ...to });
/** A step that the rules take by themselves. */
const goes = (facts: readonly string[], to: To) => ({ guard: when(facts), ...to });

const abandon = may(REFUSING.abandon, { target: '#eredan.over', actions: 'forfeit' });
const editing = {
  add: may(['deck.choose-guild'], { target: '#eredan.deck.building', actions: 'add' }),
  remove: may(['deck.choose-guild'], { target: '#eredan.deck.building', actions: 'remove' }),
};

const deck = {
  initial: 'building',
  states: {
    building: {
      meta: active,
      on: { ...editing, check: may(['deck.choose-guild'], { target: 'checked', actions: 'check' }) },
    },
    checked: {
      meta: active,
      on: {
        ...editing,
        submit: may(REFUSING.submit, { target: '#eredan.stop', actions: 'submit' }),
        close: may(['deck.choose-guild'], { target: '#eredan.stop', actions: 'close' }),
      },
    },
  },
};

const setup = {
  initial: 'field',
  on: { abandon },
  states: {
    field: { meta: forced, on: { step: goes([], { target: 'shuffle', actions: 'standUp' }) } },
    shuffle: {
      meta: chance,
      on: {
        shuffle: may(['setup.hand-of-five'], { actions: 'shuffleDeck' }),
        step: goes(['allShuffled'], { target: 'hands' }),
      },
    },
    hands: { meta: forced, on: { step: goes([], { target: 'initiative', actions: 'dealHands' }) } },
    initiative: {
      initial: 'first-roll',
      states: {
        'first-roll': { meta: chance, on: { roll: may(['initiative.random'], { target: 'second-roll', actions: 'rollDie' }) } },
        'second-roll': { meta: chance, on: { roll: may(['initiative.random'], { target: 'compare', actions: 'rollDie' }) } },
        compare: {
          meta: forced,
          on: {
            step: [
              goes(['diceTied'], { target: 'first-roll', actions: 'voidDice' }),
              goes([], { target: '#eredan.turn', actions: 'compareDice' }),
            ],
          },
        },
      },
    },
  },
};

/** One place of the N in which a card may be put down. */
const putting = (holder: object, target: string) => ({
  meta: holder,
  on: {
    play: may(REFUSING.play, { target, actions: 'put' }),
    pass: may(REFUSING.pass, { target, actions: 'passCard' }),
    step: goes(['passedHere'], { target, actions: 'skipSlot' }),
  },
});
/** One place of the N in which the card put down takes effect. */
const resolving = (target: string) => ({
  meta: forced,
  on: { step: [goes(['slotEmpty'], { target }), goes([], { target, actions: 'resolveSlot' })] },
});
/** The check of victory: elimination first, then all defeated. */
const checking = (target: string) => ({
  meta: forced,
  on: {
    step: [
      goes(['eliminated'], { target: '#eredan.over', actions: 'winByElimination' }),
      goes(['allDown'], { target: '#eredan.over', actions: 'winByScore' }),
      goes([], { target, actions: 'goOn' }),
    ],
  },
});
const discarding = (holder: object, target: string) => ({
  meta: holder,
  on: {
    discard: may(REFUSING.discard, { actions: 'discard' }),
    pass: may(REFUSING.done, { target, actions: 'endDiscard' }),
  },
});

const turn = {
  initial: 'start',
  on: { abandon },
  states: {
    start: {
      initial: 'straighten',
      states: {
        straighten: {
          meta: forced,
          on: {
            step: [
              goes(['firstTurn'], { target: '#eredan.turn.choose-characters', actions: 'straighten' }),
              goes([], { target: 'refill', actions: 'straighten' }),
            ],
          },
        },
        refill: { meta: forced, on: { step: goes([], { target: '#eredan.turn.choose-characters', actions: 'refill' }) } },
      },
    },
    'choose-characters': {
      initial: 'open',
      entry: 'openChoice',
      states: {
        open: {
          meta: active,
          on: {
            choose: may(REFUSING.choose, { target: 'orders', actions: 'choose' }, ['choiceIsOpen']),
            // only an effect in play, or a line that it leaves without anybody to choose, comes before
            step: [goes(['tiltsBefore'], { actions: 'tiltBefore' }), goes(['nobodyUntilted'], { actions: 'fallBack' })],
          },
        },
        orders: { meta: forced, on: { step: goes([], { target: '#eredan.turn.use-cards', actions: 'applyOrders' }) } },
      },
    },
    'use-cards': {
      initial: 'active-first',
      entry: 'openCards',
      states: {
        'active-first': putting(active, 'passive-first'),
        'passive-first': putting(passive, 'active-second'),
        'active-second': putting(active, 'passive-second'),
        'passive-second': putting(passive, '#eredan.turn.resolve-combat'),
      },
    },
    'resolve-combat': {
      initial: 'cards',
      entry: 'openCombat',
      states: {
        cards: {
          initial: 'first-of-active',
          states: {
            'first-of-active': resolving('first-of-passive'),
            'first-of-passive': resolving('second-of-active'),
            'second-of-active': resolving('second-of-passive'),
            'second-of-passive': resolving('#eredan.turn.resolve-combat.range'),
          },
        },
        range: {
          meta: chance,
          on: {
            range: may(['beyond.combat.attack-range'], { actions: 'drawAttack' }),
            step: goes(['allDrawn'], { target: 'attacks' }),
          },
        },
        attacks: { meta: forced, on: { step: goes([], { target: 'defeat', actions: 'strike' }) } },
        defeat: { meta: forced, on: { step: goes([], { target: 'victory', actions: 'settleDefeat' }) } },
        victory: checking('#eredan.turn.tilt'),
      },
    },
    tilt: { meta: forced, on: { step: goes([], { target: 'discard', actions: 'tiltFighters' }) } },
    discard: {
      initial: 'active',
      entry: 'openDiscard',
      states: {
        active: discarding(active, 'passive'),
        passive: discarding(passive, '#eredan.turn.end'),
      },
    },
    end: {
      initial: 'effects',
      states: {
        effects: { meta: forced, on: { step: goes([], { target: 'victory', actions: 'endEffects' }) } },
        victory: checking('deck-out'),
        'deck-out': {
          meta: forced,
          on: {
            step: [
              goes(['bothMarked'], { target: '#eredan.over', actions: 'winByScore' }),
              goes(['oneMarked'], { target: '#eredan.over', actions: 'loseByDeckOut' }),
              goes([], { target: 'next' }),
            ],
          },
        },
        next: {
          meta: forced,
          on: {
            step: [
              goes(['moreTurns'], { target: '#eredan.turn', actions: 'nextTurn' }),
              goes([], { target: '#eredan.stop', actions: 'nextTurn' }),
            ],
          },
        },
      },
    },
  },
};

export const matchChart = defineChart<Table>(
  {
    id: 'eredan',
    initial: 'setup',
    states: { deck, setup, turn, over: { type: 'final', entry: 'record' }, stop: { type: 'final' } },
  },
  parts,
);
