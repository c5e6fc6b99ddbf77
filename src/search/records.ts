/** What is indexed: one record a rule and language, and the glossary that widens a query. In Node only. */

import { z } from 'zod';
import { ruleUrl } from '../content/addresses.ts';
import { readyGames, siteGames } from '../content/games.ts';
import { chapters, type Passage, type Prose, textOf } from '../content/passages.ts';
import { cardNames, spelt } from '../i18n/card-names.ts';
import { loadYaml, terms, ui } from '../i18n/load.ts';
import { type Lang, langs } from '../i18n/locales.ts';
import { fold, straight, wordsOf } from './fold.ts';
import { type Entry, type Glossary, glossaryOf } from './glossary.ts';
import { isStopWord } from './stop-words.ts';
import { chapterFile, type RuleText } from './text.ts';

export interface RuleRecord extends RuleText {
  readonly lang: Lang;
  readonly game: string;
  /** `vtes.damage.three-stages` */
  readonly rule: string;
  readonly url: string;
  readonly place: string;
  /**
   * How each language and English call what the rule speaks of, by the glossary, and how they call its chapter: the words
   * that its own text does not hold.
   */
  readonly alias: string;
  /** Words of what the rule is called in the other languages. */
  readonly named: string;
}

const cardsSchema = z.record(z.string(), z.looseObject({ name: z.string().optional() }));
const localNames = (lang: Lang, game: string) =>
  loadYaml<Record<string, { name?: string }>>(`content/${lang}/${game}/cards.yaml`, cardsSchema as never, {});

const unique = (words: readonly string[]): string[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(fold(word)) && seen.add(fold(word)));
};

/** Terms, and cards by name, with their forms in all languages. A card is printed by its English name everywhere. */
export function entries(): Entry[] {
  return ['all', ...siteGames.map(({ id }) => id)].flatMap((game): Entry[] => {
    const known = cardNames(game);
    const local = langs.map((lang) => localNames(lang, game));
    const inLang = langs.map((lang) => new Map(terms(lang, game).map((term) => [term.id, term])));
    const isNamed = new Set(langs.flatMap((lang) => chapters(lang, game).flatMap(({ passages }) => passages.flatMap(cardsOf))));
    const ids = [...inLang.flatMap((map) => [...map.keys()]), ...Object.keys(known)];
    return [...new Set(ids)].map((id): Entry => {
      // The glossary has cards of which the game's list knows nothing, as long as a rule names them.
      const english = known[id] ?? (isNamed.has(spelt(id)) ? spelt(id) : undefined);
      const formsIn = (index: number): string[] => {
        const term = inLang[index]?.get(id);
        const forms = [english, local[index]?.[id]?.name, term?.term, ...(term?.also ?? [])];
        return unique(forms.filter((form) => form !== undefined));
      };
      return {
        ...(english ? { card: true } : {}),
        forms: Object.fromEntries([
          ...langs.map((lang, index) => [lang, formsIn(index)]),
          ['en', [english ?? id.replaceAll('-', ' ')]],
        ]),
      };
    });
  });
}

const cardsIn = (nodes: readonly Prose[]): string[] =>
  nodes.flatMap((node) => (node.name === 'C' ? [straight(textOf(node.children ?? []))] : cardsIn(node.children ?? [])));

/** Pagefind folds accents, but not œ and æ. */
const ligatures = ({ title, text }: RuleText): string[] =>
  wordsOf(`${title} ${text}`).flatMap((word) => (/[œæ]/i.test(word.text) ? [word.key] : []));

/** What differs today is part of what the rule says. */
const partsOf = ({ prose, difference }: Passage): (readonly Prose[])[] => [
  prose,
  ...(difference ? [difference.body, difference.then, difference.now] : []),
];
const cardsOf = (passage: Passage): string[] => unique(partsOf(passage).flatMap(cardsIn));

const ruleText = (passage: Passage): RuleText => ({
  title: passage.title,
  text: straight(partsOf(passage).map(textOf).filter(Boolean).join(' ')),
  cards: cardsOf(passage),
});

/** The text of each rule of a chapter, by chapter and rule: what a page fetches to show a result in another language. */
export function texts(lang: Lang): Map<string, Record<string, RuleText>> {
  return new Map(
    readyGames.flatMap(({ id: game }) =>
      chapters(lang, game).map((chapter) => [
        `${game}.${chapter.slug}`,
        Object.fromEntries(chapter.passages.map((passage) => [`${game}.${passage.id}`, ruleText(passage)])),
      ]),
    ),
  );
}

export function records(glossary: Glossary = glossaryOf(entries())): RuleRecord[] {
  const inLang = Object.fromEntries(langs.map((lang) => [lang, texts(lang)])) as Record<Lang, ReturnType<typeof texts>>;
  const textIn = (lang: Lang, rule: string): RuleText | undefined => inLang[lang].get(chapterFile(rule))?.[rule];
  const found = new Map<string, Set<Entry>>();
  const entriesIn = (lang: Lang, rule: string): Set<Entry> => {
    const key = `${lang} ${rule}`;
    const known = found.get(key);
    if (known) return known;
    const text = textIn(lang, rule);
    const set = new Set(
      text
        ? [text.title, text.text].flatMap((part) => glossary.find(wordsOf(part), lang, true).flat()).map(({ entry }) => entry)
        : [],
    );
    found.set(key, set);
    return set;
  };
  return readyGames.flatMap(({ id: game }) =>
    langs.flatMap((lang) =>
      chapters(lang, game).flatMap((chapter) =>
        chapter.passages.map((passage): RuleRecord => {
          const rule = `${game}.${passage.id}`;
          const own = ruleText(passage);
          // A word may mean two things in one language; what two languages speak of, the rule speaks of.
          const heard = langs.map((each) => entriesIn(each, rule));
          const spoken = glossary.entries.filter(
            (entry) => entriesIn(lang, rule).has(entry) || heard.filter((set) => set.has(entry)).length >= 2,
          );
          const ownKeys = new Set(wordsOf(`${own.title} ${own.text}`).map(({ key }) => key));
          const telling = (texts: readonly string[]) =>
            unique(texts.flatMap((text) => wordsOf(text).map(({ key }) => key))).filter(
              (key) => !isStopWord(key) && !ownKeys.has(key),
            );
          const heads = langs.flatMap((each) => chapters(each, game).find(({ slug }) => slug === chapter.slug)?.title ?? []);
          const siblings = langs.flatMap((each) => (each === lang ? [] : (textIn(each, rule)?.title ?? [])));
          return {
            ...own,
            lang,
            game,
            rule,
            url: ruleUrl(lang, game, passage.id),
            place: `${ui(lang)(`game.${game}.short`)} › ${chapter.order}. ${chapter.title}`,
            // Other forms (old words, abbreviations) lead to the first one by way of the glossary: see widen.ts.
            alias: telling([
              ...spoken.flatMap(({ forms }) => Object.values(forms).flatMap(([first]) => first ?? [])),
              ...ligatures(own),
              ...heads,
            ]).join(' '),
            named: telling(siblings).join(' '),
          };
        }),
      ),
    ),
  );
}
