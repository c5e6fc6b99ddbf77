/**
 * Writes what the search needs into the built site: `npx node src/search/build.ts [folder]`, dist by default.
 * One Pagefind bundle a language (/pagefind/<lang>/), because a bundle has one stemmer; the glossary, shared by all
 * (/search/glossary.json); the texts of each chapter (/search/<lang>/<game>.<chapter>.json), to show a result in another language.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { minify } from 'vite';
import { root } from '../i18n/load.ts';
import { langs } from '../i18n/locales.ts';
import { fold, stem, straight, unsigned, wordsOf } from './fold.ts';
import type { Entry } from './glossary.ts';
import type { Fragment } from './rank.ts';
import { entries, type RuleRecord, records, texts } from './records.ts';
import { tellingOf } from './stop-words.ts';
import { BETWEEN } from './text.ts';

/** Files of Pagefind’s own pages, its worker and a stemmer for no language. */
const unneeded = /^pagefind-(?:.*ui|.*component.*|highlight|worker)\b.*\.(?:js|css)$|^wasm\.unknown\./;

const checked = <T extends { readonly errors: readonly string[] }>(answer: T): T => {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
};

/** What is indexed of a text: the words that tell rules apart. */
const indexed = (text: string): string =>
  tellingOf(wordsOf(straight(text)))
    .map((word) => unsigned(word.text))
    .join(' ');

/** `damage.prevention-order`: its words one by one, as a question that holds it whole is read. */
const indexedId = (id: string): string => [...new Set(id.split(/[.-]/))].join(' ');

/** Pagefind's answer for one rule, as the page reads it. */
const readOf = (record: RuleRecord): Fragment => ({
  url: record.url,
  content: record.text,
  meta: {
    title: straight(record.title),
    rule: record.rule,
    place: record.place,
    card: record.cards.join(BETWEEN),
    named: record.named,
  },
});

const hash = (record: RuleRecord): string =>
  createHash('sha256')
    .update(JSON.stringify(readOf(record)))
    .digest('hex')
    .slice(0, 8);

/** A fragment begins with this, so that a server that unpacked it is noticed. */
const MARK = 'pagefind_dcd';

/** Pagefind keeps what it indexed; a reader reads the whole rule. */
function writeFragments(bundle: string, own: readonly RuleRecord[]): void {
  const byUrl = new Map(own.map((record) => [record.url, record]));
  for (const name of readdirSync(join(bundle, 'fragment'))) {
    const file = join(bundle, 'fragment', name);
    const held = gunzipSync(readFileSync(file)).toString();
    const fragment = JSON.parse(held.slice(MARK.length)) as Fragment;
    const record = byUrl.get(fragment.url);
    if (!held.startsWith(MARK) || !record) throw new Error(`Pagefind: an unknown fragment, ${file}`);
    writeFileSync(file, gzipSync(`${MARK}${JSON.stringify({ ...fragment, filters: {}, ...readOf(record) })}`, { level: 9 }));
  }
}

/** Pagefind's script comes with its long names; it is part of what a first search waits for. */
async function shorten(script: string): Promise<void> {
  const { code, errors } = await minify(script, readFileSync(script, 'utf8'), { module: true });
  if (errors.length > 0) throw new Error(`${script} cannot be made shorter: ${errors[0]?.message}`);
  writeFileSync(script, code);
}

export async function buildSearch(folder: string): Promise<readonly RuleRecord[]> {
  const terms = entries();
  const all = records();
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(value));
  };
  for (const lang of langs) {
    const own = all.filter((record) => record.lang === lang);
    const bundle = join(folder, 'pagefind', lang);
    rmSync(bundle, { recursive: true, force: true });
    const { index } = checked(await pagefind.createIndex({ forceLanguage: lang }));
    if (!index) throw new Error(`Pagefind: no index for ${lang}`);
    for (const record of own) {
      checked(
        await index.addCustomRecord({
          url: record.url,
          content: indexed(record.text),
          language: lang,
          meta: {
            title: indexed(record.title),
            chapter: indexed(record.chapter),
            rule: indexedId(record.rule.slice(record.game.length + 1)),
            named: record.named,
          },
          // Files are named after what is in them: an article that changes has to change the name as well.
          filters: { card: [...record.cards], about: [record.about], text: [hash(record)] },
        }),
      );
    }
    checked(await index.writeFiles({ outputPath: bundle }));
    writeFragments(bundle, own);
    await shorten(join(bundle, 'pagefind.js'));
    for (const name of readdirSync(bundle)) if (unneeded.test(name)) rmSync(join(bundle, name));
    for (const [file, rules] of texts(lang)) write(`search/${lang}/${file}.json`, rules);
  }
  await pagefind.close();
  write('search/glossary.json', {
    records: Object.fromEntries(langs.map((lang) => [lang, all.filter((record) => record.lang === lang).length])),
    entries: terms.map(lean),
  });
  return all;
}

/** Forms that a query is not told apart by are one: by capitals and accents, and of a term by its endings; the first is printed. */
function lean({ forms, ...entry }: Entry): Entry {
  const same = (form: string): string =>
    entry.card || entry.plain
      ? fold(form)
      : wordsOf(form)
          .map(({ key }) => stem(key))
          .join(' ');
  // A card's English name goes without saying: see glossaryOf.
  const isSent = (lang: string, form: string) => Boolean(entry.card) && lang !== 'en' && Boolean(forms['en']?.includes(form));
  const own = Object.entries(forms).map(([lang, list]): [string, string[]] => [
    lang,
    list.filter((form, index) => !isSent(lang, form) && list.findIndex((each) => same(each) === same(form)) === index),
  ]);
  return { ...entry, forms: Object.fromEntries(own.filter(([, list]) => list.length > 0)) };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'dist'));
  const all = await buildSearch(folder);
  process.stdout.write(`Search: ${all.length / langs.length} rules in ${langs.length} languages\n`);
}
