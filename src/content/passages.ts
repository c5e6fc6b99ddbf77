/**
 * Chapters as data: sections, the passage of each rule, the simulations between them, read from the MDX files.
 * Chapters, the permanent pages of rules and the search index show the same passage; so it is parsed once, here.
 * Runs in Node alone.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mdxToMdast } from 'satteri';
import { z } from 'zod';
import { ContentError, fresh, parseYaml, root } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

/** A node of a passage: the few kinds that prose here is made of. */
export interface Prose {
  readonly type: string;
  readonly value?: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly ordered?: boolean | null;
  readonly depth?: number;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly data?: { readonly hProperties?: { readonly id?: string } };
  readonly children?: readonly Prose[];
  readonly position?: { readonly start: { readonly line: number } };
}

export interface Difference {
  /** A choice is ours, where nothing public says. */
  readonly kind: 'differs' | 'unverified' | 'choice';
  readonly then: readonly Prose[];
  readonly now: readonly Prose[];
  /** What is said outside Then and Now: what is not known, or why we chose so. */
  readonly body: readonly Prose[];
}

export interface Passage {
  /** Id inside the game: `damage.three-stages`. */
  readonly id: string;
  /** As the chapter writes the id, the anchor in the page: its last part, or all of it where that has a dot. */
  readonly anchor: string;
  readonly title: string;
  readonly section: string;
  /** `7.9`: a convenience for readers, never an address; it shifts when a chapter grows. */
  readonly number: string;
  readonly prose: readonly Prose[];
  readonly difference?: Difference;
}

export interface Chapter {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly order: number;
  readonly revision: number;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly passages: readonly Passage[];
  /** Simulations in the order of the page, each with the rule it stands after. */
  readonly scenarios: readonly { readonly id: string; readonly after?: string }[];
  /** What some say, each with the rule it stands after. */
  readonly sayings: readonly { readonly id: string; readonly after?: string }[];
}

const frontMatter = z.strictObject({
  title: z.string(),
  lead: z.string(),
  order: z.number().int().positive(),
  revision: z.number().int().positive(),
});

const attribute = (node: Prose, name: string): string | undefined => {
  const value = node.attributes?.find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The words alone, as one line: for descriptions and for the search index. */
export const textOf = (nodes: readonly Prose[]): string =>
  nodes
    .map((node) => {
      const own = node.value ?? textOf(node.children ?? []);
      return ['paragraph', 'listItem', 'heading', 'mdxJsxFlowElement', 'break'].includes(node.type) ? `${own} ` : own;
    })
    .join('')
    .replace(/\s+/g, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' '))
    .trim();

/** An element on a line of its own stands alone; inside a line it is wrapped in a paragraph. */
const unwrapped = (node: Prose): readonly Prose[] =>
  node.type === 'paragraph' &&
  node.children?.every((child) => child.type.startsWith('mdxJsx') && /^[A-Z]..+/.test(child.name ?? ''))
    ? node.children
    : [node];

export function parseChapter(file: string, text: string): Chapter {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new ContentError(file, 1, 'a chapter begins with its front matter');
  const matter = parseYaml(file, `\n${head}`, frontMatter);
  const offset = head.split('\n').length + 2;
  const lineOf = (node: Prose): number => offset + (node.position?.start.line ?? 0);
  const slug = file.replace(/^.*\//, '').replace(/\.mdx$/, '');
  const tree = mdxToMdast(body, { features: { headingAttributes: true, smartPunctuation: false } }) as unknown as Prose;

  const sections: { id: string; title: string }[] = [];
  const passages: Passage[] = [];
  const placed: Record<'Scenario' | 'SomeSay', { id: string; after?: string }[]> = { Scenario: [], SomeSay: [] };
  for (const node of (tree.children ?? []).flatMap(unwrapped)) {
    if (node.type === 'heading' && node.depth === 2) {
      const id = node.data?.hProperties?.id;
      if (!id) throw new ContentError(file, lineOf(node), 'a section has an id: ## Heading {#id}');
      sections.push({ id, title: textOf(node.children ?? []) });
    } else if (node.name === 'Rule') {
      const anchor = attribute(node, 'id');
      const title = attribute(node, 'title');
      if (!anchor || !title) throw new ContentError(file, lineOf(node), 'a Rule has an id and a title');
      const children = (node.children ?? []).flatMap(unwrapped);
      const differs = children.filter((child) => child.name === 'Differs');
      passages.push({
        id: anchor.includes('.') ? anchor : `${slug}.${anchor}`,
        anchor,
        title,
        section: sections.at(-1)?.id ?? '',
        number: `${matter.order}.${passages.length + 1}`,
        prose: children.filter((child) => child.name !== 'Differs'),
        ...(differs[0] ? { difference: differenceOf(differs[0]) } : {}),
      });
    } else if (node.name === 'Scenario' || node.name === 'SomeSay') {
      const id = attribute(node, 'id');
      if (!id) throw new ContentError(file, lineOf(node), `a ${node.name} has an id`);
      const after = passages.at(-1)?.id;
      placed[node.name].push(after === undefined ? { id } : { id, after });
    } else if (node.type === 'mdxJsxFlowElement' && node.name !== 'C') {
      throw new ContentError(
        file,
        lineOf(node),
        `${node.name ?? 'an element'} does not stand here: a chapter holds Rule, Scenario and SomeSay`,
      );
    }
  }
  return { slug, ...matter, sections, passages, scenarios: placed.Scenario, sayings: placed.SomeSay };
}

const isKind = (kind: string | undefined): kind is Difference['kind'] => kind === 'unverified' || kind === 'choice';

function differenceOf(node: Prose): Difference {
  const kind = attribute(node, 'kind');
  const children = (node.children ?? []).flatMap(unwrapped);
  const inside = (name: string) => children.find((child) => child.name === name)?.children ?? [];
  return {
    kind: isKind(kind) ? kind : 'differs',
    then: inside('Then'),
    now: inside('Now'),
    body: children.filter((child) => child.name !== 'Then' && child.name !== 'Now'),
  };
}

const read = new Map<string, { stamp: number; chapter: Chapter }>();

/** The chapters of a game in a language, in their order. */
export const chapters = (lang: Lang, game: string): readonly Chapter[] =>
  fresh(`chapters ${lang} ${game}`, () => readChapters(lang, game));

function readChapters(lang: Lang, game: string): readonly Chapter[] {
  const folder = `content/${lang}/${game}/rules`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = `${folder}/${name}`;
      const stamp = statSync(join(root, file)).mtimeMs;
      const known = read.get(file);
      if (known?.stamp === stamp) return known.chapter;
      const chapter = parseChapter(file, readFileSync(join(root, file), 'utf8'));
      read.set(file, { stamp, chapter });
      return chapter;
    })
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}

export const chapter = (lang: Lang, game: string, slug: string): Chapter | undefined =>
  chapters(lang, game).find((each) => each.slug === slug);

export const passage = (lang: Lang, game: string, rule: string): Passage | undefined =>
  fresh(
    `passages ${lang} ${game}`,
    () => new Map(chapters(lang, game).flatMap(({ passages }) => passages.map((each) => [each.id, each] as const))),
  ).get(rule);
