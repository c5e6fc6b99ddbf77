import { describe, expect, test } from 'vitest';
import { cardNames, spelt } from '../../src/i18n/card-names.ts';
import { langs } from '../../src/i18n/locales.ts';
import { packOf, ready } from '../../src/i18n/pack.ts';
import { joined, plain, runsOf, voiceOf, type Words } from '../../src/i18n/say.ts';

const words = (events: Record<string, string>, lang = 'fr'): Words => ({
  lang,
  game: 'vtes',
  sim: ready({ hello: 'Bonjour {who}' }, 'sim'),
  events: ready(events, 'events'),
  refusals: ready({ 'damage.x': 'Pas *Majesty* ici.' }, 'refusals'),
  states: { declare: 'Annonce' },
  cards: { majesty: 'Majesty', 'skin-of-rock': 'Skin of Rock' },
});
const say = (message: string, params: Record<string, unknown>, lang?: string) =>
  voiceOf(words({ it: message }, lang)).event({ type: 'it', ...params });

describe('a fact becomes a sentence', () => {
  test('with the names of cards apart, in English', () => {
    expect(say('{who} joue {card}.', { who: 'A', card: 'skin-of-rock' })).toEqual([
      { text: 'A joue ' },
      { text: 'Skin of Rock', card: true },
      { text: '.' },
    ]);
    expect(say('{who} joue *{card}* et *Flash*.', { who: 'A', card: 'majesty' })).toEqual([
      { text: 'A joue ' },
      { text: 'Majesty', card: true },
      { text: ' et ' },
      { text: 'Flash', card: true },
      { text: '.' },
    ]);
  });

  test('chooses by the id and prints the name', () => {
    const message = '{card, select, unnamed {une carte} skin_of_rock {la {card}} other {{card}}}';
    expect(plain(say(message, { card: 'unnamed' }))).toBe('une carte');
    expect(plain(say(message, { card: 'skin-of-rock' }))).toBe('la Skin of Rock');
    expect(plain(say(message, { card: 'majesty' }))).toBe('Majesty');
    expect(plain(say('{level, select, none {} other { [{level}]}}', {}))).toBe('');
  });

  test.each([
    ['es', 0, 'puntos'],
    ['fr', 0, 'punto'],
    ['fr', 1, 'punto'],
    ['it', 1, 'punto'],
    ['pt', 0, 'punto'],
    ['es', 2, 'puntos'],
    ['es', 1_000_000, 'de puntos'],
    ['fr', 1_000_000, 'de puntos'],
    ['it', 1_000_000, 'de puntos'],
    ['pt', 1_000_000, 'de puntos'],
  ])('%s counts %i as %s', (lang, n, expected) => {
    expect(plain(say('{n, plural, one {punto} many {de puntos} other {puntos}}', { n }, lang))).toBe(expected);
  });

  test('a key that is missing shows itself', () => {
    expect(plain(voiceOf(words({})).event({ type: 'no.such' }))).toBe('⟨no.such⟩');
    expect(plain(voiceOf(words({})).event({ type: 'constructor' }))).toBe('⟨constructor⟩');
  });

  test('a message that is no ICU names its key', () => {
    expect(() => ready({ bad: '{n, plural, one {x}' }, 'content/fr/x.yaml')).toThrow('content/fr/x.yaml: bad');
  });

  test('states and refusals', () => {
    const voice = voiceOf(words({}));
    expect(voice.state('round.strikes.declare')).toBe('Annonce');
    expect(voice.refusal('damage.x')).toEqual(runsOf('Pas *Majesty* ici.'));
    expect(voice.sim('hello', { who: 'A' })).toBe('Bonjour A');
  });

  test('sentences are joined, text beside text as one run', () => {
    expect(joined([[{ text: 'Un.' }], [{ text: 'Deux ' }, { text: 'X', card: true }], '.'])).toEqual([
      { text: 'Un. Deux ' },
      { text: 'X', card: true },
      { text: ' .' },
    ]);
    expect(joined(['A', '', 'B'], '')).toEqual([{ text: 'AB' }]);
  });

  test('names of cards are spelt from their ids, or say so', () => {
    expect(spelt('theft-of-vitae')).toBe('Theft of Vitae');
    expect(cardNames('vtes')).toMatchObject({ 'theft-of-vitae': 'Theft of Vitae', '44-magnum': '.44 Magnum' });
  });
});

describe('the words of simulations', () => {
  const packs = langs.map((lang) => packOf(lang, 'vtes', cardNames('vtes')));
  test.each(['sim', 'events', 'refusals', 'states'] as const)('%s has the same keys in every language', (part) => {
    const [first, ...others] = packs.map((pack) => Object.keys(pack[part]).sort());
    for (const keys of others) expect(keys).toEqual(first);
  });
});
