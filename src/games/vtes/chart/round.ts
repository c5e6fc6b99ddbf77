/** A round of combat, from before range to its end. */
import { when } from '../../../engine/chart.ts';
import {
  acting,
  answers,
  CARD,
  CHAINED,
  CUT,
  FREE,
  forced,
  gaining,
  MOMENTS,
  OBJECTING,
  OPEN,
  opposing,
  plays,
  SPECIAL,
  sequence,
  steps,
} from './windows.ts';

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
  const after = (next: object) => steps(...CUT, next);
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
      due: steps(
        { guard: when(['pressDamageLater']), target: 'after', actions: 'pressDamage' },
        { target: '#combat.round.end-of-round' },
      ),
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
          open: steps(
            { guard: when(['discardOpen']), target: 'lot' },
            { guard: when(['xPaidByBurned']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
            { guard: when(['xOpen']), target: 'x' },
            { guard: when(['orderOpen']), target: 'order' },
            { guard: when(['xOrdered']), target: 'x' },
            { target: 'sum', actions: 'calculate' },
          ),
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
          sum: steps(
            { guard: when(['discardOpen']), target: 'lot' },
            { guard: when(['damagePending']), target: stage('damage-b-prevention'), actions: 'openPrevention' },
            { target: stage('damage-c-handling'), actions: 'noPrevention' },
          ),
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
          open: steps(
            { guard: when(['marbleOpen']), target: 'through' },
            { guard: when(['mendOpen']), target: 'mending' },
            { guard: when(['burnOpen']), target: 'burning' },
            { target: 'after', actions: 'handleDamage' },
          ),
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
          after: steps(
            ...CUT,
            {
              guard: when(['endsAfterStrikes', 'allStruck']),
              target: '#combat.round.end-of-round',
              actions: 'endsAfterResolution',
            },
            { target: next, actions: 'nextStep' },
          ),
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
  CHAINED,
];
const declining = [...OPEN, 'strike-declaration.order', 'maneuvers.weapon-maneuver-commits-strike'];
// what belongs to another moment is refused for that, whoever's turn it is
const beside = plays([...OPEN, ...MOMENTS, 'strike-declaration.order', 'strike-declaration.other-plays', ...CARD]);

export const round = {
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
        damage: steps({ guard: when(['earlyDamage']), target: 'after', actions: 'earlyDamage' }, ...toManeuvers),
        after: steps(...CUT, ...toManeuvers),
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
            open: steps(
              { guard: when(['actingStrikes']), target: 'acting' },
              { guard: when(['opposingStrikes']), target: 'opposing' },
              { target: 'last-call' },
            ),
            acting: {
              meta: acting,
              on: {
                ...beside,
                strike: [
                  { target: 'opposing', guard: when(['opposingStrikes'], striking), actions: 'strike' },
                  { target: 'last-call', guard: when([], striking), actions: 'strike' },
                ],
                decline: [
                  { target: 'opposing', guard: when(['mayDecline', 'opposingStrikes'], declining), actions: 'declineStrike' },
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
            'resolve-1-combat-ends': steps(
              { guard: when(['combatEndsStruck']), target: '#combat.round.end-of-round', actions: 'combatEndsStrike' },
              { target: 'resolve-2-dodge', actions: 'noCombatEnds' },
            ),
            'resolve-2-dodge': steps(
              { guard: when(['firstStrikes']), target: 'resolve-3-first-strike', actions: 'dodge' },
              { target: 'resolve-4-normal', actions: 'dodge' },
            ),
            'resolve-3-first-strike': damage('#combat.round.strikes.resolution.resolve-4-normal', 'resolve-3-first-strike'),
            'resolve-4-normal': damage('#combat.round.strikes.additional', 'resolve-4-normal'),
          },
        },
        additional: {
          meta: { fold: true },
          initial: 'open',
          states: {
            open: steps(
              { guard: when(['extraStrikes']), target: '#combat.round.strikes.declare', actions: 'strikeAgain' },
              { target: 'acting', actions: 'openAdditional' },
            ),
            acting: gaining('acting', [{ target: 'opposing' }], 'opposing'),
            // today an effect of B gives A the opportunity back; by the source A's pass was final
            opposing: gaining('opposing', [{ facts: ['actingPassFinal'], target: 'decided' }, { target: 'again' }], 'decided'),
            again: gaining('acting', [{ target: 'decided' }], 'decided'),
            decided: steps(
              { guard: when(['extraStrikes']), target: '#combat.round.strikes.declare', actions: 'strikeAgain' },
              { target: '#combat.round.press', actions: 'openPress' },
            ),
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
        decided: steps(
          { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
          { guard: when(['pressed']), target: '#combat.round.before-range', actions: 'newRound' },
          { target: '#combat.about-to-end', actions: 'aboutToEnd' },
        ),
      },
    },
  },
};
