declare namespace App {
  interface Locals {
    /** The chapter a page shows: Astro hands MDX components no context of their own. */
    reading?: {
      readonly lang: import('./i18n/locales.ts').Lang;
      readonly game: string;
      readonly chapter: import('./content/passages.ts').Chapter;
    };
  }
}
