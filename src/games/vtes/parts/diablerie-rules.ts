/** Diablerie and the blood hunt that follows it: who may do what, and why not. */
import type { Guard, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { aims } from '../guards.ts';
import { ask, type Hooks, type Offer } from '../parts.ts';
import { isOn, isReady, minionOf, momentOf, opponentOf, type Table, useOf } from '../table.ts';
import type { Window, Word } from '../words.ts';

type Rule = Guard<Table>;

const forOrAgainst = (word: string | undefined): boolean => word === 'for' || word === 'against';
const does = (move: Move, what: Word['do']): boolean => useOf(move)?.use.effects.some((word) => word.do === what) === true;

/** Step 0 belongs to the victim and to the cards that save it. */
const saves =
  (what: 'torpor-instead' | 'stop-diablerie'): Rule =>
  (table, move, state) =>
    !does(move, what) ||
    (state.startsWith('diablerie.answer') && move.who === table.combat.diablerie?.victim) ||
    (what === 'torpor-instead' && momentOf(state) === 'burning');

/** Cards of this window, and what lies in play and names no moment. */
const fits = (move: Move, window: Window): boolean => {
  const found = useOf(move);
  return !found || found.use.windows.includes(window) || (found.from === 'play' && found.use.windows.includes('any'));
};

export const diablerieRules: Readonly<Record<RuleId, Rule>> = {
  'diablerie.how': (table, move) =>
    !does(move, 'diablerie') ||
    (isReady(table, move.who) &&
      minionOf(table, move.who).kind === 'vampire' &&
      minionOf(table, opponentOf(table, move.who)).bound &&
      minionOf(table, opponentOf(table, move.who)).region === 'ready'),
  'torpor.fame-excludes-amaranth': (table, move) =>
    !does(move, 'diablerie') ||
    minionOf(table, opponentOf(table, move.who)).region !== 'torpor' ||
    !minionOf(table, opponentOf(table, move.who)).attached.some(({ card }) => cards.get(card)?.attached?.fame),
  'diablerie.step-0-reform-body': (table, move, state) =>
    saves('torpor-instead')(table, move, state) && (!state.startsWith('diablerie.answer') || fits(move, 'diablerie')),
  'diablerie.step-0-crimson-fury': saves('stop-diablerie'),
  'diablerie.step-4-discipline': (table, move) => table.combat.diablerie?.by === move.who,
  'diablerie.step-5-only-then': (table, move, state) => {
    const windows = useOf(move)?.use.windows ?? [];
    if (state === 'diablerie.discipline' && isOn(table, 'soul-stealing-before-the-discipline') && does(move, 'soul')) return true;
    return state.startsWith('diablerie.after') ? fits(move, 'diablerie-after') : !windows.includes('diablerie-after');
  },
  'diablerie.blood-hunt-no-modifiers-or-reactions': (_table, move) => {
    const kind = useOf(move)?.card.kind;
    return kind !== 'action-modifier' && kind !== 'reaction';
  },
  'diablerie.blood-hunt-usable-effects': (table, move, state) => {
    const found = useOf(move);
    if (!found || !atPolls(state)) return true;
    const used = table.combat.poll?.used.includes(`${move.who}:${move.card}`) === true;
    return !used && fits(move, 'blood-hunt') && aims(table, move, found.use);
  },
  'diablerie.blood-hunt-is-otherwise-ordinary': (table, move) => {
    const { poll } = table.combat;
    if (!poll || !forOrAgainst(move.card)) return false;
    if (move.verb === 'edge') return table.players[move.who]?.edge === true;
    const minion = table.minions[move.who];
    return (
      minion?.region === 'ready' &&
      (ask('votesOf', table, move.who) ?? 0) + (poll.more[move.who] ?? 0) > 0 &&
      poll.cast[move.who] === undefined
    );
  },
};

export const diablerieFacts: Readonly<Record<string, Rule>> = {
  // a card that somebody may still stop leads on only once it has been let through
  diablerieAtOnce: (table, move) => does(move, 'diablerie') && !stoppable(table, move),
  stopsDiablerieAtOnce: (table, move) => stops(move) && !stoppable(table, move),
  stillBound: (table) =>
    table.combat.diablerie?.stopped !== 'torpor' &&
    Object.values(table.minions).some((minion) => minion.bound && minion.region === 'ready'),
  diablerieLetThrough: (table) => table.combat.asPlayed !== null && does(table.combat.asPlayed, 'diablerie'),
  stopLetThrough: (table) => table.combat.asPlayed !== null && stops(table.combat.asPlayed),
  byAction: (table) => table.action.kind === 'diablerie',
  victimOlder: (table) => {
    const { diablerie } = table.combat;
    return diablerie !== null && diablerie.capacity > minionOf(table, diablerie.by).capacity;
  },
};

const stops = (move: Move): boolean => does(move, 'stop-diablerie') || does(move, 'torpor-instead');
const stoppable = (table: Table, { who, card }: Move): boolean => (ask('cancellers', table, who, card ?? '') ?? []).length > 0;

const atPolls = (state: string): boolean => momentOf(state) === 'blood-hunt';

/** What may be tried while somebody drinks. */
export const offer: Offer = ({ state, table }) => {
  const { diablerie } = table.combat;
  if (state.endsWith('diablerie.discipline'))
    return { only: ['learn', 'leave'].map((verb) => ({ who: diablerie?.by ?? '', verb })) };
  return atPolls(state) ? { more: [{ who: table.combat.acting, verb: 'pass' }] } : {};
};

/** Steps 1 to 4 are one unit: nothing comes between. */
export const closedBy: Hooks['closedBy'] = ({ state, table }, { verb }) =>
  (verb === 'use' || verb === 'play') &&
  /^diablerie\.(blood|equipment|burn|imp|discipline)$/.test(state) &&
  table.combat.imp === null
    ? 'diablerie.steps-1-to-4-are-uninterruptible'
    : undefined;
