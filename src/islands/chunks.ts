/**
 * Into which files the script of a simulation goes. What every simulation of a game needs is one file: small ones shrink
 * less, and each is one more to ask for. What only some of them need is a file each, asked for by its own import().
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

const islands = new Map<string, ReadonlySet<string>>();

/** The group of what the island of a game always needs; its style sheets stay with the island itself. */
const common = (game: string, island: string) => ({
  name(id: string, modules: Modules): string | null {
    const needed = islands.get(game) ?? neededBy(island, modules);
    islands.set(game, needed);
    return needed.has(id) && id !== island && !id.endsWith('.css') ? game : null;
  },
});

/** @param root the folder of the project */
export const groups = (root: string) => [
  // other pages ask for these alone: the search for what fills in messages, the inspector for what draws and what its library runs on
  { name: 'format', test: /\/node_modules\/icu-minify\//, priority: 1 },
  { name: 'libraries', test: /\/node_modules\/(solid-js|xstate)\//, priority: 1 },
  common('vtes', `${root}/src/islands/VtesSimulation.tsx`),
];

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
