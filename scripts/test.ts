/**
 * Everything that must hold: format, lint, types and tests of the parts, while the site is built beside them; then tests
 * of the content, of the built site, and in a real browser. Each test counts as one, each other check as one; the last line is the sum,
 * `N passed, N failed`, and the exit code is 1 if anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Count, countOf } from './count.ts';

const root = dirname(import.meta.dirname);
const scratch = mkdtempSync(join(tmpdir(), 'regula-test-'));
const total: Record<string, Count> = {};

/** Runs a command to its end. What it writes is shown as it comes, or, of one that runs beside others, as it ends. */
function run(command: string, args: readonly string[], isBesideOthers = false): Promise<boolean> {
  const stdio = isBesideOthers ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, shell: process.platform === 'win32' });
  const written: Buffer[] = [];
  child.stdout?.on('data', (bytes: Buffer) => written.push(bytes));
  child.stderr?.on('data', (bytes: Buffer) => written.push(bytes));
  return new Promise((done) => {
    const end = (isFine: boolean): void => {
      for (const bytes of written) process.stdout.write(bytes);
      done(isFine);
    };
    child.on('error', (error) => {
      written.push(Buffer.from(`${command}: ${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function note(name: string, count: Count): void {
  total[name] = count;
  process.stdout.write(`\n— ${name}: ${count.passed} passed, ${count.failed} failed\n\n`);
}

async function check(name: string, command: string, ...args: string[]): Promise<boolean> {
  const passed = await run(command, args, true);
  note(name, { passed: Number(passed), failed: Number(!passed) });
  return passed;
}

/** One after the other: beside the build, which takes one core, they keep another busy. */
async function checkSources(): Promise<void> {
  await check('format and lint', 'biome', 'ci', '.');
  await check('types of the pages', 'astro', 'check');
  await check('types of the sources', 'tsc', '--noEmit', '-p', '.');
}

async function tests(name: string, projects: readonly string[], isBesideOthers = false): Promise<void> {
  const report = join(scratch, `${name}.json`);
  const options = ['--config', 'test/vitest.config.ts', ...projects.flatMap((project) => ['--project', project])];
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = await run('vitest', ['run', ...options, ...reports], isBesideOthers);
  let text: string | undefined;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    // No report: the runner broke before it could write one, which counts as a failure below.
  }
  note(name, countOf(text, passed));
}

try {
  const beside = async (): Promise<void> => {
    await checkSources();
    await tests('units', ['unit', 'islands'], true);
  };
  const [isBuilt] = await Promise.all([check('build', 'npm', 'run', '-s', 'build'), beside()]);
  await tests('content', ['scenarios', 'content']);
  if (isBuilt) {
    await tests('built site', ['site']);
    await tests('browser', ['browser', 'speed']);
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
