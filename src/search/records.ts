/** What is indexed: one record a rule and language, and the glossary that widens a query. In Node only. */
import { chapterOf, ruleUrl } from '../content/addresses.ts';
import { readyGames, siteGames } from '../content/games.ts';
import { chapters, type Prose, type Passage, textOf } from '../content/passages.ts';
import { z } from 'zod';
import { cardNames, spelt } from '../i18n/card-names.ts';
import { loadYaml, terms, ui } from '../i18n/load.ts';
import { type Lang, langs } from '../i18n/locales.ts';
import { fold, straight, wordsOf } from './fold.ts';
import { type Entry, type Glossary, glossaryOf } from './glossary.ts';

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Card names in the text, to be set in English. */
  readonly cards: readonly string[];
}

export interface RuleRecord extends RuleText {
  readonly lang: Lang;
  readonly game: string;
  /** `vtes.damage.three-stages` */
  readonly rule: string;
  readonly url: string;
  readonly place: string;
  /** Terms, old words, abbreviations and English names for what the rule speaks of, in any language. */
  readonly alias: string;
  /** Words of the same rule in the other languages that its glossary does not hold. */
  readonly other: string;
}

const cardsSchema = z.record(z.string(), z.looseObject({ name: z.string().optional() }));
const localNames = (lang: Lang, game: string) =>
  loadYaml<Record<string, { name?: string }>>(`content/${lang}/${game}/cards.yaml`, cardsSchema as never, {});

const unique = (words: readonly string[]): string[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(fold(word)) && seen.add(fold(word)));
};

/** Terms by id and cards by name, with their forms in all languages. A card is printed by its English name everywhere. */
export function entries(): Entry[] {
  const cards = readyGames.flatMap(({ id: game }) => {
    const local = langs.map((lang) => localNames(lang, game));
    return Object.entries(cardNames(game)).map(([id, english]) => ({
      key: `${game}.${id}`,
      forms: Object.fromEntries(
        [...langs, 'en'].map((lang, index) => [lang, unique([english, local[index]?.[id]?.name ?? english])]),
      ) as Record<string, string[]>,
    }));
  });
  const byKey = new Map(cards.map((card) => [card.key, card.forms]));
  const glossary = ['all', ...siteGames.map(({ id }) => id)].flatMap((game) => {
    const inLang = langs.map((lang) => new Map(terms(lang, game).map((term) => [term.id, term])));
    return [...new Set(inLang.flatMap((map) => [...map.keys()]))].map((id): Entry => {
      const key = `${game}.${id}`;
      const card = byKey.get(key);
      byKey.delete(key);
      return {
        id: key,
        forms: Object.fromEntries([
          ...langs.map((lang, index) => {
            const term = inLang[index]?.get(id);
            return [lang, unique([...(card?.[lang] ?? []), ...(term ? [term.term, ...term.also] : [])])];
          }),
          ['en', card?.['en'] ?? [spelt(id).toLowerCase().replaceAll('-', ' ')]],
        ]),
      };
    });
  });
  return [...glossary, ...[...byKey.values()].map((forms) => ({ forms }))];
}

const cardsIn = (nodes: readonly Prose[]): string[] =>
  nodes.flatMap((node) => (node.name === 'C' ? [straight(textOf(node.children ?? []))] : cardsIn(node.children ?? [])));

function ruleText(passage: Passage): RuleText {
  const { difference } = passage;
  // What differs today is part of what the rule says.
  const parts = [passage.prose, ...(difference ? [difference.body, difference.then, difference.now] : [])];
  return {
    title: passage.title,
    text: straight(parts.map(textOf).filter(Boolean).join(' ')),
    cards: unique(parts.flatMap(cardsIn)),
  };
}

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
  const textIn = (lang: Lang, rule: string): RuleText | undefined => inLang[lang].get(rule.split('.').slice(0, 2).join('.'))?.[rule];
  const found = new Map<string, Set<Entry>>();
  const entriesIn = (lang: Lang, rule: string): Set<Entry> => {
    const key = `${lang} ${rule}`;
    const known = found.get(key);
    if (known) return known;
    const text = textIn(lang, rule);
    const set = new Set(
      text ? [text.title, text.text].flatMap((part) => glossary.find(wordsOf(part), lang, true).flat()).map(({ entry }) => entry) : [],
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
          const alias = unique([
            ...spoken.flatMap(({ forms }) => Object.values(forms).flat()).map(straight),
            ...wordsOf(own.text).filter(({ text }) => /[œæ]/i.test(text)).map(({ key }) => key),
          ]);
          const aliasKeys = new Set(alias.flatMap((form) => wordsOf(form).map(({ key }) => key)));
          const other = unique(
            langs
              .filter((each) => each !== lang)
              .flatMap((each) => {
                const text = textIn(each, rule);
                return text ? wordsOf(`${text.title} ${text.text}`).map(({ key }) => key) : [];
              })
              .filter((key) => key.length > 1 && !ownKeys.has(key) && !aliasKeys.has(key)),
          );
          return {
            ...own,
            lang,
            game,
            rule,
            url: ruleUrl(lang, game, passage.id),
            place: `${ui(lang)(`game.${game}.short`)} › ${chapter.order}. ${chapter.title}`,
            alias: alias.join(' · '),
            other: other.join(' '),
          };
        }),
      ),
    ),
  );
}

/** Where a page finds the texts of a rule's chapter: `/search/fr/vtes.damage.json`. */
export const textsFile = (lang: string, rule: string): string => `/search/${lang}/${rule.split('.').slice(0, 2).join('.')}.json`;
export { chapterOf };
