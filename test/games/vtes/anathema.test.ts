/** Anathema, by rule. */
import { describe, expect, test } from 'vitest';
import { after, fight, lay, read, refused, rulesTold, toEnd, until } from '../../support/vtes.ts';

const cursed = (blood: number, capacity = 7) => ({ blood, capacity, attached: ['anathema'] });

describe('vtes.anathema.needs-a-loss and trigger-means', () => {
  test.each([
    ['a blow that empties', { strength: 2 }, 2, 17, 'burned'],
    ['a blow that leaves 1', { strength: 1 }, 2, 10, 'ready'],
    ['torpor with the last blood gone', { strength: 3 }, 2, 17, 'burned'],
    ['no blood to lose', { strength: 1 }, 0, 10, 'torpor'],
    ['burned by the damage itself', { strength: 4, aggravated: true }, 2, 10, 'burned'],
    ['torpor with blood left', { strength: 2, aggravated: true }, 2, 10, 'torpor'],
    ['emptied by aggravated points', { strength: 3, aggravated: true }, 2, 17, 'burned'],
  ])('%s', (_why, A, blood, pool, region) => {
    const line = fight({
      A,
      B: cursed(blood),
      PA: { pool: 10 },
      C: { controller: 'PB', blood: 0, capacity: 4, attached: ['anathema'] },
    });
    expect(read(line, 'PA.pool')).toBe(pool);
    expect(read(line, 'B.region')).toBe(region);
    expect(read(line, 'C.region')).toBe('ready');
  });
  test('a theft of the last blood is a loss', () => {
    const line = fight({ A: { disciplines: ['THA'], hand: ['theft-of-vitae'] }, B: cursed(2), PA: { pool: 10 } }, [
      'A strike theft-of-vitae THA',
    ]);
    expect([read(line, 'PA.pool'), read(line, 'B.region')]).toEqual([17, 'burned']);
  });
  test('so is a price paid in combat, and the combat ends there', () => {
    const line = after(
      lay({ A: { ...cursed(1), disciplines: ['pro'], hand: ['wolf-claws'] }, PB: { pool: 5 } }),
      'A play wolf-claws pro',
    );
    expect([read(line, 'PB.pool'), read(line, 'A.region')]).toEqual([12, 'burned']);
    expect(refused(line, 'B pass')).toBe('end-of-round.whenever-combat-ends');
    expect(rulesTold(toEnd(line))).toContain('end-of-round.whenever-combat-ends');
  });
});

describe('vtes.anathema.several', () => {
  test('pays once', () => {
    const line = fight({ B: { blood: 1, capacity: 6, attached: ['anathema', 'anathema'] }, PA: { pool: 10 } });
    expect(read(line, 'PA.pool')).toBe(16);
    expect(rulesTold(line)).toContain('anathema.several');
  });
});

describe('vtes.anathema.amaranth-does-not-trigger', () => {
  test('the diablerist drinks, nobody gains pool', () => {
    const line = fight({ A: { blood: 2, capacity: 8, hand: ['amaranth'], aggravated: true }, B: cursed(3), PA: { pool: 10 } }, [
      'A play amaranth',
    ]);
    expect([read(line, 'A.blood'), read(line, 'B.region'), read(line, 'PA.pool')]).toEqual([4, 'burned', 10]);
  });
});

describe('vtes.anathema.form-of-mist-payment-is-after-combat', () => {
  const table = {
    A: { ...cursed(1, 6), disciplines: ['PRO'], hand: ['form-of-mist'] },
    B: { disciplines: ['CEL', 'AUS'], hand: ['psyche', 'telepathic-tracking'] },
    C: { controller: 'PB', disciplines: ['aus'], hand: ['fast-reaction'] },
  };
  const left = () => after(lay(table), 'A strike form-of-mist PRO');
  test('the payment does not trigger it, and the action continues', () => {
    const line = toEnd(after(left(), 'A continue form-of-mist'));
    expect([read(line, 'A.blood'), read(line, 'A.region'), read(line, 'action.continues')]).toEqual([0, 'ready', true]);
  });
  test('Telepathic Tracking and Psyche! come before it', () => {
    const paid = after(left(), 'A continue form-of-mist');
    for (const late of ['B play psyche CEL', 'B play telepathic-tracking AUS'])
      expect(refused(paid, late)).toBe('anathema.tracking-and-psyche-before-the-payment');
    // the further round begins once the window has closed
    const tracked = until(after(left(), 'B play telepathic-tracking AUS'), 'before-range');
    expect(read(tracked, 'round')).toBe(2);
    expect(refused(until(tracked, 'post-combat'), 'A continue form-of-mist')).toBe(
      'anathema.form-of-mist-payment-is-after-combat',
    );
  });
  test.each([
    [true, 0],
    [false, 1],
  ])('Fast Reaction after the payment %s', (paid, blood) => {
    const line = after(
      paid ? after(left(), 'A continue form-of-mist') : until(left(), 'post-combat.acting'),
      'C play fast-reaction aus',
    );
    expect([read(line, 'A.blood'), read(line, 'opposing'), read(line, 'action.continues'), read(line, 'C.locked')]).toEqual([
      blood,
      'C',
      false,
      true,
    ]);
    const end = toEnd(line);
    expect(refused(until(line, 'post-combat'), 'A continue form-of-mist')).toBe('anathema.form-of-mist-payment-is-after-combat');
    expect(read(end, 'C.blood')).toBe(4); // A has no strike in round 1
  });
});
