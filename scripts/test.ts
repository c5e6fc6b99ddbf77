/**
 * Everything that must hold, in order: format and lint, types, tests of the sources, the build, tests of the built
 * site, tests in a real browser. Each test counts as one, each other check as one; the last line is the sum,
 * `N passed, N failed`, and the exit code is 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Count, countOf } from './count.ts';

const root = dirname(import.meta.dirname);
const scratch = mkdtempSync(join(tmpdir(), 'regula-test-'));
const total: Record<string, Count> = {};

function run(command: string, args: string[]): boolean {
  const ran = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (ran.error) process.stderr.write(`${command}: ${ran.error.message}\n`);
  return ran.status === 0;
}

function note(name: string, count: Count): void {
  total[name] = count;
  process.stdout.write(`\n— ${name}: ${count.passed} passed, ${count.failed} failed\n\n`);
}

function check(name: string, command: string, ...args: string[]): boolean {
  const passed = run(command, args);
  note(name, { passed: Number(passed), failed: Number(!passed) });
  return passed;
}

function tests(name: string, ...projects: string[]): void {
  const report = join(scratch, `${name}.json`);
  const passed = run('vitest', [
    'run',
    ...['--config', 'test/vitest.config.ts'],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  let text: string | undefined;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    // No report: the runner broke before it could write one, which counts as a failure below.
  }
  note(name, countOf(text, passed));
}

try {
  check('format and lint', 'biome', 'ci', '.');
  check('types of the pages', 'astro', 'check');
  check('types of the sources', 'tsc', '--noEmit', '-p', '.');
  tests('sources', 'unit', 'islands', 'scenarios', 'content');
  if (check('build', 'npm', 'run', '-s', 'build')) {
    tests('built site', 'site');
    tests('browser', 'browser', 'speed');
  } else {
    note('built site (not built)', { passed: 0, failed: 1 });
    note('browser (not built)', { passed: 0, failed: 1 });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const sum = (side: keyof Count) => Object.values(total).reduce((all, count) => all + count[side], 0);
for (const [name, count] of Object.entries(total)) {
  if (count.failed > 0) process.stdout.write(`failed: ${name}\n`);
}
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') > 0 ? 1 : 0);
