/** The arithmetic of a combat, worked out a second time by a plain formula, on all small inputs. */
import { describe, expect, test } from 'vitest';
import type { Json, Position } from '../../../src/engine/game.ts';
import { endOf, extend, type Line } from '../../../src/engine/line.ts';
import { readWords } from '../../../src/engine/move.ts';
import { isOver } from '../../../src/engine/play.ts';
import { eredan } from '../../../src/games/eredan/index.ts';
import type { Table } from '../../../src/games/eredan/table.ts';

const lay = (table: Readonly<Record<string, Json>>): Position<Table> =>
  eredan.start({ opens: 'turn.use-cards.active-first', edition: 'today', table });

/** Plays the moves and then idles until the combat is settled. */
function fight(table: Readonly<Record<string, Json>>, ...moves: readonly string[]): (path: string) => Json | undefined {
  let line: Line<Table> = { start: lay(table), plies: [] };
  const left = [...moves];
  while (!endOf(line).state.endsWith('resolve-combat.victory') && !isOver(eredan, endOf(line))) {
    const [who = '', ...words] = left[0]?.split(' ') ?? [];
    const wanted = left.length > 0 ? readWords(who, words.join(' ')) : undefined;
    const next = wanted && typeof wanted !== 'string' ? extend(eredan, line, wanted) : undefined;
    if (next && !('rule' in next)) {
      left.shift();
      line = next;
      continue;
    }
    const idle = eredan.idle(endOf(line));
    const gone = idle && extend(eredan, line, idle);
    if (!gone || 'rule' in gone) throw new Error(`stuck in ${endOf(line).state}`);
    line = gone;
  }
  expect(left).toEqual([]);
  const end = endOf(line);
  return (path) => eredan.read(end, path);
}

const over = (amount: number, reduction: number): number => (amount > reduction ? amount - reduction : 0);
const left = (life: number, harm: number): number => (harm > life ? 0 : life - harm);
const upTo = (n: number): number[] => [...Array(n + 1).keys()];

describe('a combat', () => {
  test('of two attacks: each is set against the other’s Defence, and both at once', () => {
    for (const attack of upTo(4))
      for (const defence of upTo(4))
        for (const back of [0, 3])
          for (const life of [1, 2, 5]) {
            const read = fight({ X: { attack, defence: 1, life }, Y: { attack: back, defence, spirit: 9, life: `${life}/9` } });
            const [dealt, taken] = [over(attack, defence), over(back, 1)];
            const why = `${attack} against ${defence}, ${back} against 1, Life ${life}`;
            expect([read('Y.life'), read('X.life')], why).toEqual([left(life, dealt), left(life, taken)]);
            expect([read('Ann.score'), read('Bob.score')], why).toEqual([dealt, taken]);
            expect([read('Y.defeated'), read('X.defeated')], why).toEqual([dealt >= life, taken >= life]);
          }
  });

  test.each([
    [['mage'], false],
    [['mage', 'fighter'], true],
    [['priest', 'mage'], true],
  ])('of a Spell and an attack, by %j', (classes, strikes) => {
    for (const spell of [1, 3, 6])
      for (const spirit of upTo(4))
        for (const attack of [0, 2, 4]) {
          const read = fight(
            {
              M: { class: classes, attack },
              Y: { attack: 1, defence: 1, spirit, life: 5 },
              Ann: { hand: [`some-spell-for-${spell}`] },
            },
            `Ann play some-spell-for-${spell}`,
          );
          const harm = over(spell, spirit) + (strikes ? over(attack, 1) : 0);
          expect(read('Y.life'), `${spell} against Spirit ${spirit}, Attack ${attack}`).toBe(left(5, harm));
          expect(read('Ann.score')).toBe(harm);
          // brought to 0 or not, Y strikes
          expect(read('M.life')).toBe(17);
        }
  });

  test('of two Spells and help between them: Spirit counts for each, as it then stands', () => {
    for (const [first, second] of [
      [5, 5],
      [2, 6],
      [6, 1],
    ] as const)
      for (const spirit of upTo(3))
        for (const help of [0, 3]) {
          const hands = {
            Ann: { hand: [`some-spell-for-${first}`, `some-spell-for-${second}`] },
            Bob: { hand: [`some-action-spirit-${help}`] },
          };
          const moves = [
            `Ann play some-spell-for-${first}`,
            `Bob play some-action-spirit-${help}`,
            `Ann play some-spell-for-${second}`,
          ];
          const read = fight({ M: { class: ['mage'], attack: 9 }, Y: { spirit, life: 20 }, ...hands }, ...moves);
          expect(read('Y.life')).toBe(20 - over(first, spirit) - over(second, spirit + help));
        }
  });

  test('and what is healed, which never goes above the printed Life', () => {
    for (const life of [1, 3, 6, 9])
      for (const heal of [1, 4, 9]) {
        const read = fight(
          { Y: { attack: 2 }, X: { life: `${life}/9` }, Ann: { hand: [`some-action-heal-${heal}`] } },
          `Ann play some-action-heal-${heal}`,
        );
        const regained = Math.min(heal, 9 - life);
        expect(read('X.life'), `${life} of 9, healed for ${heal}`).toBe(left(life + regained, 2));
        expect([read('Ann.healed'), read('Bob.dealt')]).toEqual([regained, 2]);
      }
  });
});
