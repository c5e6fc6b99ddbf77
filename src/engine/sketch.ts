/** Reading a scenario's sketch: each helper takes one key, and says by a `SketchError` what it expected there. */
import { type Json, SketchError } from './game.ts';

export type Fields = { readonly [key: string]: Json };

/** The keys and values under a key; none where it is left out. */
export function fields(drawn: Fields, key: string, path = key): Fields {
  const value = drawn[key] ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SketchError(path, 'expected keys and values');
  return value as Fields;
}

export function only(drawn: Fields, keys: readonly string[], path: string): void {
  for (const key of Object.keys(drawn))
    if (!keys.includes(key)) throw new SketchError(`${path}.${key}`, `expected one of ${keys.join(', ')}`);
}

export function number(drawn: Fields, key: string, path: string, least: number, most: number): number | undefined {
  const value = drawn[key];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new SketchError(path, `expected a whole number from ${least} to ${most}, found ${JSON.stringify(value)}`);
  return value;
}

export function boolean(drawn: Fields, key: string, path: string): boolean | undefined {
  const value = drawn[key];
  if (value !== undefined && typeof value !== 'boolean')
    throw new SketchError(path, `expected true or false, found ${JSON.stringify(value)}`);
  return value;
}

export function text(drawn: Fields, key: string, path: string, among?: readonly string[]): string | undefined {
  const value = drawn[key];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new SketchError(path, `expected a word, found ${JSON.stringify(value)}`);
  if (among && !among.includes(value)) throw new SketchError(path, `expected ${among.join(' or ')}, found "${value}"`);
  return value;
}

/** A list of words; one word alone stands for a list of it. */
export function strings(drawn: Fields, key: string, path: string): string[] {
  const value = drawn[key] ?? [];
  const list = Array.isArray(value) ? value : [value];
  if (!list.every((each) => typeof each === 'string'))
    throw new SketchError(path, `expected a list of words, found ${JSON.stringify(value)}`);
  return [...list] as string[];
}

/** The values of the switches: as asked, else as the edition has them. Throws where one is not known. */
export function switchesOf(
  known: Readonly<Record<string, Readonly<Record<string, boolean>>>>,
  edition: string,
  asked: Readonly<Record<string, boolean>> = {},
): Record<string, boolean> {
  for (const name of Object.keys(asked))
    if (!known[name]) throw new SketchError(`switches.${name}`, `expected one of ${Object.keys(known).join(', ')}`);
  return Object.fromEntries(Object.entries(known).map(([name, by]) => [name, asked[name] ?? by[edition] ?? false]));
}
