/** Cards and rulings in the built site: each has its place in every language, and leads to where it is played. */
import { describe, expect, test } from 'vitest';
import {
  cardsUrl,
  cardUrl,
  openUrl,
  permanentCardUrl,
  rulingAnchor,
  rulingsUrl,
  rulingUrl,
  scenarioUrl,
} from '../../src/content/addresses.ts';
import { cardsOf, nameOf, scenariosWith } from '../../src/content/cards.ts';
import { readyGames, rulesOf } from '../../src/content/games.ts';
import { author, rulings, rulingWords, scenariosOf } from '../../src/content/rulings.ts';
import { langs } from '../../src/i18n/locales.ts';
import { all, type Page, pageAt, textOf } from '../support/dist.ts';

const plain = (text: string): string => text.replaceAll('*', '').replace(/\s+/g, ' ').trim();
const hrefsOf = (page: Page): Set<string> => new Set(all(page, 'a').flatMap(({ attributes }) => attributes.get('href') ?? []));

/** How many there are at least: what the inventories held when the pages were first complete. */
const LEAST: Readonly<Record<string, { readonly cards: number; readonly rulings: number }>> = {
  vtes: { cards: 115, rulings: 246 },
  rivals: { cards: 66, rulings: 0 },
  eredan: { cards: 57, rulings: 0 },
};

describe.each(readyGames.map(({ id }) => id))('%s', (game) => {
  const cards = cardsOf(game);
  const decisions = rulings(game);

  test('there are cards and rulings', () => {
    expect(LEAST[game], `${game} says how many there are at least`).toBeDefined();
    expect(cards.length).toBeGreaterThanOrEqual(LEAST[game]?.cards ?? 0);
    expect(decisions.length).toBeGreaterThanOrEqual(LEAST[game]?.rulings ?? 0);
    const known = new Set(cards.map(({ id }) => id));
    expect(decisions.flatMap((ruling) => ruling.cards.filter((card) => !known.has(card)))).toEqual([]);
    expect(decisions.flatMap(({ by, also }) => [...by, ...also].filter(({ who }) => !author(who)).map(({ who }) => who))).toEqual(
      [],
    );
  });

  test('each card has its address in no language, which leads to all', () => {
    const lost = cards.filter(({ id }) => {
      const page = pageAt(permanentCardUrl(game, id));
      return !page || langs.some((lang) => !hrefsOf(page).has(cardUrl(lang, game, id)));
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  describe.each(langs)('%s', (lang) => {
    const words = rulingWords(lang, game);

    test('each card has a page with its name, and stands in the list', () => {
      const list = pageAt(cardsUrl(lang, game));
      const listed = list ? hrefsOf(list) : new Set();
      const lost = cards.filter(({ id }) => {
        const page = pageAt(cardUrl(lang, game, id));
        return !page || !textOf(page).includes(nameOf(game, id)) || !listed.has(cardUrl(lang, game, id));
      });
      expect(lost.map(({ id }) => id)).toEqual([]);
    });

    test('a card leads to every simulation in which it plays', () => {
      const lost = cards.flatMap(({ id }) => {
        const page = pageAt(cardUrl(lang, game, id));
        const hrefs = page ? hrefsOf(page) : new Set();
        return scenariosWith(lang, game, id).flatMap((scenario) =>
          hrefs.has(scenarioUrl(lang, game, scenario.id)) ? [] : [`${id}: ${scenario.id}`],
        );
      });
      expect(lost).toEqual([]);
    });

    test('each ruling has its words, and stands with them on the page of each of its cards', () => {
      expect(decisions.filter(({ id }) => !words[id]).map(({ id }) => id)).toEqual([]);
      const lost = decisions.flatMap(({ id, cards }) =>
        (cards.length > 0 ? cards : [undefined]).flatMap((card) => {
          const page = pageAt(card === undefined ? rulingsUrl(lang, game) : cardUrl(lang, game, card));
          const isThere = page?.ids.has(rulingAnchor(id)) && textOf(page).includes(plain(words[id] ?? ''));
          return isThere ? [] : [`${id} on ${card ?? 'the page of rulings'}`];
        }),
      );
      expect(lost).toEqual([]);
    });

    test('a ruling that is played leads to its simulations, and they back to it', () => {
      const lost = decisions.flatMap((ruling) => {
        const [card] = ruling.cards;
        const address = rulingUrl(lang, game, ruling.id, card);
        const page = pageAt(address.replace(/#.*/, ''));
        return scenariosOf(lang, game, ruling).flatMap(({ id }) => {
          const there = scenarioUrl(lang, game, id);
          const back = pageAt(there);
          return page && hrefsOf(page).has(there) && back && hrefsOf(back).has(address) ? [] : [`${ruling.id}: ${id}`];
        });
      });
      expect(lost).toEqual([]);
    });

    test('all rulings stand on one page, which is there if there is one', () => {
      const page = pageAt(rulingsUrl(lang, game));
      expect(page !== undefined).toBe(decisions.length > 0);
      const text = page ? textOf(page) : '';
      expect(decisions.filter(({ id }) => !text.includes(plain(words[id] ?? id))).map(({ id }) => id)).toEqual([]);
    });

    test('what is open has its place', () => {
      const page = pageAt(openUrl(lang, game));
      const open = rulesOf(game).filter(({ kind, today }) => kind === 'open' || today === 'unverified');
      expect(open.length).toBeGreaterThan(8);
      expect(open.filter(({ id }) => !page?.ids.has(id)).map(({ id }) => id)).toEqual([]);
      const unsettled = decisions.filter((ruling) => ruling.switch !== undefined);
      expect(unsettled.filter(({ id }) => !page?.ids.has(rulingAnchor(id))).map(({ id }) => id)).toEqual([]);
    });
  });
});
