/**
 * `virtual:words/<game>`: a loader for each language, so that a page fetches the words of its own language only, once
 * for all its simulations and all pages, and no page carries them in its text.
 */
import type { Plugin } from 'vite';
import { cardNames } from './card-names.ts';
import { langs } from './locales.ts';
import { packOf } from './pack.ts';

const PREFIX = 'virtual:words/';
const RESOLVED = `\0${PREFIX}`;

export const words = (): Plugin => ({
  name: 'regula-words',
  resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined),
  load(id) {
    if (!id.startsWith(RESOLVED)) return undefined;
    const [game = '', lang] = id.slice(RESOLVED.length).split('/');
    if (lang !== undefined)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(packOf(lang, game, cardNames(game))))});`;
    return `export default { ${langs.map((each) => `${each}: () => import('${PREFIX}${game}/${each}')`).join(', ')} };`;
  },
});
