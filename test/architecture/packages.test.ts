/** What the project is built from: exact versions, and licences that allow it. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

const own = json('package.json') as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
const lock = json('package-lock.json').packages as Record<string, Locked>;
const direct = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
const packages = Object.entries(lock).filter(([path]) => path !== '');

/** Licences that ask for no more than to be named, or whose copyleft stays within their own files; fonts have theirs. */
const allowed = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 Python-2.0 MPL-2.0 OFL-1.1 LGPL-3.0-or-later EPL-2.0'.split(
    ' ',
  ),
);

/** An SPDX expression: one of the alternatives must be allowed in all its parts. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((alternative) => alternative.split(/ AND /i).every((licence) => allowed.has(licence.trim())));

describe('packages', () => {
  test('are asked for in exact versions, and locked to the same', () => {
    for (const [name, version] of Object.entries(direct)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('come with a checksum', () => {
    expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(packages.length).toBeGreaterThan(Object.keys(direct).length);
  });

  test('have a licence that allows their use', () => {
    expect(isAllowed('EPL-2.0 OR GPL-3.0-or-later')).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false);
    const wrong = packages.filter(([, { license }]) => !license || !isAllowed(license));
    expect(wrong.map(([path, { license }]) => `${path}: ${license ?? 'no licence named'}`)).toEqual([]);
  });
});
