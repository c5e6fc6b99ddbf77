/** How windows of the chart are made: whose opportunity follows on whose, and which rules a card has to pass there. */
import { when } from '../../../engine/chart.ts';

/** Rules that each card brings along wherever it is tried: the moment it belongs to, then what it asks for. */
export const MOMENTS = [
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
/** Guards that speak for a family of rules: what the action or a block gave for another combat than this; one combat that waits. */
export const ELSEWHERE = 'combat-overview.blocked-rush-fights-the-blocker';
export const CHAINED = 'chained-combats.no-second-queue';
/** The first speaks for all that a card, its minion and what lies in force have against a move (`objections.ts`). */
export const OBJECTING = [
  'before-range.printed-limit-blocks-copy',
  'sequencing.interruption-by-direct-intervention',
  'diablerie.step-5-soul-stealing',
];
/** What answers a card that has just been played. */
export const ANSWER = [
  ...OBJECTING.filter((rule) => rule !== 'sequencing.interruption-by-direct-intervention'),
  'sequencing.requirements',
];
export const CARD = [
  'damage.superior-withering-stops-prevention-cards',
  ...OBJECTING,
  ELSEWHERE,
  'damage.prevention-granted-by-combat-card-this-round',
  'sequencing.requirements',
];
/** A hand that is too full waits for its discard, a card that may still be stopped for its answer. */
export const FREE = ['before-range.infernal-pursuit-superior', 'sequencing.interruption-by-direct-intervention'];
/** No combat cards: those that wait for the end of a combat, those that come before one, and all others. */
export const FOREIGN = [
  'combat-overview.out-of-turn-masters-in-combat',
  'combat-overview.followup-cards-wait',
  'combat-overview.pre-combat-window',
  'combat-overview.only-combat-cards',
];
/** A combatant that is gone ends the round at once. */
export const OPEN = ['end-of-round.whenever-combat-ends', ...FREE, ...FOREIGN];

export const acting = { holder: 'acting' } as const;
export const opposing = { holder: 'opposing' } as const;
export const forced = { holder: 'rules' } as const;
/** A state in which the rules take the first step whose facts hold. */
export const steps = (...step: readonly object[]) => ({ meta: forced, on: { step } });
/** Somebody is on the way to torpor, or a combatant is gone: the round does not go on as it would. */
export const CUT = [
  { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'openTorporWindow' },
  { guard: when(['combatantGone']), target: '#combat.round.end-of-round', actions: 'combatantIsGone' },
];

/** Cards from hand, cards in play, and the blood that removes an attached card: all that names no step of its own. */
export const plays = (allowed: readonly string[], target?: string) => {
  const to = target ? { target } : {};
  return {
    play: { ...to, guard: when([], allowed), actions: 'play' },
    use: { ...to, guard: when([], allowed), actions: 'use' },
    burn: { ...to, guard: when([], allowed), actions: 'burnAttached' },
  };
};

/** Any number for the acting side; its pass gives the other one effect; two passes running close the window. */
export function sequence(
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
export type Close = { readonly facts?: readonly string[]; readonly target: string; readonly actions: string | readonly string[] };
export const closings = (close: Close | readonly Close[]): readonly Close[] => (Array.isArray(close) ? close : [close as Close]);

/** What some cards ask for on top. */
export const SPECIAL = [
  'end-of-round.strike-damage-is-inflicted',
  'end-of-round.environmental-is-not-inflicted',
  'diablerie.how',
  'combat-ending.telepathic-tracking-continues-same-combat',
  'combat-ending.psyche-new-combat-at-once',
  CHAINED,
  'combat-ending.open-fast-reaction-after-psyche',
  'combat-ending.after-means-immediately-after',
  'combat-ending.followups-do-not-chain',
  'combat-ending.open-only-combat-card-outside-combat',
];

/** Maneuvers and presses: offered to A, then to B; each may be answered by the other side, never twice running. */
export function answers(verb: 'maneuver' | 'press', turn: string, twice: string, window: readonly string[], close: object) {
  const own = [...OPEN];
  const card = [
    'maneuvers.alternate',
    'maneuvers.weapon-maneuver-commits-strike',
    ...OBJECTING,
    ELSEWHERE,
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
export function lures(base: ReturnType<typeof sequence>) {
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
export function gaining(
  holder: 'acting' | 'opposing',
  next: readonly { facts?: readonly string[]; target: string }[],
  passed: string,
) {
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

/** A window at the end of combat: its cards lead back into fighting, so they name where to. */
export function closing(
  turn: string,
  window: readonly string[],
  again: string,
  close: Close | readonly Close[],
  fact: string,
  how = 'play',
  extra: object = {},
) {
  const base = sequence({ guards: FREE, turn: [turn, turn], window }, close);
  const leads = (row: { guard: { params: { rules: readonly string[] } }; actions: string }) => [
    { guard: when([fact], row.guard.params.rules), target: again, actions: how },
    row,
  ];
  // biome-ignore lint/suspicious/noExplicitAny: rows of a definition that XState types as a whole
  const on = (side: any) => ({ ...side, on: { ...side.on, ...extra, play: leads(side.on.play) } });
  return { ...base, states: { acting: on(base.states.acting), opposing: on(base.states.opposing) } };
}
