/** A real browser over the built site, for tests: finds Chromium, serves dist, keeps what must not happen. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { dist } from './dist.ts';

/** Where Chromium is: CHROMIUM, the system's, the one from npm. Throws one sentence that says how to get one. */
export async function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): Promise<string> {
  const named = env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names a file that does not exist: ${named}`);
  }
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'].find((file) => existsSync(file));
  if (system) return system;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Makes the package use its own copies of the libraries that a bare Debian lacks; it is read at import.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  throw new Error('No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM to the path of one.');
}

export interface Trouble {
  /** Addresses on other hosts that a page asked for. */
  readonly foreign: string[];
  /** Messages of the console at level error, and errors that nobody caught. */
  readonly errors: string[];
  /** What the content security policy blocked: directive and address. */
  readonly violations: string[];
}

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** All that went wrong on any page opened through `open`. */
  readonly trouble: Trouble;
  /** A page at an address of the site (`/fr/vtes/`), recorded. Without an address it is blank, yet recorded. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Opens the built site in a browser. Call `close` in `afterAll`. */
export async function openSite(dir = dist): Promise<Site> {
  if (!existsSync(dir)) throw new Error('The site is not built: npm run build makes dist.');
  const executablePath = await findChromium();
  const server = await serve({ dir });
  // The package's own flags would switch web security off; these two are all that a container needs.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const trouble: Trouble = { foreign: [], errors: [], violations: [] };
  const host = new URL(server.url).host;

  const open = async (path?: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext(options);
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) trouble.foreign.push(request.url());
    });
    context.on('console', (message) => {
      if (message.type() === 'error') trouble.errors.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
    });
    context.on('weberror', (error) => trouble.errors.push(`${error.page()?.url() ?? ''}: ${error.error().message}`));
    await context.exposeBinding('regulaViolation', (_source, text: string) => void trouble.violations.push(text));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { regulaViolation(text: string): void }).regulaViolation;
        report(`${event.effectiveDirective}: ${event.blockedURI} on ${location.pathname}`);
      });
    });
    const page = await context.newPage();
    if (path !== undefined) await page.goto(new URL(path, server.url).href);
    return page;
  };

  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { url: server.url, browser, trouble, open, close };
}
