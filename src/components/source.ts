/** How the support of a rule is told to readers. */
import type { Reference, RuleEntry } from '../content/rules.ts';
import { ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

/** Sections of Art de combat that a rule was read in; editors' remarks on who added what stay with the inventory. */
export function sections(lang: Lang, entry: RuleEntry): string {
  const t = ui(lang);
  const numbered = entry.source.match(/\b(?:[IVX]+)(?:-\d+)*(?:-[a-c])?\b/g) ?? [];
  if (numbered.length > 0) return [...new Set(numbered)].join(', ');
  const part = ['introduction', 'plan', 'thread'].find((name) => entry.source.startsWith(name));
  return part ? t(`source.${part}`) : '';
}

const dates = new Map<Lang, Intl.DateTimeFormat>();
export function longDate(lang: Lang, iso: string): string {
  const format = dates.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(lang, format);
  return format.format(new Date(`${iso}T00:00:00Z`));
}

/** A reference in parts: what it is in the reader's language, and the label that its English source prints. */
export function told(lang: Lang, reference: Reference): { words: string; label?: string } {
  const t = ui(lang);
  if (reference.kind === 'ruling') {
    const author = reference.author === 'Rules Team' ? t('source.rules-team') : reference.author;
    const words = [author, reference.date && longDate(lang, reference.date)].filter(Boolean).join(', ');
    return words ? { words, label: reference.label } : { words: t('source.ruling'), label: reference.label };
  }
  const words = t(`source.${reference.kind}`);
  return reference.label ? { words, label: reference.label } : { words };
}
