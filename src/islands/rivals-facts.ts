/** The table of Rivals in words, and what changed on it: for the table's parts, its tags, and readers of text. */
import type { Happening, Position } from '../engine/game.ts';
import { cardOf, inStreets, partiesOf, playerOf, potencyOf, sadCards, secrecyOf, vampireOf } from '../games/rivals/questions.ts';
import { dueOn } from '../games/rivals/steps/antagonist.ts';
import { type Attached, type CityCard, type Permanent, type Table, UNNAMED, type Vampire } from '../games/rivals/table.ts';
import { joined, type Sentence, type Voice } from '../i18n/say.ts';
import { type Effects, type Tag, tagsBy } from './tags.ts';

/** What facts do to the Blood of a vampire, and to the Prestige of a player. */
const EFFECTS: Effects = {
  'blood.gained': '+vampire',
  'blood.mended': '+vampire',
  'blood.moved': '+vampire',
  'blood.placed': '+vampire',
  'blood.paid': '-vampire',
  'damage.lands': '-vampire',
  'leader.blood': '+vampire -who',
  'prestige.to-blood': '+vampire -who',
  'prestige.gained': '+who',
  'prestige.lost': '-who',
  'prestige.paid': '-who',
};

export const tagsOf = (id: string, events: readonly Happening[], from: number, to: number): readonly Tag[] =>
  tagsBy(EFFECTS, id, events, from, to);

/** A vampire of the examples by its letter, everything else by the name of its card. */
export const isLetter = (id: string): boolean => /^[A-Z]$/.test(id);
export const pieceName = (id: string, voice: Voice): Sentence =>
  isLetter(id) ? [{ text: id }] : id === UNNAMED ? voice.simSentence('card.unnamed') : [{ text: voice.card(id), card: true }];

export const seatName = (who: string, voice: Voice): string => voice.sim(`who.${who}`);

/** Names, then what is said of the piece. */
const told = (id: string, facts: readonly (string | false | undefined)[], voice: Voice): Sentence =>
  joined([pieceName(id, voice), ...facts.filter((fact) => fact !== false && fact !== undefined).map((fact) => ` · ${fact}`)], '');

/** A card on the table of the city, with whose token it bears. */
export const cityCardOf = ({ id, token }: CityCard, voice: Voice): Sentence =>
  told(id, [token !== null && voice.sim('token', { who: token })], voice);
export const attachedOf = ({ id, exhausted }: Attached, voice: Voice): Sentence =>
  told(id, [exhausted && voice.sim('state.exhausted')], voice);
export const permanentOf = ({ id, exhausted, blood, prestige, contributors }: Permanent, voice: Voice): Sentence =>
  told(
    id,
    [
      exhausted && voice.sim('state.exhausted'),
      blood > 0 && voice.sim('blood', { n: blood }),
      prestige > 0 && voice.sim('prestige', { n: prestige }),
      contributors.length > 0 && contributors.map((who) => seatName(who, voice)).join(', '),
    ],
    voice,
  );

/** The card that a player's Haven is, if the situation names one. */
export const havenOf = (table: Table, who: string): Permanent | undefined =>
  playerOf(table, who).inPlay.find(({ card }) => cardOf(card)?.kind === 'haven');

export const partiesIn = (table: Table, who: string): readonly (readonly string[])[] => {
  const out = inStreets(table, who);
  return partiesOf(table, who).filter(([first]) => first !== undefined && out.includes(first));
};

export const figureOf = (table: Table, id: string): string => `${vampireOf(table, id)?.blood}/${potencyOf(table, id)}`;

/** Where it lies, or how it stands. */
export const stateOf = ({ place, exhausted }: Vampire, voice: Voice): string =>
  place === 'torpor' ? voice.sim('place.torpor') : voice.sim(exhausted ? 'state.exhausted' : 'state.ready');

/** What else there is to know of a vampire now. Secrecy counts where somebody might find it. */
export function traitsOf(table: Table, id: string, voice: Voice): readonly string[] {
  const vampire = vampireOf(table, id) as Vampire;
  const secrecy = secrecyOf(table, id);
  const due = dueOn(table, id);
  return [
    ...(playerOf(table, vampire.controller).leader === id ? [voice.sim('leader')] : []),
    ...(vampire.place !== 'torpor' && (secrecy > 0 || sadCards(table).length > 0) ? [voice.sim('secrecy', { n: secrecy })] : []),
    ...(vampire.noInfluence > 0 ? [voice.sim('no-influence', { n: vampire.noInfluence })] : []),
    ...(due > 0 ? [voice.sim('due', { n: due })] : []),
  ];
}

export const handOf = (hand: readonly string[], voice: Voice): readonly Sentence[] =>
  hand.filter((card) => card !== UNNAMED).map((card) => pieceName(card, voice));

/** Whose turn, with how many actions left: where there is a turn. */
export function turnOf({ state, table }: Position<Table>, voice: Voice): readonly string[] {
  if (state.startsWith('setup.')) return [];
  const turn = voice.sim('turn-of', { who: table.active });
  return state.startsWith('turn.action') ? [turn, voice.sim('actions-left', { n: table.turn.left })] : [turn];
}
