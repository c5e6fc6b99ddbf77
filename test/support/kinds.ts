/** One page of each kind that the site has. */
import type { Lang } from '../../src/i18n/locales.ts';

/** In a language: one of each template, in the order of how far a reader has come. */
export const pathsOf = (lang: Lang): string[] => [
  ...[
    '',
    'about/',
    'glossary/',
    'search/',
    'inspect/',
    'vtes/',
    'vtes/maneuvers/',
    'vtes/anathema/',
    'vtes/scenarios/',
    'vtes/scenarios/theft-of-vitae/',
    'vtes/cards/',
    'vtes/cards/anathema/',
    'vtes/rulings/',
    'vtes/open/',
    'rivals/',
    'rivals/antagonist/',
    'rivals/scenarios/antagonist-intel-must-reach/',
    'rivals/cards/special-affairs-division/',
    'eredan/',
    'eredan/playing-cards/',
    'eredan/scenarios/resolution-n-order-3/',
    'eredan/cards/guild-mace/',
    'eredan/deck/',
  ].map((page) => `/${lang}/${page}`),
  `/${lang}/vtes/no-such-chapter/`,
];

/** In none: they show all four. */
export const neutralPaths: readonly string[] = ['/', '/r/vtes.damage.prevention-order/', '/s/vtes/theft-of-vitae/'];
