/**
 * How a fact becomes a sentence, in a page. The messages are ICU, made ready at build time (`pack.ts`), so that no
 * parser travels. A sentence is a list of runs: plain text, and card names, which are English wherever they stand.
 *
 * In a message, `{card}` prints the name of the card whose id the fact carries, and `{card, select, some_effect {…} …}`
 * chooses by that id, its hyphens written as underscores. An author may also write `*Majesty*`.
 */
import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

export type Message = CompiledMessage;
export type Messages = Readonly<Record<string, Message>>;

/** All words of one language that a game's simulations need. Plain JSON. */
export interface Words {
  readonly lang: string;
  readonly game: string;
  /** `sim.yaml`: the words of the simulation itself. */
  readonly sim: Messages;
  /** Sentence by type of fact. */
  readonly events: Messages;
  /** Reason by rule. */
  readonly refusals: Messages;
  /** Name by path or key of a state. */
  readonly states: Readonly<Record<string, string>>;
  /** English name by id. */
  readonly cards: Readonly<Record<string, string>>;
}

export interface Run {
  readonly text: string;
  /** The name of a card, in English. */
  readonly card?: true;
}
export type Sentence = readonly Run[];

export type Params = Readonly<Record<string, unknown>>;

export interface Voice {
  readonly words: Words;
  /** A word or sentence of the simulation, as text. */
  sim(key: string, params?: Params): string;
  /** The same with its card names. */
  simSentence(key: string, params?: Params): Sentence;
  /** The same as text, card names between asterisks. */
  marked(key: string, params?: Params): string;
  has(key: string): boolean;
  /** A fact. */
  event(event: { readonly type: string } & Params): Sentence;
  /** Why the rule forbids it. */
  refusal(rule: string): Sentence;
  /** The name of a state, by its path or its last key. */
  state(path: string): string;
  card(id: string): string;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => figures(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => pluralRules(...args),
};
/**
 * The figures of a table are small whole numbers, written alike in our four languages. A browser's own format takes
 * some 20 ms to make, which a reader would wait for at the first step.
 */
const figures = (...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat =>
  ({
    format: (n: number) =>
      args[1] === undefined && Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : new Intl.NumberFormat(...args).format(n),
  }) as Intl.NumberFormat;
const rules = new Map<string, Intl.PluralRules>();
function pluralRules(...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>): Intl.PluralRules {
  const key = `${locale} ${options?.type ?? 'cardinal'}`;
  const known = rules.get(key) ?? new Intl.PluralRules(locale, options);
  rules.set(key, known);
  return known;
}

const own = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export function voiceOf(words: Words): Voice {
  // made before anybody waits for a sentence
  pluralRules(words.lang);
  /** By the id of a card, or of a further copy of it in play: `vagrant-2`. */
  const nameOf = (id: string): string | undefined => {
    const [, first = '', n] = /^(.+)-(\d+)$/.exec(id) ?? [];
    const copied = own(words.cards, first);
    return own(words.cards, id) ?? (copied && `${copied} ${n}`);
  };
  const card = (id: string): string => nameOf(id) ?? id;
  /** Text with `*card names*`. A key or a parameter that is missing shows itself, so that a test and an eye find it. */
  const write = (messages: Messages, key: string, params: Params = {}): string => {
    const message = own(messages, key);
    if (message === undefined) return `⟨${key}⟩`;
    if (typeof message === 'string') return message;
    return String(format(message, words.lang, valuesOf(params), { formatters }));
  };
  const valuesOf = (params: Params): Record<string, string | number | boolean> =>
    new Proxy<Record<string, string | number | boolean>>(
      {},
      {
        has: () => true,
        get(_, key) {
          const name = String(key);
          return name.endsWith('?')
            ? idOf(params[name.slice(0, -1)])
            : (params[name] ?? undefined) === undefined
              ? `⟨${name}⟩`
              : textOf(params[name]);
        },
      },
    );
  const textOf = (value: unknown): string | number | boolean => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') {
      // what stands for a card without being one has a word of the table's
      const word = own(words.sim, `card.${value}`);
      return nameOf(value) !== undefined ? `*${card(value)}*` : typeof word === 'string' ? word : value;
    }
    if (Array.isArray(value)) return value.map(textOf).join(', ');
    return String(value);
  };
  return {
    words,
    sim: (key, params) => plain(runsOf(write(words.sim, key, params))),
    simSentence: (key, params) => runsOf(write(words.sim, key, params)),
    marked: (key, params) => write(words.sim, key, params),
    has: (key) => Object.hasOwn(words.sim, key),
    event: (event) => runsOf(write(words.events, event.type, event)),
    refusal: (rule) => runsOf(write(words.refusals, rule)),
    state: (path) => own(words.states, path) ?? own(words.states, path.slice(path.lastIndexOf('.') + 1)) ?? path,
    card,
  };
}

/** What a `select` chooses by: ICU allows no hyphen there. Nothing given is `none`. */
const idOf = (value: unknown): string => (value === undefined || value === null ? 'none' : String(value).replaceAll('-', '_'));

/** `A plays *Majesty*.` as runs. */
export const runsOf = (text: string): Sentence =>
  text
    .replaceAll('**', '*')
    .split('*')
    .flatMap((part, index): Run[] => (part === '' ? [] : index % 2 ? [{ text: part, card: true }] : [{ text: part }]));

export const plain = (sentence: Sentence): string => sentence.map((run) => run.text).join('');

/** Sentences (or text) one after the other, with a space or what is given between. Text beside text is one run. */
export function joined(parts: readonly (Sentence | string)[], between = ' '): Sentence {
  const runs: Run[] = [];
  const add = (run: Run): void => {
    const last = runs.at(-1);
    if (last && !last.card && !run.card) runs[runs.length - 1] = { text: last.text + run.text };
    else runs.push(run);
  };
  parts.forEach((part, index) => {
    if (index > 0) add({ text: between });
    for (const run of typeof part === 'string' ? [{ text: part }] : part) add(run);
  });
  return runs.filter((run) => run.text !== '');
}
