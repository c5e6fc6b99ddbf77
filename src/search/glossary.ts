/** The glossary as the search uses it: which terms of which language stand in a text. Runs in Node and in a page. */

import { langs } from '../i18n/locales.ts';
import { stem, type Word, wordsOf } from './fold.ts';
import { isStopWord } from './stop-words.ts';

/** `en` beside the four: English keywords and card names. */
export type FormLang = string;

/** A term, or a card: its forms in each language, the one to print first. */
export interface Entry {
  /** A card: its name is English and has one spelling. */
  readonly card?: true;
  /** Everyday words that mean the same (content/<lang>/search.yaml): no term, and only as they are listed. */
  readonly plain?: true;
  /** Of a card that has a page of its own: `vtes.anathema`. */
  readonly page?: string;
  readonly forms: Readonly<Record<FormLang, readonly string[]>>;
}

export interface Found {
  readonly entry: Entry;
  readonly lang: FormLang;
  /** Words from first to last, the last excluded. */
  readonly from: number;
  readonly to: number;
}

interface Form {
  readonly entry: Entry;
  readonly lang: FormLang;
}

/** Longest form, in words. */
const SPAN = 6;

export interface Glossary {
  readonly entries: readonly Entry[];
  /** Terms that stand in the words, longest first from left to right, no word used twice. */
  find(words: readonly Word[], prefer: FormLang, only?: boolean): Found[][];
}

const keysOf = (form: string): string =>
  wordsOf(form)
    .map(({ key }) => key)
    .join(' ');

/** A card is called by its English name everywhere, so that its name travels once. */
const whole = (entry: Entry): Entry =>
  entry.card
    ? {
        ...entry,
        forms: Object.fromEntries(
          [...langs, 'en'].map((lang) => [lang, [...new Set([...(entry.forms['en'] ?? []), ...(entry.forms[lang] ?? [])])]]),
        ),
      }
    : entry;

export function glossaryOf(sent: readonly Entry[]): Glossary {
  const entries = sent.map(whole);
  const exact = new Map<string, Form[]>();
  const rough = new Map<string, Form[]>();
  const add = (map: Map<string, Form[]>, key: string, form: Form) => {
    const known = map.get(key);
    if (!known) map.set(key, [form]);
    else if (!known.some((each) => each.entry === form.entry && each.lang === form.lang)) known.push(form);
  };
  for (const entry of entries) {
    for (const [lang, forms] of Object.entries(entry.forms)) {
      for (const form of forms) {
        const keys = wordsOf(form).map(({ key }) => key);
        if (keys.length === 0) continue;
        add(exact, keys.join(' '), { entry, lang });
        // "Sirens Lure" is typed for Siren's Lure.
        if (entry.card) add(exact, keysOf(form.replace(/['’]/g, '')), { entry, lang });
        if (!entry.card && !entry.plain && !(keys.length === 1 && isStopWord(keys[0] ?? '')))
          add(rough, keys.map(stem).join(' '), { entry, lang });
      }
    }
  }
  /** Of all forms spelt so: those of the preferred language if there are any. */
  const choose = (forms: readonly Form[] | undefined, prefer: FormLang, only: boolean): readonly Form[] => {
    const own = forms?.filter(({ lang }) => lang === prefer) ?? [];
    return own.length > 0 || only ? own : (forms ?? []);
  };
  const at = (span: readonly Word[], isAlone: boolean, prefer: FormLang, only: boolean): readonly Form[] => {
    const keys = span.map(({ key }) => key);
    // Among other words "di" is an article; alone, or in capitals, DI is a card.
    if (keys.length === 1 && !isAlone && isStopWord(keys[0] ?? '') && !/^\p{Lu}{2,}$/u.test(span[0]?.text ?? '')) return [];
    const whole = choose(exact.get(keys.join(' ')), prefer, only);
    if (whole.length > 0 || keys.every(isStopWord)) return whole;
    return choose(rough.get(keys.map(stem).join(' ')), prefer, only);
  };
  return {
    entries,
    find(words, prefer, only = false) {
      const found: Found[][] = [];
      for (let from = 0; from < words.length; ) {
        let to = Math.min(words.length, from + SPAN);
        let forms: readonly Form[] = [];
        for (; to > from; to--) {
          forms = at(words.slice(from, to), words.length === 1, prefer, only);
          if (forms.length > 0) break;
        }
        if (forms.length > 0) {
          const [start, end] = [from, to];
          found.push(forms.map((form) => ({ ...form, from: start, to: end })));
        }
        from = Math.max(to, from + 1);
      }
      return found;
    },
  };
}
