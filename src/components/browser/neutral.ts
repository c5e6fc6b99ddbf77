/**
 * A permanent address goes on to the reader's language: the one chosen here before, else the first that the browser
 * asks for. The hash goes along; `?all` stays and shows the four. The first page of all only points at that language,
 * unless it was chosen here before.
 */
import { keys, recall } from './memory.ts';

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-go]')];
const wanted = [recall(keys.lang), ...navigator.languages].map((lang) => lang?.slice(0, 2).toLowerCase());
const lang = wanted.find((each) => links.some((link) => link.dataset.go === each));
const link = links.find((each) => each.dataset.go === lang);
const isChosen = recall(keys.lang) === lang;
if (link?.dataset.suggest !== undefined && !isChosen) link.classList.add('is-here');
else if (link && !new URLSearchParams(location.search).has('all')) {
  const target = new URL(link.href);
  if (location.hash) target.hash = location.hash;
  location.replace(target);
}
