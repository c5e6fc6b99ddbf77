/** A built search, opened in Node: Pagefind's own script over files instead of a server. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { glossaryOf } from '../../src/search/glossary.ts';
import { type Answer, type Pagefind, ranking, search } from '../../src/search/rank.ts';

const ofServer = globalThis.fetch;
/** Pagefind fetches what it needs; Node's fetch reads no files. */
globalThis.fetch = async (input, init) => {
  const address = String(input instanceof Request ? input.url : input);
  if (!address.startsWith('file:')) return ofServer(input, init);
  const url = new URL(address);
  url.search = '';
  return new Response(new Uint8Array(await readFile(fileURLToPath(url))));
};

export interface Opened {
  readonly ask: (query: string) => Promise<Answer>;
  /** The rules found, best first. */
  readonly rules: (query: string) => Promise<string[]>;
}

export async function openBundle(folder: string, lang: string): Promise<Opened> {
  const script = pathToFileURL(join(folder, 'pagefind', lang, 'pagefind.js')).href;
  const pagefind: Pagefind = await import(/* @vite-ignore */ script);
  await pagefind.options({ ranking });
  await pagefind.init();
  const { entries, records } = JSON.parse(readFileSync(join(folder, 'search/glossary.json'), 'utf8'));
  const given = { pagefind, glossary: glossaryOf(entries), records: records[lang] };
  const ask = (query: string) => search(query, lang, given);
  return {
    ask,
    rules: async (query) => Promise.all((await ask(query)).hits.map(async (hit) => (await hit.data()).meta['rule'] ?? '')),
  };
}
