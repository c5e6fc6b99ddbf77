/** Values on the table by the paths that scenarios use: `X.life`, `Ann.hand`, `winner`. */
import type { Json, Position } from '../../engine/game.ts';
import { listed, verdictOf } from './building.ts';
import { cards } from './cards/registry.ts';
import { castable } from './objections.ts';
import {
  activeOf,
  characterOf,
  everyone,
  figureOf,
  handSizeOf,
  isPlayer,
  living,
  pairOf,
  passiveOf,
  playerOf,
  scoreOf,
  the,
} from './questions.ts';
import { type CharacterId, PLAYERS, type PlayerId, type Table } from './table.ts';
import type { EredanCard } from './words.ts';

/** Who is meant where nobody is. */
const NOBODY = 'nobody';

/** The races of the source's list. */
export const RACES = ['beast', 'ice-elf', 'elfine', 'golem', 'guemelite', 'homchai', 'human', 'solarian', 'unknown'] as const;

/** `undefined` when there is no such thing. */
export function read({ state, table }: Position<Table>, path: string): Json | undefined {
  const [first = '', second] = path.split('.');
  if (second === undefined) return ofTable(state, table, first);
  if (isPlayer(first)) return ofPlayer(table, first, second);
  if (characterOf(table, first)) return ofCharacter(table, first, second);
  if (first === 'set') return ofSet(second);
  return undefined;
}

function ofTable(state: string, table: Table, name: string): Json | undefined {
  switch (name) {
    case 'state':
      return state;
    case 'turn':
    case 'combat':
      return table.turn.n;
    case 'active':
      return activeOf(table);
    case 'passive':
      return passiveOf(table);
    case 'player-one':
      return table.playerOne;
    case 'phase':
      return table.turn.phases.at(-1) ?? 'none';
    case 'phases':
      return table.turn.phases;
    case 'combats':
      return table.combats;
    case 'fighters':
      return table.turn.fighters ? `${table.turn.fighters.Ann} ${table.turn.fighters.Bob}` : 'none';
    case 'resolved':
      return table.turn.resolved;
    case 'winner':
      return table.result?.winner ?? NOBODY;
    case 'result':
      return table.result?.by ?? 'open';
    case 'players':
      return PLAYERS.length;
    case 'rolls':
      return table.rolls;
    case 'races':
      return RACES;
    case 'turns':
      return table.turns;
    case 'experience':
      return table.result
        ? [...new Set(table.took)].map((id) => `${id} ${characterOf(table, id) ? 'character' : 'non-character'}`)
        : [];
    default:
      return undefined;
  }
}

function ofPlayer(table: Table, who: PlayerId, key: string): Json | undefined {
  const player = playerOf(table, who);
  switch (key) {
    case 'hand':
    case 'deck':
    case 'discards':
      return player[key].length;
    case 'cards':
      return player.hand;
    case 'pile':
      return player.discards;
    case 'dealt':
    case 'healed':
    case 'marked':
      return player[key];
    case 'score':
      return scoreOf(table, who);
    case 'hand-size':
      return handSizeOf(table, who);
    case 'alive':
      return living(table, who).length;
    case 'characters':
      return player.line;
    case 'played':
      return table.turn.put[who].map(({ card }) => card);
    case 'chosen':
      return table.deck?.characters ?? [];
    case 'listed':
      return listed(table);
    case 'category':
      return categoryOf(table);
    case 'legal':
      return verdictOf(table).legal;
    case 'reasons':
      return verdictOf(table).reasons.map(({ rule, code }) => `${rule} ${code}`);
    default:
      return undefined;
  }
}

function categoryOf(table: Table): string {
  if ((table.deck?.characters ?? []).length === 0) return 'undecided';
  return verdictOf(table).category.join(' ') || 'none';
}

function ofCharacter(table: Table, id: CharacterId, key: string): Json | undefined {
  const character = the(table, id);
  switch (key) {
    case 'life':
    case 'full':
    case 'tilted':
    case 'defeated':
    case 'side':
    case 'race':
      return character[key];
    case 'attack':
    case 'defence':
    case 'spirit':
      return figureOf(table, id, key);
    case 'printed-attack':
      return character.attack[0];
    case 'printed-defence':
      return character.defence;
    case 'printed-spirit':
      return character.spirit;
    case 'class':
      return character.classes;
    case 'guild':
      return character.guilds;
    case 'caste':
      return character.castes;
    case 'items':
      return character.items.map(({ card, counts }) => (counts ? card : `${card} not-yet`));
    case 'orders':
      return character.inForce.flatMap((at) => character.orders[at]?.turns.join('-') ?? []);
    case 'spells':
      return castable(character, cards.values());
    default:
      return undefined;
  }
}

/** Printed Life in the teaching set: `fighter-least`, `others-most` (single-class characters), `mage-fighter` (a pair). */
function ofSet(key: string): Json | undefined {
  const all = [...cards.values()].filter(({ kind, described }) => kind === 'character' && !described);
  const lives = (fits: (card: EredanCard) => boolean): number[] => all.filter(fits).map(({ life = 0 }) => life);
  const isOne = ({ classes = [] }: EredanCard, name: string): boolean => classes.length === 1 && classes[0] === name;
  if (key === 'others-most') return Math.max(0, ...lives((card) => card.classes?.length === 1 && !isOne(card, 'fighter')));
  const found = /^([a-z]+)-(least|most)$/.exec(key);
  if (found) {
    const some = lives((card) => isOne(card, found[1] as string));
    if (some.length === 0) return undefined;
    return found[2] === 'least' ? Math.min(...some) : Math.max(...some);
  }
  const pair = lives((card) => pairOf({ classes: card.classes ?? [] }) === key);
  return pair.length > 0 ? Math.max(...pair) : undefined;
}

/** The figures that tell two endings apart. */
export function outcome({ table }: Position<Table>): Readonly<Record<string, Json>> {
  const figures: Record<string, Json> = {};
  if (table.deck) {
    return { 'Ann.legal': verdictOf(table).legal, 'Ann.listed': listed(table), 'Ann.category': categoryOf(table) };
  }
  for (const id of everyone(table)) {
    const { life, full, tilted } = the(table, id);
    if (life !== full || tilted) figures[`${id}.life`] = life;
  }
  for (const who of PLAYERS) if (playerOf(table, who).marked) figures[`${who}.marked`] = true;
  figures.winner = table.result?.winner ?? NOBODY;
  figures.result = table.result?.by ?? 'open';
  return figures;
}
