/** The table of Eredan in words, and what changed on it: for the table's parts, its tags, and readers of text. */
import type { Happening, Position } from '../engine/game.ts';
import { activeOf, figureOf, handSizeOf, losesAttack, passiveOf, playerOf, slotOf, the } from '../games/eredan/questions.ts';
import {
  type Carried,
  type Character,
  type CharacterId,
  PLAYERS,
  type PlayerId,
  type Put,
  type Table,
  UNNAMED,
} from '../games/eredan/table.ts';
import type { Figures } from '../games/eredan/words.ts';
import { joined, type Sentence, type Voice } from '../i18n/say.ts';
import { type Effects, type Tag, tagsBy } from './tags.ts';

export const FIGURES = ['attack', 'defence', 'spirit'] as const;

/** What facts do to the Life of a character. */
const EFFECTS: Effects = {
  'attack.struck': '-on',
  'damage.dealt': '-on',
  'life.lost': '-on',
  'life.regained': '+on',
  'character.returned': '+on:life',
};

/** The tags of a character: of what goes beyond the Life left or printed, only what it really lost or regained. */
export function tagsOf(id: string, events: readonly Happening[], from: number, { life, full }: Character): readonly Tag[] {
  let now = from;
  const tags = tagsBy(EFFECTS, id, events, from, life).flatMap((tag): Tag[] => {
    if (!tag.why) return [];
    const next = Math.min(full, Math.max(0, now + tag.n));
    const n = next - now;
    now = next;
    return n === 0 ? [] : [{ ...tag, n }];
  });
  return now === life ? tags : [...tags, { n: life - now }];
}

/** A character of the examples by its letter, everything else by the name of its card or by what is said of it. */
export const isLetter = (id: string): boolean => /^[A-Z]\d?$/.test(id);
export function pieceName(id: string, voice: Voice): Sentence {
  if (isLetter(id)) return [{ text: id }];
  return voice.has(`card.${id}`) ? voice.simSentence(`card.${id}`) : [{ text: voice.card(id), card: true }];
}

export const playerName = (who: string, voice: Voice): string => voice.sim(`who.${who}`);
export const colon = (name: string, value: string | number, voice: Voice): string => `${name}${voice.sim('colon')} ${value}`;

/** `+2 attack, +1 spirit` */
export const bonusSaid = (figures: Figures, voice: Voice): string =>
  FIGURES.flatMap((name) => {
    const n = figures[name] ?? 0;
    return n === 0 ? [] : [voice.sim(`bonus.${name}`, { n: n < 0 ? `−${-n}` : `+${n}` })];
  }).join(', ');

/** How it stands. */
export const stateOf = ({ defeated, tilted }: Character): 'defeated' | 'tilted' | 'straight' =>
  defeated ? 'defeated' : tilted ? 'tilted' : 'straight';

/** What its card says it is. A Human is what everybody is who is not something else. */
export function kindOf({ classes, castes, race, guilds }: Character, voice: Voice): string {
  const words = [...classes, ...castes, ...(race === 'human' ? [] : [race]), ...guilds];
  return words.map((word) => voice.sim(`card.${word}`)).join(' · ');
}

/** What its card can do, Orders first, each with whether it is in force. */
export function abilitiesOf(table: Table, id: CharacterId, voice: Voice): readonly { text: string; isInForce: boolean }[] {
  const { orders, inForce, chainAfter, plusOne, harmedAtEnd, tiltedAtChoice } = the(table, id);
  const said = (key: string, params: Readonly<Record<string, string | number>>) => ({
    text: voice.sim(key, params),
    isInForce: false,
  });
  return [
    ...orders.map(({ turns, bonus }, at) => ({
      text: voice.sim('order', { turns: turns.join(', '), n: turns.length, bonus: bonusSaid(bonus, voice) }),
      isInForce: inForce.includes(at),
    })),
    ...(chainAfter ? [said('chain', { after: chainAfter.after, allows: chainAfter.allows })] : []),
    ...(plusOne ? [said('plus-one', { against: plusOne })] : []),
    ...(tiltedAtChoice ? [said('tilted-at-choice', {})] : []),
    ...(harmedAtEnd > 0 ? [said('harmed-at-end', { n: harmedAtEnd })] : []),
  ];
}

export const printedOf = (table: Table, id: CharacterId, name: (typeof FIGURES)[number]): string => {
  const character = the(table, id);
  if (name !== 'attack') return String(character[name]);
  const [low, high] = character.attack;
  return low === high ? String(low) : `${low}–${high}`;
};
/** As it stands now. An Attack printed as a range is one until it is drawn. */
export const figureSaid = (table: Table, id: CharacterId, name: (typeof FIGURES)[number]): string => {
  const [low, high] = the(table, id).attack;
  const isOpen = name === 'attack' && low !== high && table.turn.drawn[id] === undefined;
  const now = figureOf(table, id, name);
  return isOpen ? `${now}–${now + high - low}` : String(now);
};

export const itemOf = ({ card, counts }: Carried, voice: Voice): Sentence =>
  joined([pieceName(card, voice), counts ? '' : ` · ${voice.sim('not-yet')}`], '');

/** The cards of a place that have a name; the others are only counted. */
export const namedIn = (list: readonly string[], voice: Voice): readonly Sentence[] =>
  list.filter((card) => card !== UNNAMED).map((card) => pieceName(card, voice));

/** What else is known of a player: a mark, a hand that some effect makes larger. */
export const notesOn = (table: Table, who: PlayerId, voice: Voice): readonly string[] => [
  ...(playerOf(table, who).handSize > 0 ? [voice.sim('hand-size', { n: handSizeOf(table, who) })] : []),
  ...(playerOf(table, who).marked ? [voice.sim('marked')] : []),
];

/** Which round, and whose: where there is one. */
export function turnOf({ state, table }: Position<Table>, voice: Voice): string {
  if (state.startsWith('deck.')) return '';
  if (!state.startsWith('setup.')) return voice.sim('turn-of', { n: table.turn.n, who: activeOf(table) });
  return table.rolls.length > 0 ? voice.sim('rolls', { rolls: table.rolls.join(' · ') }) : '';
}

export interface Slot {
  readonly who: PlayerId;
  readonly put: Put | undefined;
  /** Taken effect; next; put down and waiting; nothing here; not yet asked. */
  readonly is: 'done' | 'now' | 'down' | 'none' | 'coming';
}

/** The N: first of the active, first of the passive, second of the active, second of the passive. None before phase 2. */
export function slotsOf({ state, table }: Position<Table>): readonly Slot[] {
  const { put, fighters } = table.turn;
  const isAsking = state.startsWith('turn.use-cards.');
  const isResolving = state.startsWith('turn.resolve-combat.cards.');
  const isBefore = !fighters || state.startsWith('turn.start') || state.startsWith('turn.choose-characters');
  if (isBefore) return [];
  const [active, passive] = [activeOf(table), passiveOf(table)];
  const order = [
    [active, 0],
    [passive, 0],
    [active, 1],
    [passive, 1],
  ] as const;
  const here = slotOf(table, state);
  const at = here ? order.findIndex(([who, index]) => who === here.who && index === here.index) : order.length;
  return order.map(([who, index], n): Slot => {
    const card = put[who][index];
    const empty = card ? undefined : 'none';
    if (n === at) return { who, put: card, is: isResolving ? (empty ?? 'now') : 'now' };
    if (isAsking) return { who, put: card, is: n > at ? 'coming' : (empty ?? 'down') };
    return { who, put: card, is: empty ?? (isResolving && n > at ? 'down' : 'done') };
  });
}

/** Each fighter against the other, while they fight: the figures that will be compared, or why one does not strike. */
export function facingOf({ state, table }: Position<Table>, voice: Voice): readonly Sentence[] {
  const { fighters, fought } = table.turn;
  if (!fighters || !state.startsWith('turn.') || fought) return [];
  return [activeOf(table), passiveOf(table)].map((who) => {
    const id = fighters[who];
    const on = fighters[who === 'Ann' ? 'Bob' : 'Ann'];
    return voice.simSentence(losesAttack(table, id) ? 'facing.replaced' : 'facing', {
      who: id,
      on,
      attack: figureSaid(table, id, 'attack'),
      defence: figureOf(table, on, 'defence'),
    });
  });
}

/** `Elimination: Ann wins`, once it is over. */
export function resultOf({ result }: Table, voice: Voice): string {
  if (!result) return '';
  const how = voice.sim(`value.${result.by}`);
  return result.winner ? `${voice.sim('wins', { who: result.winner })} (${how})` : how;
}

/** All characters, the lines one after the other. */
export const allOf = (table: Table): readonly CharacterId[] => PLAYERS.flatMap((who) => playerOf(table, who).line);

/** How many of each card, as a list of the deck says it. */
export const listedIn = (cards: Readonly<Record<string, number>>, voice: Voice): readonly Sentence[] =>
  Object.entries(cards).map(([id, n]) =>
    id === UNNAMED ? voice.simSentence('cards', { n }) : joined([`${n} × `, pieceName(id, voice)], ''),
  );
