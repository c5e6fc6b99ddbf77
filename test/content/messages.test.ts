/** The YAML files of the four languages hold the same keys, and every message can be said, in every form, with nothing left over. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/locales.ts';
import { ready } from '../../src/i18n/pack.ts';
import { voiceOf } from '../../src/i18n/say.ts';
import { filesOf, stringsOf, yamlOf } from '../support/prose.ts';

/** Files of one language, without the language: `vtes/events.yaml`. */
const names = filesOf('es', '.yaml').map((file) => file.slice('es/'.length));
const MESSAGES = /(?:^|\/)(?:ui|pages|sim|events|refusals|table|deck)\.yaml$/;
const messages = names.filter((name) => MESSAGES.test(name));

/** A list is known by the ids of its items, in their order. A card has a local name only where one was printed. */
function keysOf(name: string, value: unknown, path = ''): string[] {
  // each language has as many words for a thing as it has
  if (Array.isArray(value) && name === 'search.yaml') return [path];
  if (Array.isArray(value))
    // everyday words are as many as a language has
    return name === 'search.yaml'
      ? [path]
      : value.flatMap((item, at) => keysOf(name, item, `${path}/${(item as { id?: string })?.id ?? at}`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, inner]) => (isOwn(name, path, key) ? [] : keysOf(name, inner, `${path}/${key}`)));
}
/** Keys that a language has for reasons of its own: other words for a term, the name that a card was printed under. */
const isOwn = (name: string, path: string, key: string): boolean =>
  (name.endsWith('terms.yaml') && key === 'also') || (name.endsWith('cards.yaml') && key === 'name' && path !== '');

test('every language has the same files', () => {
  expect(messages.length).toBeGreaterThan(4);
  for (const lang of langs) {
    expect(filesOf(lang, '.yaml').map((file) => file.slice(3))).toEqual(names);
    expect(filesOf(lang, '.mdx').map((file) => file.slice(3))).toEqual(filesOf('es', '.mdx').map((file) => file.slice(3)));
  }
});

describe.each(names)('%s', (name) => {
  const byLang = langs.map((lang) => ({ lang, keys: keysOf(name, yamlOf(`${lang}/${name}`)) }));
  const all = [...new Set(byLang.flatMap(({ keys }) => keys))];

  test('has the same keys in every language', () => {
    expect(byLang.flatMap(({ lang, keys }) => all.filter((key) => !keys.includes(key)).map((key) => `${lang}: ${key}`))).toEqual(
      [],
    );
    for (const { keys } of byLang) expect(keys.length).toBe(all.length);
    // terms stand in one order, so that a reader who changes the language finds them
    if (name.endsWith('terms.yaml')) for (const { keys } of byLang) expect(keys).toEqual(all);
  });
  test('says something under each of them', () => {
    // a message may be empty where a language needs no word; then it is written as ""
    const empty = langs.flatMap((lang) =>
      stringsOf(yamlOf(`${lang}/${name}`))
        .filter(({ text }) => text.trim() === '' && !MESSAGES.test(name))
        .map(({ key }) => `${lang}: ${key}`),
    );
    expect(empty).toEqual([]);
  });
});

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
interface Uses {
  /** Parameters that are printed, and how a figure's form is chosen. */
  readonly printed: Set<string>;
  readonly chosen: Map<string, readonly string[]>;
  readonly counted: Map<string, readonly string[]>;
}
/** As the formatter's own parser numbers them. */
const TYPES = { literal: 0, select: 5, plural: 6, pound: 7, tag: 8 };

function usesOf(
  elements: readonly Element[],
  uses: Uses = { printed: new Set(), chosen: new Map(), counted: new Map() },
  counts = '',
): Uses {
  for (const element of elements) {
    if (element.type === TYPES.pound) uses.printed.add(counts);
    else if (element.type === TYPES.tag) usesOf((element as unknown as { children: Element[] }).children, uses, counts);
    else if (element.type === TYPES.select || element.type === TYPES.plural) {
      const { value, options } = element as unknown as { value: string; options: Record<string, { value: Element[] }> };
      const isPlural = element.type === TYPES.plural;
      const into = isPlural ? uses.counted : uses.chosen;
      into.set(value, [...new Set([...(into.get(value) ?? []), ...Object.keys(options)])]);
      for (const option of Object.values(options)) usesOf(option.value, uses, isPlural ? value : counts);
    } else if (element.type !== TYPES.literal) uses.printed.add((element as { value: string }).value);
  }
  return uses;
}

const COUNTS = [0, 1, 2, 5, 1_000_000];

/** Every combination of values that chooses another form, the first ones only where there are very many. */
function combinations({ printed, chosen, counted }: Uses): Record<string, string | number>[] {
  const values = new Map<string, readonly (string | number)[]>();
  for (const name of printed) values.set(name, ['Q']);
  for (const [name, options] of chosen)
    values.set(
      name,
      options.map((option) => (option === 'other' ? 'Q' : option)),
    );
  for (const [name, options] of counted)
    values.set(name, [
      ...new Set([...COUNTS, ...options.filter((option) => option.startsWith('=')).map((option) => Number(option.slice(1)))]),
    ]);
  return [...values]
    .reduce<Record<string, string | number>[]>(
      (all, [name, list]) => all.flatMap((one) => list.map((value) => ({ ...one, [name]: value }))),
      [{}],
    )
    .slice(0, 2000);
}

describe.each(messages)('the messages of %s', (name) => {
  const texts = Object.fromEntries(langs.map((lang) => [lang, yamlOf(`${lang}/${name}`) as Record<string, string>]));
  const keys = Object.keys(texts['es'] ?? {});
  const uses = (lang: string, key: string): Uses => usesOf(new IntlMessageFormat(texts[lang]?.[key] as string, lang).getAst());

  test('are ICU in every language', () => {
    for (const lang of langs) expect(() => ready(texts[lang] ?? {}, `${lang}/${name}`)).not.toThrow();
    for (const lang of langs) for (const key of keys) expect(() => uses(lang, key), `${lang}: ${key}`).not.toThrow();
  });
  test('print and choose by the same parameters in every language', () => {
    // agreement alone, a form chosen by a figure that is printed elsewhere, is a language's own affair
    const told = (lang: string, key: string): string => {
      const { printed, chosen } = uses(lang, key);
      return [...new Set([...printed, ...chosen.keys()])].sort().join(' ');
    };
    expect(
      keys.flatMap((key) =>
        new Set(langs.map((lang) => told(lang, key))).size > 1
          ? [`${key}: ${langs.map((lang) => `${lang} (${told(lang, key)})`).join(' ')}`]
          : [],
      ),
    ).toEqual([]);
  });
  test('have the form for one, for millions and for the rest wherever they count', () => {
    const lacking = langs.flatMap((lang) =>
      keys.flatMap((key) =>
        [...uses(lang, key).counted].flatMap(([name, options]) =>
          ['one', 'many', 'other']
            .filter((form) => !options.includes(form))
            .map((form) => `${lang}: ${key}: ${name} has no form "${form}"`),
        ),
      ),
    );
    expect(lacking).toEqual([]);
  });
  test.each(langs)('can be said in all their forms, with nothing left over: %s', (lang) => {
    const voice = voiceOf({
      lang,
      game: '',
      sim: ready(texts[lang] ?? {}, name),
      events: {},
      refusals: {},
      states: {},
      cards: {},
    });
    const wrong: string[] = [];
    for (const key of keys)
      for (const values of combinations(uses(lang, key))) {
        const said = voice.marked(key, values);
        const fault =
          /[{}#⟨⟩]|undefined|\bnull\b|NaN|\[object/.exec(said)?.[0] ?? / {2}| [.,]|\.\.(?!\.)|\( | \)/.exec(said)?.[0];
        if (fault) wrong.push(`${key} ${JSON.stringify(values)}: ${JSON.stringify(said)}`);
      }
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

test('the checks above see what is wrong', () => {
  const uses = usesOf(
    new IntlMessageFormat('{who} {n, plural, one {# a} other {# b {card}}}{k, select, x {} other {y}}', 'es').getAst(),
  );
  expect([[...uses.printed].sort(), [...uses.chosen], [...uses.counted]]).toEqual([
    ['card', 'n', 'who'],
    [['k', ['x', 'other']]],
    [['n', ['one', 'other']]],
  ]);
  expect(combinations(uses)).toHaveLength(COUNTS.length * 2);
});
