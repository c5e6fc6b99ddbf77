/**
 * Formulas over parameters: `min(blood, 4) - 1`, `damage > blood ? 'torpor' : 'ready'`.
 * jsep (small, kept, no eval) parses; only what is named here is calculated, so a formula reaches nothing else.
 */
import jsep from 'jsep';
import type { Scalar, Setting } from './scenario.ts';

const LONGEST = 300;

const binary: Readonly<Record<string, (a: number, b: number) => Scalar>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const calls: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  floor: Math.floor,
  ceil: Math.ceil,
};

type Calculated = (setting: Setting) => Scalar;

/** The formula made ready, or a sentence saying what is wrong with it. `names` are the parameters it may use. */
export function readFormula(text: string, names: readonly string[]): Calculated | string {
  if (text.length > LONGEST) return `expected a formula of at most ${LONGEST} characters, found ${text.length}`;
  try {
    return build(jsep(text), names);
  } catch (error) {
    if (error instanceof FormulaError) return error.message;
    return `expected a formula, found "${text}" (${(error as Error).message})`;
  }
}

/** The value of a formula that `readFormula` has accepted. Throws when the values do not suit it. */
export function calculate(text: string, setting: Setting): Scalar {
  const ready = readFormula(text, Object.keys(setting));
  if (typeof ready === 'string') throw new FormulaError(ready);
  return ready(setting);
}

export class FormulaError extends Error {}

function build(node: jsep.Expression, names: readonly string[]): Calculated {
  const inner = (part: unknown): Calculated => build(part as jsep.Expression, names);
  switch (node.type) {
    case 'Literal': {
      const { value } = node as jsep.Literal;
      if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') break;
      return () => value;
    }
    case 'Identifier': {
      const { name } = node as jsep.Identifier;
      if (!names.includes(name))
        throw new FormulaError(`expected a parameter (${names.join(', ') || 'none declared'}), found "${name}"`);
      return (setting) => setting[name] as Scalar;
    }
    case 'ConditionalExpression': {
      const [test, yes, no] = [inner(node.test), inner(node.consequent), inner(node.alternate)];
      return (setting) => (test(setting) ? yes(setting) : no(setting));
    }
    case 'UnaryExpression': {
      const value = inner(node.argument);
      if (node.operator === '-') return (setting) => -numeric(value(setting));
      if (node.operator === '!') return (setting) => !value(setting);
      break;
    }
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = String(node.operator);
      const [left, right] = [inner(node.left), inner(node.right)];
      if (operator === '&&') return (setting) => left(setting) && right(setting);
      if (operator === '||') return (setting) => left(setting) || right(setting);
      if (operator === '==') return (setting) => left(setting) === right(setting);
      if (operator === '!=') return (setting) => left(setting) !== right(setting);
      const apply = Object.hasOwn(binary, operator) ? binary[operator] : undefined;
      if (apply) return (setting) => apply(numeric(left(setting)), numeric(right(setting)));
      break;
    }
    case 'CallExpression': {
      const { name } = node.callee as jsep.Identifier;
      const apply = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (!apply) break;
      const values = (node.arguments as jsep.Expression[]).map(inner);
      return (setting) => apply(...values.map((value) => numeric(value(setting))));
    }
  }
  throw new FormulaError(
    'expected a formula of parameters, numbers, words in quotes, + - * / %, comparisons, && || !, a ? b : c, min, max, floor and ceil',
  );
}

function numeric(value: Scalar): number {
  if (typeof value !== 'number') throw new FormulaError(`expected a number in the formula, found ${JSON.stringify(value)}`);
  return value;
}
