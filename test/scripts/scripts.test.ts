import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countOf } from '../../scripts/count.ts';
import { answer, serve } from '../../scripts/serve.mjs';
import { findChromium } from '../support/browser.ts';

describe('counting tests', () => {
  const report = (...files: [status: string, ...tests: string[]][]) =>
    JSON.stringify({
      testResults: files.map(([status, ...tests]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) })),
    });

  test.each([
    ['passed and failed ones', report(['failed', 'passed', 'failed'], ['passed', 'passed']), false, 2, 1],
    ['skipped ones count as neither', report(['passed', 'passed', 'pending']), true, 1, 0],
    ['a file that broke before its first test is a failure', report(['failed'], ['passed', 'passed']), false, 1, 1],
    ['so is a bad end without a failed test', report(['passed', 'passed']), false, 1, 1],
    ['and a run without a report', undefined, false, 0, 1],
  ])('%s', (_why, text, exitedWell, passed, failed) => {
    expect(countOf(text, exitedWell)).toEqual({ passed, failed });
  });
});

describe('serving the built site', () => {
  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'regula-serve-'));
    for (const folder of ['fr/vtes', 'fr/404', 'es']) mkdirSync(join(dir, folder), { recursive: true });
    for (const file of [
      'index.html',
      '404.html',
      'fr/index.html',
      'fr/vtes/index.html',
      'fr/404/index.html',
      'es/404.html',
      'a.wasm',
    ]) {
      writeFileSync(join(dir, file), file);
    }
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test.each([
    ['/', 200, 'index.html'],
    ['/fr/vtes/', 200, 'fr/vtes/index.html'],
    ['/a.wasm?x', 200, 'a.wasm'],
    ['/fr/nothing/', 404, 'fr/404/index.html'],
    ['/es/nothing', 404, 'es/404.html'],
    ['/it/nothing/', 404, '404.html'],
    ['/../../etc/passwd', 404, '404.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, '404.html'],
    ['/%E0%A4%A', 404, '404.html'],
    ['/%00', 404, '404.html'],
  ])('%s', (url, status, file) => {
    expect(answer(dir, url)).toEqual({ status, file: join(dir, file) });
  });

  test('an address without its slash is sent to the one with it, on this host', () => {
    expect(answer(dir, '/fr/vtes?q=1')).toEqual({ status: 301, location: '/fr/vtes/?q=1' });
    expect(answer(dir, '//fr/vtes')).toEqual({ status: 301, location: '/fr/vtes/' });
  });

  test('types, methods, and the next port when one is taken', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as { port: number };
    const server = await serve({ dir, port });
    try {
      expect(server.port).toBeGreaterThan(port);
      const wasm = await fetch(`${server.url}/a.wasm`);
      expect([wasm.status, wasm.headers.get('content-type'), await wasm.text()]).toEqual([200, 'application/wasm', 'a.wasm']);
      expect(wasm.headers.has('content-security-policy')).toBe(false);
      expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(405);
    } finally {
      await server.close();
      taken.close();
    }
  });
});

describe('finding a browser', () => {
  test('a wrong CHROMIUM is said, not ignored', async () => {
    await expect(findChromium({ CHROMIUM: '/nowhere/chromium' })).rejects.toThrow('/nowhere/chromium');
  });

  test('CHROMIUM comes first', async () => {
    expect(await findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
  });
});
