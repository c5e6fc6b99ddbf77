/** Which chapter tells of which state of the statechart: for the map of a game and the charts of its simulations. */
import { ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { chapterUrl } from './addresses.ts';
import { chapters } from './passages.ts';

/** By path or key of the state: chapter, and a section of it where the state is only a part. */
const told: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vtes: {
    combat: 'combat-overview',
    'before-range': 'before-range',
    maneuver: 'maneuvers',
    'before-strikes': 'before-strikes',
    declare: 'strike-declaration',
    resolution: 'strike-resolution',
    'resolve-1-combat-ends': 'strike-resolution',
    'resolve-2-dodge': 'strike-resolution',
    'resolve-3-first-strike': 'strike-resolution',
    'resolve-4-normal': 'damage',
    'damage-a-calculation': 'damage#calculation',
    'damage-b-prevention': 'damage#prevention',
    'damage-c-handling': 'damage#handling',
    additional: 'additional-strikes',
    press: 'press',
    'end-of-round': 'end-of-round',
    'torpor-window': 'torpor',
    diablerie: 'diablerie',
    'blood-hunt': 'diablerie',
    'about-to-end': 'combat-ending',
    psyche: 'combat-ending',
    'post-combat': 'combat-ending',
  },
};

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
  for (const [state, place] of Object.entries(told[game] ?? {})) {
    const [slug = '', section] = place.split('#');
    const chapter = list.find((each) => each.slug === slug);
    if (!chapter) continue;
    hrefs[state] = `${chapterUrl(lang, game, slug)}${section ? `#${section}` : ''}`;
    if (!section) tags[state] = t('chapter.short-number', { n: chapter.order });
  }
  return { hrefs, tags };
}
