/**
 * A small server for the built site: `node scripts/serve.mjs [port]` (or PORT; default 4321, the next one if taken).
 * It sends no content security policy: every page carries its own in a <meta>, and two would be intersected.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** @param {string} file */
const isFile = (file) => existsSync(file) && statSync(file).isFile();

/**
 * What an address answers with: a file, a redirect to the address with its slash, or the page for a wrong address in
 * the language of its first part.
 * @param {string} dir
 * @param {string} url
 * @returns {{ status: number, file?: string, location?: string }}
 */
export function answer(dir, url) {
  const [address = '/', query] = url.split('?');
  let path;
  try {
    path = decodeURIComponent(address);
  } catch {
    return missing(dir, '/');
  }
  const file = normalize(join(dir, path));
  if (path.includes('\0') || (file !== dir && !file.startsWith(dir + sep))) return missing(dir, '/');
  if (path.endsWith('/')) {
    const index = join(file, 'index.html');
    return isFile(index) ? { status: 200, file: index } : missing(dir, path);
  }
  if (isFile(file)) return { status: 200, file };
  // A leading second slash would make the redirect point at another host.
  if (isFile(join(file, 'index.html'))) {
    return { status: 301, location: `/${address.replace(/^\/+/, '')}/${query === undefined ? '' : `?${query}`}` };
  }
  return missing(dir, path);
}

/**
 * @param {string} dir
 * @param {string} path
 * @returns {{ status: number, file?: string }}
 */
function missing(dir, path) {
  const language = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1];
  const own = language ? [join(dir, language, '404.html'), join(dir, language, '404', 'index.html')] : [];
  const file = [...own, join(dir, '404.html')].find(isFile);
  return file ? { status: 404, file } : { status: 404 };
}

/**
 * Serves a folder until `close` is called.
 * @param {{ dir: string, port?: number, host?: string, tries?: number }} options port 0 takes any free one
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 */
export function serve({ dir, port = 0, host = '127.0.0.1', tries = 20 }) {
  const folder = resolve(dir);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { status, file, location } = answer(folder, request.url ?? '/');
    /** @type {Record<string, string>} */
    const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cache-control': 'no-cache' };
    if (location) headers['location'] = location;
    if (!file) {
      response.writeHead(status, headers).end();
      return;
    }
    headers['content-type'] = types[extname(file)] ?? 'application/octet-stream';
    headers['content-length'] = String(statSync(file).size);
    response.writeHead(status, headers);
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  });
  return new Promise((done, fail) => {
    let left = tries;
    let at = port;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || at === 0 || left-- <= 0) return fail(error);
      server.listen(++at, host);
    });
    server.on('listening', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : at;
      const close = () =>
        /** @type {Promise<void>} */ (
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          })
        );
      done({ port: used, url: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${used}`, close });
    });
    server.listen(at, host);
  });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const dir = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
  const port = Number(process.argv[2] ?? process.env['PORT'] ?? 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    process.stderr.write('The port is a number from 0 to 65535: npm start -- 8080\n');
    process.exit(2);
  }
  if (!existsSync(dir)) {
    process.stderr.write('There is no dist folder to serve: npm run build makes it.\n');
    process.exit(1);
  }
  const { url } = await serve({ dir, port, host: process.env['HOST'] ?? '127.0.0.1' });
  process.stdout.write(`Regula is open at ${url}/ (Ctrl+C closes it)\n`);
}
