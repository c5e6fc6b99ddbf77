/** Cards that are not replaced at once: their data says when, and however they are played it is so. */
import { expect, test } from 'vitest';
import { after, type Drawn, lay, read, toEnd, until } from '../../support/vtes.ts';

const table = (hand: readonly string[], disciplines: readonly string[] = []): Drawn => ({
  PA: { library: ['flash', 'skin-of-rock', 'blur'] },
  A: { disciplines, hand: [...hand] },
});

test('a strike that waits for the end of combat: Lucky Blow', () => {
  const struck = after(lay(table(['lucky-blow']), { opens: 'declare' }), 'A strike lucky-blow');
  expect(read(struck, 'PA.hand')).toEqual([]);
  expect(read(until(struck, 'press'), 'PA.hand')).toEqual([]);
  expect(read(toEnd(struck), 'PA.hand')).toEqual(['flash']);
});

test('a card played in any step that waits for it as well: Apparition', () => {
  const played = after(lay(table(['apparition'], ['chi'])), 'A play apparition chi');
  expect(read(played, 'PA.hand')).toEqual([]);
  expect(read(toEnd(played), 'PA.hand')).toEqual(['flash']);
});

test('two of them are both replaced once combat is over', () => {
  const line = after(after(lay(table(['apparition', 'lucky-blow'], ['chi'])), 'A play apparition chi'), 'A strike lucky-blow');
  expect(read(line, 'PA.hand')).toEqual([]);
  expect(read(toEnd(line), 'PA.hand')).toEqual(['flash', 'skin-of-rock']);
});

test('a reaction that waits for its player’s next unlock phase: Wake with Evening’s Freshness', () => {
  const awake = after(
    lay(
      {
        PB: { library: ['flash'] },
        B: { locked: true, hand: ['wake-with-evenings-freshness'] },
      },
      { opens: 'action' },
    ),
    'B play wake-with-evenings-freshness',
  );
  expect(read(awake, 'PB.hand')).toEqual([]);
  expect(read(toEnd(awake), 'PB.hand')).toEqual([]);
});

test('an action card that waits for the end of its action: Bum’s Rush', () => {
  const rushed = after(lay(table(['bums-rush']), { opens: 'action' }), 'A act bums-rush on B');
  expect(read(until(rushed, 'press'), 'PA.hand')).toEqual([]);
  expect(read(toEnd(rushed), 'PA.hand')).toEqual(['flash']);
});

test('any other card is replaced as it is played', () => {
  const struck = after(lay(table(['undead-strength'], ['pot']), { opens: 'declare' }), 'A strike undead-strength pot');
  expect(read(struck, 'PA.hand')).toEqual(['flash']);
});
