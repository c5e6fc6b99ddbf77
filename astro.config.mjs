import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { generateHydrationScript } from 'solid-js/web';
import { words } from './src/i18n/words-plugin.ts';
import { groups, plainImports } from './src/islands/chunks.ts';
import { drawnAnew } from './src/islands/integration.ts';

// Solid's renderer writes a script into the page itself, where Astro does not see it: without this hash the policy blocks it.
const hydration = generateHydrationScript().replace(/^<script[^>]*>|<\/script>.*$/gs, '');
const hydrationHash = `sha256-${createHash('sha256').update(hydration).digest('base64')}`;

// Languages are the first part of a page's address (src/pages/[lang]); Astro's own i18n would make one of them the
// default and refuse the addresses that have none (/r/, /s/).
export default defineConfig({
  // Only the operator knows the public address; without it canonical and alternate links stay relative to the host.
  site: process.env.SITE,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [mdx(), drawnAnew()],
  markdown: {
    // The authors type their own quotes and dashes, each language its own way.
    processor: satteri({ features: { headingAttributes: true, smartPunctuation: false } }),
    // Highlighting writes style attributes, which the policy forbids.
    syntaxHighlight: false,
  },
  vite: {
    plugins: [words(), plainImports()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: groups(import.meta.dirname) },
            },
          },
        },
      },
    },
    build: {
      rolldownOptions: {
        // Astro marks its MDX modules with a directive of its own; that the bundler does not know it says nothing to us.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  },
  security: {
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'self'", "form-action 'self'"],
      // The search page alone adds 'wasm-unsafe-eval'.
      scriptDirective: { resources: ["'self'"], hashes: [hydrationHash] },
    },
  },
});
