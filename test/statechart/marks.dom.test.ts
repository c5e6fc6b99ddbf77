// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyMarks, layout, layoutFrames, marksOf, modelOf, svgOf } from '../../src/statechart/index.ts';
import { combatLike, frenchWords } from './combat-like.ts';

const model = modelOf(combatLike);
const states = [
  'pre-combat.acting',
  'round.before-range.acting',
  'round.maneuver.acting',
  'round.before-strikes.acting',
  'round.strikes.declare.acting',
  'round.strikes.resolution.resolve-1-combat-ends',
  'about-to-end.acting',
  'psyche.acting',
  'pre-combat.acting',
];

const holderOf = (html: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return holder;
};

const classesOf = (holder: Element): string[] =>
  [...holder.querySelectorAll('[data-state], [data-edge]')].map(
    (element) =>
      `${element.getAttribute('data-state') ?? element.getAttribute('data-edge')}: ${[...element.classList].sort().join(' ')}`,
  );

test('what the page toggles step by step is what the server would have drawn', async () => {
  const drawing = await layout(model, frenchWords);
  const page = holderOf(svgOf(drawing));
  for (let count = 1; count <= states.length; count++) {
    const marks = marksOf(model, states.slice(0, count));
    applyMarks(page, marks);
    expect(classesOf(page), states[count - 1]).toEqual(classesOf(holderOf(svgOf(drawing, { marks }))));
  }
  expect(page.querySelectorAll('.is-active')).toHaveLength(1);
});

test('a phone shows the innermost chart alone, and the list where the game stands', async () => {
  const flats = await layoutFrames(model, frenchWords);
  const charts = flats.map((flat) => `<div data-chart-frame="${flat.frame}">${svgOf(flat)}</div>`).join('');
  const list = '<ul><li data-list-state="round.maneuver">1</li><li data-list-state="psyche">2</li></ul>';
  const page = holderOf(charts + list);
  const shown = () =>
    [...page.querySelectorAll('[data-chart-frame]:not([hidden])')].map((one) => one.getAttribute('data-chart-frame'));
  const current = () => [...page.querySelectorAll('[aria-current="step"]')].map((one) => one.textContent);
  applyMarks(page, marksOf(model, states.slice(0, 3)));
  expect([shown(), current()]).toEqual([['round'], ['1']]);
  applyMarks(page, marksOf(model, states.slice(0, 8)));
  expect([shown(), current()]).toEqual([[''], ['2']]);
});
