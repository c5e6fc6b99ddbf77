/** What somebody at the table might try: the chart decides which of it is legal. */
import { pick } from '../../engine/chance.ts';
import type { Move, Position } from '../../engine/game.ts';
import { listed } from './building.ts';
import { cardOf, cards } from './cards/registry.ts';
import { CARDS, CHARACTERS } from './deck.ts';
import { attachesAnywhere } from './objections.ts';
import { HAND, SHUFFLES, SIDES } from './opening.ts';
import { activeOf, everyone, fighterOf, other, passiveOf, playerOf, the } from './questions.ts';
import { undrawn } from './steps/combat.ts';
import { unshuffled } from './steps/setup.ts';
import { type CharacterId, PLAYERS, type PlayerId, type Table, UNNAMED } from './table.ts';
import type { EredanCard } from './words.ts';

/** Whom the table waits for. */
export function seatOf({ table }: Position<Table>, holder: string | undefined): string {
  if (holder === 'rules' || holder === 'chance') return holder;
  return holder === 'passive' ? passiveOf(table) : activeOf(table);
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

export function candidates(position: Position<Table>, holder: string | undefined): Move[] {
  const { state, table } = position;
  const who = seatOf(position, holder) as PlayerId;
  const found = inState(state, table, who);
  const isPlayed = state.startsWith('turn.') && (PLAYERS as readonly string[]).includes(who);
  return table.forfeits && isPlayed ? [...found, ...PLAYERS.map((each) => ({ who: each, verb: 'abandon' }))] : found;
}

function inState(state: string, table: Table, who: PlayerId): Move[] {
  if (state.startsWith('deck.')) return building(table, who, state);
  if (state.startsWith('turn.use-cards.')) return [...plays(table, who), { who, verb: 'pass' }];
  if (state.startsWith('turn.discard.')) return [...discards(table, who), { who, verb: 'pass' }];
  if (state === 'turn.choose-characters.open') return pairs(table, who);
  return ofChance(state, table);
}

/** Every pair; a hand that holds nothing named would only be asked in vain. */
const pairs = (table: Table, who: PlayerId): Move[] =>
  playerOf(table, who).line.flatMap((card) => playerOf(table, other(who)).line.map((on) => ({ who, verb: 'choose', card, on })));

const plays = (table: Table, who: PlayerId): Move[] =>
  unique(playerOf(table, who).hand)
    .filter((card) => card !== UNNAMED)
    .flatMap((card) => {
      const known = cardOf(card);
      return known ? aims(table, who, known).map((aim) => ({ who, verb: 'play', card, ...aim })) : [];
    });

/** The same card once for each character that it can be aimed at. */
function aims(table: Table, who: PlayerId, card: EredanCard): { on?: CharacterId }[] {
  const fighter = fighterOf(table, who);
  const own = playerOf(table, who).line;
  if (fighter && attachesAnywhere(the(table, fighter), card)) return everyone(table).map((on) => ({ on }));
  if (card.aim === 'any-living') return everyone(table).map((on) => ({ on }));
  if (card.aim === 'own-living' || card.aim === 'own-defeated') return own.map((on) => ({ on }));
  return [{}];
}

/** One, or several of the same at once. */
function discards(table: Table, who: PlayerId): Move[] {
  const { hand } = playerOf(table, who);
  return unique(hand).flatMap((card) => {
    const n = hand.filter((each) => each === card).length;
    return Array.from({ length: n }, (_, at) => ({ who, verb: 'discard', card, ...(at > 0 ? { n: at + 1 } : {}) }));
  });
}

function building(table: Table, who: PlayerId, state: string): Move[] {
  const { characters = [], cards: chosen = {} } = table.deck ?? {};
  const pool = [...cards.values()].filter(({ described }) => !described);
  const adds = pool.filter(({ kind }) => (kind === 'character' ? characters.length < CHARACTERS : listed(table) < CARDS));
  return [
    ...(state === 'deck.checked' ? ['submit', 'close'] : ['check']).map((verb) => ({ who, verb })),
    ...unique([...characters, ...Object.keys(chosen)]).map((card) => ({ who, verb: 'remove', card })),
    ...adds.map(({ id }) => ({ who, verb: 'add', card: id })),
  ];
}

function ofChance(state: string, table: Table): Move[] {
  const who = 'chance';
  switch (state) {
    case 'setup.shuffle':
      // one way stands for all: which one it is is chance's own
      return unshuffled(table)
        .slice(0, 1)
        .map((card) => ({ who, verb: 'shuffle', card, n: pick([...Array(SHUFFLES).keys()], table.seed).value }));
    case 'setup.initiative.first-roll':
    case 'setup.initiative.second-roll': {
      const card = table.dice.Ann === undefined ? 'Ann' : 'Bob';
      return Array.from({ length: SIDES }, (_, at) => ({ who, verb: 'roll', card, n: at + 1 }));
    }
    case 'turn.resolve-combat.range':
      return undrawn(table)
        .slice(0, 1)
        .flatMap((card) => {
          const [low, high] = the(table, card).attack;
          return Array.from({ length: high - low + 1 }, (_, at) => ({ who, verb: 'range', card, n: low + at }));
        });
    default:
      return [];
  }
}

/** What is done when nothing is written. */
export function idle({ table, state }: Position<Table>, holder: string | undefined, legal: readonly Move[]): Move | undefined {
  const first = (verb: string) => legal.find((move) => move.verb === verb);
  if (holder === 'chance' && legal.length > 0 && legal[0]?.verb !== 'step') return pick(legal, table.seed).value;
  return (
    first('step') ??
    first('pass') ??
    (state.startsWith('turn.discard.') ? surplus(table, legal) : undefined) ??
    first('choose') ??
    first('check') ??
    first('submit') ??
    first('close')
  );
}

/** As many as have to go: cards that nobody named first, else the last. */
function surplus(table: Table, legal: readonly Move[]): Move | undefined {
  const who = legal[0]?.who ?? '';
  const due = playerOf(table, who).hand.length - HAND;
  const fitting = legal.filter(({ verb, n = 1 }) => verb === 'discard' && n <= due);
  return fitting.findLast(({ card }) => card === UNNAMED) ?? fitting.at(-1);
}
