/** Values that may depend on the setting of the parameters. */
import type { Json } from '../engine/game.ts';
import { calculate } from './formula.ts';
import type { Condition, Expected, Row, Scalar, Setting } from './scenario.ts';

/** The value expected under this setting. Throws `FormulaError` when a formula does not suit the values. */
export function resolved(expected: Expected, setting: Setting): Json {
  if ('value' in expected) return expected.value;
  if ('formula' in expected) return calculate(expected.formula, setting);
  const row = rowFor(expected.rows, setting);
  return row === undefined ? null : resolved(row.result, setting);
}

/** The first row whose conditions all hold. */
export const rowFor = (rows: readonly Row[], setting: Setting): Row | undefined =>
  rows.find((row) => row.when.every((condition) => holds(condition, setting[condition.name])));

function holds({ from, to }: Condition, value: Scalar | undefined): boolean {
  if (typeof value === 'number' && typeof from === 'number' && typeof to === 'number') return from <= value && value <= to;
  return value === from;
}

/** Equal as JSON, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
  );
}
