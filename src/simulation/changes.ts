/** What differs between two tables, by the dotted path of the figure. */
import type { Json } from '../engine/game.ts';

export interface Change {
  readonly path: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Lists are taken as one value: cards move in and out of the middle of a hand. */
export function changesBetween(from: unknown, to: unknown, path = ''): Change[] {
  if (from === to) return [];
  if (isMap(from) && isMap(to))
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
      changesBetween(from[key], to[key], path ? `${path}.${key}` : key),
    );
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  return [{ path, from: from as Json | undefined, to: to as Json | undefined }];
}
