/** How the support of a rule is told to readers. */
import { pageOf } from '../content/game-page.ts';
import type { Reference, RuleEntry } from '../content/rules.ts';
import { gameWords, ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';

/** The sections of the game's source that a rule was read in: as printed, or in words, those of the chart's states among them. */
export function sections(lang: Lang, game: string, entry: RuleEntry): string {
  const t = ui(lang, game);
  const states = gameWords(lang, game)?.states ?? {};
  const said = (section: string): string => {
    if (section.startsWith('states.')) return states[section.slice('states.'.length)] ?? section;
    return section.startsWith('source.') ? t(section) : section;
  };
  return (pageOf(game)?.sectionsOf(entry.source) ?? []).map(said).join(', ');
}

/** References beside these sections. */
export const others = (game: string, entry: RuleEntry): readonly Reference[] =>
  entry.refs.filter(({ label }) => pageOf(game)?.isToldBySource(label) !== true);

const dates = new Map<Lang, Intl.DateTimeFormat>();
export function longDate(lang: Lang, iso: string): string {
  const format = dates.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(lang, format);
  return format.format(new Date(`${iso}T00:00:00Z`));
}

/** A reference in parts: what it is in the reader's language, and the label that its English source prints. */
export function told(lang: Lang, reference: Reference, game?: string): { words: string; label?: string } {
  const t = ui(lang, game);
  if (reference.kind === 'ruling') {
    const author = reference.author === 'Rules Team' ? t('source.rules-team') : reference.author;
    const words = [author, reference.date && longDate(lang, reference.date)].filter(Boolean).join(', ');
    return words ? { words, label: reference.label } : { words: t('source.ruling'), label: reference.label };
  }
  const words = t(`source.${reference.kind}`);
  return reference.label ? { words, label: reference.label } : { words };
}
