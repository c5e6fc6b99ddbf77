/** The languages of the site, equals in a fixed order. A language is one line here and one folder in content/. */
export const locales = {
  es: { name: 'Español', short: 'ES' },
  fr: { name: 'Français', short: 'FR' },
  it: { name: 'Italiano', short: 'IT' },
  pt: { name: 'Português', short: 'PT' },
} as const;

export type Lang = keyof typeof locales;

export const langs = Object.keys(locales) as readonly Lang[] as readonly [Lang, ...Lang[]];

export const isLang = (value: string): value is Lang => Object.hasOwn(locales, value);
