/** How words are compared, and how a query is widened by the glossary. */
import { describe, expect, test } from 'vitest';
import { fold, stem, straight, wordsOf } from '../../src/search/fold.ts';
import { type Entry, glossaryOf } from '../../src/search/glossary.ts';
import { piecesOf, typeset } from '../../src/search/highlight.ts';
import { entries } from '../../src/search/records.ts';
import { isStopWord } from '../../src/search/stop-words.ts';
import { widen } from '../../src/search/widen.ts';

const keys = (text: string) => wordsOf(text).map(({ key }) => key);

describe('folding', () => {
  test.each([
    ['Équipement', 'equipement'],
    ['MANŒUVRE', 'manoeuvre'],
    ['vitæ', 'vitae'],
    ['l’arme', "l'arme"],
    ['prevenção', 'prevencao'],
    ['daño', 'dano'],
  ])('%s is %s', (written, folded) => expect(fold(written)).toBe(folded));

  test('every apostrophe splits a word, and the index gets straight ones', () => {
    expect(keys("l’arme l'arme dell‘arma")).toEqual(['l', 'arme', 'l', 'arme', 'dell', 'arma']);
    expect(straight('l’arme')).toBe("l'arme");
  });

  test('an abbreviation stays one word, with its signs or without', () => {
    expect(keys('S:CE, SCE; V:TES X+2 damage.three-stages')).toEqual(['sce', 'sce', 'vtes', 'x2', 'damagethree', 'stages']);
  });

  test('a word knows where it stands', () => {
    const text = '« Le vol, déjà »';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Le', 'vol', 'déjà']);
  });

  test.each([
    ['voler', 'volé', 'volent'],
    ['queman', 'quema'],
    ['bruciano', 'brucia'],
    ['manobras', 'manobra'],
    ['agravados', 'agravada'],
    ['danni', 'danno'],
  ])('%s and its other forms share a stem', (...forms) => {
    expect(new Set(forms.map((form) => stem(fold(form)))).size).toBe(1);
  });

  test('short words and figures are left as they are', () => {
    expect([stem('dos'), stem('44'), stem('x2')]).toEqual(['dos', '44', 'x2']);
  });

  test('words that change a rule are no stop words', () => {
    expect(['no', 'sin', 'sans', 'senza', 'sem', 'antes', 'avant', 'dopo', 'piu'].filter(isStopWord)).toEqual([]);
    expect(['que', 'della', 'chi', 'quem', 'les'].filter((word) => !isStopWord(word))).toEqual([]);
  });
});

const sample: Entry[] = [
  {
    forms: {
      es: ['girar', 'tapear'],
      fr: ['incliner', 'taper', 'tap'],
      it: ['girare', 'tappare'],
      pt: ['travar', 'virar'],
      en: ['lock'],
    },
  },
  {
    forms: {
      es: ['robar sangre', 'robo de sangre'],
      fr: ['vol de sang', 'voler du sang'],
      it: ['rubare sangue'],
      pt: ['roubar sangue'],
      en: ['steal blood'],
    },
  },
  { forms: { es: ['presa'], fr: ['proie'], it: ['preda'], pt: ['presa'], en: ['prey'] } },
  { forms: { es: ['robar una carta', 'robar'], fr: ['piocher'], it: ['pescare'], pt: ['comprar'], en: ['draw'] } },
  { card: true, forms: { en: ["Siren's Lure"] } },
  { card: true, forms: { en: ['Direct Intervention'], it: ['DI'] } },
  { plain: true, forms: { es: ['empezar', 'empieza'], fr: ['commencer', 'début'], it: ['iniziare'], pt: ['começar'] } },
  { card: true, forms: { es: ['Coma'], fr: ['Coma'], it: ['Coma'], pt: ['Coma'], en: ['Coma'] } },
];
const glossary = glossaryOf(sample);
const asked = (query: string, lang: string) =>
  widen(query, lang, glossary).groups.map((group) => group.asked.map(({ term }) => term));

describe('widening', () => {
  test('a word of another language becomes the reader’s, and the page can say so', () => {
    expect(widen('robar sangre', 'fr', glossary).added).toEqual([{ term: 'vol de sang', typed: 'robar sangre', from: 'es' }]);
    // without the words that the index does not hold
    expect(asked('robar sangre', 'fr')).toEqual([['vol sang', 'voler sang']]);
  });

  test('the longest form wins', () => {
    expect(widen('robar', 'fr', glossary).added.map(({ term }) => term)).toEqual(['piocher']);
  });

  test('an old word of the same language becomes the printed one', () => {
    expect(widen('taper', 'fr', glossary).added).toEqual([{ term: 'incliner', typed: 'taper', from: 'fr' }]);
    expect(widen('tap', 'it', glossary).added).toEqual([{ term: 'girare', typed: 'tap', from: 'fr' }]);
  });

  test('the reader’s own word is not read as a foreign one', () => {
    expect(widen('presa', 'es', glossary).added).toEqual([]);
    expect(widen('presa', 'it', glossary).added).toEqual([{ term: 'preda', typed: 'presa', from: 'es' }]);
  });

  test('neither capitals, accents nor endings matter; the printed word itself adds nothing', () => {
    expect(widen('ROBARE', 'fr', glossary).groups).toHaveLength(1);
    expect(widen('Incliner', 'fr', glossary).added).toEqual([]);
    expect(widen('robando sangre', 'fr', glossary).groups.length).toBeGreaterThan(1);
  });

  test('words around a term stay in the query, in their order', () => {
    expect(widen('pode roubar sangue hoje', 'pt', glossary).groups.map(({ typed }) => typed)).toEqual([
      'pode',
      'roubar sangue',
      'hoje',
    ]);
  });

  test('a card is asked for by name, and not mistaken for a word that ends otherwise', () => {
    expect(widen('como', 'es', glossary).groups[0]?.entries).toEqual([]);
    expect(widen('coma', 'es', glossary).groups[0]?.asked).toEqual([{ term: 'coma', exact: false, worth: 1, card: 'Coma' }]);
  });

  test('a card is found without its apostrophe, and an article is no card', () => {
    expect(widen('sirens lure', 'es', glossary).groups.map(({ typed }) => typed)).toEqual(['sirens lure']);
    expect(widen('DI', 'it', glossary).groups[0]?.entries).toHaveLength(1);
    expect(widen('di', 'it', glossary).groups[0]?.entries).toHaveLength(1);
    expect(widen('la presa di DI', 'it', glossary).groups.map(({ entries }) => entries.length)).toEqual([0, 1, 0, 1]);
  });

  test('everyday words are asked for in the reader’s language, weigh like any word, and are not told', () => {
    const { groups, added } = widen('empieza el combate', 'fr', glossary);
    expect(added).toEqual([]);
    expect([...new Set(groups[0]?.asked.map(({ term }) => term))]).toEqual(['empieza', 'commencer', 'début']);
    expect(groups[0]?.entries).toEqual([]);
    expect(groups[0]?.alike).toHaveLength(1);
  });

  test('words with signs inside are asked for as the index holds them, short ones as they are spelt', () => {
    expect(widen('S:CE', 'es', glossary).groups[0]?.asked.every(({ term, exact }) => term === 'sce' && exact)).toBe(true);
  });

  test('nothing, signs alone and a very long text are borne', () => {
    expect(widen('', 'fr', glossary).groups).toEqual([]);
    expect(widen('?! … <b>', 'fr', glossary).groups.map(({ typed }) => typed)).toEqual(['b']);
    expect(widen('sang '.repeat(500), 'fr', glossary).groups.length).toBeLessThanOrEqual(16);
  });
});

describe('the real glossary', () => {
  const real = glossaryOf(entries());
  test.each([
    ['tap', 'es', 'girar'],
    ['dévier', 'fr', 'rediriger'],
    ['esquiver', 'it', 'schivata'],
    ['SCE', 'pt', 'fim de combate'],
    ['ToV', 'fr', 'Theft of Vitae'],
    ['Robo de Vitae', 'fr', 'Theft of Vitae'],
    ['torpor', 'fr', 'torpeur'],
  ])('%s in %s adds %s', (query, lang, term) => {
    expect(widen(query, lang, real).added.map((each) => each.term)).toContain(term);
  });
});

describe('the everyday words', () => {
  const plain = entries().filter((entry) => entry.plain);

  test('mean the same in all four languages', () => {
    expect(plain.length).toBeGreaterThan(0);
    for (const { forms } of plain) expect(Object.values(forms).filter((list) => list.length > 0)).toHaveLength(4);
  });

  test('are words that the index holds', () => {
    const empty = plain.flatMap(({ forms }) =>
      Object.values(forms).flatMap((list) => list.filter((form) => keys(form).every(isStopWord))),
    );
    expect(empty).toEqual([]);
  });
});

describe('what is marked', () => {
  const marked = (text: string, query: string, lang: string, reader = 'fr', cards: string[] = []) =>
    piecesOf(text, cards, lang, widen(query, reader, glossary).groups, glossary);
  const found = (...args: Parameters<typeof marked>) =>
    marked(...args)
      .filter((piece) => piece.found)
      .map(({ text }) => text);

  test('the term as it stands in the text, in whichever language it is read', () => {
    expect(found('Voler du sang n’est pas blesser.', 'robar sangre', 'fr')).toEqual(['Voler du sang']);
    expect(found('Robar sangre no es hacer daño.', 'robar sangre', 'es')).toEqual(['Robar sangre']);
    expect(found('Rubare sangue non è danneggiare.', 'robar sangre', 'it')).toEqual(['Rubare sangue']);
  });

  test('other forms of the words, not words that begin alike by chance', () => {
    expect(found('Le strike de A, les strikes de B', 'strike', 'fr')).toEqual(['strike', 'strikes']);
    expect(found('un pas, passer', 'pas', 'fr')).toEqual(['pas']);
  });

  test('everyday words that mean the same', () => {
    expect(found('Au début du combat', 'empieza', 'fr')).toEqual(['début']);
  });

  test('articles are not marked', () => expect(found('le vol et la torpeur', 'la torpeur', 'fr')).toEqual(['torpeur']));

  test('nothing of the text is lost, and card names stay whole', () => {
    const text = "Brother's Blood vole 2 points : « oui »";
    const pieces = marked(text, 'points', 'fr', 'fr', ["Brother's Blood"]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(typeset(text, 'fr'));
    expect(pieces.filter(({ card }) => card).map((piece) => piece.text)).toEqual(['Brother’s Blood']);
  });

  test('spaces come back as the authors typed them', () => {
    expect(typeset("l'arme : 2 points ; « oui » ?", 'fr')).toBe('l’arme\u202f: 2\u00a0points\u202f; «\u202foui\u202f»\u202f?');
    expect(typeset('2 puntos: «sí»', 'es')).toBe('2\u00a0puntos: «sí»');
  });
});
