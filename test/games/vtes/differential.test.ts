/**
 * The delicate arithmetic a second time, plainly, from the text of the rules and not from the engine: damage of both
 * kinds at once, prevention, theft beyond capacity, torpor, burning, Anathema. Compared on all small inputs.
 */
import { describe, expect, test } from 'vitest';
import { fight, read } from '../../support/vtes.ts';

interface End {
  blood: number;
  where: 'ready' | 'torpor' | 'burned';
}

/** Normal points first, 1 blood each, wounded by what cannot be paid; then aggravated: one wounds, each further costs 1 blood or burns. */
function suffer(blood: number, normal: number, aggravated: number): End {
  let left = blood;
  let wounded = false;
  for (let point = 0; point < normal; point++) {
    if (left > 0) left--;
    else wounded = true;
  }
  for (let point = 0; point < aggravated; point++) {
    if (!wounded) wounded = true;
    else if (left > 0) left--;
    else return { blood: 0, where: 'burned' };
  }
  return { blood: left, where: wounded ? 'torpor' : 'ready' };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const end = (line: ReturnType<typeof fight>, id: string) => ({
  blood: read(line, `${id}.blood`),
  where: read(line, `${id}.region`),
});

describe('a second calculation agrees', () => {
  test('on damage of two kinds, with and without prevention', () => {
    let compared = 0;
    for (const blood of range(0, 5))
      for (const strength of range(0, 4))
        for (const crows of [undefined, 'ani', 'ANI'])
          for (const aggravated of [false, true])
            for (const skin of [undefined, 'for', 'FOR']) {
              const environment = crows === 'ANI' ? 2 : crows === 'ani' ? 1 : 0;
              const points = { normal: environment + (aggravated ? 0 : strength), aggravated: aggravated ? strength : 0 };
              let prevention = skin === 'FOR' ? 2 : skin === 'for' ? 1 : 0;
              const all = points.normal + points.aggravated;
              const playing = all > 0 && prevention > 0;
              if (playing)
                while (prevention-- > 0) {
                  if (points.aggravated > 0) points.aggravated--;
                  else if (points.normal > 0) points.normal--;
                }
              const written = playing
                ? [`B play skin-of-rock ${skin}${aggravated && strength > 0 && environment > 0 ? ' on aggravated' : ''}`]
                : [];
              const line = fight(
                {
                  A: { strength, aggravated, ...(crows ? { played: [`carrion-crows ${crows}`] } : {}) },
                  B: { blood, capacity: 6, disciplines: skin ? [skin] : [], hand: skin ? ['skin-of-rock'] : [] },
                },
                written,
                { opens: 'declare' },
              );
              expect(end(line, 'B'), JSON.stringify({ blood, strength, crows, aggravated, skin })).toEqual(
                suffer(blood, points.normal, points.aggravated),
              );
              compared++;
            }
    expect(compared).toBe(6 * 5 * 3 * 2 * 3);
  }, 60_000);

  test('on theft: the blood moves first, only the net counts, the excess goes to the bank', () => {
    for (const blood of range(0, 4))
      for (const capacity of range(Math.max(1, blood), 5))
        for (const victim of range(0, 4))
          for (const back of [0, 1, 2]) {
            const theirs = back === 0 ? ['B strike hand'] : [`B strike theft-of-vitae ${back === 2 ? 'THA' : 'tha'}`];
            const line = fight(
              {
                A: { blood, capacity, disciplines: ['THA'], hand: ['theft-of-vitae'] },
                B: { blood: victim, capacity: 6, disciplines: ['THA'], hand: ['theft-of-vitae'] },
              },
              ['A strike theft-of-vitae THA', ...theirs],
              { opens: 'declare' },
            );
            const taken = Math.min(2, victim);
            const given = Math.min(back, blood);
            const full = Math.min(capacity, blood + taken - given);
            const thief = back === 0 ? suffer(full, 1, 0) : { blood: full, where: 'ready' };
            const why = JSON.stringify({ blood, capacity, victim, back });
            expect(end(line, 'A'), why).toEqual(thief);
            expect(end(line, 'B'), why).toEqual({ blood: Math.min(6, victim - taken + given), where: 'ready' });
          }
  });

  test('on Anathema: the last blood lost in combat, unless the damage itself burns', () => {
    for (const blood of range(0, 5))
      for (const strength of range(0, 7))
        for (const aggravated of [false, true]) {
          const line = fight(
            { A: { strength, aggravated }, B: { blood, capacity: 6, attached: ['anathema'] }, PA: { pool: 10 } },
            [],
            { opens: 'declare' },
          );
          const plain = suffer(blood, aggravated ? 0 : strength, aggravated ? strength : 0);
          const fires = plain.where !== 'burned' && blood > 0 && plain.blood === 0;
          const why = JSON.stringify({ blood, strength, aggravated });
          expect(end(line, 'B'), why).toEqual(fires ? { blood: 0, where: 'burned' } : plain);
          expect(read(line, 'PA.pool'), why).toBe(fires ? 16 : 10);
        }
  });
});
