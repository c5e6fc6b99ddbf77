/** Punctuation and spaces, each language its own way; the figures of a game never part from what they count. */
import { describe, expect, test } from 'vitest';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { CARD, toldIn } from '../support/prose.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

interface Habit {
  readonly name: string;
  /** What must not be found. */
  readonly wrong: RegExp;
  readonly langs?: readonly Lang[];
}

/** Nouns that a figure of the game counts; `de` where the language puts one between. */
const NOUNS: Record<Lang, string> = {
  es: 'de (?:sangre|reserva|daño|vida|sigilo|fuerza|capacidad)|puntos?|cartas?|copias?|pasos?|asaltos?|siervos?|vampiros?|jugadas?|signos?|contadores?',
  fr: 'points?|cartes?|copies?|étapes?|rounds?|serviteurs?|vampires?|coups?|signes?|compteurs?|voix',
  it: 'punt[oi]|dann[oi]|pool|cart[ae]|copi[ae]|pass[oi]|round|seguac[ei]|vampir[oi]|moss[ae]|segn[oi]|segnalin[oi]|stealth',
  pt: 'de (?:sangue|reserva|dano|vida|furtividade|força|capacidade)|pontos?|cartas?|cópias?|passos?|rodadas?|servos?|vampiros?|jogadas?|sinais|marcadores?',
};

const habits: readonly Habit[] = [
  { name: 'a straight apostrophe', wrong: /'/ },
  { name: 'a straight quotation mark', wrong: /"/ },
  { name: 'three dots for an ellipsis', wrong: /\.\.\./ },
  { name: 'two spaces', wrong: /[ \u00a0\u202f]{2}/ },
  { name: 'no narrow no-break space before ; ! ? »', wrong: new RegExp(`[^${NARROW}!?…(][;!?»]`), langs: ['fr'] },
  { name: 'no narrow no-break space before a colon', wrong: new RegExp(`[^${NARROW}\\d]:|[^${NARROW}]:(?!\\d)`), langs: ['fr'] },
  { name: 'no narrow no-break space after «', wrong: new RegExp(`«[^${NARROW}]`), langs: ['fr'] },
  { name: 'a space before ; : ! ? »', wrong: /[\s\u00a0\u202f][;:!?»]/, langs: ['es', 'it', 'pt'] },
  { name: 'a space after «', wrong: /«[\s\u00a0\u202f]/, langs: ['es', 'it'] },
  { name: 'a narrow no-break space', wrong: new RegExp(NARROW), langs: ['es', 'it', 'pt'] },
  { name: 'quotation marks of another language', wrong: /[“”„]/, langs: ['fr', 'it'] },
  { name: 'quotation marks of another language', wrong: /[«»„]/, langs: ['pt'] },
  { name: 'an apostrophe for an accent', wrong: /(?<!\p{L})[EAIOU]’(?=[\s.,])/u, langs: ['it'] },
  { name: 'a capital without its accent', wrong: /(?<!\p{L})(?:E(?:quipement|tape|vit|diti)|A (?=la fin|vous))/u, langs: ['fr'] },
  { name: 'sólo with an accent', wrong: /(?<!\p{L})sólo(?!\p{L})/iu, langs: ['es'] },
  { name: 'European spelling', wrong: /(?<!\p{L})(?:facto|acção|acções|directo|óptimo|actual)(?!\p{L})/iu, langs: ['pt'] },
  { name: 'a form that breaks search and screen readers', wrong: /\p{L}@\p{L}|\p{L}·\p{L}|ə/u },
];

/** A mark is paired when it opens before it closes, and each one that opens closes. */
function unpaired(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === open) depth++;
    else if (sign === close && --depth < 0) return true;
  }
  return depth !== 0;
}

/** Braces of a message choose its forms; every form is read as it stands. */
const formsOf = (text: string): string =>
  text
    .replace(/\{\w+\}/g, CARD)
    .replace(/\{\w+, (?:plural|select), (?:=-?\d+|\w+) \{/g, '⟦')
    .replace(/\} (?:=-?\d+|\w+) \{/g, '⟧⟦')
    .replace(/[{}]/g, '⟧');

describe.each(langs)('%s', (lang) => {
  const told = toldIn(lang);

  test('there is something to read', () => expect(told.length).toBeGreaterThan(800));

  test.each(habits.filter((habit) => !habit.langs || habit.langs.includes(lang)))('nowhere $name', ({ wrong }) => {
    const found = told.flatMap(({ where, text }) => {
      const at = formsOf(text).search(wrong);
      return at < 0 ? [] : [`${where}: …${formsOf(text).slice(Math.max(0, at - 25), at + 25)}…`];
    });
    expect(found).toEqual([]);
  });
  test('quotation marks open and close', () => {
    const [open, close] = lang === 'pt' ? ['“', '”'] : ['«', '»'];
    expect(
      told.filter(({ text }) => unpaired(text, open as string, close as string)).map(({ where, text }) => `${where}: ${text}`),
    ).toEqual([]);
  });
  test('a figure does not part from what it counts', () => {
    const parted = new RegExp(`(?<![\\p{L}\\d])\\d+ (?:${NOUNS[lang]})(?!\\p{L})`, 'iu');
    expect(told.flatMap(({ where, text }) => (parted.test(text) ? [`${where}: ${parted.exec(text)?.[0]}`] : []))).toEqual([]);
    const kept = new RegExp(`\\d${NO_BREAK}(?:${NOUNS[lang].replaceAll(' ', `[ ${NO_BREAK}]`)})`, 'iu');
    expect(told.filter(({ text }) => kept.test(text)).length).toBeGreaterThan(50);
  });
  if (lang === 'es')
    test('¿ and ¡ open what ? and ! close', () => {
      const odd = told.filter(({ text }) => unpaired(text, '¿', '?') || unpaired(text, '¡', '!'));
      expect(odd.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
    });
});

test('the checks above see what is wrong', () => {
  const sees = (name: string, text: string): boolean =>
    habits.some((habit) => habit.name.startsWith(name) && habit.wrong.test(formsOf(text)));
  expect(sees('no narrow no-break space before ;', `Vraiment${NO_BREAK}?`)).toBe(true);
  expect(sees('no narrow no-break space before ;', `Vraiment${NARROW}?`)).toBe(false);
  expect(sees('no narrow no-break space before a colon', 'Ainsi : oui')).toBe(true);
  expect(sees('a straight apostrophe', "l'arma")).toBe(true);
  expect(sees('an apostrophe for an accent', 'E’ vero')).toBe(true);
  expect([unpaired('¿así?', '¿', '?'), unpaired('así?', '¿', '?'), unpaired('¿así', '¿', '?')]).toEqual([false, true, true]);
});
