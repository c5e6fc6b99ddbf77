/** The VTES table in words, and what changed on it: for the table's parts, its tags, and readers of text. */
import type { Happening } from '../engine/game.ts';
import { combatants, type Minion, sideOf, strengthOf, type Table } from '../games/vtes/table.ts';
import { joined, type Sentence, type Voice } from '../i18n/say.ts';
import { type Effects, type Tag, tagsBy } from './tags.ts';

/** What facts do to blood (or a Methuselah's pool). */
const EFFECTS: Effects = {
  'blood.stolen': '+who -from',
  'blood.overflow': '-who',
  'blood.moved': '-from',
  'blood.returned': '+who',
  'damage.mended': '-who',
  'aggravated.paid': '-who',
  'damage.mended-by-fellow': '-who',
  'life.lost': '-who',
  'x.paid': '-who',
  'action.paid-for': '-who',
  'card.removed': '-who',
  'card.played': '-who:cost',
  'strike.declared': '-who:cost',
  'diablerie.blood': '+who -from',
  'diablerie.overflow': '-who',
  'anathema.pays': '+to',
};

/** The tags of a minion or Methuselah. */
export const tagsOf = (id: string, events: readonly Happening[], from: number, to: number): readonly Tag[] =>
  tagsBy(EFFECTS, id, events, from, to);

/** A card by its English name; what is no card (a hand strike) by a word. */
export const cardName = (id: string, voice: Voice): Sentence =>
  voice.has(`card.${id}`) ? voice.simSentence(`card.${id}`) : [{ text: voice.card(id), card: true }];

const level = (mode: string | undefined): string => (mode === undefined || mode === 'all' ? '' : ` [${mode}]`);

/** `acts`, `blocks`, `opposes`: what makes one of the two that fight. */
export const roleOf = (table: Table, id: string, voice: Voice): string =>
  voice.sim(`role.${sideOf(table, id) === 'acting' ? 'acting' : table.combat.block ? 'blocking' : 'opposing'}`);

/** `[THA] [for] · strength 1 · ready` */
export function traitsOf(table: Table, id: string, voice: Voice): string {
  const minion = table.minions[id] as Minion;
  return [
    minion.disciplines.map((each) => `[${each}]`).join(' '),
    voice.sim('strength', { n: strengthOf(table, id) }),
    voice.sim(`region.${minion.bound ? 'bound' : minion.region}`),
    minion.locked && voice.sim('locked'),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const figureOf = ({ kind, blood, capacity }: Minion): string =>
  kind === 'vampire' ? `${blood}/${capacity}` : String(blood);

export const pendingOn = ({ combat }: Table, voice: Voice): readonly Sentence[] =>
  combat.pending.flatMap((packet) => (packet.n > 0 ? [voice.simSentence('pending', { ...packet, who: packet.to })] : []));

export const effectsOn = ({ combat }: Table, voice: Voice): readonly Sentence[] => [
  ...combat.inForce.map(({ card, mode, by, until, counters }) => {
    const facts = [by, voice.sim(`until.${until}`), ...(counters === undefined ? [] : [voice.sim('counters', { n: counters })])];
    return joined([cardName(card, voice), level(mode), ` · ${facts.join(' · ')}`], '');
  }),
  ...combat.grants.map(({ who, what, card }) => joined([`${who} · ${voice.sim(`grant.${what}`)} · `, cardName(card, voice)], '')),
];

export const othersOn = (table: Table, voice: Voice): readonly Sentence[] =>
  Object.entries(table.minions).flatMap(([id, minion]) =>
    combatants(table).includes(id) ? [] : [joined([`${id} · ${figureOf(minion)} · ${traitsOf(table, id, voice)}`])],
  );

export const strikesOn = ({ combat }: Table, voice: Voice): readonly Sentence[] =>
  Object.entries(combat.strikes).flatMap(([id, strike]) => {
    if (!strike) return [];
    const fate = strike.dodged ? ` ${voice.sim('strike.dodged')}` : strike.void ? ` ${voice.sim('strike.void')}` : '';
    return [joined([`${id}${voice.sim('colon')} `, cardName(strike.card, voice), level(strike.mode) + fate], '')];
  });

/** Cards on a minion, and in its controller's hand: those nobody named are only counted. */
export const attachedTo = (minion: Minion, voice: Voice): readonly Sentence[] =>
  minion.attached.map(({ card, life }) =>
    joined([cardName(card, voice), life === undefined ? '' : ` ${voice.sim('life', { n: life })}`], ''),
  );

export function handOf(hand: readonly string[], voice: Voice): readonly Sentence[] {
  const named = hand.filter((card) => card !== 'unnamed');
  const rest = hand.length - named.length;
  return [...named.map((card) => cardName(card, voice)), ...(rest > 0 ? [voice.simSentence('cards', { n: rest })] : [])];
}
