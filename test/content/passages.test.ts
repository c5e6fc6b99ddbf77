/** Chapters as data: what the parser takes from a chapter, and that the four languages hold the same. */
import { describe, expect, test } from 'vitest';
import { readyGames, ruleEntry } from '../../src/content/games.ts';
import { chapters, parseChapter, textOf } from '../../src/content/passages.ts';
import { stateLinks } from '../../src/content/state-links.ts';
import { langs } from '../../src/i18n/locales.ts';

const chapterOf = (body: string) =>
  parseChapter('content/es/vtes/rules/damage.mdx', `---\ntitle: El daño\nlead: Qué duele.\norder: 7\nrevision: 1\n---\n${body}`);

describe('a chapter', () => {
  const chapter = chapterOf(`
Antes.

## Etapas {#stages}

<Rule id="three-stages" title="Tres etapas">
Primero *a*, luego <C>Skin of Rock</C>.

- uno
- dos
</Rule>

<SomeSay id="no-stages" />

<Scenario id="damage-three-stages" />

## Arbitraje {#judge}

<Rule id="order" title="Orden">
A va primero.
<Differs>
<Then>así</Then>
<Now>de otro modo</Now>
</Differs>
</Rule>

<Rule id="open" title="Abierta">
Nadie lo sabe.

<Differs kind="unverified">
No hay decisión.
</Differs>
</Rule>

<Rule id="beyond.damage.order" title="A la vez">
Los dos a la vez.

<Differs kind="choice">
Lo decide este sitio.
</Differs>
</Rule>
`);

  test('has its sections, passages and simulations in order', () => {
    expect(chapter.slug).toBe('damage');
    expect(chapter.sections).toEqual([
      { id: 'stages', title: 'Etapas' },
      { id: 'judge', title: 'Arbitraje' },
    ]);
    expect(chapter.passages.map(({ id, number, section }) => [id, number, section])).toEqual([
      ['damage.three-stages', '7.1', 'stages'],
      ['damage.order', '7.2', 'judge'],
      ['damage.open', '7.3', 'judge'],
      // an id with a dot is whole
      ['beyond.damage.order', '7.4', 'judge'],
    ]);
    expect(chapter.scenarios).toEqual([{ id: 'damage-three-stages', after: 'damage.three-stages' }]);
    expect(chapter.sayings).toEqual([{ id: 'no-stages', after: 'damage.three-stages' }]);
  });

  test('gives a passage as words alone', () => {
    expect(textOf(chapter.passages[0]?.prose ?? [])).toBe('Primero a, luego Skin of Rock. uno dos');
  });

  test('keeps what differs apart from what is', () => {
    const [, differs, open, choice] = chapter.passages;
    expect(textOf(differs?.prose ?? [])).toBe('A va primero.');
    expect(differs?.difference?.kind).toBe('differs');
    expect(textOf(differs?.difference?.then ?? [])).toBe('así');
    expect(textOf(differs?.difference?.now ?? [])).toBe('de otro modo');
    expect(open?.difference?.kind).toBe('unverified');
    expect(textOf(open?.difference?.body ?? [])).toBe('No hay decisión.');
    expect(choice?.difference?.kind).toBe('choice');
  });

  const refused: [body: string, line: number][] = [
    ['\n## Sin id\n', 8],
    ['\n<Rule id="a">\nsin título\n</Rule>\n', 8],
    ['\nun párrafo\n\n<Scenario />\n', 10],
    ['\n<SomeSay />\n', 8],
    ['\n<Differs>\nfuera\n</Differs>\n', 8],
  ];
  test.each(refused)('%j is refused at line %i', (body, line) => {
    expect(() => chapterOf(body)).toThrow(`content/es/vtes/rules/damage.mdx:${line}: `);
  });
});

describe.each(readyGames.map(({ id }) => id))('%s', (game) => {
  const shape = (lang: (typeof langs)[number]) =>
    chapters(lang, game).map(({ slug, order, revision, sections, passages, scenarios, sayings }) => ({
      slug,
      order,
      revision,
      sections: sections.map(({ id }) => id),
      passages: passages.map(({ id, section, difference }) => [id, section, difference?.kind]),
      scenarios,
      sayings,
    }));

  test('has the same chapters, sections, rules and simulations in every language', () => {
    const first = shape(langs[0]);
    expect(first.length).toBeGreaterThan(0);
    for (const lang of langs) expect(shape(lang), lang).toEqual(first);
  });

  test('knows every rule of its chapters, and frames exactly those that differ, are not verified, or are our own choice', () => {
    for (const lang of langs) {
      for (const { passages } of chapters(lang, game)) {
        for (const { id, difference } of passages) {
          const entry = ruleEntry(game, id);
          expect(entry, `${lang} ${id}`).toBeDefined();
          // what other pages say otherwise is told as a difference, a choice of ours or not
          const isChoice = entry?.convention && entry.today !== 'differs';
          expect(difference?.kind ?? 'same', `${lang} ${id}`).toBe(isChoice ? 'choice' : entry?.today);
        }
      }
    }
  });

  test('leads from its states to chapters and sections that exist', () => {
    for (const lang of langs) {
      const { hrefs } = stateLinks(lang, game);
      expect(Object.keys(hrefs).length).toBeGreaterThan(0);
      for (const href of Object.values(hrefs)) {
        const [path = '', section] = href.split('#');
        const chapter = chapters(lang, game).find(({ slug }) => path === `/${lang}/${game}/${slug}/`);
        expect(chapter, href).toBeDefined();
        if (section)
          expect(
            chapter?.sections.map(({ id }) => id),
            href,
          ).toContain(section);
      }
    }
  });
});
