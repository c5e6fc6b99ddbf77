/** Which chapter tells of which state of the statechart: for the map of a game and the charts of its simulations. */
import { ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { chapterUrl } from './addresses.ts';
import { pageOf } from './game-page.ts';
import { chapters } from './passages.ts';

export interface StateLinks {
  /** Address by state. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** `ch. 7` by state, where the state is more than a section. */
  readonly tags: Readonly<Record<string, string>>;
}

export function stateLinks(lang: Lang, game: string): StateLinks {
  const t = ui(lang);
  const list = chapters(lang, game);
  const hrefs: Record<string, string> = {};
  const tags: Record<string, string> = {};
  for (const [state, place] of Object.entries(pageOf(game)?.chapters ?? {})) {
    const [slug = '', section] = place.split('#');
    const chapter = list.find((each) => each.slug === slug);
    if (!chapter) continue;
    hrefs[state] = `${chapterUrl(lang, game, slug)}${section ? `#${section}` : ''}`;
    if (!section) tags[state] = t('chapter.short-number', { n: chapter.order });
  }
  return { hrefs, tags };
}
