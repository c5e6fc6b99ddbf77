/** Diablerie and the blood hunt that follows it: who may do what, and why not. */
import type { Guard, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { cancellers } from '../interrupt.ts';
import { objection } from '../objections.ts';
import type { Offer } from '../parts.ts';
import {
  hasLevel,
  isOn,
  isReady,
  minionOf,
  momentOf,
  opponentOf,
  playerBehind,
  playerOf,
  SOME_EFFECT,
  type Table,
  useOf,
  votesOf,
} from '../table.ts';
import type { Use, Window, Word } from '../words.ts';

type Rule = Guard<Table>;

const hasImp = (table: Table): boolean => {
  const victim = table.combat.diablerie?.victim;
  return victim !== undefined && minionOf(table, victim).attached.some(({ card }) => card === 'charnas-the-imp');
};
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

/** What an effect at the polls is aimed at: a side, a titled Sabbat vampire, a Camarilla vampire that has voted. */
function aims(table: Table, use: Use, on: string | undefined): boolean {
  const minion = table.minions[on ?? ''];
  return use.effects.every((word) => {
    if (word.do === 'votes') return forOrAgainst(on);
    if (word.do === 'votes-per-counter')
      return minion?.region === 'ready' && minion.sect === 'Sabbat' && votesOf(table, on as string) > 0;
    if (word.do === 'turn-votes') return minion?.sect === 'Camarilla' && table.combat.poll?.cast[on as string] !== undefined;
    return true;
  });
}

/** The equipment that may be taken off the victim. */
const equipment = (table: Table): string[] => {
  const victim = table.combat.diablerie?.victim;
  if (victim === undefined) return [];
  return minionOf(table, victim).attached.flatMap(({ card }) => (cards.get(card)?.kind === 'equipment' ? [card] : []));
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
  'diablerie.step-2-equipment': (table, move) =>
    table.combat.diablerie?.by === move.who && (move.on === undefined || equipment(table).includes(move.on)),
  'diablerie.step-4-discipline': (table, move) => table.combat.diablerie?.by === move.who,
  'diablerie.step-5-charnas': (table, move) => {
    const { diablerie, imp } = table.combat;
    // today it may burn with its employer; by the source somebody has to be chosen
    if (move.verb === 'leave')
      return imp === null && diablerie !== null && move.who === minionOf(table, diablerie.victim).controller;
    const held = hasImp(table) || imp !== null;
    if (!diablerie || !held || move.card !== 'charnas-the-imp' || move.on === undefined || move.on === diablerie.victim)
      return false;
    return (
      playerBehind(table, move.who) === minionOf(table, diablerie.victim).controller && table.minions[move.on]?.region === 'ready'
    );
  },
  'diablerie.step-5-only-then': (table, move, state) => {
    const windows = useOf(move)?.use.windows ?? [];
    if (state === 'diablerie.discipline' && isOn(table, 'soul-stealing-before-the-discipline') && does(move, 'soul')) return true;
    return state.startsWith('diablerie.after') ? fits(move, 'diablerie-after') : !windows.includes('diablerie-after');
  },
  'diablerie.step-5-soul-stealing': (table, move, state) =>
    objection(table, move, state) !== 'diablerie.step-5-soul-stealing' && (!does(move, 'soul') || huntsPrey(table, move)),
  'diablerie.blood-hunt-no-modifiers-or-reactions': (_table, move) => {
    const kind = useOf(move)?.card.kind;
    return kind !== 'action-modifier' && kind !== 'reaction';
  },
  'diablerie.blood-hunt-no-political-action-effects': (table, move) =>
    useOf(move) !== undefined || !table.combat.grants.some((grant) => grant.who === move.who && grant.what === 'political-vote'),
  'diablerie.blood-hunt-usable-effects': (table, move, state) => {
    const found = useOf(move);
    if (!found || !atPolls(state)) return true;
    const used = table.combat.poll?.used.includes(`${move.who}:${move.card}`) === true;
    return !used && fits(move, 'blood-hunt') && aims(table, found.use, move.on);
  },
  'diablerie.blood-hunt-political-cards-allowed': (table, move) => {
    const player = table.players[move.who];
    const political = cards.get(move.card ?? '')?.kind === 'political-action';
    return (
      political &&
      forOrAgainst(move.on) &&
      player?.hand.includes(move.card ?? '') === true &&
      table.combat.poll?.used.includes(`${move.who}:ballot`) === false
    );
  },
  'diablerie.blood-hunt-is-otherwise-ordinary': (table, move) => {
    const { poll } = table.combat;
    if (!poll || !forOrAgainst(move.card)) return false;
    if (move.verb === 'edge') return table.players[move.who]?.edge === true;
    const minion = table.minions[move.who];
    return (
      minion?.region === 'ready' && votesOf(table, move.who) + (poll.more[move.who] ?? 0) > 0 && poll.cast[move.who] === undefined
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
  equipmentToTake: (table) => equipment(table).length > 0,
  diablerieLetThrough: (table) => table.combat.asPlayed !== null && does(table.combat.asPlayed, 'diablerie'),
  stopLetThrough: (table) => table.combat.asPlayed !== null && stops(table.combat.asPlayed),
  takesTheRest: (table, move) => move.on === undefined || equipment(table).length === 1,
  byAction: (table) => table.action.kind === 'diablerie',
  soulsFirst: (table) => isOn(table, 'soul-stealing-before-the-discipline'),
  impWaits: (table) => table.combat.imp !== null,
  impBeforeBurning: (table) => table.edition !== '2004' && hasImp(table),
  victimOlder: (table) => {
    const { diablerie } = table.combat;
    return diablerie !== null && diablerie.capacity > minionOf(table, diablerie.by).capacity;
  },
};

const stops = (move: Move): boolean => does(move, 'stop-diablerie') || does(move, 'torpor-instead');
const stoppable = (table: Table, { who, card }: Move): boolean => cancellers(table, who, card ?? '').length > 0;

/** Whether the victim was controlled by the diablerist's prey. */
const huntsPrey = (table: Table, move: Move): boolean => {
  const victim = table.combat.diablerie?.victim;
  const prey = table.players[playerBehind(table, move.who) ?? '']?.prey;
  return victim !== undefined && minionOf(table, victim).controller === prey;
};

const atPolls = (state: string): boolean => momentOf(state) === 'blood-hunt';

/** What may be tried at the polls. */
function polling(table: Table): Move[] {
  const found: Move[] = [];
  for (const id of Object.keys(table.minions))
    if (votesOf(table, id) > 0 || (table.combat.poll?.more[id] ?? 0) > 0)
      for (const card of ['for', 'against']) found.push({ who: id, verb: 'vote', card });
  for (const { who, what } of table.combat.grants)
    if (what === 'political-vote' || what === 'unlock') found.push({ who, verb: 'use', card: SOME_EFFECT });
  for (const [who, player] of Object.entries(table.players)) {
    for (const card of new Set(player.hand))
      if (cards.get(card)?.kind === 'political-action')
        for (const on of ['for', 'against']) found.push({ who, verb: 'ballot', card, on });
    if (player.edge) for (const card of ['for', 'against']) found.push({ who, verb: 'edge', card });
  }
  return found;
}

/** What the diablerist may take: everything, one piece, or no more. */
const taking = (table: Table, who: string): Move[] => [
  { who, verb: 'take' },
  ...equipment(table).map((on) => ({ who, verb: 'take', on })),
  { who, verb: 'leave' },
];

/** An effect at the polls, once for each thing it can be aimed at. */
export function aimed(table: Table, move: Move, use: Use): Move[] | undefined {
  if (!use.windows.includes('blood-hunt')) return undefined;
  const targets = [...['for', 'against'], ...Object.keys(table.minions)].filter((on) => aims(table, use, on));
  return targets.length > 0 ? targets.map((on) => ({ ...move, on })) : [move];
}

/** Whom Charnas may ride on to. */
function impTargets(table: Table): Move[] {
  const { diablerie } = table.combat;
  const who = diablerie ? minionOf(table, diablerie.victim).controller : '';
  return Object.entries(table.minions).flatMap(([on, { region }]) =>
    region === 'ready' && on !== diablerie?.victim ? [{ who, verb: 'pass-on', card: 'charnas-the-imp', on }] : [],
  );
}

/** Soul Stealing in step 4: whatever levels of it the diablerist has. */
const souls = (table: Table, who: string): Move[] =>
  playerOf(table, minionOf(table, who).controller).hand.includes('soul-stealing')
    ? Object.keys(cards.get('soul-stealing')?.levels ?? {})
        .filter((mode) => hasLevel(minionOf(table, who), mode))
        .map((mode) => ({ who, verb: 'play', card: 'soul-stealing', mode }))
    : [];

/** What may be tried while somebody drinks. */
export const offer: Offer = ({ state, table }, holder) => {
  const { diablerie } = table.combat;
  if (holder === 'diablerist') {
    const who = diablerie?.by ?? '';
    const learning = state.endsWith('discipline');
    return { only: learning ? [...souls(table, who), ...['learn', 'leave'].map((verb) => ({ who, verb }))] : taking(table, who) };
  }
  if (state.endsWith('diablerie.imp'))
    return {
      only: [...impTargets(table), ...(diablerie ? [{ who: minionOf(table, diablerie.victim).controller, verb: 'leave' }] : [])],
    };
  return atPolls(state) ? { more: [{ who: table.combat.acting, verb: 'pass' }, ...polling(table)] } : {};
};
