// @vitest-environment jsdom
/** The page that builds decks as a reader operates it, in four languages; what it says is what the check says. */
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deckData, decks, puzzles } from '../../src/components/deck-data.ts';
import { checkDeck } from '../../src/games/eredan/deck.ts';
import { encodeDeck } from '../../src/games/eredan/deck-address.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { plain, voiceOf } from '../../src/i18n/say.ts';
import Deck from '../../src/islands/Deck.tsx';
import { because, listOf, type StartingDeck } from '../../src/islands/deck-state.ts';
import { hostile } from '../engine/hostile-addresses.ts';

const all = new Map(langs.map((lang) => [lang, deckData(lang)]));
const data = (lang: Lang = 'fr') => all.get(lang) ?? expect.fail(lang);
const voice = (lang: Lang = 'fr') =>
  voiceOf({
    lang,
    game: 'eredan',
    sim: data(lang).words,
    events: {},
    refusals: {},
    states: {},
    cards: Object.fromEntries(data(lang).cards.map(({ id, name }) => [id, name])),
  });
const hashOf = (deck: StartingDeck): string => encodeDeck(listOf(deck), data().ruleset) ?? expect.fail(deck.name);
const nameOf = (id: string, lang: Lang = 'fr'): string =>
  data(lang).cards.find((card) => card.id === id)?.name ?? expect.fail(id);

let stop: (() => void) | undefined;
let host: HTMLElement;
const mount = (lang: Lang = 'fr'): void => {
  host = document.body.appendChild(document.createElement('div'));
  stop = render(() => <Deck data={JSON.stringify(data(lang))} />, host);
};
const one = <E extends Element = HTMLElement>(selector: string, from: ParentNode = host): E =>
  from.querySelector<E>(selector) ?? expect.fail(`no ${selector}`);
const every = (selector: string, from: ParentNode = host) => [...from.querySelectorAll<HTMLElement>(selector)];
const text = (element: Element): string => (element.textContent ?? '').replace(/[ \n]+/g, ' ').trim();
const row = (id: string, lang: Lang = 'fr'): HTMLElement =>
  every('.deck-cards > li').find((each) => text(one('.card-name', each)) === nameOf(id, lang)) ?? expect.fail(`no row for ${id}`);
const plus = (id: string) => one<HTMLButtonElement>('.deck-count button:last-child', row(id));
const minus = (id: string) => one<HTMLButtonElement>('.deck-count button:first-child', row(id));
const verdict = () => text(one('.deck-verdict'));
const cited = (from: ParentNode = host) => every('.cite-id', from).map(text);
const chosen = () => every('.deck-chosen li:not(.deck-nothing)').map((each) => text(each).replace(/ ?−$/, ''));
const spoken = () => {
  vi.advanceTimersByTime(1000);
  return text(one('[role="status"]'));
};
const starts = () => every('.deck-start ul:first-of-type button');
const lists = () => every('.deck-puzzles button');

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stop?.();
  host.remove();
  vi.useRealTimers();
});

describe('building', () => {
  test('cards come and go, are counted, named in the address, and heard', () => {
    mount();
    plus('road-veteran').click();
    plus('brace').click();
    plus('brace').click();
    expect(chosen()).toEqual([`1${nameOf('road-veteran')}`, `2${nameOf('brace')}`]);
    expect(window.location.hash).toMatch(/^#1\/[0-9-]+\/deck\/road-veteran\/brace=2\/[0-9a-z]{4}$/);
    expect(spoken()).toContain(nameOf('brace'));
    expect(spoken()).toContain(voice().sim('deck.cards', { n: 2, limit: 20 }));
    minus('brace').click();
    expect(text(one('.deck-number', row('brace')))).toBe('1');
    minus('brace').click();
    minus('road-veteran').click();
    expect([chosen(), window.location.hash, minus('brace').getAttribute('aria-disabled')]).toEqual([[], '', 'true']);
  });

  test('a last copy taken out of the list leaves the keyboard at its heading', () => {
    mount();
    plus('brace').click();
    one<HTMLButtonElement>('.deck-chosen button').focus();
    one<HTMLButtonElement>('.deck-chosen button').click();
    expect(document.activeElement).toBe(one('#deck-heading'));
  });

  test('what may not come says why and by which rule; who wants may add it all the same', () => {
    mount();
    plus('zil-knife').click();
    const refused = plus('kotoba-swordsman');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(text(one(`#${refused.getAttribute('aria-describedby')}`))).toContain(voice().sim('guild.kotoba'));
    expect(cited(row('kotoba-swordsman'))).toEqual(['deck.no-mixed-guilds']);
    refused.click();
    expect([chosen().length, refused.getAttribute('aria-expanded')]).toEqual([1, 'true']);
    expect(spoken()).toContain(nameOf('kotoba-swordsman'));
    one<HTMLButtonElement>('.deck-why .button', row('kotoba-swordsman')).click();
    expect(chosen()).toHaveLength(2);
    expect(document.activeElement).toBe(plus('kotoba-swordsman'));
    expect(cited(one('.deck-reasons'))).toContain('deck.no-mixed-guilds');
  });

  test('a guild card waits for its character', () => {
    mount();
    expect(text(row('kotoba-vow'))).toContain(voice().sim('not-yet'));
    expect(plus('kotoba-vow').getAttribute('aria-disabled')).toBe('false');
    plus('kotoba-smith').click();
    expect(every('.deck-why', row('kotoba-vow'))).toEqual([]);
    expect(cited(row('noz-discipline'))).toEqual(['deck.no-foreign-guild-cards']);
  });

  test('that a deck is full is said when one asks for more', () => {
    mount();
    starts()[1]?.click();
    expect(every('.deck-why', row('steady-mind'))).toEqual([]);
    plus('steady-mind').click();
    expect(cited(row('steady-mind'))).toEqual(['deck.twenty-cards']);
  });

  test('the filter shows what it is asked for, and its number is heard', () => {
    mount();
    const [guild, kind] = every('.deck-filter select') as HTMLSelectElement[];
    const choose = (select: HTMLSelectElement | undefined, value: string) => {
      if (!select) return expect.fail('no field');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(guild, 'zil');
    choose(kind, 'spell');
    expect(every('.deck-cards > li').map((each) => text(one('.card-name', each)))).toEqual([nameOf('shadow-grasp')]);
    expect(spoken()).toBe(voice().sim('filter.count', { n: 1 }));
    choose(kind, '');
    choose(guild, 'none');
    expect(every('.deck-cards > li').length).toBe(data().cards.filter(({ guilds }) => guilds.length === 0).length);
  });
});

describe('the decks to start from', () => {
  test.each(decks.map((deck, at) => [deck.name, at] as const))('%s is legal', (_, at) => {
    mount();
    starts()[at + 1]?.click();
    expect(verdict()).toBe(voice().sim('verdict.legal'));
    expect(window.location.hash).toBe(`#${hashOf(decks[at] as StartingDeck)}`);
    expect(document.activeElement).toBe(one('#deck-heading'));
  });

  test.each(puzzles.map((puzzle, at) => [at, puzzle.name] as const))('list %i is asked before it is answered: %s', (at, code) => {
    mount();
    lists()[at]?.click();
    expect(verdict()).toBe(voice().sim('verdict.hidden'));
    // nothing gives it away
    expect(cited()).toEqual([]);
    expect(every('.is-refused')).toEqual([]);
    const options = every('.sim-options input') as HTMLInputElement[];
    const right = options.find(({ value }) => value === code) ?? expect.fail('the right answer is not among the options');
    expect(options.length).toBe(4);
    right.click();
    one<HTMLButtonElement>('.sim-options .button').click();
    expect(text(one('.sim-predict > .sim-reason'))).toContain(voice().sim('right'));
    const { reasons } = checkDeck(
      data().cards.filter(({ id }) => puzzles[at]?.characters.includes(id)),
      data().cards.flatMap((card) => ({ card, n: puzzles[at]?.cards[card.id] ?? 0 })),
    );
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(cited(one('.deck-reasons'))).toEqual(reasons.map(({ rule }) => rule));
    // answered once, it stays answered
    lists()[(at + 1) % puzzles.length]?.click();
    lists()[at]?.click();
    expect(verdict()).not.toBe(voice().sim('verdict.hidden'));
  });
});

describe.each(langs)('in %s', (lang) => {
  test('every reason of the check is told in words, with the link of its rule', () => {
    const told = voice(lang);
    const { words, rules } = data(lang);
    const keys = Object.keys(words).filter((key) => key.startsWith('because.'));
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) {
      const rule = key === 'because.mercenary-with-nehantist' ? 'beyond.deck.affiliation-extras' : key.slice('because.'.length);
      expect(rules[rule], rule).toBeTruthy();
      const code = key === 'because.mercenary-with-nehantist' ? 'deck/mercenary-with-nehantist' : 'deck/mixed-guilds';
      const said = plain(because({ rule, code, cards: ['brace'], n: 4, limit: 3, guilds: ['zil'] }, told));
      expect(said).not.toMatch(/[⟨⟩{}]|undefined/);
    }
  });
  test('nothing on the page lacks its words', () => {
    mount(lang);
    starts()[3]?.click();
    lists()[0]?.click();
    one<HTMLButtonElement>('.sim-options .button').click();
    spoken();
    expect(host.textContent).not.toMatch(/[⟨⟩{}]|undefined/);
    for (const each of every('[aria-label]')) expect(each.getAttribute('aria-label')).not.toMatch(/[⟨⟩{}]|undefined/);
    for (const { name, facts, text: words } of data(lang).cards)
      expect(`${name} ${facts} ${words}`).not.toMatch(/[⟨⟩{}]|undefined/);
  });
  test('the same address opens the same deck', () => {
    const [deck] = decks as [StartingDeck];
    window.history.replaceState(null, '', `/#${hashOf(deck)}`);
    mount(lang);
    expect(every('.deck-chosen .card-name').map(text).sort()).toEqual(
      [...deck.characters, ...Object.keys(deck.cards)].map((id) => nameOf(id, lang)).sort(),
    );
    expect(every('.sim-notice')).toEqual([]);
  });
});

describe('an address', () => {
  test('opened while the page stands is gone to', () => {
    mount();
    window.history.replaceState(null, '', `/#${hashOf(decks[2] as StartingDeck)}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(verdict()).toBe(voice().sim('verdict.legal'));
  });
  test('that broke opens its sound part and says in a sentence where', () => {
    const whole = hashOf(decks[0] as StartingDeck);
    window.history.replaceState(null, '', `/#${whole.replace('iron-plate', 'iron-plated')}`);
    mount();
    expect(text(one('.sim-notice'))).toContain('iron-plated');
    expect(every('.deck-chosen .card-name').length).toBeGreaterThan(3);
    // the reader goes on: what was said of the address is of no more use
    plus('brace').click();
    expect(every('.sim-notice')).toEqual([]);
  });
  test('of a puzzle asks', () => {
    window.history.replaceState(null, '', `/#${hashOf(puzzles[0] as StartingDeck)}`);
    mount();
    expect(verdict()).toBe(voice().sim('verdict.hidden'));
  });
  test('that is hostile leaves the page as it is, and no mark-up', () => {
    const head = `1/${data().ruleset}/deck/`;
    mount();
    for (const attack of hostile.filter(({ length }, at) => length < 10_000 && at % 3 === 0)) {
      window.history.replaceState(null, '', `/#${head}${encodeURI(attack.replaceAll(/[\ud800-\udfff]/g, ''))}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      expect(host.querySelector('script, img, svg:not(.icon)')).toBeNull();
      expect(every('.sim-notice')).toHaveLength(1);
    }
  });
});

describe('copying', () => {
  test('gives this very deck in four forms', async () => {
    const taken: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (copied: string) => void taken.push(copied) },
    });
    mount();
    starts()[1]?.click();
    for (const button of every('.sim-copy .button')) {
      button.click();
      await vi.advanceTimersByTimeAsync(400);
    }
    const url = `${window.location.origin}/d/eredan/#${hashOf(decks[0] as StartingDeck)}`;
    expect(taken[0]).toBe(url);
    expect(taken[1]).toMatch(/^\[.+\]\(.+\)$/);
    expect(taken[2]).toMatch(/^\[url=.+\].+\[\/url\]$/);
    expect(taken[3]?.split('\n')).toEqual(
      expect.arrayContaining([url, `2 × ${nameOf('iron-plate')}`, voice().sim('verdict.legal')]),
    );
  });
  test('does not answer what is asked', async () => {
    const taken: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (copied: string) => void taken.push(copied) },
    });
    mount();
    lists()[0]?.click();
    every('.sim-copy .button').at(-1)?.click();
    await vi.advanceTimersByTimeAsync(400);
    expect(taken[0]).not.toContain('§');
  });
});
