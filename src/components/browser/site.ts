/** What every page does with a script; each page reads and works without it. */
import { keep, keys, recall, rulesRead } from './memory.ts';

const root = document.documentElement;

const all = <E extends Element>(selector: string) => document.querySelectorAll<E>(selector);

const isNight = () => (root.dataset.theme ? root.dataset.theme === 'night' : matchMedia('(prefers-color-scheme: dark)').matches);

for (const button of all<HTMLButtonElement>('[data-theme-switch]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const theme = isNight() ? 'day' : 'night';
    root.dataset.theme = theme;
    keep(keys.theme, theme);
  });
}

// Another language is this same place: the hash (a rule, a line of play) goes along. Choosing is what is remembered.
for (const link of all<HTMLAnchorElement>('a[data-lang]')) {
  link.addEventListener('click', () => {
    keep(keys.lang, link.dataset.lang ?? '');
    if (location.hash) link.hash = location.hash;
  });
}

const menus = all<HTMLDetailsElement>('details[data-menu]');
document.addEventListener('click', (event) => {
  for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
});
for (const menu of menus) {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

markSection();
noteReading();

/** Thickens the tick of the section that is being read. */
function markSection(): void {
  const links = [...all<HTMLAnchorElement>('.contents a')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  if (links.length === 0) return;
  const mark = () => {
    const line = innerHeight / 3;
    let current = 0;
    headings.forEach((heading, index) => {
      if (heading && heading.getBoundingClientRect().top <= line) current = index;
    });
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const watch = new IntersectionObserver(mark, { rootMargin: '-33% 0px -66% 0px' });
  for (const heading of headings) if (heading) watch.observe(heading);
  mark();
}

/** Only where the reader asked the site to remember: a rule that stood in view for two seconds has been read. */
function noteReading(): void {
  const rules = all<HTMLElement>('[data-rule]');
  if (rules.length === 0 || recall(keys.read) === null) return;
  keep(keys.last, location.pathname.replace(/^\/[a-z]+/, ''));
  const waiting = new Map<Element, number>();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting) continue;
      const note = () => {
        const id = (target as HTMLElement).dataset.rule;
        if (id && recall(keys.read) !== null) keep(keys.read, JSON.stringify([...rulesRead().add(id)]));
        watch.unobserve(target);
      };
      waiting.set(target, window.setTimeout(note, 2000));
    }
  });
  for (const rule of rules) watch.observe(rule);
}
