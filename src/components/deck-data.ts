/** What the page that builds decks is handed, by game: cards with their words, the decks of the site, where each rule stands. */
import { z } from 'zod';
import { permanentDeckUrl, ruleUrl } from '../content/addresses.ts';
import { readyGames } from '../content/games.ts';
import { type ReadyDeck, readyDecks, wrongDecks } from '../games/eredan/cards/decks.ts';
import { cards as registered } from '../games/eredan/cards/index.ts';
import { filled } from '../games/eredan/deck.ts';
import type { EredanCard } from '../games/eredan/words.ts';
import { games } from '../games/index.ts';
import { loadYaml } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { ready } from '../i18n/pack.ts';
import { type Voice, voiceOf } from '../i18n/say.ts';
import type { DeckData, PageCard, StartingDeck } from '../islands/deck-state.ts';

const GAME = 'eredan';

/** Games whose decks can be built here. */
export const gamesWithDecks: readonly string[] = readyGames.map(({ id }) => id).filter((id) => id === GAME);

/** The rules that a deck is under, in the order of the chapters. */
export const deckRules: readonly string[] = [
  'deck.three-characters',
  'deck.twenty-cards',
  'deck.from-collection',
  'deck.choose-guild',
  'deck.mercenary-option',
  'deck.no-mixed-guilds',
  'deck.mercenaries-join-any-guild',
  'deck.category-from-guild-character',
  'deck.no-foreign-guild-cards',
  'deck.three-copies',
  'deck.unique-one',
  'deck.evolutions-are-copies',
  'deck.unique-evolution-excludes',
  'beyond.deck.distinct-characters',
  'beyond.deck.affiliation-extras',
  'beyond.deck.courtier-with-mercenary',
  'courtier.several-guilds',
  'courtier.deck-cards',
  'courtier.common-guild',
  'golem.foreign-items-in-deck',
  'guemelite.guild-caste-apply',
];

const messages = z.record(z.string(), z.string());
// read here and not through content/cards.ts, which brings the parser of the chapters along
const cardSchema = z.record(z.string(), z.looseObject({ name: z.string(), text: messages }));
const cardWords = (lang: Lang): z.infer<typeof cardSchema> =>
  loadYaml(`content/${lang}/${GAME}/cards.yaml`, cardSchema as z.ZodType<z.infer<typeof cardSchema>>);
const wordsOf = (lang: Lang): Readonly<Record<string, string>> => loadYaml(`content/${lang}/${GAME}/deck.yaml`, messages);

/** The named cards alone: a situation may describe others, which are of no deck. */
const all: readonly EredanCard[] = [...registered.values()].filter(({ described }) => !described);
const card = (id: string): EredanCard => {
  const found = registered.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
const startOf = (name: string, { characters, cards }: ReadyDeck): StartingDeck => ({ name, characters, cards });

export const decks: readonly StartingDeck[] = readyDecks.map((deck) => startOf(deck.id, deck));
/** Lists in which one thing is wrong, filled up with cards in which nothing is. */
export const puzzles: readonly StartingDeck[] = wrongDecks.map((deck) => {
  const entries = Object.entries(deck.cards).map(([id, n]) => ({ card: card(id), n }));
  const whole = filled(entries, deck.rest, all);
  return startOf(deck.reason, { ...deck, cards: Object.fromEntries(whole.map(({ card, n }) => [card.id, n])) });
});

/** Whatever a card says of itself beside its text, in one line. */
function factsOf(card: EredanCard, voice: Voice): string {
  const t = (key: string, params?: Readonly<Record<string, unknown>>): string => voice.sim(key, params);
  const { guilds, classes = [], castes = [], race, requires = {}, element, item, hands, unique, area } = card;
  const [, type] = /^guemelite-(.+)$/.exec(race ?? '') ?? [];
  const needs = [
    ...(requires.classes ?? []).map((one) => t(`class.${one}`)),
    ...(requires.castes ?? []).map((one) => t(`caste.${one}`)),
  ];
  const kin = type ? t('race.guemelite', { element: t(`element.${type === 'dragon' ? 'draconic' : type}`) }) : t(`race.${race}`);
  const facts =
    card.kind === 'character'
      ? [
          ...guilds.map((one) => t(`guild.${one}`)),
          [...classes.map((one) => t(`class.${one}`)), ...castes.map((one) => t(`caste.${one}`))].join(', '),
          kin,
          t('figures', { attack: card.attack, defence: card.defence, spirit: card.spirit, life: card.life }),
        ]
      : [
          guilds.length > 0 ? guilds.map((one) => t(`guild.${one}`)).join(', ') : t('guild.none'),
          ...(item ? [[t(`item.${item}`), ...(hands ? [t(`hands.${hands}`)] : [])].join(' ')] : []),
          ...(element ? [t(`element.${element}`)] : []),
          ...(area ? [t('area')] : []),
          ...(needs.length > 0 ? [t('requires', { who: needs.join(', ') })] : []),
          ...(unique ? [t('unique')] : []),
        ];
  return facts.join(' · ');
}

/** The words of the page as text, with the names of the cards in its language. */
export function deckVoice(lang: Lang): Voice {
  const names = Object.fromEntries(Object.entries(cardWords(lang)).map(([id, { name }]) => [id, name]));
  const sim = ready(wordsOf(lang), `content/${lang}/${GAME}/deck.yaml`);
  return voiceOf({ lang, game: GAME, sim, events: {}, refusals: {}, states: {}, cards: names });
}

/** Keys that are said at build time alone: no page carries them. */
const AT_BUILD =
  /^(?:title|crumb|lead|description|invented|without-script|examples|rules|own-choice|class|caste|race|element|item|hands|area|unique|requires|figures)(?:\.|$)/;

export function deckData(lang: Lang): DeckData {
  const voice = deckVoice(lang);
  const texts = cardWords(lang);
  const cards = all.map(({ id, kind, guilds, castes, race, element, family, unique }): PageCard => {
    const facts = factsOf(card(id), voice);
    const text = Object.values(texts[id]?.text ?? {}).join(' ');
    return {
      id,
      kind,
      guilds,
      ...(castes && { castes }),
      ...(race && { race }),
      ...(element && { element }),
      ...(family && { family }),
      ...(unique && { unique }),
      name: texts[id]?.name ?? id,
      facts,
      text,
    };
  });
  const ruleset = games[GAME]?.ruleset;
  if (ruleset === undefined) throw new Error(`no game ${GAME}`);
  return {
    lang,
    game: GAME,
    ruleset,
    href: permanentDeckUrl(GAME),
    cards,
    decks,
    puzzles,
    rules: Object.fromEntries(deckRules.map((rule) => [rule, ruleUrl(lang, GAME, rule)])),
    words: Object.fromEntries(Object.entries(voice.words.sim).filter(([key]) => !AT_BUILD.test(key))),
  };
}
