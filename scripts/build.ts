/** Builds the site into dist. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

const root = dirname(import.meta.dirname);
const run = (command: string, ...args: string[]) => {
  const ran = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
};
run('astro', 'build');
run('node', 'src/search/build.ts');
