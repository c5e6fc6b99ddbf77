/** `npm start -- [port]`: builds the site and serves it. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

const root = dirname(import.meta.dirname);
const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const served = spawnSync(process.execPath, ['scripts/serve.mjs', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(served.status ?? 0);
