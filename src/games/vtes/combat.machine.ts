/**
 * VTES combat: what may happen when, and whose opportunity it is. States bear the names of the rules' chapters;
 * windows that differ only in whose turn it is are folded into one box when the chart is drawn.
 */
import { defineChart, when } from '../../engine/chart.ts';
import { facts, rules } from './guards.ts';
import { effects } from './steps/index.ts';
import type { Table } from './table.ts';

/** Rules that each card brings along wherever it is tried: the moment it belongs to, then what it asks for. */
const MOMENTS = [
  'damage.calculation-is-arithmetic',
  'damage.stealing-is-not-damage',
  'damage.prevention-needs-damage',
  'torpor.on-the-way-window',
  'combat-ending.telepathic-tracking-window',
  'combat-ending.psyche-after-telepathic-tracking-window',
  'combat-ending.post-psyche-window',
  'end-of-round.cards',
];
const CARD = [
  'damage.superior-withering-stops-prevention-cards',
  'before-range.printed-limit-blocks-copy',
  'damage.flak-jacket',
  'damage.prevention-granted-by-combat-card-this-round',
  'sequencing.requirements',
];
/** A combatant that is gone ends the round, and a hand that is too full waits for its discard. */
const OPEN = ['end-of-round.whenever-combat-ends', 'before-range.infernal-pursuit-superior'];

const acting = { holder: 'acting' } as const;
const opposing = { holder: 'opposing' } as const;
const forced = { holder: 'rules' } as const;

/** Cards from hand, cards in play, and the blood that removes an attached card: all that names no step of its own. */
const plays = (allowed: readonly string[], target?: string) => {
  const to = target ? { target } : {};
  return {
    play: { ...to, guard: when([], allowed), actions: 'play' },
    use: { ...to, guard: when([], allowed), actions: 'use' },
    burn: { ...to, guard: when([], allowed), actions: 'burnAttached' },
  };
};

/** Any number for the acting side; its pass gives the other one effect; two passes running close the window. */
function sequence(
  names: { turn: [acting: string, opposing: string]; window: readonly string[]; guards?: readonly string[] },
  close: object,
) {
  const allowed = (turn: string) => [...(names.guards ?? OPEN), ...names.window, turn, ...CARD, ...SPECIAL];
  return {
    meta: { fold: true },
    initial: 'acting',
    states: {
      acting: {
        meta: acting,
        on: {
          ...plays(allowed(names.turn[0])),
          pass: { target: 'opposing', guard: when([], [...(names.guards ?? OPEN), names.turn[0]]), actions: 'pass' },
        },
      },
      opposing: {
        meta: opposing,
        on: {
          ...plays(allowed(names.turn[1]), 'acting'),
          pass: { guard: when([], [...(names.guards ?? OPEN), names.turn[1]]), ...close },
        },
      },
    },
  };
}

/** What some cards ask for on top. */
const SPECIAL = [
  'end-of-round.strike-damage-is-inflicted',
  'end-of-round.environmental-is-not-inflicted',
  'diablerie.how',
  'combat-ending.telepathic-tracking-continues-same-combat',
  'combat-ending.psyche-new-combat-at-once',
  'combat-ending.followups-do-not-chain',
];

/** Maneuvers and presses: offered to A, then to B; each may be answered by the other side, never twice running. */
function answers(verb: 'maneuver' | 'press', turn: string, twice: string, window: readonly string[], close: object) {
  const own = [...OPEN];
  const card = [
    'maneuvers.alternate',
    'before-range.printed-limit-blocks-copy',
    'maneuvers.granted-by-combat-card-this-round',
    'sequencing.requirements',
  ];
  const others = (who: string) => plays([...own, ...MOMENTS, ...window, who, ...CARD, ...SPECIAL]);
  const answer = (who: string, target: string) => ({
    [verb]: { target, guard: when([], [...own, ...window, who, ...card]), actions: verb },
  });
  const decline = (who: string, to: object) => ({ pass: { guard: when([], [...own, who]), ...to } });
  return {
    meta: { fold: true },
    initial: 'acting',
    states: {
      acting: {
        meta: acting,
        on: { ...others(turn), ...answer(turn, 'opposing-answers'), ...decline(turn, { target: 'opposing', actions: 'pass' }) },
      },
      opposing: { meta: opposing, on: { ...others(turn), ...answer(turn, 'acting-answers'), ...decline(turn, close) } },
      'acting-answers': {
        meta: acting,
        on: { ...others(twice), ...answer(twice, 'opposing-answers'), ...decline(twice, close) },
      },
      'opposing-answers': {
        meta: opposing,
        on: { ...others(twice), ...answer(twice, 'acting-answers'), ...decline(twice, close) },
      },
    },
  };
}

/** The three stages of a damaging step. */
function damage(next: string, prefix: string) {
  const stage = (name: string) => `#combat.round.strikes.resolution.${prefix}.${name}`;
  const preventing = (turn: string) => [
    'before-range.infernal-pursuit-superior',
    'damage.stealing-is-not-damage',
    'damage.prevention-needs-damage',
    turn,
    ...MOMENTS,
    'damage.wolf-claws-drawn-too-late',
    'damage.nothing-else-in-prevention',
    ...CARD,
    ...SPECIAL,
  ];
  const back = (row: { target?: string; guard: { params: { rules: readonly string[] } }; actions: string }) => [
    { guard: when(['oneTurnPerSide'], row.guard.params.rules), actions: row.actions },
    { ...row, target: 'acting' },
  ];
  const ofOpposing = plays(preventing('damage.prevention-pass-is-final'));
  return {
    initial: 'damage-a-calculation',
    states: {
      'damage-a-calculation': {
        meta: { fold: true },
        initial: 'open',
        states: {
          open: {
            meta: forced,
            on: {
              step: [
                { guard: when(['discardOpen']), target: 'lot' },
                { guard: when(['xPaidByBurned']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
                { guard: when(['xOpen']), target: 'x' },
                { guard: when(['orderOpen']), target: 'order' },
                { guard: when(['xOrdered']), target: 'x' },
                { target: 'sum', actions: 'calculate' },
              ],
            },
          },
          x: {
            meta: { holder: 'striker' },
            on: {
              x: {
                target: 'open',
                guard: when([], ['damage.eldritch-glimmer-x-first', 'sequencing.requirements']),
                actions: 'payX',
              },
            },
          },
          lot: {
            meta: { holder: 'chance' },
            on: { lot: { target: 'open', guard: when([], ['damage.eruption-of-vitae-x-first']), actions: 'discardAtRandom' } },
          },
          order: {
            meta: acting,
            on: {
              order: [
                { target: 'x', guard: when(['ordersX'], ['damage.eldritch-glimmer-x-first-any-side']), actions: 'orderX' },
                { target: 'open', guard: when([], ['damage.eldritch-glimmer-x-first-any-side']), actions: 'orderGroup' },
              ],
            },
          },
          sum: {
            meta: forced,
            on: {
              step: [
                { guard: when(['damagePending']), target: stage('damage-b-prevention'), actions: 'openPrevention' },
                { target: stage('damage-c-handling'), actions: 'noPrevention' },
              ],
            },
          },
        },
      },
      'damage-b-prevention': {
        meta: { fold: true },
        initial: 'acting',
        states: {
          acting: {
            meta: acting,
            on: {
              ...plays(preventing('damage.prevention-order')),
              pass: {
                target: 'opposing',
                guard: when([], ['before-range.infernal-pursuit-superior', 'damage.prevention-order']),
                actions: 'pass',
              },
            },
          },
          opposing: {
            meta: opposing,
            on: {
              play: back(ofOpposing.play),
              use: back(ofOpposing.use),
              burn: back(ofOpposing.burn),
              pass: {
                target: stage('damage-c-handling'),
                guard: when([], ['before-range.infernal-pursuit-superior', 'damage.prevention-pass-is-final']),
                actions: 'pass',
              },
            },
          },
        },
      },
      'damage-c-handling': {
        meta: { fold: true },
        initial: 'open',
        states: {
          open: {
            meta: forced,
            on: {
              step: [
                { guard: when(['marbleOpen']), target: 'through' },
                { target: 'after', actions: 'handleDamage' },
              ],
            },
          },
          through: {
            meta: { holder: 'victim' },
            on: { choose: { target: 'open', guard: when([], ['damage.open-unfinished-sentence']), actions: 'chooseThrough' } },
          },
          after: {
            meta: forced,
            on: {
              step: [
                { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
                { guard: when(['combatantGone']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
                { target: next, actions: 'nextStep' },
              ],
            },
          },
        },
      },
    },
  };
}

const declaring = [...OPEN, 'strike-declaration.order'];
const striking = [
  ...declaring,
  'maneuvers.alternate',
  'additional-strikes.without-one-only-prevention',
  'maneuvers.weapon-maneuver-commits-strike',
  'damage.superior-withering-stops-prevention-cards',
  'before-range.printed-limit-blocks-copy',
  'sequencing.requirements',
];
// what belongs to another moment is refused for that, whoever's turn it is
const beside = plays([...OPEN, ...MOMENTS, 'strike-declaration.order', 'strike-declaration.other-plays', ...CARD]);

export const combat = defineChart<Table>(
  {
    id: 'combat',
    initial: 'round',
    on: { discard: { guard: when(['handTooFull'], ['before-range.infernal-pursuit-superior']), actions: 'discardDown' } },
    states: {
      round: {
        initial: 'before-range',
        on: { step: { guard: when(['combatantGone', 'roundIsOpen']), target: '.end-of-round', actions: 'combatantIsGone' } },
        states: {
          'before-range': {
            meta: { fold: true },
            entry: 'openRound',
            initial: 'window',
            states: {
              window: sequence(
                {
                  turn: ['sequencing.acting-plays-any-number', 'sequencing.opponent-plays-one'],
                  window: [...MOMENTS, 'before-range.window-cards'],
                },
                { target: '#combat.round.before-range.damage', actions: 'pass' },
              ),
              damage: {
                meta: forced,
                on: {
                  step: [
                    { guard: when(['earlyDamage']), target: 'after', actions: 'earlyDamage' },
                    { target: '#combat.round.maneuver', actions: 'openManeuvers' },
                  ],
                },
              },
              after: {
                meta: forced,
                on: {
                  step: [
                    { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
                    { guard: when(['combatantGone']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
                    { target: '#combat.round.maneuver', actions: 'openManeuvers' },
                  ],
                },
              },
            },
          },
          maneuver: answers(
            'maneuver',
            'maneuvers.acting-first',
            'maneuvers.no-two-in-a-row',
            ['maneuvers.nothing-else-is-played'],
            {
              target: '#combat.round.before-strikes',
              actions: 'rangeIsSet',
            },
          ),
          'before-strikes': sequence(
            {
              turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
              window: [...MOMENTS, 'before-strikes.cards'],
            },
            { target: '#combat.round.strikes', actions: 'pass' },
          ),
          strikes: {
            initial: 'declare',
            states: {
              declare: {
                meta: { fold: true },
                initial: 'open',
                states: {
                  open: {
                    meta: forced,
                    on: {
                      step: [
                        { guard: when(['actingStrikes']), target: 'acting' },
                        { guard: when(['opposingStrikes']), target: 'opposing' },
                        { target: 'last-call' },
                      ],
                    },
                  },
                  acting: {
                    meta: acting,
                    on: {
                      ...beside,
                      strike: [
                        { target: 'opposing', guard: when(['opposingStrikes'], striking), actions: 'strike' },
                        { target: 'last-call', guard: when([], striking), actions: 'strike' },
                      ],
                    },
                  },
                  opposing: {
                    meta: opposing,
                    on: { ...beside, strike: { target: 'last-call', guard: when([], striking), actions: 'strike' } },
                  },
                  'last-call': sequence(
                    {
                      turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
                      window: [...MOMENTS, 'strike-declaration.other-plays'],
                    },
                    { target: '#combat.round.strikes.resolution', actions: 'pass' },
                  ),
                },
              },
              resolution: {
                initial: 'resolve-1-combat-ends',
                states: {
                  'resolve-1-combat-ends': {
                    meta: forced,
                    on: {
                      step: [
                        { guard: when(['combatEndsStruck']), target: '#combat.round.end-of-round', actions: 'combatEndsStrike' },
                        { target: 'resolve-2-dodge', actions: 'noCombatEnds' },
                      ],
                    },
                  },
                  'resolve-2-dodge': {
                    meta: forced,
                    on: {
                      step: [
                        { guard: when(['firstStrikes']), target: 'resolve-3-first-strike', actions: 'dodge' },
                        { target: 'resolve-4-normal', actions: 'dodge' },
                      ],
                    },
                  },
                  'resolve-3-first-strike': damage('#combat.round.strikes.resolution.resolve-4-normal', 'resolve-3-first-strike'),
                  'resolve-4-normal': damage('#combat.round.strikes.additional', 'resolve-4-normal'),
                },
              },
              additional: {
                meta: { fold: true },
                initial: 'open',
                states: {
                  open: {
                    meta: forced,
                    on: {
                      step: [
                        { guard: when(['extraStrikes']), target: '#combat.round.strikes.declare', actions: 'strikeAgain' },
                        { target: 'acting', actions: 'openAdditional' },
                      ],
                    },
                  },
                  acting: {
                    meta: acting,
                    on: {
                      use: {
                        target: 'opposing',
                        guard: when(
                          [],
                          [...OPEN, 'additional-strikes.acting-first', 'additional-strikes.window', 'sequencing.requirements'],
                        ),
                        actions: 'gainStrike',
                      },
                      pass: {
                        target: 'opposing',
                        guard: when([], [...OPEN, 'additional-strikes.acting-first']),
                        actions: 'pass',
                      },
                    },
                  },
                  opposing: {
                    meta: opposing,
                    on: {
                      use: {
                        target: 'decided',
                        guard: when(
                          [],
                          [...OPEN, 'additional-strikes.acting-first', 'additional-strikes.window', 'sequencing.requirements'],
                        ),
                        actions: 'gainStrike',
                      },
                      pass: { target: 'decided', guard: when([], [...OPEN, 'additional-strikes.acting-first']), actions: 'pass' },
                    },
                  },
                  decided: {
                    meta: forced,
                    on: {
                      step: [
                        { guard: when(['extraStrikes']), target: '#combat.round.strikes.declare', actions: 'strikeAgain' },
                        { target: '#combat.round.press', actions: 'openPress' },
                      ],
                    },
                  },
                },
              },
            },
          },
          press: answers('press', 'press.procedure', 'press.no-two-in-a-row', ['press.default-is-end'], {
            target: '#combat.round.end-of-round',
            actions: 'pressesAreOver',
          }),
          'end-of-round': {
            meta: { fold: true },
            entry: 'openEndOfRound',
            initial: 'window',
            states: {
              window: sequence(
                {
                  guards: ['before-range.infernal-pursuit-superior'],
                  turn: ['end-of-round.acting-priority', 'sequencing.opponent-plays-one'],
                  window: MOMENTS,
                },
                { target: '#combat.round.end-of-round.decided', actions: 'pass' },
              ),
              decided: {
                meta: forced,
                on: {
                  step: [
                    { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
                    { guard: when(['pressed']), target: '#combat.round.before-range', actions: 'newRound' },
                    { target: '#combat.about-to-end', actions: 'aboutToEnd' },
                  ],
                },
              },
            },
          },
        },
      },
      'torpor-window': closing(
        ['torpor.acting-priority-in-window', 'torpor.acting-priority-in-window'],
        MOMENTS,
        '#combat.diablerie',
        { target: '#combat.round.end-of-round', actions: 'arriveInTorpor' },
        'diableriePlayed',
      ),
      diablerie: {
        meta: { fold: true },
        initial: 'blood',
        states: {
          blood: {
            meta: forced,
            on: {
              step: [
                { guard: when(['equipmentToTake']), target: 'equipment', actions: 'takeBlood' },
                { target: 'burn', actions: 'takeBlood' },
              ],
            },
          },
          equipment: {
            meta: { holder: 'diablerist' },
            on: {
              take: { target: 'burn', guard: when([], ['diablerie.step-2-equipment']), actions: 'takeEquipment' },
              leave: { target: 'burn', guard: when([], ['diablerie.step-2-equipment']), actions: 'leaveEquipment' },
            },
          },
          burn: { meta: forced, on: { step: { target: '#combat.blood-hunt', actions: 'burnVictim' } } },
        },
      },
      'blood-hunt': {
        meta: forced,
        on: {
          step: [
            { guard: when(['someoneBound']), target: 'torpor-window', actions: 'bloodHunt' },
            { target: '#combat.round.end-of-round', actions: 'bloodHunt' },
          ],
        },
      },
      'about-to-end': closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        ['combat-ending.telepathic-tracking-window', ...MOMENTS],
        '#combat.round.before-range',
        { target: '#combat.psyche', actions: 'pass' },
        'newRoundPlayed',
        'trackOn',
      ),
      psyche: closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        ['combat-ending.psyche-after-telepathic-tracking-window', ...MOMENTS, 'combat-ending.over-means-no-combat-cards'],
        '#combat.round.before-range',
        { target: '#combat.post-combat', actions: 'combatIsOver' },
        'newCombatPlayed',
        'fightAgain',
      ),
      'post-combat': closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        ['anathema.tracking-and-psyche-before-the-payment', ...MOMENTS, 'combat-ending.over-means-no-combat-cards'],
        '#combat.round.before-range',
        { target: '#combat.over', actions: 'actionGoesOn' },
        'newCombatPlayed',
        'fightAgain',
        {
          continue: {
            guard: when(
              [],
              [
                'before-range.infernal-pursuit-superior',
                'sequencing.acting-priority-always',
                'anathema.form-of-mist-payment-is-after-combat',
              ],
            ),
            actions: 'continueAction',
          },
        },
      ),
      over: { type: 'final' },
    },
  },
  { facts, rules, effects },
);

/** A window at the end of combat: its cards lead back into fighting, so they name where to. */
function closing(
  turn: [string, string],
  window: readonly string[],
  again: string,
  close: object,
  fact: string,
  how = 'play',
  extra: object = {},
) {
  const base = sequence({ guards: ['before-range.infernal-pursuit-superior'], turn, window }, close);
  const leads = (row: { guard: { params: { rules: readonly string[] } }; actions: string }) => [
    { guard: when([fact], row.guard.params.rules), target: again, actions: how },
    row,
  ];
  // biome-ignore lint/suspicious/noExplicitAny: rows of a definition that XState types as a whole
  const on = (side: any) => ({ ...side, on: { ...side.on, ...extra, play: leads(side.on.play) } });
  return { ...base, states: { acting: on(base.states.acting), opposing: on(base.states.opposing) } };
}
