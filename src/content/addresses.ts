/** Every address of the site, in one place. Slugs are the same in every language; an address once published stays. */
import { chapterOf as eredan } from '../games/eredan/chapter-of.ts';
import type { Lang } from '../i18n/locales.ts';

/** The chapter of a rule, in games whose ids do not begin with it; its anchor there is the whole id. */
export type ChapterOf = (rule: string) => string;
const homes: Readonly<Record<string, ChapterOf>> = { eredan };

const firstOf: ChapterOf = (rule) => rule.split('.')[0] ?? '';
export const chapterOf = (game: string, rule: string): string => (homes[game] ?? firstOf)(rule);

export const homeUrl = (lang: Lang): string => `/${lang}/`;
export const gameUrl = (lang: Lang, game: string): string => `/${lang}/${game}/`;
export const chapterUrl = (lang: Lang, game: string, chapter: string): string => `/${lang}/${game}/${chapter}/`;
/** Rule ids here are those inside a game: `damage.three-stages`. */
export const ruleUrl = (lang: Lang, game: string, rule: string): string => passageUrl(lang, game, rule, homes[game]);
/** The same for whoever knows the game: a simulation brings no other along. */
export const passageUrl = (lang: Lang, game: string, rule: string, home?: ChapterOf): string =>
  `${chapterUrl(lang, game, (home ?? firstOf)(rule))}#${home ? rule : rule.slice(rule.indexOf('.') + 1)}`;
export const permanentRuleUrl = (game: string, rule: string): string => `/r/${game}.${rule}/`;
export const scenariosUrl = (lang: Lang, game: string): string => `/${lang}/${game}/scenarios/`;
export const scenarioUrl = (lang: Lang, game: string, scenario: string): string => `${scenariosUrl(lang, game)}${scenario}/`;
export const permanentScenarioUrl = (game: string, scenario: string): string => `/s/${game}/${scenario}/`;
export const cardsUrl = (lang: Lang, game: string): string => `/${lang}/${game}/cards/`;
export const cardUrl = (lang: Lang, game: string, card: string): string => `${cardsUrl(lang, game)}${card}/`;
export const permanentCardUrl = (game: string, card: string): string => `/c/${game}/${card}/`;
export const rulingsUrl = (lang: Lang, game: string): string => `/${lang}/${game}/rulings/`;
export const rulingAnchor = (ruling: string): string => `ruling-${ruling}`;
/** A ruling stands whole on the page of each of its cards; one without a card of ours, on the page of all rulings. */
export const rulingUrl = (lang: Lang, game: string, ruling: string, card?: string): string =>
  `${card === undefined ? rulingsUrl(lang, game) : cardUrl(lang, game, card)}#${rulingAnchor(ruling)}`;
export const openUrl = (lang: Lang, game: string): string => `/${lang}/${game}/open/`;
/** Where decks are built; a deck stands in the hash. */
export const deckUrl = (lang: Lang, game: string): string => `/${lang}/${game}/deck/`;
export const permanentDeckUrl = (game: string): string => `/d/${game}/`;
