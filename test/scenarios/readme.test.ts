/** The examples of content/scenarios/README.md are files that work, or parts that fit into one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eredan } from '../../src/games/eredan/index.ts';
import { rivals } from '../../src/games/rivals/index.ts';
import { vtes } from '../../src/games/vtes/index.ts';
import { checkScenario } from '../../src/scenarios/open.ts';
import { parseScenario } from '../../src/scenarios/parse.ts';
import { runScenario } from '../../src/scenarios/run.ts';
import { scenarioSchema } from '../../src/scenarios/schema.ts';

const readme = readFileSync(new URL('../../content/scenarios/README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/```yaml\n(.*?)```/gs)].map((found) => found[1] as string);
/** Something of each key, for parts to stand in. */
const around: Readonly<Record<string, string>> = {
  game: 'game: vtes',
  opens: 'opens: declare',
  proves: 'proves: [damage.three-stages]',
  table: 'table: { A: { capacity: 6 }, B: { capacity: 6 } }',
  vary: 'vary: { A.capacity: 4..6, B.blood: 0..6, damage: { path: A.strength, values: 0..8 } }',
  moves: `moves: [${Array.from({ length: 4 }, () => '{ A: pass }').join(', ')}]`,
};
const keysOf = (block: string): string[] => [...block.matchAll(/^([a-z]+):/gm)].map((found) => found[1] as string);
const whole = (block: string): string =>
  `${Object.entries(around)
    .filter(([key]) => !keysOf(block).includes(key))
    .map(([, text]) => text)
    .join('\n')}\n${block}`;

describe('the examples', () => {
  const files = blocks.filter((block) => block.includes('\ngame:'));
  test('there is a whole file, and it holds', () => {
    expect(files).toHaveLength(1);
    for (const edition of vtes.editions)
      expect(runScenario(vtes, parseScenario(files[0] as string, 'example.yaml'), { edition }).failures).toEqual([]);
  });

  const parts = blocks.filter((block) => !block.includes('\ngame:') && !block.startsWith('opens:'));
  const isRivals = (part: string): boolean => /^ {2}seats:/m.test(part);
  const isEredan = (part: string): boolean => /^ {2}player-one:/m.test(part);
  test.each(parts.filter((part) => !isRivals(part) && !isEredan(part)))('%s', (part) => {
    const scenario = parseScenario(whole(part), 'example.yaml');
    expect(() => checkScenario(vtes, scenario)).not.toThrow();
  });

  test.each(parts.filter(isRivals))('%s', (part) => {
    const file = `game: rivals\nopens: turn.action\nproves: [actions.two-per-turn]\nmoves: []\n${part}`;
    expect(() => checkScenario(rivals, parseScenario(file, 'example.yaml'))).not.toThrow();
  });

  test.each(parts.filter(isEredan))('%s', (part) => {
    const file = `game: eredan\nopens: use-cards\nproves: [play.optional]\nmoves: []\n${part}`;
    expect(() => checkScenario(eredan, parseScenario(file, 'example.yaml'))).not.toThrow();
  });

  test.each([...(blocks.find((block) => block.startsWith('opens:')) ?? '').matchAll(/^opens: (\S+)/gm)].map((found) => found[1]))(
    'opens: %s',
    (name) => {
      expect(() => checkScenario(vtes, parseScenario(whole(`opens: ${name}\n`), 'example.yaml'))).not.toThrow();
    },
  );

  test('each key has a line in the table of keys', () => {
    const keys = Object.keys(scenarioSchema.shape).filter((key) => key !== '$schema');
    expect(keys.filter((key) => !readme.includes(`| \`${key}\` |`))).toEqual([]);
  });
});
