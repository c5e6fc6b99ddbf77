/** The game's page: ticks of the rules that this browser has been asked to remember. */
import { forget, keep, keys, recall, rulesRead } from './memory.ts';

const box = document.querySelector<HTMLInputElement>('[data-remember]');
const list = document.querySelector<HTMLElement>('[data-progress]');

function show(): void {
  const wanted = recall(keys.read) !== null;
  const read = rulesRead();
  const last = recall(keys.last);
  let done = 0;
  for (const row of list?.querySelectorAll<HTMLElement>('[data-chapter]') ?? []) {
    const ticks = row.querySelectorAll<HTMLElement>('[data-tick]');
    let mine = 0;
    for (const tick of ticks) {
      const isRead = read.has(tick.dataset.tick ?? '');
      tick.classList.toggle('is-read', isRead);
      if (isRead) mine++;
    }
    done += mine;
    const all = wanted && ticks.length > 0 && mine === ticks.length;
    row.classList.toggle('is-here', wanted && row.dataset.chapter === last);
    toggle(row, '.chapter-all', wanted && mine > 0);
    toggle(row, '.chapter-read', !(wanted && mine > 0) || all);
    toggle(row, '.chapter-done', !all);
    toggle(row, '.chapter-here', row.dataset.chapter !== last || !wanted);
    const figure = row.querySelector('.chapter-read');
    if (figure) figure.textContent = `${mine} / ${ticks.length}`;
  }
  const sum = document.querySelector<HTMLElement>('[data-sum]');
  if (sum?.dataset.read && sum.dataset.all)
    sum.textContent = wanted ? sum.dataset.read.replace('#', String(done)) : sum.dataset.all;
  if (box) box.checked = wanted;
}

function toggle(row: Element, selector: string, hide: boolean): void {
  row.querySelector<HTMLElement>(selector)?.toggleAttribute('hidden', hide);
}

if (box) {
  box.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
  box.addEventListener('change', () => {
    if (box.checked) keep(keys.read, '[]');
    else {
      forget(keys.read);
      forget(keys.last);
    }
    show();
  });
}
show();
