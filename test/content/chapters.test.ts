/** The chapters of the four languages are the same chapters: same ids in the same order, same figures, signs and cards. */
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../src/content/game-page.ts';
import { siteGames } from '../../src/content/games.ts';
import { type Chapter, chapters, type Passage, type Prose } from '../../src/content/passages.ts';
import { scenarioIndex } from '../../src/i18n/load.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { CARD, cardsOf, countOf, wordsOf } from '../support/prose.ts';

const unique = (items: readonly string[]): string[] => [...new Set(items)].sort();

/** What is not one in every language: its id, and what each of them has. */
function unequal<T>(
  byLang: Readonly<Record<string, readonly T[]>>,
  idOf: (item: T) => string,
  of: (item: T) => unknown,
): string[] {
  const found = Object.entries(byLang).flatMap(([lang, items]) =>
    items.map((item) => ({ lang, id: idOf(item), value: JSON.stringify(of(item)) })),
  );
  return [...new Set(found.map(({ id }) => id))].flatMap((id) => {
    const mine = langs.map((lang) => found.find((each) => each.lang === lang && each.id === id)?.value);
    return new Set(mine).size === 1 ? [] : [`${id}: ${langs.map((lang, at) => `${lang} ${mine[at]}`).join(' · ')}`];
  });
}

/** All of a passage that readers are told under its id, what differs today included. */
const toldOf = ({ prose, difference }: Passage): Prose[] => [
  ...prose,
  ...(difference ? [...difference.then, ...difference.now, ...difference.body] : []),
];

const NUMBERS: Record<Lang, string> = {
  es: 'dos=2 ambos=2 ambas=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10',
  fr: 'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10',
  it: 'due=2 entrambi=2 entrambe=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10',
  pt: 'dois=2 duas=2 ambos=2 ambas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10',
};
const numbers = Object.fromEntries(
  langs.map((lang) => [lang, new Map(NUMBERS[lang].split(' ').map((pair) => pair.split('=') as [string, string]))]),
);

/** Figures, as digits or as words. A word for one is an article as often as a number, so it says nothing. */
const figuresOf = (lang: Lang, text: string): string[] =>
  unique(
    (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).flatMap((word) =>
      /\d/.test(word) ? [word] : (numbers[lang]?.get(word) ?? []),
    ),
  );

/** Signs of a calculation, and the letters of quantities and combatants. */
const signsOf = (text: string): string[] => unique(text.match(/[+−×=≤≥<>%]|(?<![\p{L}.])[BCX](?![\p{L}’])/gu) ?? []);
/** `A` is a combatant, but at the head of a sentence it may be a word: then nobody can be sure. */
const hasA = (text: string): boolean => /(?<=[^\s.:!?…“«¿¡]\s)A(?!\p{L})/u.test(text);
const mayHaveA = (text: string): boolean => /(?<!\p{L})A(?!\p{L})/u.test(text);

describe.each(siteGames.filter(({ ready }) => ready))('$id', ({ id: game }) => {
  const byLang = Object.fromEntries(langs.map((lang) => [lang, chapters(lang, game)])) as Record<Lang, readonly Chapter[]>;
  const passages = Object.fromEntries(langs.map((lang) => [lang, byLang[lang].flatMap((chapter) => chapter.passages)])) as Record<
    Lang,
    Passage[]
  >;
  const slug = (chapter: Chapter) => chapter.slug;
  const rule = (passage: Passage) => passage.id;

  test('there are chapters, the complete ones among them', () => {
    for (const lang of langs)
      expect(byLang[lang].map(slug)).toEqual(expect.arrayContaining([...(pageOf(game)?.completeChapters ?? [])]));
  });
  test('the same chapters in the same order, of the same revision', () => {
    expect(unequal(byLang, slug, ({ order, revision }) => ({ order, revision }))).toEqual([]);
    for (const lang of langs) expect(byLang[lang].map(slug)).toEqual(byLang.es.map(slug));
    expect(new Set(byLang.es.map(({ order }) => order)).size).toBe(byLang.es.length);
  });
  test('the same sections', () => {
    expect(unequal(byLang, slug, ({ sections }) => sections.map(({ id }) => id))).toEqual([]);
  });
  test('the same rules in the same sections and in the same order', () => {
    expect(unequal(byLang, slug, (chapter) => chapter.passages.map(({ id, section }) => `${section} › ${id}`))).toEqual([]);
    for (const lang of langs) expect(unique(passages[lang].map(rule))).toHaveLength(passages[lang].length);
  });
  test('the same simulations after the same rules, each of a file', () => {
    expect(unequal(byLang, slug, ({ scenarios }) => scenarios)).toEqual([]);
    expect(unequal(byLang, slug, ({ sayings }) => sayings)).toEqual([]);
    const files = scenarioIndex(game).map(({ id }) => id);
    expect(files).toEqual(expect.arrayContaining(byLang.es.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))));
  });
  test('every chapter, section and rule has a title, and every rule says something', () => {
    const empty = langs.flatMap((lang) =>
      byLang[lang].flatMap((chapter) => [
        ...(chapter.title.trim() && chapter.lead.trim() ? [] : [`${lang} ${chapter.slug}`]),
        ...chapter.sections.filter(({ title }) => !title.trim()).map(({ id }) => `${lang} ${chapter.slug}#${id}`),
        ...chapter.passages
          .filter(({ title, prose }) => !title.trim() || wordsOf(prose).trim().length < 20)
          .map(({ id }) => `${lang} ${id}`),
      ]),
    );
    expect(empty).toEqual([]);
  });
  test('what differs today is marked at the same rules, in the same way', () => {
    expect(
      unequal(passages, rule, ({ difference }) =>
        difference ? [difference.kind, difference.then.length > 0, difference.now.length > 0, difference.body.length > 0] : [],
      ),
    ).toEqual([]);
    const halved = langs.flatMap((lang) =>
      passages[lang]
        .filter(
          ({ difference }) => difference?.kind === 'differs' && (difference.then.length === 0 || difference.now.length === 0),
        )
        .map(({ id }) => `${lang} ${id}`),
    );
    expect(halved).toEqual([]);
  });
  test('the same figures in every rule, as digits or as words', () => {
    const told = Object.fromEntries(
      langs.map((lang) => [
        lang,
        passages[lang].map((passage) => ({ id: passage.id, figures: figuresOf(lang, wordsOf(toldOf(passage))) })),
      ]),
    );
    expect(
      unequal(
        told,
        ({ id }) => id,
        ({ figures }) => figures,
      ),
    ).toEqual([]);
    expect(told['es']?.some(({ figures }) => figures.length > 0)).toBe(true);
  });
  test('the same signs and letters in every rule', () => {
    expect(unequal(passages, rule, (passage) => signsOf(wordsOf(toldOf(passage))))).toEqual([]);
    const lost = passages.es.flatMap(({ id }) => {
      const texts = langs.map((lang) => wordsOf(toldOf(passages[lang].find((passage) => passage.id === id) as Passage)));
      return texts.some(hasA) && !texts.every(mayHaveA)
        ? [`${id}: ${langs.filter((_, at) => !mayHaveA(texts[at] as string)).join(' ')}`]
        : [];
    });
    expect(lost).toEqual([]);
  });
  test('the same cards in every rule', () => {
    expect(unequal(passages, rule, (passage) => unique(cardsOf(toldOf(passage))))).toEqual([]);
  });
  test('as many list items, links and pieces of code in every rule', () => {
    expect(
      unequal(passages, rule, (passage) => ['listItem', 'link', 'inlineCode'].map((type) => countOf(toldOf(passage), type))),
    ).toEqual([]);
  });
});

test('the checks above see a difference', () => {
  expect(figuresOf('fr', 'Les deux camps ont 7 cartes.')).toEqual(['2', '7']);
  expect(figuresOf('it', `${CARD}, tutti e due: 2 danni`)).toEqual(['2']);
  expect(signsOf('X + 2, −1 para B')).toEqual(['+', 'B', 'X', '−'].sort());
  expect([hasA('Depois, A ataca.'), hasA('A vez é de B.'), mayHaveA('A vez é de B.')]).toEqual([true, false, true]);
  expect(
    unequal(
      { es: ['a'], fr: ['a'], it: ['a'], pt: ['b'] },
      (id) => id,
      () => 1,
    ),
  ).toHaveLength(2);
});
