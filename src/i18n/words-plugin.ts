/**
 * `virtual:words/<game>`: a loader for each language. A page fetches the words of its own language, once for all its
 * simulations and all pages, as JSON: no page carries them in its text, and no browser parses them as a script.
 */
import type { Plugin } from 'vite';
import { cardNames } from './card-names.ts';
import { langs } from './locales.ts';
import { packOf } from './pack.ts';

const PREFIX = 'virtual:words/';
const RESOLVED = `\0${PREFIX}`;

export function words(): Plugin {
  let isBuild = false;
  return {
    name: 'regula-words',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined),
    load(id, options) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const game = id.slice(RESOLVED.length);
      const loaders = langs.map((lang) => {
        const json = JSON.stringify(packOf(lang, game, cardNames(game)));
        // the server and the tests have no address to fetch from
        if (options?.ssr || !isBuild) return `${lang}: async () => JSON.parse(${JSON.stringify(json)})`;
        const file = this.emitFile({ type: 'asset', name: `words-${game}-${lang}.json`, source: json });
        return `${lang}: async () => (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json()`;
      });
      return `export default { ${loaders.join(', ')} };`;
    },
  };
}
