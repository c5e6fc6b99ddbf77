/** Everything that readers are told, as text: chapters and pages word by word, and every string of the YAML files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxToMdast } from 'satteri';
import { parse } from 'yaml';
import type { Prose } from '../../src/content/passages.ts';
import { games } from '../../src/games/index.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { root } from '../../src/i18n/load.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';

/** Stands where something was taken out of a text that follows other habits: a card's English name, an address. */
export const CARD = '\uFFFC';

/** The words alone. Card names and whatever is set in italics are English, whatever the language around them. */
export const wordsOf = (nodes: readonly Prose[]): string =>
  nodes
    .map((node): string => {
      if (node.name === 'C' || node.type === 'emphasis' || node.type === 'inlineCode') return CARD;
      const own = node.value ?? wordsOf(node.children ?? []);
      return ['paragraph', 'listItem', 'heading', 'mdxJsxFlowElement', 'break'].includes(node.type) ? `${own}\n` : own;
    })
    .join('');

/** Names of the cards in a passage, in their order. */
export const cardsOf = (nodes: readonly Prose[]): string[] =>
  nodes.flatMap((node) =>
    node.name === 'C' ? [(node.children ?? []).map(({ value }) => value ?? '').join('')] : cardsOf(node.children ?? []),
  );

export const countOf = (nodes: readonly Prose[], type: string): number =>
  nodes.reduce((sum, node) => sum + (node.type === type ? 1 : 0) + countOf(node.children ?? [], type), 0);

export interface Told {
  /** File and line, or file and key. */
  readonly where: string;
  readonly text: string;
}

/** Files of a language, from `content/`: `fr/vtes/terms.yaml`. */
export const filesOf = (lang: Lang, ending: string): string[] =>
  readdirSync(join(root, 'content', lang), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${lang}/${name}`)
    .sort();

const read = (file: string): string => readFileSync(join(root, 'content', file), 'utf8');

export const yamlOf = (file: string): unknown => parse(read(file));

/** Strings of a value, each with the dotted path of its key. */
export const stringsOf = (value: unknown, path = ''): { readonly key: string; readonly text: string }[] =>
  typeof value === 'string'
    ? [{ key: path, text: value }]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, path ? `${path}/${key}` : key))
      : [];

const attributesOf = (node: Prose): string[] =>
  (node.attributes ?? []).flatMap(({ name, value }) => (name === 'title' && typeof value === 'string' ? [value] : []));

function proseOf(file: string): Told[] {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(read(file)) ?? [];
  const offset = head.split('\n').length + 2;
  const tree = mdxToMdast(body, { features: { headingAttributes: true, smartPunctuation: false } }) as unknown as Prose;
  const blocks = (nodes: readonly Prose[]): Told[] =>
    nodes.flatMap((node) => {
      const where = `${file}:${offset + (node.position?.start.line ?? 0)}`;
      const titles = attributesOf(node).map((text) => ({ where, text }));
      const isBlock = node.type === 'paragraph' || node.type === 'heading';
      return [...titles, ...(isBlock ? [{ where, text: wordsOf(node.children ?? []) }] : blocks(node.children ?? []))];
    });
  return [...stringsOf(parse(head)).map(({ key, text }) => ({ where: `${file}: ${key}`, text })), ...blocks(tree.children ?? [])];
}

/** Names of cards with a sign in them: they stand as they are in titles, which hold no card element. */
const signed = Object.keys(games)
  .flatMap((game) => Object.values(cardNames(game)))
  .filter((name) => /[^\p{L}\d -]/u.test(name))
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // the longer name first, where one begins like another
  .sort((a, b) => b.length - a.length);
/** English names that stand in the prose as they are, of cards and of games. */
const NAMES = new RegExp(
  `${signed.map((name) => `${name}|`).join('')}Vampire: The (?:Eternal Struggle|Masquerade(?: – Rivals)?)|S:CE|V:TES|https?:\\/\\/\\S+`,
  'g',
);
/** `*Majesty*` in a YAML file sets a card's name. */
const masked = (text: string): string => text.replace(/\*[^*]+\*/g, CARD).replace(NAMES, CARD);

/** Keys that hold words to find things by, or names in English, rather than prose. */
const isProse = (file: string, key: string): boolean =>
  !/(^|\/)(english|id)$/.test(key) && !(file.endsWith('terms.yaml') && /\/also\/\d+$/.test(key));

export const toldIn = (lang: Lang): Told[] =>
  [
    ...filesOf(lang, '.mdx').flatMap(proseOf),
    ...filesOf(lang, '.yaml').flatMap((file) =>
      stringsOf(yamlOf(file))
        .filter(
          ({ key, text }) => isProse(file, key) && !(file.endsWith('terms.yaml') && key.endsWith('/term') && isEnglish(text)),
        )
        .map(({ key, text }) => ({ where: `${file}: ${key}`, text })),
    ),
  ].map(({ where, text }) => ({ where, text: masked(text) }));

/** A term that reads the same in several languages is a name: of a card, of a game. */
const isEnglish = (term: string): boolean => (termsAnywhere().get(term) ?? 0) > 1;
let known: Map<string, number> | undefined;
function termsAnywhere(): ReadonlyMap<string, number> {
  if (known) return known;
  known = new Map();
  for (const lang of langs)
    for (const file of filesOf(lang, 'terms.yaml'))
      for (const { key, text } of stringsOf(yamlOf(file))) if (key.endsWith('/term')) known.set(text, (known.get(text) ?? 0) + 1);
  return known;
}
