/**
 * The turn of Rivals: what may happen when, and whose opportunity it is. States bear the names of phases and steps as
 * the rules print them; setting up is a frame of its own (`setup.states.ts`).
 */
import { defineChart, when } from '../../engine/chart.ts';
import { parts } from './parts.ts';
import { setup } from './setup.states.ts';
import { goes, may } from './states.ts';
import type { Table } from './table.ts';

const active = { holder: 'active' } as const;
const asked = { holder: 'asked' } as const;
const chance = { holder: 'chance' } as const;
const forced = { holder: 'rules' } as const;

/** What an ability asks wherever it is used. */
const ABILITY = [
  'terms.relentless',
  'card-actions.extra-options',
  'antagonist.prevention-allowed',
  'actions.two-per-turn',
  'actions.host-must-be-ready',
  'actions.exhausted-state',
  'actions.named-location',
  'card-actions.seneschal',
  'actions.repeat-only-if-able',
];
/** In the End Phase abilities that exhaust no vampire are still open. */
const LATE = ['end-phase.no-exhausting-abilities', ...ABILITY];
const PREVENT = ['end-phase.no-exhausting-abilities', 'antagonist.applied-at-once', ...ABILITY];

const regrouping = {
  join: may(
    [
      'streets.no-reorganise-during-action',
      'streets.own-coterie-only',
      'streets.join-any-own-party',
      'streets.reorganise-ready-only',
    ],
    { actions: 'join' },
  ),
  leave: may(
    [
      'streets.no-reorganise-during-action',
      'streets.own-coterie-only',
      'streets.reorganise-freely',
      'streets.reorganise-ready-only',
    ],
    { actions: 'leave' },
  ),
  move: may(
    [
      'streets.no-move-during-action',
      'streets.move-from-haven',
      'streets.no-way-back',
      'streets.move-ready-only',
      'streets.own-coterie-only',
      'streets.join-any-own-party',
    ],
    { actions: 'moveOut' },
  ),
};

/** An action that has been announced: what it leads to is not played yet. */
const inProgress = {
  meta: { holder: 'table' },
  on: {
    ...regrouping,
    use: may(ABILITY, { actions: 'use' }),
    pass: may(['turn.three-phases'], { target: 'open', actions: 'leaveAnnounced' }),
  },
};

/** The card that was looked at stays on top or goes under. */
const looking = (target: string) => ({
  meta: active,
  on: {
    top: may(['turn.three-phases'], { target, actions: 'putBack' }),
    under: may(['turn.three-phases'], { target, actions: 'putBack' }),
  },
});

const PLAY = [
  'actions.five-kinds',
  'actions.two-per-turn',
  'actions.host-must-be-ready',
  'terms.potency-gates-cards',
  'actions.named-location',
  'actions.repeat-only-if-able',
];
const CONSPIRACY = ['conspiracies.threshold', 'conspiracies.spares-contributors'];
const DECK = ['draw.deck-per-card', 'draw.empty-deck'];

const beginning = {
  initial: 'opens',
  states: {
    opens: { meta: forced, on: { step: goes([], { target: 'city-deck', actions: 'openTurn' }) } },
    'city-deck': {
      meta: { fold: true },
      initial: 'burn',
      entry: 'openCityDeck',
      states: {
        burn: {
          meta: forced,
          on: {
            step: [goes(['ownOngoing'], { actions: 'burnOngoing' }), goes([], { target: 'reveal', actions: 'countReveals' })],
          },
        },
        reveal: {
          meta: forced,
          on: {
            step: [
              goes(['noneDue'], { target: '#rivals.turn.beginning.start-of-turn' }),
              goes(['deckEmpty'], { actions: 'cityEmpty' }),
              goes(['topKnown'], { target: 'shown', actions: 'reveal' }),
              goes([], { target: 'shuffled' }),
            ],
          },
        },
        shuffled: {
          meta: chance,
          on: { 'turn-up': may(['city-deck.reveal-one'], { target: 'shown', actions: 'turnUp' }) },
        },
        shown: {
          meta: forced,
          on: {
            step: [
              goes(['asksPlayers'], { target: 'asked', actions: 'askPlayers' }),
              goes(['isEvent'], { target: 'reveal', actions: 'resolveEvent' }),
              goes(['isOngoing'], { target: 'reveal', actions: 'placeToken' }),
              goes([], { target: 'reveal', actions: 'cityStays' }),
            ],
          },
        },
        asked: {
          meta: asked,
          on: {
            discard: may(['city-deck.event-resolves-then-burns'], { actions: 'discardAsked' }),
            pass: may(['city-deck.event-resolves-then-burns'], { actions: 'passAsked' }),
            step: goes(['nobodyAsked'], { target: 'reveal', actions: 'burnEvent' }),
          },
        },
      },
    },
    'start-of-turn': {
      meta: { fold: true },
      initial: 'effects',
      entry: 'openStartOfTurn',
      states: {
        effects: {
          meta: active,
          on: {
            resolve: [
              may(CONSPIRACY, { target: 'asked', actions: 'resolveConspiracy' }, ['foeDiscards']),
              may(CONSPIRACY, { actions: 'resolveConspiracy' }, ['isConspiracy']),
              may(
                ['start-of-turn.own-turn-only', 'start-of-turn.abilities-resolve-here'],
                { target: 'drawing', actions: 'resolveStart' },
                ['drawsAtStart'],
              ),
              may(['start-of-turn.own-turn-only', 'start-of-turn.abilities-resolve-here'], { actions: 'resolveStart' }),
            ],
            pass: may(['start-of-turn.abilities-resolve-here'], { target: 'clear', actions: 'passEffects' }),
            step: goes(['noStartEffects'], { target: 'clear' }),
          },
        },
        drawing: {
          meta: active,
          on: {
            take: may(DECK, { actions: 'takeOwed' }),
            step: goes(['noDrawsOwed'], { target: 'effects', actions: 'drawsOver' }),
          },
        },
        // a foe whom a Conspiracy makes discard
        asked: {
          meta: asked,
          on: {
            discard: may(['conspiracies.spares-contributors'], { actions: 'discardAsked' }),
            step: goes(['nobodyAsked'], { target: 'effects', actions: 'askedOver' }),
          },
        },
        clear: {
          meta: forced,
          on: { step: goes([], { target: '#rivals.turn.beginning.ready-and-return', actions: 'clearTokens' }) },
        },
      },
    },
    'ready-and-return': {
      meta: { fold: true },
      initial: 'ready',
      entry: 'openReadyAndReturn',
      states: {
        ready: { meta: forced, on: { step: goes([], { target: 'return', actions: 'readyAll' }) } },
        return: { meta: forced, on: { step: goes([], { target: '#rivals.turn.action', actions: 'returnHome' }) } },
      },
    },
  },
};

const action = {
  meta: { fold: false },
  initial: 'open',
  entry: 'openAction',
  states: {
    open: {
      meta: active,
      on: {
        draw: may(['actions.two-per-turn', ...DECK], { actions: 'drawAction' }),
        recruit: may(['actions.two-per-turn', 'actions.repeat-only-if-able', 'recruiting.cannot-afford'], { actions: 'recruit' }),
        claim: may(['actions.two-per-turn', 'actions.host-must-be-ready', 'actions.repeat-only-if-able'], {
          target: 'conflict',
          actions: 'claim',
        }),
        play: [may(PLAY, { target: 'conflict', actions: 'playCard' }, ['announcesConflict']), may(PLAY, { actions: 'playCard' })],
        attack: may(
          [
            'actions.two-per-turn',
            'actions.host-must-be-ready',
            'attack.from-the-streets',
            'terms.foe-and-rival',
            'actions.repeat-only-if-able',
          ],
          { target: 'attack', actions: 'attack' },
        ),
        use: [may(ABILITY, { target: 'look', actions: 'use' }, ['looks']), may(ABILITY, { actions: 'use' })],
        resolve: [
          may(CONSPIRACY, { target: 'asked', actions: 'resolveConspiracy' }, ['foeDiscards']),
          may(CONSPIRACY, { actions: 'resolveConspiracy' }),
        ],
        ...regrouping,
        pass: may(['turn.three-phases'], { target: '#rivals.turn.end', actions: 'endActions' }),
      },
    },
    attack: inProgress,
    conflict: inProgress,
    look: looking('open'),
    asked: {
      meta: asked,
      on: {
        discard: may(['conspiracies.spares-contributors'], { actions: 'discardAsked' }),
        step: goes(['nobodyAsked'], { target: 'open', actions: 'askedOver' }),
      },
    },
  },
};

const RESOLVE_END = ['end-phase.no-conspiracies', 'end-of-turn.window', 'end-of-turn.havens', 'end-of-turn.vampires'];
const lateUse = [may(LATE, { target: 'look', actions: 'use' }, ['looks']), may(LATE, { actions: 'use' })];

const end = {
  initial: 'torpor-and-mending',
  entry: 'openEnd',
  states: {
    'torpor-and-mending': {
      meta: { fold: true },
      initial: 'blood',
      entry: 'openTorpor',
      states: {
        blood: { meta: forced, on: { step: goes([], { target: 'abilities', actions: 'torporBlood' }) } },
        abilities: {
          meta: active,
          on: {
            resolve: may(['end-phase.no-conspiracies', 'torpor.abilities-here'], { actions: 'resolveTorpor' }),
            step: goes(['noTorporAbilities'], { target: 'mending' }),
          },
        },
        mending: {
          meta: active,
          on: {
            mend: may(['torpor.mending-choice', 'tokens.blood-maximum', 'torpor.mending-one-each'], { actions: 'mend' }),
            use: lateUse,
            pass: may(['torpor.mending-choice', 'torpor.mending-optional'], {
              target: '#rivals.turn.end.end-of-turn',
              actions: 'endMending',
            }),
          },
        },
        look: looking('mending'),
      },
    },
    'end-of-turn': {
      meta: { fold: true },
      initial: 'effects',
      entry: 'openEndOfTurn',
      states: {
        effects: {
          meta: active,
          on: {
            resolve: [
              may(['end-of-turn.window'], { target: '#rivals.turn.end.antagonist', actions: 'pass' }, ['isAntagonist']),
              may(RESOLVE_END, { target: 'drawing', actions: 'resolveEnd' }, ['drawsAtEnd']),
              may(RESOLVE_END, { actions: 'resolveEnd' }),
            ],
            use: lateUse,
            pass: may(['end-of-turn.window'], { target: '#rivals.turn.end.antagonist', actions: 'passEffects' }),
            step: goes(['noEndEffects'], { target: '#rivals.turn.end.antagonist' }),
          },
        },
        drawing: {
          meta: active,
          on: {
            take: may(DECK, { actions: 'takeOwed' }),
            step: goes(['noDrawsOwed'], { target: 'discarding', actions: 'drawsOver' }),
          },
        },
        look: looking('effects'),
        discarding: {
          meta: active,
          on: {
            discard: may(['end-of-turn.havens'], { actions: 'discardOwed' }),
            step: goes(['noDiscardsOwed'], { target: 'effects', actions: 'nothingToDiscard' }),
          },
        },
      },
    },
    antagonist: {
      meta: { fold: true },
      initial: 'count',
      entry: 'openAntagonist',
      states: {
        count: {
          meta: forced,
          on: {
            step: [
              goes(['antagonistDone'], { target: '#rivals.turn.end.draw' }),
              goes(['noSad'], { target: '#rivals.turn.end.draw' }),
              goes([], { target: 'assign', actions: 'countIntel' }),
            ],
          },
        },
        assign: {
          meta: active,
          on: {
            assign: may(
              [
                'antagonist.victim-chooses',
                'antagonist.own-coterie-own-step',
                'antagonist.intel-must-reach',
                'antagonist.assignment-cap',
                'antagonist.one-damage-each',
              ],
              { actions: 'assign' },
            ),
            pass: may(['antagonist.victim-chooses', 'antagonist.one-damage-each'], { target: 'prevent', actions: 'restLost' }),
            step: goes(['allAssigned'], { target: 'prevent', actions: 'restLost' }),
          },
        },
        prevent: {
          meta: active,
          on: {
            use: [may(PREVENT, { actions: 'prevent' }, ['prevents']), ...lateUse],
            pass: may(['antagonist.victim-chooses'], { target: 'land', actions: 'pass' }),
            step: goes(['noPrevention'], { target: 'land' }),
          },
        },
        look: looking('prevent'),
        land: {
          meta: forced,
          on: {
            step: [
              goes(['amongEffects'], { target: '#rivals.turn.end.end-of-turn', actions: 'land' }),
              goes([], { target: '#rivals.turn.end.draw', actions: 'land' }),
            ],
          },
        },
      },
    },
    draw: {
      meta: { fold: true },
      initial: 'first',
      entry: 'openDraw',
      states: {
        first: {
          meta: active,
          on: {
            take: may(['draw.two-cards', 'draw.empty-deck'], { target: 'second', actions: 'takeFirst' }),
            step: goes(['bothEmpty'], { target: 'done', actions: 'nothingToDraw' }),
          },
        },
        second: {
          meta: active,
          on: {
            take: may(['draw.second-after-first', 'draw.empty-deck'], { target: 'done', actions: 'takeSecond' }),
            step: goes(['bothEmpty'], { target: 'done', actions: 'nothingToDraw' }),
          },
        },
        done: {
          meta: forced,
          on: {
            step: [
              goes(['moreTurns'], { target: '#rivals.turn.beginning', actions: 'passTurn' }),
              goes([], { target: '#rivals.stop', actions: 'passTurn' }),
            ],
          },
        },
      },
    },
  },
};

export const turnChart = defineChart<Table>(
  {
    id: 'rivals',
    initial: 'setup',
    on: { step: { guard: when(['decided']), target: '.over', actions: 'endGame' } },
    states: {
      setup,
      turn: { initial: 'beginning', states: { beginning, action, end } },
      over: { type: 'final' },
      stop: { type: 'final' },
    },
  },
  parts,
);
