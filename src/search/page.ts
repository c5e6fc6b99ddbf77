/**
 * The search page: asks the index of the reader's language, shows each rule once, opens its text in the other three.
 * Nothing is loaded before the reader turns to the field, or the address brings a question along.
 */
import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { type Entry, type Glossary, glossaryOf } from './glossary.ts';
import { type Piece, piecesOf, typeset } from './highlight.ts';
import { type Answer, type Fragment, type Hit, type Pagefind, ranking, search } from './rank.ts';
import { BETWEEN, type RuleText, textFile } from './text.ts';

interface Opened {
  readonly pagefind: Pagefind;
  readonly glossary: Glossary;
  readonly records: number;
}

/** Results shown at once; each costs a request. */
const SHOWN = 10;
/** A pause in typing, in milliseconds. */
const PAUSE = 200;

const lang = document.documentElement.lang;
const part = <E extends HTMLElement>(name: string, inside: ParentNode = document): E => {
  const element = inside.querySelector<E>(`[data-part="${name}"]`);
  if (!element) throw new Error(`the search page has no part ${name}`);
  return element;
};
const form = part<HTMLFormElement>('form');
const field = part<HTMLInputElement>('field');
const status = part('status');
const list = part<HTMLOListElement>('results');
const more = part<HTMLButtonElement>('more');
const none = part('none');
const cards = part('cards');
const template = part<HTMLTemplateElement>('result');

const words: Readonly<Record<string, CompiledMessage>> = JSON.parse(form.dataset['words'] ?? '{}');
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
const say = (key: string, values: Record<string, string | number> = {}): string => {
  const message = words[key] ?? key;
  return typeof message === 'string' ? message : String(format(message, lang, values, { formatters }));
};
const languageName = new Intl.DisplayNames([lang], { type: 'language' });

/** Kept once it came; a failure is forgotten, so that the next question tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}

/** A browser remembers that a module did not come; under another address it asks again. */
let attempt = 0;
const open = once(async (): Promise<Opened> => {
  const script = `/pagefind/${lang}/pagefind.js${attempt > 0 ? `?again=${attempt}` : ''}`;
  attempt += 1;
  const [pagefind, glossary] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<Pagefind>,
    json<{ records: Record<string, number>; entries: Entry[] }>('/search/glossary.json'),
  ]);
  // A few hundred records are searched in a few milliseconds: a worker would only be one more file to fetch.
  await pagefind.options({ ranking, noWorker: true });
  await pagefind.init();
  return { pagefind, glossary: glossaryOf(glossary.entries), records: glossary.records[lang] ?? 0 };
});

const chapters = new Map<string, () => Promise<Record<string, RuleText>>>();
function textIn(language: string, rule: string): Promise<RuleText | undefined> {
  const file = `/search/${language}/${textFile(rule)}.json`;
  const load = chapters.get(file) ?? once(() => json<Record<string, RuleText>>(file));
  chapters.set(file, load);
  return load().then((rules) => (Object.hasOwn(rules, rule) ? rules[rule] : undefined));
}

/** Only the last question is answered. */
let asking = 0;

async function ask(query: string): Promise<void> {
  asking += 1;
  const own = asking;
  if (query === '') {
    show([], '');
    return;
  }
  const slow = setTimeout(() => own === asking && show(undefined, say('search.working')), 400);
  try {
    const opened = await open();
    const answer = await search(query, lang, opened);
    const fragments = await fragmentsOf(answer.hits.slice(0, SHOWN));
    if (own !== asking) return;
    clearTimeout(slow);
    list.replaceChildren(...fragments.map((fragment) => resultOf(fragment, answer, opened.glossary)));
    tell(answer);
    offerCards(answer);
    offerMore(answer, SHOWN, opened.glossary);
  } catch {
    if (own === asking) show([], say('search.failed'));
  } finally {
    clearTimeout(slow);
  }
}

const fragmentsOf = (hits: readonly Hit[]): Promise<Fragment[]> => Promise.all(hits.map((hit) => hit.data()));

/** A sentence instead of an answer; `undefined` leaves the results where they are. */
function show(results: readonly [] | undefined, sentence: string): void {
  if (results) {
    list.replaceChildren();
    more.hidden = true;
    none.hidden = true;
    cards.hidden = true;
  }
  status.textContent = sentence;
}

/** Cards that the question names have pages of their own, with their rulings: they stand above the rules. */
function offerCards({ groups }: Answer): void {
  const named = new Map(
    groups.flatMap(({ entries }) => entries.flatMap((entry) => (entry.page ? [[entry.page, entry] as const] : []))),
  );
  cards.hidden = named.size === 0;
  cards.querySelector('ul')?.replaceChildren(
    ...[...named].map(([page, { forms }]) => {
      const [game = '', id = ''] = page.split('.');
      const item = document.createElement('li');
      const link = document.createElement('a');
      const name = document.createElement('i');
      // the page writes what an address looks like, so that its maker does not travel
      link.href = (cards.dataset['address'] ?? '').replace('GAME', game).replace('CARD', id);
      name.className = 'card-name';
      name.lang = 'en';
      name.textContent = forms['en']?.[0] ?? id;
      link.append(name);
      item.append(link);
      return item;
    }),
  );
}

function tell({ hits, added }: Answer): void {
  none.hidden = hits.length > 0;
  const count = document.createElement('b');
  count.textContent = say('search.count', { n: hits.length });
  const parts = added.flatMap(({ term, typed, from }, index): (string | Node)[] => {
    const word = document.createElement('i');
    word.textContent = term;
    const source = from === lang ? typed : say('search.from', { language: languageName.of(from) ?? from, typed });
    return [index === 0 ? ' ' : ', ', word, ` (${source})`];
  });
  status.replaceChildren(count, ...(parts.length > 0 ? [`, ${say('search.added')}`, ...parts] : []), '.');
}

function offerMore(answer: Answer, from: number, glossary: Glossary): void {
  const left = answer.hits.length - from;
  more.hidden = left <= 0;
  if (left <= 0) return;
  const next = Math.min(SHOWN, left);
  more.textContent = say('search.more', { n: next });
  const own = asking;
  more.onclick = async () => {
    const fragments = await fragmentsOf(answer.hits.slice(from, from + next)).catch(() => undefined);
    if (own !== asking) return;
    if (!fragments) {
      status.textContent = say('search.failed');
      return;
    }
    const results = fragments.map((fragment) => resultOf(fragment, answer, glossary));
    list.append(...results);
    offerMore(answer, from + next, glossary);
    results[0]?.querySelector<HTMLElement>('[data-part="title"]')?.focus();
  };
}

function write(into: Element, pieces: readonly Piece[]): void {
  into.replaceChildren(
    ...pieces.map(({ text, found, card }) => {
      const node = card ? document.createElement('i') : document.createTextNode(text);
      if (node instanceof HTMLElement) {
        node.className = 'card-name';
        node.lang = 'en';
        node.textContent = text;
      }
      if (!found) return node;
      const mark = document.createElement('mark');
      mark.append(node);
      return mark;
    }),
  );
}

function resultOf({ url, content, meta }: Fragment, answer: Answer, glossary: Glossary): HTMLElement {
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const rule = meta['rule'] ?? '';
  const [game = '', ...id] = rule.split('.');
  const result = part('item', copy);
  result.classList.add(`game-${game}`);
  part('place', copy).textContent = typeset(meta['place'] ?? '', lang);
  const cite = part<HTMLAnchorElement>('cite', copy);
  cite.href = `/r/${rule}/`;
  part('id', cite).textContent = id.join('.');
  const title = part<HTMLAnchorElement>('title', copy);
  title.href = url;
  title.textContent = typeset(meta['title'] ?? '', lang);
  const cards = (meta['card'] ?? '').split(BETWEEN).filter(Boolean);
  write(part('text', copy), piecesOf(content, cards, lang, answer.telling, glossary));

  for (const button of copy.querySelectorAll<HTMLButtonElement>('button[data-lang]')) {
    const language = button.dataset['lang'] ?? '';
    const box = copy.querySelector<HTMLElement>(`[data-part="other"][lang="${language}"]`);
    if (!box) continue;
    box.id = `other-${rule}-${language}`;
    button.setAttribute('aria-controls', box.id);
    const read = part<HTMLAnchorElement>('read', box);
    read.href = url.replace(`/${lang}/`, `/${language}/`);
    button.addEventListener('click', async () => {
      const opens = button.getAttribute('aria-expanded') !== 'true';
      button.setAttribute('aria-expanded', String(opens));
      if (opens) {
        const text = part('other-text', box);
        const found = await textIn(language, rule).catch(() => undefined);
        // Without the text there is still the way to it.
        write(text, found ? piecesOf(found.text, found.cards, language, answer.telling, glossary) : []);
        text.hidden = !found;
      }
      box.hidden = button.getAttribute('aria-expanded') !== 'true';
    });
  }
  return result;
}

/** The question is part of the address, and goes along into another language. */
function address(query: string, isNew: boolean): void {
  const at = new URL(location.href);
  if (query) at.searchParams.set('q', query);
  else at.searchParams.delete('q');
  if (at.href !== location.href) history[isNew ? 'pushState' : 'replaceState'](null, '', at);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) link.search = at.search;
}

const asked = (): string => new URLSearchParams(location.search).get('q')?.trim() ?? '';
const typed = (): string => field.value.trim();

let pause = 0;
field.addEventListener('input', () => {
  clearTimeout(pause);
  pause = window.setTimeout(() => {
    address(typed(), false);
    void ask(typed());
  }, PAUSE);
});
field.addEventListener('focus', () => void open().catch(() => {}), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(pause);
  address(typed(), true);
  void ask(typed());
});
addEventListener('popstate', () => {
  field.value = asked();
  address(asked(), false);
  void ask(asked());
});

if (asked()) {
  field.value = asked();
  address(asked(), false);
  void ask(asked());
}
