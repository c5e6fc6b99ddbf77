import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../../src/cli/scenario.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GOOD = `game: vtes
opens: declare
proves: [damage.three-stages]
table:
  A: { strength: 2 }
  B: { blood: 3, capacity: 5 }
moves:
  - A: strike hand
ends: { B.blood: 1 }
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const run = (...args: string[]) => {
  const lines: string[] = [];
  const complaints: string[] = [];
  const status = command(
    args,
    (line) => lines.push(line),
    (line) => complaints.push(line),
  );
  return { status, lines, complaints };
};
const answer = (line: string | undefined) => JSON.parse(line ?? '{}');

describe('the command', () => {
  test('one JSON line a file, wherever it lies; 0 when all hold', () => {
    const { status, lines, complaints } = run(file('good.yaml', GOOD), file('also-good.yaml', GOOD));
    expect({ status, complaints, count: lines.length }).toEqual({ status: 0, complaints: [], count: 2 });
    expect(answer(lines[0])).toEqual({ id: 'good', ok: true, failures: [], outcome: expect.objectContaining({ 'B.blood': 1 }) });
    expect(Object.keys(answer(lines[0]))).toEqual(['id', 'ok', 'failures', 'outcome']);
  });

  test('1 when an expectation fails, and the outcome that was found', () => {
    const bad = file('bad.yaml', GOOD.replace('B.blood: 1', 'B.blood: 3'));
    const { status, lines } = run(bad, file('good.yaml', GOOD));
    expect(status).toBe(1);
    expect(answer(lines[0])).toMatchObject({
      id: 'bad',
      ok: false,
      failures: [`${bad}:9: today: expected B.blood 3 at the end, found 1`],
    });
    expect(answer(lines[0]).outcome['B.blood']).toBe(1);
    expect(answer(lines[1]).ok).toBe(true);
  });

  test('all values of the parameters are played, the outcome is that of the file’s own', () => {
    const varied = `${GOOD.replace('B.blood: 1 }', 'B.blood: "= max(0, blood - 2)" }')}vary: { B.blood: 0..5 }\n`;
    expect(answer(run(file('varied.yaml', varied)).lines[0])).toMatchObject({ ok: true, outcome: { 'B.blood': 1 } });
    const { status, lines } = run(file('varied.yaml', varied.replace('max(0, blood - 2)', 'blood - 2')));
    expect(status).toBe(1);
    expect(answer(lines[0]).failures).toHaveLength(2);
  });

  test('2 when a file is invalid, with file, line and what was expected; the others are played all the same', () => {
    const cases: [text: string, sentence: RegExp][] = [
      [GOOD.replace('moves:', 'mvoes:'), /:7: expected one of the keys .* found "mvoes"$/],
      [GOOD.replace('vtes', 'chess'), /:1: expected a game \(vtes.*\), found "chess"$/],
      [GOOD.replace('strength', 'strenght'), /:5: expected one of .*strength/],
      [GOOD.replace('declare', 'decalre'), /:2: expected a state of the chart of vtes, found "decalre"$/],
      ['game: [', /:1: expected YAML, found an error: /],
    ];
    for (const [text, sentence] of cases) {
      const { status, lines } = run(file('invalid.yaml', text), file('good.yaml', GOOD));
      expect(status, text).toBe(2);
      expect(answer(lines[0]), text).toMatchObject({ id: 'invalid', ok: false, outcome: {} });
      expect(answer(lines[0]).failures, text).toContainEqual(expect.stringMatching(sentence));
      expect(answer(lines[1]).ok).toBe(true);
    }
    expect(answer(run(join(folder, 'nowhere.yaml')).lines[0]).failures).toEqual([
      `${join(folder, 'nowhere.yaml')}:1: expected a scenario file, found none`,
    ]);
  });

  test('an edition on request', () => {
    const parting = `${GOOD.replace('B.blood: 1 }', 'today: { B.blood: 1 }, 2004: { B.blood: 2 } }')}`;
    expect(run(file('parting.yaml', parting)).status).toBe(0);
    expect(answer(run('--edition', '2004', file('parting.yaml', parting)).lines[0]).failures).toEqual([
      `${join(folder, 'parting.yaml')}:9: 2004: expected B.blood 2 at the end, found 1`,
    ]);
    const { status, lines } = run('--edition', '1994', file('good.yaml', GOOD));
    expect(status).toBe(2);
    expect(answer(lines[0]).failures[0]).toContain(
      'expected one of the editions that the file is written for (today, 2004), found "1994"',
    );
  });

  test('what is asked for wrongly gets one sentence and 2', () => {
    for (const args of [[], ['--nonsense', 'x.yaml'], ['--lang', 'de', 'x.yaml'], ['--edition']]) {
      const { status, lines, complaints } = run(...args);
      expect({ args, status, lines }).toEqual({ args, status: 2, lines: [] });
      expect(complaints, args.join(' ')).toHaveLength(1);
      expect(complaints[0]).not.toContain('\n');
    }
  });

  test('--trace tells the line with full rule ids, before the JSON line', () => {
    const good = file(
      'good.yaml',
      `${GOOD}refused:\n  - { after: 0, at: declare.acting, B: strike hand, rule: strike-declaration.order }\n`,
    );
    for (const args of [[], ['--lang', 'es'], ['--lang', 'fr'], ['--lang', 'it'], ['--lang', 'pt']]) {
      const { status, lines } = run('--trace', ...args, good);
      expect(status).toBe(0);
      expect(answer(lines.at(-1)).ok).toBe(true);
      const text = lines.slice(0, -1).join('\n');
      expect(text).toMatch(/^good · today\n/);
      expect(text).toContain('A: strike hand');
      expect(text).toMatch(/✗ {2}B: strike hand\n.*\[vtes\.strike-declaration\.order\]/);
      expect(text).toContain('[vtes.damage.handling-one-blood-each]');
    }
  });

  test('--explore counts positions and lines and has every outcome with a line that leads there', () => {
    const held = GOOD.replace('blood: 3', 'disciplines: [for], hand: [skin-of-rock], blood: 3');
    const { lines } = run('--explore', file('held.yaml', held));
    const { explored } = answer(lines.at(-1));
    expect(explored.lines).toBe(2);
    expect(
      explored.endings.map((ending: { shortest: string[]; outcome: Record<string, number> }) => [
        ending.outcome['B.blood'],
        ending.shortest,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [1, []],
        [2, ['B: play skin-of-rock for']],
      ]),
    );
    expect(lines[0]).toMatch(/^\d+ positions, \d+ moves, 2 lines, 2 outcomes$/);
  });

  test('--schema prints the JSON Schema of the format', () => {
    expect(answer(run('--schema').lines.join('\n'))).toMatchObject({ title: 'Scenario of Regula', type: 'object' });
  });

  test('is an npm script, for files anywhere on the disk', { timeout: 30_000 }, () => {
    const bad = file('bad.yaml', GOOD.replace('B.blood: 1', 'B.blood: 3'));
    const ran = spawnSync('npm', ['run', '--silent', 'scenario', '--', file('good.yaml', GOOD), bad], {
      encoding: 'utf8',
      cwd: root,
    });
    expect(
      ran.stdout
        .trim()
        .split('\n')
        .map((line) => answer(line).ok),
    ).toEqual([true, false]);
    expect(ran.status).toBe(1);
  });
});
