/**
 * Solid for islands that are drawn anew when they wake. Astro's integration prepares its components for being taken
 * over, by a key on every element and a comment around every value; these would weigh more in a page than all its
 * simulations say.
 */
import solid from '@astrojs/solid-js';
import type { AstroIntegration } from 'astro';
import solidPlugin from 'vite-plugin-solid';

export function drawnAnew(): AstroIntegration {
  const { name, hooks } = solid();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (setup) => {
        setup.addClientDirective({ name: 'wake', entrypoint: './src/islands/client/wake.ts' });
        await hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: './src/islands/client/render.ts' }),
          updateConfig: ({ vite, ...rest }) =>
            setup.updateConfig({
              ...rest,
              vite: {
                ...vite,
                plugins: vite?.plugins?.map((plugin) =>
                  plugin && 'name' in plugin && plugin.name === 'solid'
                    ? solidPlugin({ ssr: true, solid: { hydratable: false } })
                    : plugin,
                ),
              },
            }),
        });
      },
    },
  };
}
