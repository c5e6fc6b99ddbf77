/** What is indexed: one record a rule and language, and the glossary that widens a query. In Node only. */

import { z } from 'zod';
import { ruleUrl } from '../content/addresses.ts';
import { cardsOf as cardsOfGame } from '../content/cards.ts';
import { readyGames, siteGames } from '../content/games.ts';
import { chapters, type Passage, type Prose, textOf } from '../content/passages.ts';
import { cardNames, spelt } from '../i18n/card-names.ts';
import { loadYaml, terms, ui } from '../i18n/load.ts';
import { type Lang, langs } from '../i18n/locales.ts';
import { fold, stem, straight, wordsOf } from './fold.ts';
import type { Entry } from './glossary.ts';
import { isStopWord } from './stop-words.ts';
import { type About, type RuleText, textFile } from './text.ts';

/** So many rules of a chapter that are about no card are its base. */
const BASE = 3;

export interface RuleRecord extends RuleText {
  readonly lang: Lang;
  readonly game: string;
  /** `vtes.damage.three-stages` */
  readonly rule: string;
  readonly url: string;
  readonly place: string;
  /** What its chapter is called. */
  readonly chapter: string;
  /** Words of what the rule is called in the other languages. */
  readonly named: string;
  readonly about: About;
}

const cardsSchema = z.record(z.string(), z.looseObject({ name: z.string().optional() }));
const localNames = (lang: Lang, game: string) =>
  loadYaml<Record<string, { name?: string }>>(`content/${lang}/${game}/cards.yaml`, cardsSchema as never, {});

const unique = (words: readonly string[]): string[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(fold(word)) && seen.add(fold(word)));
};

/** Everyday words that mean the same, by what they mean, in each language. */
const wordsSchema = z.record(z.string(), z.array(z.string()));
function everyday(): Entry[] {
  const inLang = langs.map((lang) => loadYaml(`content/${lang}/search.yaml`, wordsSchema));
  const ids = new Set(inLang.flatMap((words) => Object.keys(words)));
  return [...ids].map((id) => ({
    plain: true,
    forms: Object.fromEntries(langs.map((lang, index) => [lang, unique(inLang[index]?.[id] ?? [])])),
  }));
}

/** Terms, and cards by name, with their forms in all languages. A card is printed by its English name everywhere. */
export function entries(): Entry[] {
  const named = ['all', ...siteGames.map(({ id }) => id)].flatMap((game): Entry[] => {
    const known = cardNames(game);
    const local = langs.map((lang) => localNames(lang, game));
    const inLang = langs.map((lang) => new Map(terms(lang, game).map((term) => [term.id, term])));
    const isNamed = new Set(langs.flatMap((lang) => chapters(lang, game).flatMap(({ passages }) => passages.flatMap(cardsOf))));
    const withPage = new Set(readyGames.some(({ id }) => id === game) ? cardsOfGame(game).map(({ id }) => id) : []);
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
        ...(withPage.has(id) ? { page: `${game}.${id}` } : {}),
        forms: Object.fromEntries([
          ...langs.map((lang, index) => [lang, formsIn(index)]),
          ['en', [english ?? id.replaceAll('-', ' ')]],
        ]),
      };
    });
  });
  return [...named, ...everyday()];
}

const cardsIn = (nodes: readonly Prose[]): string[] =>
  nodes.flatMap((node) => (node.name === 'C' ? [straight(textOf(node.children ?? []))] : cardsIn(node.children ?? [])));

/** Pagefind folds accents, but not œ and æ. */
const ligatures = ({ title, text }: RuleText): string[] =>
  wordsOf(`${title} ${text}`).flatMap((word) => (/[œæ]/i.test(word.text) ? [word.key] : []));

const SOURCES: ReadonlySet<string> = new Set(['unverified', 'choice']);

/** What differs today is part of what the rule says; on what it rests, where nobody says otherwise, is not asked for. */
const partsOf = ({ prose, difference }: Passage): (readonly Prose[])[] => [
  prose,
  ...(difference && !SOURCES.has(difference.kind) ? [difference.body, difference.then, difference.now] : []),
];
const cardsOf = (passage: Passage): string[] => unique(partsOf(passage).flatMap(cardsIn));

const ruleText = (passage: Passage): RuleText => ({
  title: passage.title,
  text: straight(partsOf(passage).map(textOf).filter(Boolean).join(' ')),
  cards: cardsOf(passage),
});

/** The text of each rule, by file and rule: what a page fetches to show a result in another language. */
export function texts(lang: Lang): Map<string, Record<string, RuleText>> {
  const files = new Map<string, Record<string, RuleText>>();
  for (const { id: game } of readyGames)
    for (const passage of chapters(lang, game).flatMap(({ passages }) => passages)) {
      const rule = `${game}.${passage.id}`;
      const file = files.get(textFile(rule)) ?? {};
      file[rule] = ruleText(passage);
      files.set(textFile(rule), file);
    }
  return files;
}

/** Words that the glossary leads from one language to another by itself: no rule need hold them in all. */
const glossaryStems = (): ReadonlySet<string> =>
  new Set(
    entries().flatMap(({ forms, plain }) =>
      (plain ? [] : Object.values(forms)).flat().flatMap((form) => {
        const [word, ...more] = wordsOf(form);
        return word && more.length === 0 ? [stem(word.key)] : [];
      }),
    ),
  );

export function records(): RuleRecord[] {
  const inLang = Object.fromEntries(langs.map((lang) => [lang, texts(lang)])) as Record<Lang, ReturnType<typeof texts>>;
  const titleIn = (lang: Lang, rule: string): string => inLang[lang].get(textFile(rule))?.[rule]?.title ?? '';
  const known = glossaryStems();
  return readyGames.flatMap(({ id: game }) => {
    const names = Object.values(cardNames(game)).map(straight);
    return langs.flatMap((lang) =>
      chapters(lang, game).flatMap((chapter) => {
        let general = 0;
        return chapter.passages.map((passage): RuleRecord => {
          const rule = `${game}.${passage.id}`;
          const own = ruleText(passage);
          const ownKeys = new Set(wordsOf(`${own.title} ${own.text}`).map(({ key }) => key));
          const named = unique(
            langs.flatMap((each) => (each === lang ? [] : wordsOf(titleIn(each, rule)).map(({ key }) => key))),
          ).filter((key) => !isStopWord(key) && !ownKeys.has(key) && !known.has(stem(key)));
          const isOpen = rule.includes('.open-');
          // In one language a title may name a card that it does not name in another.
          const isCard = langs.some((each) => names.some((name) => straight(titleIn(each, rule)).includes(name)));
          if (!isOpen && !isCard) general += 1;
          return {
            ...own,
            lang,
            game,
            rule,
            url: ruleUrl(lang, game, passage.id),
            place: `${ui(lang)(`game.${game}.short`)} › ${chapter.order}. ${chapter.title}`,
            chapter: straight(chapter.title),
            named: [...named, ...ligatures(own)].join(' '),
            about: isOpen ? 'open' : isCard ? 'card' : general <= BASE ? 'base' : 'general',
          };
        });
      }),
    );
  });
}
