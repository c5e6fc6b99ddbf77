/** The words of a game's simulations. The server draws pages of every language; a page waits for its own before it wakes. */
import type { Words } from '../i18n/say.ts';

type Loaders = Readonly<Record<string, () => Promise<Words>>>;

/** All languages where pages are drawn, the page's own in a browser. */
export async function wordsFrom(loaders: Loaders): Promise<Readonly<Record<string, Words>>> {
  const needed = import.meta.env.SSR ? Object.keys(loaders) : [document.documentElement.lang];
  const load = async (lang: string): Promise<readonly [string, Words]> => {
    const loader = loaders[lang] ?? Object.values(loaders)[0];
    if (!loader) throw new Error('no words in any language');
    return [lang, await loader()];
  };
  return Object.fromEntries(await Promise.all(needed.map(load)));
}
