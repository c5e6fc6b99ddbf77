/**
 * VTES combat: what may happen when, and whose opportunity it is. States bear the names of the rules' chapters;
 * windows that differ only in whose turn it is are folded into one box when the chart is drawn.
 */
import { defineChart, when } from '../../engine/chart.ts';
import { SURROUNDINGS } from './guards.ts';
import { CHAINED, OBJECTING } from './objections.ts';
import { parts } from './parts.ts';
import './steps/index.ts';
import type { Table } from './table.ts';

/** Rules that each card brings along wherever it is tried: the moment it belongs to, then what it asks for. */
const MOMENTS = [
  'diablerie.step-5-only-then',
  'diablerie.step-0-crimson-fury',
  'diablerie.step-0-reform-body',
  'damage.calculation-is-arithmetic',
  'damage.stealing-is-not-damage',
  'damage.prevention-needs-damage',
  'torpor.fame-excludes-amaranth',
  'torpor.on-the-way-window',
  'combat-ending.telepathic-tracking-window',
  'combat-ending.psyche-after-telepathic-tracking-window',
  'combat-ending.post-psyche-window',
  'combat-ending.telepathic-tracking-after-end-of-round',
  'end-of-round.cards',
  'additional-strikes.acting-pass-is-final',
  'additional-strikes.resolve-before-gaining-more',
  'additional-strikes.open-exception-of-quickness-and-jacko',
  'additional-strikes.not-earlier',
  'additional-strikes.no-before-strikes-cards',
  'additional-strikes.window',
];
/** What answers a card that has just been played. */
const ANSWER = [
  ...OBJECTING.filter((rule) => rule !== 'sequencing.interruption-by-direct-intervention'),
  'sequencing.requirements',
];
/** What the action or a block gave for another combat than this. */
const ELSEWHERE = [
  'combat-overview.blocked-rush-fights-the-blocker',
  'combat-ending.spirits-touch-not-in-psyche-combat',
  'combat-ending.psyche-is-not-the-resulting-combat',
];
const CARD = [
  'damage.superior-withering-stops-prevention-cards',
  ...OBJECTING,
  ...ELSEWHERE,
  'damage.prevention-granted-by-combat-card-this-round',
  'sequencing.requirements',
];
/** A hand that is too full waits for its discard, a card that may still be stopped for its answer. */
const FREE = ['before-range.infernal-pursuit-superior', 'sequencing.interruption-by-direct-intervention'];
/** No combat cards: those that wait for the end of a combat, those that come before one, and all others. */
const FOREIGN = [
  'combat-overview.out-of-turn-masters-in-combat',
  'combat-overview.followup-cards-wait',
  'combat-overview.pre-combat-window',
  'combat-overview.only-combat-cards',
];
/** A combatant that is gone ends the round at once. */
const OPEN = ['end-of-round.whenever-combat-ends', ...FREE, ...FOREIGN];

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
  close: Close | readonly Close[],
  extra: object = {},
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
          ...extra,
          pass: { target: 'opposing', guard: when([], [...(names.guards ?? OPEN), names.turn[0]]), actions: 'pass' },
        },
      },
      opposing: {
        meta: opposing,
        on: {
          ...plays(allowed(names.turn[1]), 'acting'),
          ...extra,
          pass: closings(close).map(({ facts = [], ...to }) => ({
            guard: when(facts, [...(names.guards ?? OPEN), names.turn[1]]),
            ...to,
          })),
        },
      },
    },
  };
}

/** How a window closes; the first whose facts hold. */
type Close = { readonly facts?: readonly string[]; readonly target: string; readonly actions: string | readonly string[] };
const closings = (close: Close | readonly Close[]): readonly Close[] => (Array.isArray(close) ? close : [close as Close]);

/** What some cards ask for on top. */
const SPECIAL = [
  'end-of-round.strike-damage-is-inflicted',
  ...SURROUNDINGS,
  'diablerie.how',
  'combat-ending.telepathic-tracking-continues-same-combat',
  'combat-ending.psyche-new-combat-at-once',
  ...CHAINED,
  'combat-ending.open-fast-reaction-after-psyche',
  'combat-ending.after-means-immediately-after',
  'combat-ending.followups-do-not-chain',
  'combat-ending.open-only-combat-card-outside-combat',
];

/** Maneuvers and presses: offered to A, then to B; each may be answered by the other side, never twice running. */
function answers(verb: 'maneuver' | 'press', turn: string, twice: string, window: readonly string[], close: object) {
  const own = [...OPEN];
  const card = [
    'maneuvers.alternate',
    'maneuvers.weapon-maneuver-commits-strike',
    ...OBJECTING,
    ...ELSEWHERE,
    'maneuvers.granted-by-combat-card-this-round',
    'sequencing.requirements',
  ];
  const others = (who: string) => plays([...own, ...window, ...MOMENTS, who, ...CARD, ...SPECIAL]);
  // some effect cancels the maneuver: what it bound stays bound
  const cancelling = (who: string, target: string) => {
    const rows = others(who);
    const cancel = { guard: when(['cancelsManeuver'], rows.use.guard.params.rules), target, actions: 'cancelManeuver' };
    return verb === 'maneuver' ? { ...rows, use: [cancel, rows.use] } : rows;
  };
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
        on: { ...cancelling(twice, 'opposing-answers'), ...answer(twice, 'opposing-answers'), ...decline(twice, close) },
      },
      'opposing-answers': {
        meta: opposing,
        on: { ...cancelling(twice, 'acting-answers'), ...answer(twice, 'acting-answers'), ...decline(twice, close) },
      },
    },
  };
}

/** A card that takes the would-be blocker out of the action ends the attempt. */
function lures(base: ReturnType<typeof sequence>) {
  // biome-ignore lint/suspicious/noExplicitAny: rows of a definition that XState types as a whole
  const on = (side: any) => ({
    ...side,
    on: {
      ...side.on,
      play: [
        { guard: when(['lures'], side.on.play.guard.params.rules), target: '#combat.action.blocks', actions: 'lure' },
        side.on.play,
      ],
    },
  });
  return { ...base, states: { acting: on(base.states.acting), opposing: on(base.states.opposing) } };
}

/** Additional strikes: A decides first, then B. */
function gaining(holder: 'acting' | 'opposing', next: readonly { facts?: readonly string[]; target: string }[], passed: string) {
  const turn = 'additional-strikes.acting-first';
  const allowed = [...OPEN, ...MOMENTS, turn, 'sequencing.step-offered-to-both', ...CARD];
  const rows = (actions: string) => next.map(({ facts = [], target }) => ({ target, guard: when(facts, allowed), actions }));
  return {
    meta: { holder },
    on: {
      play: rows('play'),
      use: [
        ...next.map(({ facts = [], target }) => ({
          target,
          guard: when(['usesGrant', ...facts], allowed),
          actions: 'gainStrike',
        })),
        ...rows('use'),
      ],
      burn: { guard: when([], allowed), actions: 'burnAttached' },
      pass: { target: passed, guard: when([], [...OPEN, turn]), actions: 'declineStrikes' },
    },
  };
}

/** Where the range has been fixed the step that determines it is skipped. */
const toManeuvers = [
  { guard: when(['rangeFixed']), target: '#combat.round.before-strikes', actions: 'rangeStands' },
  { guard: when(['closeByGrapple']), target: '#combat.round.before-strikes', actions: 'closeByGrapple' },
  { target: '#combat.round.maneuver', actions: 'openManeuvers' },
];

/** The press step: what presses by itself, scheduled damage in the order of the edition, then presses like maneuvers. */
function pressStep() {
  const base = answers(
    'press',
    'press.procedure',
    'press.no-two-in-a-row',
    [
      'press.flash-superior-then-flash',
      'press.end-of-round-card-means-no-press',
      'press.step-not-skipped',
      ...MOMENTS,
      'press.default-is-end',
    ],
    {
      target: '#combat.round.press.due',
      actions: 'pressesAreOver',
    },
  );
  // scheduled damage that is still due: nothing prevents it, and nobody presses ahead of it unasked
  const ahead = {
    guard: when(['pressDamageDue'], ['press.drawing-out-the-beast-damage', 'press.acting-orders-step']),
    actions: 'pass',
  };
  const after = (next: object) => ({
    meta: forced,
    on: {
      step: [
        { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
        { guard: when(['combatantGone']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
        next,
      ],
    },
  });
  return {
    ...base,
    initial: 'open',
    states: {
      ...base.states,
      open: {
        meta: forced,
        on: {
          play: ahead,
          press: ahead,
          step: [
            { guard: when(['pressDamageFirst']), target: 'damage', actions: 'pressDamage' },
            { guard: when(['pressDamageOrdered']), target: 'order' },
            { guard: when(['pressesByItself']), target: 'acting', actions: 'pressByItself' },
            { target: 'acting' },
          ],
        },
      },
      order: {
        meta: acting,
        on: {
          play: ahead,
          press: ahead,
          order: [
            { guard: when(['damageFirst'], ['press.acting-orders-step']), target: 'damage', actions: 'pressDamage' },
            { guard: when([], ['press.acting-orders-step']), target: 'open', actions: 'pressDamageLater' },
          ],
        },
      },
      damage: after({ target: 'open' }),
      due: {
        meta: forced,
        on: {
          step: [
            { guard: when(['pressDamageLater']), target: 'after', actions: 'pressDamage' },
            { target: '#combat.round.end-of-round' },
          ],
        },
      },
      after: after({ target: '#combat.round.end-of-round' }),
    },
  };
}

/** The three stages of a damaging step. */
function damage(next: string, prefix: string) {
  const stage = (name: string) => `#combat.round.strikes.resolution.${prefix}.${name}`;
  const preventing = (turn: string) => [
    ...FREE,
    'damage.stealing-is-not-damage',
    'damage.prevention-needs-damage',
    turn,
    ...MOMENTS,
    'strike-declaration.blood-to-water',
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
            on: {
              lot: [
                { target: 'sum', guard: when(['calculated'], ['damage.eruption-of-vitae-x-first']), actions: 'discardAtRandom' },
                { target: 'open', guard: when([], ['damage.eruption-of-vitae-x-first']), actions: 'discardAtRandom' },
              ],
            },
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
                { guard: when(['discardOpen']), target: 'lot' },
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
                guard: when([], [...FREE, 'damage.prevention-order']),
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
                guard: when([], [...FREE, 'damage.prevention-pass-is-final']),
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
                { guard: when(['mendOpen']), target: 'mending' },
                { guard: when(['burnOpen']), target: 'burning' },
                { target: 'after', actions: 'handleDamage' },
              ],
            },
          },
          through: {
            meta: { holder: 'victim' },
            on: { choose: { target: 'open', guard: when([], ['damage.open-unfinished-sentence']), actions: 'chooseThrough' } },
          },
          burning: {
            meta: { holder: 'burning' },
            on: {
              play: { guard: when([], [...FREE, 'diablerie.step-0-reform-body', ...CARD]), actions: 'play' },
              pass: { target: 'open', guard: when([], [...FREE, 'sequencing.step-offered-to-both']), actions: 'burnAsked' },
            },
          },
          mending: {
            meta: { holder: 'fellow' },
            on: { mend: { target: 'open', guard: when([], ['damage.handling-one-blood-each']), actions: 'mendForCircle' } },
          },
          after: {
            meta: forced,
            on: {
              step: [
                { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
                { guard: when(['combatantGone']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
                {
                  guard: when(['endsAfterStrikes', 'allStruck']),
                  target: '#combat.round.end-of-round',
                  actions: 'endsAfterResolution',
                },
                { target: next, actions: 'nextStep' },
              ],
            },
          },
        },
      },
    },
  };
}

const striking = [
  ...OPEN,
  'combat-ending.post-psyche-cards',
  'additional-strikes.without-one-only-prevention',
  'strike-declaration.order',
  'maneuvers.alternate',
  'maneuvers.weapon-maneuver-commits-strike',
  'damage.superior-withering-stops-prevention-cards',
  ...OBJECTING,
  'sequencing.requirements',
  ...CHAINED,
];
const declining = [...OPEN, 'strike-declaration.order', 'maneuvers.weapon-maneuver-commits-strike'];
// what belongs to another moment is refused for that, whoever's turn it is
const beside = plays([...OPEN, ...MOMENTS, 'strike-declaration.order', 'strike-declaration.other-plays', ...CARD]);

export const combat = defineChart<Table>(
  {
    id: 'combat',
    initial: 'action',
    on: {
      discard: { guard: when(['handTooFull'], ['before-range.infernal-pursuit-superior']), actions: 'discardDown' },
      let: [
        {
          guard: when(['diablerieLetThrough'], ['combat-overview.out-of-turn-masters-in-combat']),
          target: '.diablerie',
          actions: 'letThrough',
        },
        {
          guard: when(['stopLetThrough'], ['combat-overview.out-of-turn-masters-in-combat']),
          target: '.diablerie.stopped',
          actions: 'letThrough',
        },
        { guard: when(['asPlayed'], ['combat-overview.out-of-turn-masters-in-combat']), actions: 'letThrough' },
      ],
      play: [
        {
          guard: when(['asPlayed', 'blurStopped'], ANSWER),
          target: '.round.strikes.additional.acting',
          actions: 'cancelPlayed',
        },
        {
          guard: when(['asPlayed', 'blurStoppedOpposing'], ANSWER),
          target: '.round.strikes.additional.opposing',
          actions: 'cancelPlayed',
        },
        { guard: when(['asPlayed'], ANSWER), actions: 'cancelPlayed' },
      ],
    },
    states: {
      action: {
        meta: { fold: true },
        initial: 'announce',
        states: {
          announce: {
            meta: acting,
            on: {
              act: {
                target: 'blocks',
                guard: when(
                  [],
                  [
                    ...FREE,
                    'combat-overview.no-combat-between-own-minions',
                    'combat-overview.obedience',
                    'combat-overview.starts-by-action',
                  ],
                ),
                actions: 'announceAction',
              },
            },
          },
          blocks: {
            meta: opposing,
            on: {
              ...plays([...FREE, 'combat-overview.only-combat-cards', ...MOMENTS, ...CARD]),
              block: {
                target: 'attempt',
                guard: when([], [...FREE, 'combat-overview.starts-by-block']),
                actions: 'attemptBlock',
              },
              pass: {
                target: 'outcome',
                guard: when([], [...FREE, 'combat-overview.starts-by-block']),
                actions: 'nobodyBlocks',
              },
            },
          },
          attempt: lures(
            sequence(
              {
                guards: [...FREE, 'chained-combats.sirens-lure-effect'],
                turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
                window: [...MOMENTS, 'combat-overview.only-combat-cards'],
              },
              [
                { facts: ['blockSucceeds', 'hurtsBlocked'], target: '#combat.action.block-resolves', actions: 'hurtBlocked' },
                { facts: ['blockSucceeds'], target: '#combat.pre-combat', actions: 'blockSucceeds' },
                { target: '#combat.action.blocks', actions: 'blockFails' },
              ],
            ),
          ),
          // the block has succeeded, and resolves if there is still somebody to block
          'block-resolves': {
            meta: forced,
            on: {
              step: [
                { guard: when(['actingGone']), target: '#combat.after-action', actions: 'actionCutShort' },
                { target: '#combat.pre-combat', actions: 'blockSucceeds' },
              ],
            },
          },
          outcome: {
            meta: forced,
            on: {
              step: [
                { guard: when(['isRush']), target: '#combat.pre-combat', actions: 'actionSucceeds' },
                { target: '#combat.after-action', actions: 'actionSucceeds' },
              ],
            },
          },
        },
      },
      'pre-combat': closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        [...MOMENTS, 'combat-overview.pre-combat-window', 'combat-overview.obedience', 'combat-overview.only-combat-cards'],
        '#combat.after-action',
        { target: '#combat.round', actions: 'enterCombat' },
        'endsAction',
        'endAction',
      ),
      round: {
        initial: 'before-range',
        on: { step: { guard: when(['roundCut', 'roundIsOpen']), target: '.end-of-round', actions: 'combatantIsGone' } },
        states: {
          'before-range': {
            meta: { fold: true },
            entry: 'openRound',
            initial: 'window',
            states: {
              window: sequence(
                {
                  turn: ['sequencing.acting-plays-any-number', 'sequencing.opponent-plays-one'],
                  window: [...MOMENTS, 'before-range.window-cards', 'maneuvers.weapon-maneuver-commits-strike'],
                },
                { target: '#combat.round.before-range.damage', actions: 'pass' },
              ),
              damage: {
                meta: forced,
                on: {
                  step: [{ guard: when(['earlyDamage']), target: 'after', actions: 'earlyDamage' }, ...toManeuvers],
                },
              },
              after: {
                meta: forced,
                on: {
                  step: [
                    { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
                    { guard: when(['combatantGone']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
                    ...toManeuvers,
                  ],
                },
              },
            },
          },
          maneuver: answers(
            'maneuver',
            'maneuvers.acting-first',
            'maneuvers.no-two-in-a-row',
            [...MOMENTS, 'maneuvers.nothing-else-is-played'],
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
                      decline: [
                        {
                          target: 'opposing',
                          guard: when(['mayDecline', 'opposingStrikes'], declining),
                          actions: 'declineStrike',
                        },
                        { target: 'last-call', guard: when(['mayDecline'], declining), actions: 'declineStrike' },
                      ],
                    },
                  },
                  opposing: {
                    meta: opposing,
                    on: {
                      ...beside,
                      strike: { target: 'last-call', guard: when([], striking), actions: 'strike' },
                      decline: { target: 'last-call', guard: when(['mayDecline'], declining), actions: 'declineStrike' },
                    },
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
                  acting: gaining('acting', [{ target: 'opposing' }], 'opposing'),
                  // today an effect of B gives A the opportunity back; by the source A's pass was final
                  opposing: gaining(
                    'opposing',
                    [{ facts: ['actingPassFinal'], target: 'decided' }, { target: 'again' }],
                    'decided',
                  ),
                  again: gaining('acting', [{ target: 'decided' }], 'decided'),
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
          press: pressStep(),
          'end-of-round': {
            meta: { fold: true },
            entry: 'openEndOfRound',
            initial: 'window',
            states: {
              window: sequence(
                {
                  guards: FREE,
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
        [
          { facts: ['resumesMoving'], target: '#combat.round.before-range.after', actions: 'pass' },
          { facts: ['resumesStrikes'], target: '#combat.round.strikes.additional', actions: 'pass' },
          { target: '#combat.round.end-of-round', actions: 'arriveInTorpor' },
        ],
        'diablerieAtOnce',
      ),
      diablerie: {
        meta: { fold: true },
        initial: 'answer',
        states: {
          answer: closing(
            ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
            // what belongs to another moment is refused for that; the rest because step 0 is not for it
            [...MOMENTS.filter((rule) => rule !== 'diablerie.step-0-reform-body'), 'diablerie.step-0-reform-body'],
            '#combat.diablerie.stopped',
            { target: '#combat.diablerie.blood', actions: 'pass' },
            'stopsDiablerieAtOnce',
          ),
          stopped: {
            meta: forced,
            on: {
              step: [
                {
                  guard: when(['stillBound']),
                  target: '#combat.torpor-window',
                  actions: ['leaveDiablerie', 'openTorporWindow'],
                },
                { target: '#combat.round.end-of-round', actions: ['leaveDiablerie', 'combatantIsGone'] },
              ],
            },
          },
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
              take: [
                {
                  target: 'burn',
                  guard: when(['takesTheRest'], ['diablerie.step-2-equipment']),
                  actions: 'takeEquipment',
                },
                { guard: when([], ['diablerie.step-2-equipment']), actions: 'takeEquipment' },
              ],
              leave: { target: 'burn', guard: when([], ['diablerie.step-2-equipment']), actions: 'leaveEquipment' },
            },
          },
          burn: {
            meta: forced,
            on: {
              step: [
                { guard: when(['impBeforeBurning']), target: 'imp' },
                { guard: when(['victimOlder']), target: 'discipline', actions: 'burnVictim' },
                { target: 'due', actions: 'burnVictim' },
              ],
            },
          },
          // the employer's controller passes Charnas on: today before the victim is burned, by the source in step 5
          imp: {
            meta: { holder: 'table' },
            on: {
              'pass-on': [
                { target: 'after', guard: when(['impWaits'], ['diablerie.step-5-charnas']), actions: 'passOnImp' },
                { target: 'burn', guard: when([], ['diablerie.step-5-charnas']), actions: 'passOnImp' },
              ],
              leave: [
                {
                  guard: when(['victimOlder'], ['diablerie.step-5-charnas']),
                  target: 'discipline',
                  actions: 'burnVictim',
                },
                { guard: when([], ['diablerie.step-5-charnas']), target: 'due', actions: 'burnVictim' },
              ],
            },
          },
          discipline: {
            meta: { holder: 'diablerist' },
            on: {
              // a ruling of 1999 opens this step to it; by the rulebook steps 1 to 4 are one unit
              play: {
                guard: when(['soulsFirst'], [...FREE, ...MOMENTS, 'diablerie.step-5-soul-stealing', ...CARD]),
                actions: 'play',
              },
              learn: { target: 'due', guard: when([], ['diablerie.step-4-discipline']), actions: 'learnDiscipline' },
              leave: { target: 'due', guard: when([], ['diablerie.step-4-discipline']), actions: 'leaveDiscipline' },
            },
          },
          due: {
            meta: forced,
            on: { step: [{ guard: when(['impWaits']), target: 'imp' }, { target: 'after' }] },
          },
          after: {
            ...sequence(
              {
                guards: FREE,
                turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
                window: MOMENTS,
              },
              { target: '#combat.blood-hunt', actions: 'callBloodHunt' },
            ),
            entry: 'openStepFive',
          },
        },
      },
      'blood-hunt': {
        meta: { fold: true },
        initial: 'polls',
        states: {
          polls: {
            meta: { holder: 'table' },
            on: {
              vote: { guard: when([], ['diablerie.blood-hunt-is-otherwise-ordinary']), actions: 'castVotes' },
              ballot: { guard: when([], ['diablerie.blood-hunt-political-cards-allowed']), actions: 'burnForVote' },
              edge: { guard: when([], ['diablerie.blood-hunt-is-otherwise-ordinary']), actions: 'burnEdge' },
              use: {
                guard: when(
                  [],
                  [
                    'diablerie.blood-hunt-no-political-action-effects',
                    ...MOMENTS,
                    'diablerie.blood-hunt-usable-effects',
                    ...CARD,
                  ],
                ),
                actions: 'use',
              },
              play: {
                guard: when(
                  [],
                  ['diablerie.blood-hunt-no-modifiers-or-reactions', ...MOMENTS, 'diablerie.blood-hunt-usable-effects', ...CARD],
                ),
                actions: 'play',
              },
              pass: { target: 'decided', actions: 'countVotes' },
            },
          },
          decided: {
            meta: forced,
            on: {
              step: [
                { guard: when(['byAction']), target: '#combat.after-action', actions: 'bloodHunt' },
                { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'bloodHunt' },
                { target: '#combat.round.end-of-round', actions: 'bloodHunt' },
              ],
            },
          },
        },
      },
      'about-to-end': closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        [
          'combat-ending.psyche-after-telepathic-tracking-window',
          'combat-ending.post-psyche-window',
          'combat-ending.telepathic-tracking-window',
          ...MOMENTS,
        ],
        '#combat.round.before-range',
        [
          { facts: ['tracked'], target: '#combat.round.before-range', actions: 'goOn' },
          { target: '#combat.psyche', actions: 'pass' },
        ],
        'newRoundAtOnce',
        'trackOn',
      ),
      psyche: closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        ['combat-ending.psyche-after-telepathic-tracking-window', ...MOMENTS, 'combat-ending.over-means-no-combat-cards'],
        '#combat.round.before-range',
        [
          { facts: ['queuedHere'], target: '#combat.round.before-range', actions: 'queuedCombat' },
          { target: '#combat.post-combat', actions: 'combatIsOver' },
        ],
        'newCombatAtOnce',
        'fightAgain',
      ),
      'post-combat': closing(
        ['sequencing.acting-priority-always', 'sequencing.acting-priority-always'],
        [
          'anathema.tracking-and-psyche-before-the-payment',
          'combat-ending.post-psyche-cards',
          'combat-ending.cats-guidance-after-followups',
          'combat-ending.freak-drive-after-followups',
          'torpor.fame-excludes-amaranth',
          'torpor.on-the-way-window',
          'combat-ending.over-means-no-combat-cards',
          ...MOMENTS,
        ],
        '#combat.round.before-range',
        [
          { facts: ['queuedHere'], target: '#combat.round.before-range', actions: 'queuedCombat' },
          { facts: ['goesOn'], target: '#combat.action.blocks', actions: 'resumeAction' },
          { facts: ['continuesAlone'], target: '#combat.over', actions: 'actionGoesOn' },
          { target: '#combat.after-action', actions: 'actionGoesOn' },
        ],
        'newCombatPlayed',
        'fightAgain',
        {
          continue: {
            guard: when([], [...FREE, 'sequencing.acting-priority-always', 'anathema.form-of-mist-payment-is-after-combat']),
            actions: 'continueAction',
          },
        },
      ),
      'after-action': {
        meta: { fold: true },
        initial: 'open',
        states: {
          open: {
            meta: forced,
            on: {
              step: [
                { guard: when(['queuedAfterAction']), target: '#combat.round.before-range', actions: 'queuedCombat' },
                { target: 'window' },
              ],
            },
          },
          window: sequence(
            {
              guards: FREE,
              turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
              window: ['combat-overview.obedience', ...MOMENTS, 'combat-overview.only-combat-cards'],
            },
            { target: '#combat.over', actions: ['pass', 'closeAction'] },
            {
              act: {
                target: '#combat.action.blocks',
                guard: when(
                  [],
                  [
                    ...FREE,
                    'combat-overview.no-combat-between-own-minions',
                    'combat-overview.obedience',
                    'combat-overview.starts-by-action',
                  ],
                ),
                actions: ['closeAction', 'announceNext'],
              },
            },
          ),
        },
      },
      over: { type: 'final' },
    },
  },
  parts,
);

/** A window at the end of combat: its cards lead back into fighting, so they name where to. */
function closing(
  turn: [string, string],
  window: readonly string[],
  again: string,
  close: Close | readonly Close[],
  fact: string,
  how = 'play',
  extra: object = {},
) {
  const base = sequence({ guards: FREE, turn, window }, close);
  const leads = (row: { guard: { params: { rules: readonly string[] } }; actions: string }) => [
    { guard: when([fact], row.guard.params.rules), target: again, actions: how },
    row,
  ];
  // biome-ignore lint/suspicious/noExplicitAny: rows of a definition that XState types as a whole
  const on = (side: any) => ({ ...side, on: { ...side.on, ...extra, play: leads(side.on.play) } });
  return { ...base, states: { acting: on(base.states.acting), opposing: on(base.states.opposing) } };
}
