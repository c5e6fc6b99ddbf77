/** What stands in the head of a page: language, title, canonical address, the same page in the other languages. */
import { describe, expect, test } from 'vitest';
import { ui } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { all, first, langOf, type Page, pageAt, pages, textOf, titleOf } from '../support/dist.ts';

const isMissing = ({ path }: Page): boolean => /404/.test(path);
const spoken = pages().filter((page) => langOf(page.path) && !isMissing(page));
const neutral = pages().filter((page) => !langOf(page.path) && !isMissing(page));
const pathOf = (href: string): string => new URL(href, 'http://site').pathname;
const canonicalOf = (page: Page): string | undefined => first(page, 'link', { rel: 'canonical' })?.attributes.get('href');
const alternatesOf = (page: Page): Map<string, string> =>
  new Map(
    all(page, 'link').flatMap(({ attributes }) =>
      attributes.get('rel') === 'alternate' && attributes.has('hreflang')
        ? [[attributes.get('hreflang') as string, attributes.get('href') as string]]
        : [],
    ),
  );
const failing = (of: readonly Page[], isFine: (page: Page) => boolean): string[] =>
  of.filter((page) => !isFine(page)).map(({ path }) => path);

test('there are pages in a language and pages in none', () => {
  expect(spoken.length).toBeGreaterThan(200);
  expect(neutral.length).toBeGreaterThan(100);
});

test('a page says that it is in the language of its address', () => {
  expect(failing(spoken, (page) => page.lang === langOf(page.path))).toEqual([]);
  expect(failing(neutral, (page) => page.lang !== '')).toEqual([]);
});

test('a page in no language marks the language of every part that has one', () => {
  // five at least: what stands once in each language, and the words of the frame
  expect(
    failing(neutral, (page) => langs.every((lang) => page.tags.some(({ attributes }) => attributes.get('lang') === lang))),
  ).toEqual([]);
});

test('every page has one title, and no two of a language have the same', () => {
  expect(failing(pages(), (page) => /\S/.test(titleOf(page)) && all(page, 'title').length >= 1)).toEqual([]);
  for (const group of [...langs.map((lang) => spoken.filter((page) => page.lang === lang)), neutral]) {
    const titles = new Map<string, string[]>();
    for (const page of group) titles.set(titleOf(page), [...(titles.get(titleOf(page)) ?? []), page.path]);
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  }
});

test('every page has a description, one first heading, a viewport that lets a reader zoom', () => {
  expect(
    failing(pages(), (page) => /\S{3}/.test(first(page, 'meta', { name: 'description' })?.attributes.get('content') ?? '')),
  ).toEqual([]);
  expect(failing(pages(), (page) => all(page, 'h1').length === 1)).toEqual([]);
  expect(
    failing(
      pages(),
      (page) =>
        !/user-scalable|maximum-scale/.test(
          first(page, 'meta', { name: 'viewport' })?.attributes.get('content') ?? 'user-scalable',
        ),
    ),
  ).toEqual([]);
});

test('a page is its own canonical address, or says that it is not to be indexed', () => {
  expect(
    failing([...spoken, ...neutral], (page) => {
      const canonical = canonicalOf(page);
      return canonical === undefined
        ? first(page, 'meta', { name: 'robots' })?.attributes.get('content')?.includes('noindex') === true
        : pathOf(canonical) === page.path;
    }),
  ).toEqual([]);
});

describe('the same page in the other languages', () => {
  test('is named by every page in a language, for all four and for none', () => {
    expect(
      failing(
        spoken,
        (page) =>
          [...langs, 'x-default'].every((lang) => alternatesOf(page).has(lang)) && alternatesOf(page).size === langs.length + 1,
      ),
    ).toEqual([]);
  });
  test('exists, is in that language, and names this one in return', () => {
    const odd = spoken.flatMap((page) =>
      langs.flatMap((lang) => {
        const href = alternatesOf(page).get(lang);
        const other = href === undefined ? undefined : pageAt(pathOf(href));
        if (other?.lang !== lang) return [`${page.path} → ${href}`];
        const back = alternatesOf(other).get(page.lang);
        return back && pathOf(back) === page.path ? [] : [`${other.path} does not lead back to ${page.path}`];
      }),
    );
    expect(odd.slice(0, 20)).toEqual([]);
  });
  test('has the same address but for the language', () => {
    const odd = spoken.filter((page) =>
      [...alternatesOf(page)].some(
        ([lang, href]) => langs.some((one) => one === lang) && pathOf(href) !== `/${lang}/${page.path.slice(4)}`,
      ),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
  test('in no language exists, and leads to all four', () => {
    const odd = spoken.flatMap((page) => {
      const href = alternatesOf(page).get('x-default');
      const none = href === undefined ? undefined : pageAt(pathOf(href));
      if (!none || langOf(none.path)) return [`${page.path} → ${href}`];
      const hrefs = new Set(all(none, 'a').map(({ attributes }) => pathOf(attributes.get('href') ?? '/')));
      return langs.every((lang) => hrefs.has(`/${lang}/`) || hrefs.has(`/${lang}/${page.path.slice(4)}`))
        ? []
        : [`${none.path} does not lead to all languages`];
    });
    expect([...new Set(odd)].slice(0, 20)).toEqual([]);
  });
  test('is one click away, with the language named in itself', () => {
    expect(
      failing(spoken, (page) =>
        langs.every((lang) =>
          all(page, 'a').some(
            ({ attributes }) => attributes.get('href') === `/${lang}/${page.path.slice(4)}` && attributes.get('lang') === lang,
          ),
        ),
      ),
    ).toEqual([]);
  });
});

test('every page says that the site is unofficial', () => {
  const squeezed = (text: string): string => text.replace(/\s+/g, ' ');
  expect(
    failing(spoken, (page) => textOf(page).includes(squeezed(ui(page.lang as (typeof langs)[number])('footer.notice')))),
  ).toEqual([]);
  expect(
    failing([...neutral, ...pages().filter(isMissing)], (page) =>
      langs.some((lang) => textOf(page).includes(squeezed(ui(lang)('footer.notice')))),
    ),
  ).toEqual([]);
});
