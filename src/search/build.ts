/**
 * Writes what the search needs into the built site: `npx node src/search/build.ts [folder]`, dist by default.
 * One Pagefind bundle a language (/pagefind/<lang>/), because a bundle has one stemmer; the glossary, shared by all
 * (/search/glossary.json); the texts of each chapter (/search/<lang>/<game>.<chapter>.json), to show a result in another language.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';
import { root } from '../i18n/load.ts';
import { langs } from '../i18n/locales.ts';
import { fold, straight } from './fold.ts';
import { glossaryOf } from './glossary.ts';
import { entries, type RuleRecord, records, texts } from './records.ts';
import { BETWEEN } from './text.ts';

/** Files of Pagefind’s own pages, its worker and a stemmer for no language. */
const unneeded = /^pagefind-(?:.*ui|.*component.*|highlight|worker)\b.*\.(?:js|css)$|^wasm\.unknown\./;

const checked = <T extends { readonly errors: readonly string[] }>(answer: T): T => {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
};

export const metaOf = (record: RuleRecord): Record<string, string> => ({
  title: straight(record.title),
  rule: record.rule,
  place: record.place,
  card: record.cards.join(BETWEEN),
  alias: record.alias,
  named: record.named,
});

export async function buildSearch(folder: string): Promise<readonly RuleRecord[]> {
  const terms = entries();
  const all = records(glossaryOf(terms));
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
          content: record.text,
          language: lang,
          meta: metaOf(record),
          filters: { card: [...record.cards] },
        }),
      );
    }
    checked(await index.writeFiles({ outputPath: bundle }));
    for (const name of readdirSync(bundle)) if (unneeded.test(name)) rmSync(join(bundle, name));
    for (const [chapter, rules] of texts(lang)) write(`search/${lang}/${chapter}.json`, rules);
  }
  await pagefind.close();
  write('search/glossary.json', {
    records: Object.fromEntries(langs.map((lang) => [lang, all.filter((record) => record.lang === lang).length])),
    entries: terms.map((entry) => ({ ...entry, forms: lean(entry.forms) })),
  });
  return all;
}

/** Forms that differ by capitals and accents alone are one to a reader who types them; the first is printed. */
const lean = (forms: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(forms).map(([lang, list]) => [
      lang,
      list.filter((form, index) => list.findIndex((each) => fold(each) === fold(form)) === index),
    ]),
  );

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'dist'));
  const all = await buildSearch(folder);
  process.stdout.write(`Search: ${all.length / langs.length} rules in ${langs.length} languages\n`);
}
