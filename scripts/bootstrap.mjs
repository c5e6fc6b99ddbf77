/**
 * `node scripts/bootstrap.mjs [file [argument …]]`: installs what is missing, then runs the file with the newest Node
 * at hand. Plain JavaScript without dependencies, because it runs on the host's Node (20.19 or newer) before anything
 * is installed; the file it hands over to runs on the Node that the install brought along (24), or on the host's
 * where there is no binary for the platform.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Below 20.19 npm skips native parts that the build needs, and the build would fail with a message nobody understands. */
const toInstall = [20, 19];
/** TypeScript files run as they are from here on. */
const toRun = [22, 18];

const isAtLeast = (version, [major, minor]) => {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const time = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** npm writes its own lock file at the end of each install; it is missing or old when an install is due. */
const isInstalled = () => {
  const done = time(join(root, 'node_modules', '.package-lock.json'));
  return done > 0 && done >= time(join(root, 'package-lock.json'));
};

function install() {
  process.stderr.write('Installing the packages (once, about a minute)…\n');
  // The path of npm comes from npm itself where it runs us; on Windows `npm` is a script that needs a shell.
  const npm = process.env.npm_execpath;
  const ran = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', ['ci'], { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (ran.status !== 0)
    stop('The packages could not be installed: `npm ci` failed. See its message above; is the registry reachable?');
}

/** The Node that came with the packages, else the host's. */
function newestNode() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) {
    const asked = spawnSync(own, ['--version'], { encoding: 'utf8' });
    if (asked.status === 0 && isAtLeast(asked.stdout.trim(), toRun)) return own;
  }
  if (isAtLeast(process.versions.node, toRun)) return process.execPath;
  return stop(
    `Node ${toRun.join('.')} or newer is needed here: there is no Node 24 package for this platform, and this is ${process.versions.node}.`,
  );
}

if (!isAtLeast(process.versions.node, toInstall)) {
  stop(`Regula needs Node ${toInstall.join('.')} or newer; this is Node ${process.versions.node}.`);
}
if (!isInstalled()) install();

const [file, ...args] = process.argv.slice(2);
if (file) {
  const node = newestNode();
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  // Files are named from the project's root, arguments from where the reader stands.
  const child = spawn(node, [join(root, file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
