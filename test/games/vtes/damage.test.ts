/** Damage, by rule: works, does not, the edge; then the bystanders. */
import { describe, expect, test } from 'vitest';
import { after, fight, lay, read, refused, rulesTold, toEnd, told, until } from '../../support/vtes.ts';

const bystander = { controller: 'PB', blood: 3, capacity: 5 };
const both = (line: ReturnType<typeof fight>, id: string) => `${read(line, `${id}.blood`)} ${read(line, `${id}.region`)}`;

describe('vtes.damage.handling-one-blood-each and vtes.damage.unmended-damage-is-torpor', () => {
  const cases: [strength: number, blood: number, end: string][] = [
    [0, 3, '3 ready'],
    [2, 3, '1 ready'],
    [3, 3, '0 ready'],
    [4, 3, '0 torpor'],
    [9, 0, '0 torpor'],
  ];
  test.each(cases)('strength %i against %i blood: %s', (strength, blood, end) => {
    const line = fight({ A: { strength }, B: { blood, capacity: 6 }, C: bystander });
    expect(both(line, 'B')).toBe(end);
    expect(both(line, 'C')).toBe('3 ready');
    expect(both(line, 'A')).toBe('3 ready');
  });
});

describe('vtes.damage.first-aggravated-point, further-aggravated-points, x-plus-2-burns', () => {
  for (let blood = 0; blood <= 6; blood++)
    for (let points = 0; points <= 8; points++)
      test(`${points} aggravated against ${blood} blood`, () => {
        const line = fight({ A: { strength: points, aggravated: true }, B: { blood, capacity: 6 } });
        const expected =
          points === 0 ? `${blood} ready` : points >= blood + 2 ? '0 burned' : `${Math.max(0, blood - (points - 1))} torpor`;
        expect(both(line, 'B')).toBe(expected);
      });
});

describe('vtes.damage.normal-before-aggravated', () => {
  test.each([
    ['ANI', 2, 1, 2, '1 torpor', 'x of one aggravated'],
    ['ANI', 2, 1, 3, '1 torpor', 'X points'],
    ['ANI', 2, 2, 2, '0 burned', 'X normal and two aggravated'],
    ['ani', 1, 1, 1, '0 torpor', 'X + 1'],
    ['ani', 1, 1, 0, '0 burned', 'unmended normal damage wounds, so the aggravated point burns'],
  ])('crows [%s] for %i and %i aggravated against %i blood: %s', (level, _crows, strength, blood, _end, _why) => {
    const line = fight({ A: { strength, aggravated: true, played: [`carrion-crows ${level}`] }, B: { blood, capacity: 6 } });
    const normal = level === 'ANI' ? 2 : 1;
    const total = normal + strength;
    const expected = normal > blood || total >= blood + 2 ? '0 burned' : `${blood - normal - (strength - 1)} torpor`;
    expect(both(line, 'B')).toBe(expected);
    expect(rulesTold(line)).toContain('damage.normal-before-aggravated');
  });
});

describe('vtes.damage.theft-of-vitae-timing', () => {
  const cases: [blood: number, capacity: number, victim: number, strength: number, end: string, bank: number][] = [
    [2, 2, 2, 1, '1 ready', 3],
    [2, 4, 2, 1, '3 ready', 1],
    [0, 5, 3, 2, '0 ready', 2],
    [0, 5, 1, 1, '0 ready', 1],
    [0, 5, 0, 1, '0 torpor', 0],
  ];
  test.each(cases)(
    'thief %i of %i robs a vampire with %i that hits for %i: %s',
    (blood, capacity, victim, strength, end, bank) => {
      const line = fight(
        { A: { blood, capacity, disciplines: ['THA'], hand: ['theft-of-vitae'] }, B: { blood: victim, capacity: 6, strength } },
        ['A strike theft-of-vitae THA'],
      );
      expect(both(line, 'A')).toBe(end);
      expect(read(line, 'bank')).toBe(bank);
      expect(both(line, 'B')).toBe(`${victim - Math.min(2, victim)} ready`);
    },
  );

  test('both steal at once: only the net change counts for capacity', () => {
    const thief = { disciplines: ['THA'], hand: ['theft-of-vitae'] };
    const line = fight({ A: { ...thief, blood: 2, capacity: 2 }, B: { ...thief, blood: 1, capacity: 4 } }, [
      'A strike theft-of-vitae THA',
      'B strike theft-of-vitae THA',
    ]);
    // A takes 1, B takes 2: A ends 1 down, B 1 up, and nothing drains off although A was full
    expect([read(line, 'A.blood'), read(line, 'B.blood'), read(line, 'bank')]).toEqual([1, 2, 0]);
  });
});

describe('vtes.damage.prevention-needs-damage', () => {
  test('a second card against the one point is refused', () => {
    const line = after(
      lay({ B: { blood: 3, disciplines: ['FOR'], hand: ['skin-of-rock', 'skin-of-rock'] } }),
      'B play skin-of-rock FOR',
    );
    expect(refused(line, 'B play skin-of-rock FOR')).toBe('damage.prevention-needs-damage');
    expect(told(line).some((event) => event.type === 'prevention.lost' && event['n'] === 1)).toBe(true);
    expect(read(toEnd(line), 'B.blood')).toBe(3);
  });
  test('theft leaves nothing to prevent', () => {
    const line = until(
      after(
        lay({
          A: { disciplines: ['THA'], hand: ['theft-of-vitae'] },
          B: { disciplines: ['FOR'], hand: ['skin-of-rock'], bears: ['flak-jacket'] },
        }),
        'A strike theft-of-vitae THA',
      ),
      'damage-b-prevention.opposing',
    );
    expect(refused(line, 'B play skin-of-rock FOR')).toBe('damage.stealing-is-not-damage');
    expect(refused(line, 'B use flak-jacket')).toBe('damage.stealing-is-not-damage');
  });
});

describe('vtes.damage.prevention-order and prevention-pass-is-final', () => {
  const table = {
    A: { strength: 2, blood: 4, disciplines: ['for'], hand: ['skin-of-rock', 'skin-of-rock'] },
    B: { strength: 2, blood: 4, disciplines: ['for'], hand: ['skin-of-rock'] },
  };
  test('A goes first in both editions', () => {
    for (const edition of ['today', '2004'])
      expect(refused(until(lay(table, { edition }), 'damage-b-prevention'), 'B play skin-of-rock for')).toBe(
        'damage.prevention-order',
      );
  });
  test.each([
    ['2004', 'damage.prevention-pass-is-final'],
    ['today', undefined],
  ])('after B has prevented, in %s the pass of A is met with %s', (edition, rule) => {
    const line = after(after(until(lay(table, { edition }), 'damage-b-prevention.acting'), 'A pass'), 'B play skin-of-rock for');
    expect(refused(line, 'A play skin-of-rock for')).toBe(rule);
  });
});

describe('vtes.damage.eldritch-glimmer-x-first', () => {
  const glimmer = { disciplines: ['THA'], hand: ['eldritch-glimmer'], blood: 4, capacity: 8 };
  test.each([0, 1, 3])('X = %i is paid before B steals', (x) => {
    const line = fight(
      { round: 2, range: 'close', A: glimmer, B: { blood: 9, capacity: 9, disciplines: ['THA'], hand: ['theft-of-vitae'] } },
      ['A strike eldritch-glimmer THA', 'B strike theft-of-vitae THA', `A x ${x}`],
      { opens: 'declare' },
    );
    expect(read(line, 'A.blood')).toBe(Math.max(0, 3 - x - 2));
    expect(read(line, 'B.blood')).toBe(9 - 4 - x);
  });
  test('more than there is, or at another time, is refused', () => {
    const line = after(
      lay({ round: 2, range: 'close', A: glimmer, B: {} }, { opens: 'declare' }),
      'A strike eldritch-glimmer THA',
    );
    expect(refused(line, 'A x 1')).toBe('damage.eldritch-glimmer-x-at-resolution');
    const resolving = until(line, 'damage-a-calculation.x');
    expect(refused(resolving, 'A x 4')).toBe('sequencing.requirements');
    expect(refused(resolving, 'A x 3')).toBeUndefined();
    expect(refused(resolving, 'B x 1')).toBe('damage.eldritch-glimmer-x-first');
  });
  test('not in the first round', () => {
    expect(refused(until(lay({ A: glimmer }), 'declare.acting'), 'A strike eldritch-glimmer THA')).toBe(
      'sequencing.requirements',
    );
  });
});

describe('vtes.damage.flesh-of-marble-in-handling', () => {
  test.each([
    ['pro', 4, false, '2 ready', 'one point of four'],
    ['PRO', 4, true, '3 torpor', 'superior lets one aggravated point through'],
    ['pro', 3, true, '1 torpor', 'basic does not prevent aggravated points'],
  ])('[%s] against %i, aggravated %s: %s (%s)', (level, strength, aggravated, end) => {
    const line = fight({ A: { strength, aggravated }, B: { blood: 3, played: [`flesh-of-marble ${level}`] } });
    expect(both(line, 'B')).toBe(end);
  });
  test('at superior its player chooses which point of two kinds gets through', () => {
    const table = { A: { aggravated: true, played: ['carrion-crows ani'] }, B: { blood: 3, played: ['flesh-of-marble PRO'] } };
    expect(both(fight(table, ['B choose on normal']), 'B')).toBe('2 ready');
    expect(both(fight(table, ['B choose on aggravated']), 'B')).toBe('3 torpor');
  });
});

describe('vtes.sequencing.requirements', () => {
  test.each([
    'A play hand',
    'A play',
    'A use',
    'A use hand',
    'A use flash',
    'A play skin-of-rock',
    'A play carrion-crows ANI',
    'A play nothing-known',
  ])('%s is no move: nothing of that kind is held', (written) => {
    const line = lay({ A: { disciplines: ['ani'], hand: ['carrion-crows'], grants: ['additional'] } });
    expect(refused(line, written)).toBeDefined();
  });
  test('what was granted is used for nothing else', () => {
    const line = until(lay({ A: { grants: ['press'] } }), 'maneuver.acting');
    expect(refused(line, 'A maneuver some-effect')).toBe('maneuvers.granted-by-combat-card-this-round');
    expect(refused(until(line, 'press.acting'), 'A press some-effect')).toBeUndefined();
  });
});
