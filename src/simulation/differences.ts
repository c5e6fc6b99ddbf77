/** How one plain JSON value differs from another: what a page is told of a table that is mostly like every table. */
import type { Json } from '../engine/game.ts';

/** `['minions.B.blood', 3]`; a path alone: there is nothing. */
export type Change = readonly [path: string, value?: Json];

type Map = { readonly [key: string]: Json };
const isMap = (value: Json | undefined): value is Map => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that make `to` out of `from`, key by key; lists change as a whole. Throws for a key with a dot in it. */
export function differences(from: Json, to: Json, path = ''): Change[] {
  if (!isMap(from) || !isMap(to)) return JSON.stringify(from) === JSON.stringify(to) ? [] : [[path, to]];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key): Change[] => {
    if (key.includes('.')) throw new Error(`expected keys without a dot, found "${key}"`);
    const inner = path === '' ? key : `${path}.${key}`;
    const [before, after] = [from[key], to[key]];
    if (after === undefined) return [[inner]];
    return before === undefined ? [[inner, after]] : differences(before, after, inner);
  });
}

/** `from` with the changes made; nothing of it is changed in place. */
export const changed = <T>(from: T, changes: readonly Change[]): T =>
  changes.reduce<Json>((value, [path, after]) => laid(value, path.split('.'), after), from as Json) as T;

function laid(map: Json, [key = '', ...rest]: readonly string[], value: Json | undefined): Json {
  const known = isMap(map) ? map : {};
  if (rest.length > 0) return { ...known, [key]: laid(known[key] ?? {}, rest, value) };
  const { [key]: _gone, ...others } = known;
  return value === undefined ? others : { ...known, [key]: value };
}
