/**
 * Into which files the script of a simulation goes. What every simulation needs is one file, and what every one of a game
 * needs another: small ones shrink less, and each is one more to ask for. What only some of them need is a file each, asked
 * for by its own import().
 */
import type { Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All that a module imports without waiting to be asked. */
function neededBy(id: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set([id]);
  for (const one of needed) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
  return needed;
}

const known = new Map<string, ReadonlySet<string>>();
const needs = (island: string, id: string, modules: Modules): boolean => {
  const needed = known.get(island) ?? neededBy(island, modules);
  known.set(island, needed);
  return needed.has(id);
};

/** What so many of the islands always need, by which they are. A file brings what it needs along, but for what comes before it. */
const common = (islands: Readonly<Record<string, string>>, many: number, priority: number) => ({
  priority,
  name: (id: string, modules: Modules): string | null => {
    // style sheets stay with the islands
    if (id.endsWith('.css') || Object.values(islands).includes(id)) return null;
    const names = Object.keys(islands).filter((name) => needs(islands[name] as string, id, modules));
    if (names.length !== many) return null;
    return many === Object.keys(islands).length ? 'simulation' : names.join('-');
  },
});

/** What an island shares with one of the others, in a file of its own, so that it brings nothing else of them along. */
const shared = (name: string, island: string, others: readonly string[], priority: number) => ({
  priority,
  name: (id: string, modules: Modules): string | null =>
    !id.endsWith('.css') && needs(island, id, modules) && others.some((other) => other !== id && needs(other, id, modules))
      ? name
      : null,
});

/** @param root the folder of the project */
export function groups(root: string) {
  const island = (name: string): string => `${root}/src/islands/${name}.tsx`;
  const games = { vtes: island('VtesSimulation'), rivals: island('RivalsSimulation'), eredan: island('EredanSimulation') };
  return [
    // other pages ask for these alone: the search for what fills in messages, the inspector for what draws and what its library runs on
    { name: 'format', test: /\/node_modules\/icu-minify\//, priority: 3 },
    { name: 'libraries', test: /\/node_modules\/(solid-js|xstate)\//, priority: 3 },
    shared('common', island('Deck'), [games.vtes, games.rivals], 2.5),
    // what decks and matches of one game share is none of the others' business
    shared('building', island('Deck'), [games.eredan], 2.4),
    common(games, 3, 2),
    common(games, 2, 1.5),
    common(games, 1, 1),
  ];
}

/** import() as browsers have it. Vite's own asks for style sheets first, by a script that weighs more than some of our parts. */
export function plainImports(): Plugin {
  return {
    name: 'regula-plain-imports',
    apply: 'build',
    enforce: 'pre',
    // pages made on the server bring their style sheets along anyway
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.isDynamicEntry && !file.isEntry && (file.viteMetadata?.importedCss.size ?? 0) > 0)
          this.error(`${file.fileName} has a style sheet, which an import() does not bring along: let the page import it`);
    },
  };
}
