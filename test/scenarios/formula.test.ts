import { describe, expect, test } from 'vitest';
import { calculate, readFormula } from '../../src/scenarios/formula.ts';

const setting = { blood: 2, damage: 5, level: 'FOR', aggravated: true };
const value = (text: string) => calculate(text, setting);

describe('a formula', () => {
  const cases: [text: string, value: unknown][] = [
    ['blood', 2],
    ['blood + damage * 2 - 1', 11],
    ['(blood + damage) * 2', 14],
    ['-blood', -2],
    ['damage % blood', 1],
    ['damage / blood', 2.5],
    ['min(blood, damage, 1) + max(blood, damage)', 6],
    ['floor(damage / blood) + ceil(damage / blood)', 5],
    ["damage >= blood + 2 && aggravated ? 'burned' : damage > blood ? 'torpor' : 'ready'", 'burned'],
    ["level == 'FOR'", true],
    ["level != 'FOR' || !aggravated", false],
    ['blood < damage', true],
  ];
  test.each(cases)('%s', (text, expected) => expect(value(text)).toBe(expected));

  test('knows its parameters only', () => {
    expect(readFormula('blod', ['blood'])).toBe('expected a parameter (blood), found "blod"');
    for (const name of ['constructor', '__proto__', 'toString', 'globalThis', 'this'])
      expect(readFormula(name, ['blood']), name).toEqual(expect.stringMatching(/^expected a/));
  });

  test.each([
    'blood.constructor',
    'blood[0]',
    '[1, 2]',
    'alert(1)',
    'min.call(1)',
    'constructor(1)',
    'blood = 1',
    'blood; damage',
    '`x`',
    '1 +',
    '',
    'null',
    'blood & 1',
    `${'('.repeat(200)}1`,
    '1+'.repeat(400),
  ])('refuses %s with a sentence', (text) =>
    expect(readFormula(text, ['blood', 'damage'])).toEqual(expect.stringMatching(/^expected a/)),
  );

  test('a word where a number is asked for', () => {
    expect(() => value('level + 1')).toThrow('expected a number in the formula, found "FOR"');
  });
});
