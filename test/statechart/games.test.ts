/** The charts of the games themselves: named in every language, told to screen readers as they are, and as wide as there is room. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { gameWords } from '../../src/i18n/load.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import {
  boxOf,
  type ListItem,
  layout,
  layoutFrames,
  listOf,
  lookUp,
  modelOf,
  svgOf,
  type Words,
} from '../../src/statechart/index.ts';
import { statesOf } from '../../src/statechart/types.ts';

describe.each(Object.values(games))('the chart of $id', (game) => {
  const model = modelOf(game.chart);
  const states = statesOf(model.root);
  const words = (lang: Lang): Words => {
    const found = gameWords(lang, game.id);
    return { labels: found?.states ?? {}, edges: (found?.['edges'] ?? {}) as Record<string, string> };
  };

  test('shows every state of the machine once', () => {
    const shown = states.flatMap((state) => state.leaves);
    expect([...shown].sort()).toEqual([...new Set([...game.chart.rows.keys(), ...game.chart.finals])].sort());
    for (const leaf of shown) expect(states.find((state) => state.path === boxOf(model, leaf))?.kind).toBe('box');
  });

  test.each(langs)('every state that is shown has its name: %s', (lang) => {
    expect(states.filter((state) => lookUp(words(lang).labels, state) === undefined).map(({ path, key }) => path || key)).toEqual(
      [],
    );
  });

  test('every name of an edge names an edge, alike in all languages', () => {
    const named = langs.map((lang) => Object.keys(words(lang).edges ?? {}).sort());
    const known = new Set(model.edges.map(({ id }) => id));
    for (const ids of named) {
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
      expect(ids).toEqual(named[0]);
    }
  });

  test.each(langs)('fits a desktop, and frame by frame a phone: %s', async (lang) => {
    const drawing = await layout(model, words(lang));
    expect(drawing.width).toBeLessThanOrEqual(577);
    for (const flat of await layoutFrames(model, words(lang))) expect(flat.width, flat.frame).toBeLessThanOrEqual(288);
    // beside the table of a simulation its names keep their size: the column is 26rem wide
    expect((await layout(model, words(lang), { jumps: false })).width).toBeLessThanOrEqual(416);
    expect(svgOf(drawing).length).toBeLessThan(30_000);
  });

  test.each(langs)('every name along a lane lies inside its drawing: %s', async (lang) => {
    const drawings = [
      await layout(model, words(lang)),
      await layout(model, words(lang), { jumps: false }),
      ...(await layoutFrames(model, words(lang), { jumps: false })),
    ];
    const cut = drawings.flatMap(({ frame, height, edges }) =>
      edges.flatMap(({ label }) => {
        if (!label?.upright) return [];
        // a letter of the small type is about 6 px
        const half = Math.max(...label.lines.map((line) => line.length)) * 3;
        return label.y - half < 0 || label.y + half > height ? [`${frame}: ${label.lines.join(' ')}`] : [];
      }),
    );
    expect(cut).toEqual([]);
    expect(drawings.flatMap(({ edges }) => edges.filter(({ label }) => label?.upright)).length).toBeGreaterThan(3);
  });

  test('the list says exactly what the machine does', () => {
    const byPath = new Map(states.map((state) => [state.path, state]));
    const boxes = (path: string): string[] =>
      states.filter((state) => state.kind === 'box' && isIn(state.path, path)).map((state) => state.path);
    const lead = (path: string): string => {
      const initial = byPath.get(path)?.initial;
      return initial === undefined ? path : lead(initial);
    };
    const said = (item: ListItem): string[] => [
      ...item.moves.flatMap(({ verbs, to }) =>
        boxes(item.path).flatMap((from) =>
          verbs.map((verb) => `${from} ${verb} ${to === item.path && item.kind === 'frame' ? from : lead(to)}`),
        ),
      ),
      ...item.children.flatMap(said),
    ];
    const done = [...game.chart.rows].flatMap(([leaf, rows]) =>
      rows.map(({ verb, target }) => `${boxOf(model, leaf)} ${verb} ${boxOf(model, target)}`),
    );
    const finals = (line: string) => !game.chart.finals.has(line.split(' ')[0] ?? '');
    expect([...new Set(said(listOf(model, words('es'))))].filter(finals).sort()).toEqual(
      [...new Set(done)].filter(finals).sort(),
    );
  });
});

const isIn = (path: string, outer: string): boolean => outer === '' || path === outer || path.startsWith(`${outer}.`);
