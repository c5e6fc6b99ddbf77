import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { generateHydrationScript } from 'solid-js/web';
import { words } from './src/i18n/words-plugin.ts';
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
    plugins: [words()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What the parts of a simulation share is one file: small ones shrink less, and each is one more to ask for.
              codeSplitting: {
                groups: [
                  // the search page asks for this one alone
                  { name: 'format', test: /node_modules\/icu-minify\//, priority: 1 },
                  {
                    name: 'shared',
                    test: /node_modules\/solid-js\/|src\/(engine|simulation|i18n)\/|src\/islands\/(face|create-simulation|parts\/(Cite|Icon|Sentence))/,
                  },
                ],
              },
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
