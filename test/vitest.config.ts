import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

/** Everything but the projects that look at content, at the built site or into a browser. */
const unit = ['engine', 'games', 'simulation', 'statechart', 'i18n', 'search', 'architecture', 'scripts'];

/** Every core: left to itself Vitest keeps one back, which on two cores is half the machine. */
const workers = Math.max(2, availableParallelism());

const project = (name: string, include: string[], options: object = {}) => ({
  extends: true as const,
  // machines are noisy: a timing never decides a test
  test: { name, include, environment: 'node', testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: workers, ...options },
});

/** A file that needs a document says so itself: `// @vitest-environment jsdom`. */
export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    projects: [
      project(
        'unit',
        unit.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`),
      ),
      // Solid's plugin asks for every package's browser half, which those that only run in Node do not have.
      { ...project('islands', ['test/islands/**/*.test.{ts,tsx}']), plugins: [solid()] },
      project('scenarios', ['test/scenarios/**/*.test.ts']),
      project('content', ['test/content/**/*.test.ts']),
      // Thousands of pages are read once for all files of a worker.
      project('site', ['test/site/**/*.test.ts'], { isolate: false }),
      project('browser', ['test/browser/**/*.test.ts'], { exclude: ['test/browser/speed.test.ts'] }),
      // What measures a time runs alone, when all else is done.
      project('speed', ['test/browser/speed.test.ts'], { sequence: { groupOrder: 1 }, maxWorkers: 1 }),
    ],
  },
});
