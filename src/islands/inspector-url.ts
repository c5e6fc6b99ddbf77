/** The inspector's window: a page of the site in the reader's language. */
export const inspectorUrl = (lang: string): string => `/${lang}/inspect/`;
